import type { Schemas } from '../../generated/operations.ts';
import { partyWarnings } from '../party/review.ts';
import type { PricedOrder } from '../pricing/facts.ts';
import type { RuleViolation, RuleWarning } from '../pricing/option.ts';
import { warningView } from '../pricing/requirement-view.ts';
import { readRecipientFields } from '../pricing/tax-area.ts';
import { textWarnings } from './text-warning.ts';

type Warning = Schemas['Warning'];

/** The kind of delivery (`last_mile` of the catalog) that needs a street address. */
const courierDelivery = 'courier';

/**
 * Lists what a dry run and a booking say of an order: of rules, of texts, and of recipient and sender. A field with a violation
 * has none, and each field has one of texts or addresses.
 */
export async function orderWarnings(
  body: unknown,
  { service, destination }: Pick<PricedOrder, 'service' | 'destination'>,
  ofRules: readonly RuleWarning[],
  violations: readonly RuleViolation[] = [],
): Promise<Warning[]> {
  const warnings = ofRules.map(warningView);
  const taken = new Set([...violations, ...warnings].map(({ path }) => path.join('.')));
  const isFree = (path: Warning['path']) =>
    !path.some((_, depth) => taken.has(path.slice(0, depth + 1).join('.')));
  for (const warning of textWarnings(body)) {
    if (!isFree(warning.path)) continue;
    warnings.push(warning);
    taken.add(warning.path.join('.'));
  }
  for (const role of ['recipient', 'sender'] as const) {
    const party = (body as Readonly<Record<string, unknown>> | null | undefined)?.[role];
    const hasCountry = !violations.some(({ path }) => `${role}.country_code`.startsWith(path.join('.')));
    if (typeof party !== 'object' || party === null || !hasCountry) continue;
    const fields = Object.fromEntries(Object.entries(party).filter(([name]) => isFree([role, name])));
    const isByCourier = role === 'recipient' && service?.last_mile === courierDelivery;
    const read = role === 'recipient' ? readRecipientFields(fields, destination) : fields;
    for (const { path, code, message, suggestion } of await partyWarnings(read, { isByCourier })) {
      const warning = { path: [role, ...path], code, message, suggestion };
      if (isFree(warning.path)) warnings.push(warning);
    }
  }
  return warnings;
}
