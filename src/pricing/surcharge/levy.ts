import type { Country, Levy } from '../../catalog/catalog.ts';
import { coversCountry } from '../../catalog/lane.ts';
import type { Cents } from '../../money/money.ts';

/** Returns null if no levy is due on this day, lane and value, or the items are unknown. */
export function levyCents(
  levies: readonly Levy[],
  surchargeCode: string,
  country: Country,
  date: string,
  distinctItems: number | null,
  declaredValueCents: Cents | null,
): Cents | null {
  if (distinctItems === null) return null;
  const levy = levies.find(
    (candidate) =>
      candidate.surcharge_code === surchargeCode &&
      candidate.effective_from <= date &&
      (candidate.effective_until === null || date < candidate.effective_until) &&
      coversCountry(candidate.countries, country),
  );
  if (levy === undefined || (declaredValueCents ?? 0) > levy.max_consignment_cents) return null;
  return levy.per_item_cents * distinctItems;
}
