import type { CountryRequirement } from '../../catalog/catalog.ts';
import type { OrderFacts } from '../order/facts.ts';
import { flagPath } from '../order/selection.ts';
import type { Violation } from './violation.ts';

/** Rules 12 to 15: what the destination demands. The demands are rows of the catalogue (country_requirement). */
export function countryRequirements(facts: OrderFacts): Violation[] {
  const { context, country, order, selection } = facts;
  return (country?.requirements ?? []).flatMap((requirement) => {
    const { unless_flag: flag } = requirement;
    const lifted =
      (flag === 'voec_prepay' || flag === 'vat_prepay') &&
      flagPath(context.catalog, selection, flag) !== null;
    return lifted ? [] : unmetRequirement(requirement, order);
  });
}

/** The fields that fail a demand: of the order, or of each of its items (`items.hs_code`). */
export function unmetRequirement(requirement: CountryRequirement, order: object): Violation[] {
  const fail = (path: (string | number)[]): Violation => ({
    code: requirement.sys_code,
    path,
    message: `is not as required: ${requirement.message}`,
  });
  const [list, field] = requirement.field.split('.');
  const values = order as Record<string, unknown>;
  if (list === undefined) return [];
  if (field === undefined) return meets(requirement, values[list]) ? [] : [fail([list])];
  const entries = Array.isArray(values[list]) ? (values[list] as Record<string, unknown>[]) : [];
  if (entries.length === 0) return [fail([list])];
  return entries.flatMap((entry, index) =>
    meets(requirement, entry[field]) ? [] : [fail([list, index, field])],
  );
}

function meets(requirement: CountryRequirement, value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim() : '';
  if (requirement.check_kind === 'present') return text !== '';
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '');
  return /^[0-9]+$/.test(plain) && plain.length === requirement.digits;
}
