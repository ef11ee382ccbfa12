import type { Service } from '../catalog/catalog.ts';
import { coversDestination, type Destination, membershipOf } from '../catalog/destination.ts';
import { lastDayAhead } from '../catalog/rule-scope.ts';
import { type Cents, scaledToDecimal } from '../money.ts';
import type { Option, PricingContext, PricingRequest, RuleWarning } from './option.ts';
import { priceService } from './price.ts';

/** A day on which a fee may begin, end or change, with the row that says so. */
interface ChangeDay {
  readonly day: string;
  readonly code: string;
  readonly rule: string | null;
  readonly source: string | null;
}

/**
 * Warns of fees that change within 60 days: the option is priced again on each day on which a rule, a levy or a tax rate of the
 * destination begins or ends. Prices of freight are not compared.
 */
export function feeWarnings(
  context: PricingContext,
  { destination, request }: { readonly destination: Destination; readonly request: PricingRequest },
  option: Option,
  pathOf: (code: string) => RuleWarning['path'] = () => ['service_tier_id'],
): RuleWarning[] {
  if (!option.available) return [];
  const { service } = option;
  const days = Map.groupBy(changeDays(context, service, destination), ({ day }) => day);
  const warnings = new Map<string, RuleWarning>();
  let before: Option = option;
  for (const [day, changes] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const after = priceService({ ...context, date: day }, service, destination, request);
    for (const { code, rule, source } of changes) {
      const [was, is] = [feeOf(before, code), feeOf(after, code)];
      if (was === null || is === null || was === is || warnings.has(code)) continue;
      warnings.set(code, {
        path: pathOf(code),
        code: 'FEE_CHANGES',
        message: `has another fee from ${day}: ${code} is HKD ${scaledToDecimal(is, 2)}, today HKD ${scaledToDecimal(was, 2)}`,
        effective_from: day,
        ...(rule === null ? {} : { rule }),
        ...(source === null ? {} : { source }),
      });
    }
    if (after.available) before = after;
  }
  return [...warnings.values()];
}

/** Null: unknown. */
function feeOf(option: Option, code: string): Cents | null {
  if (!option.available) return null;
  return option.surcharges.find((line) => line.code === code)?.amountCents ?? 0;
}

function changeDays(
  { catalog, date }: PricingContext,
  service: Service,
  destination: Destination,
): ChangeDay[] {
  const last = lastDayAhead(date);
  const isAhead = (day: string | null): day is string => day !== null && date < day && day <= last;
  return service.surcharges.flatMap(({ surcharge, rules }) => {
    const { code, basis } = surcharge;
    const levies = catalog.levies.filter((levy) => levy.surcharge_code === code);
    const rows = [...rules, ...levies.map((levy) => ({ ...levy, rule: null }))].filter(({ countries }) =>
      coversDestination(countries, destination, membershipOf(surcharge)),
    );
    const { vatRates } = destination.area ?? destination.country;
    const ofRows = rows.flatMap(({ effective_from: from, effective_until: until, rule, source }) =>
      [from, until].filter(isAhead).map((day) => ({ day, code, rule, source })),
    );
    const ofTaxes = basis !== 'vat' ? [] : vatRates.filter(({ effective_from }) => isAhead(effective_from));
    return [
      ...ofRows,
      ...ofTaxes.map(({ effective_from: day }) => ({ day, code, rule: null, source: null })),
    ];
  });
}
