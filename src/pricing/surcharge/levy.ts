import type { Country, Levy } from '../../catalog/catalog.ts';
import { coversCountry } from '../../catalog/lane.ts';
import type { Cents } from '../../money/money.ts';
import { asciiUpper } from '../../text/ascii-case.ts';

export interface LevyItem {
  readonly description: string;
  readonly hs_code?: string | undefined;
  readonly country_of_manufacture?: string | undefined;
}

const HS_HEADING_DIGITS = 6;

/** Counts items that differ in HS heading, description or country of manufacture. */
export function countDistinctItems(items: readonly LevyItem[]): number {
  const distinct = new Set<string>();
  for (const item of items) {
    const heading = (item.hs_code ?? '').replace(/\D/g, '').slice(0, HS_HEADING_DIGITS);
    const made = asciiUpper(item.country_of_manufacture ?? '').trim();
    distinct.add(JSON.stringify([heading, item.description.trim(), made]));
  }
  return distinct.size;
}

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
