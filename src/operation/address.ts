import { findSavedAddresses, listSavedAddressRows } from '../../db/query/account/saved-address.ts';
import { cutPage } from '../../db/query/page.ts';
import type { Schemas } from '../../generated/operations.ts';
import { validateAddressBody } from '../../generated/request-validators.js';
import { pricingContext } from '../account/pricing-inputs.ts';
import type { Refuse } from '../contract/errors.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import { pageReply, readCursor } from '../http/query.ts';
import { checkParty } from '../party/check-party.ts';
import { reviewParty } from '../party/review.ts';
import {
  createSavedAddress,
  deleteSavedAddress,
  readNewAddress,
  savedAddressView,
  updateSavedAddress,
} from '../party/saved-address.ts';
import type { Handler } from '../run-operation.ts';

export const listAddresses: Handler<'listAddresses'> = async ({ db }, { scope, query, refuse }) => {
  const { cursor, limit, role } = query;
  const list = { name: 'addresses', filters: { role }, id: /^adr_[0-9a-f]{32}$/ };
  const after = readCursor(cursor, list, refuse);
  const rows = await listSavedAddressRows(db.kysely, scope, { role, after, limit: limit + 1 });
  return pageReply(list, cutPage(rows, limit), savedAddressView, (row) => [row.created_at, row.id]);
};

export const createAddress: Handler<'createAddress'> = async (context, call) => {
  const address = readNewAddress(call.body, await pricingContext(context, call), call.refuse);
  return createSavedAddress(context, call, address);
};

export const getAddress: Handler<'getAddress'> = async ({ db }, { scope, path, refuse }) => {
  const [found] = await findSavedAddresses(db.kysely, scope, [path.id]);
  return { status: 200, data: savedAddressView(found ?? refuse('NOT_FOUND')) };
};

export const updateAddress: Handler<'updateAddress'> = async (context, call) => {
  const pricing = await pricingContext(context, call);
  const row = await updateSavedAddress(context.db.kysely, call, call.path.id, call.body, pricing);
  return { status: 200, data: savedAddressView(row) };
};

export const deleteAddress: Handler<'deleteAddress'> = async ({ db }, call) => {
  const row = await deleteSavedAddress(db.kysely, call, call.path.id);
  return { status: 200, data: savedAddressView(row) };
};

export const validateAddress: Handler<'validateAddress'> = async (context, call) => {
  const pricing = await pricingContext(context, call);
  const { role, party } = readParty(call.body, call.refuse);
  const { read, ...found } = checkParty(role, party, pricing);
  return { status: 200, data: await reviewParty(read, found) };
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
