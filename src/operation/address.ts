import type { Schemas } from '../../generated/operations.ts';
import { validateAddressBody } from '../../generated/request-validators.js';
import { pricingContext } from '../account/pricing-inputs.ts';
import { reviewParty } from '../address/review.ts';
import { checkParty } from '../booking/check-party.ts';
import type { Refuse } from '../contract/errors.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import type { Handler } from '../http/operation.ts';

export const validateAddress: Handler<'validateAddress'> = async (context, call) => {
  const pricing = await pricingContext(context, call);
  const { role, party } = readParty(call.body, call.refuse);
  return { status: 200, data: await reviewParty(party, checkParty(role, party, pricing)) };
};

/** Takes the role out of the body. The party itself is checked as part of an order. */
function readParty(
  body: unknown,
  refuse: Refuse<'INVALID_FIELD'>,
): { readonly role: Schemas['PartyRole']; readonly party: unknown } {
  const violations = schemaViolations(validateAddressBody, body).filter(({ path }) => path[0] === 'role');
  if (violations.length > 0) return refuse('INVALID_FIELD', { violations });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { role: 'recipient', party: body };
  const { role = 'recipient', ...party } = body as { role?: Schemas['PartyRole'] };
  return { role, party };
}
