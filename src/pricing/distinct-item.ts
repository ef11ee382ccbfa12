import { asciiUpper } from '../text.ts';

export interface LevyItem {
  readonly description: string;
  readonly hs_code?: string | undefined;
  readonly country_of_manufacture?: string | undefined;
}

const HS_HEADING_DIGITS = 6;

/** Counts items that differ in HS heading, description or country of manufacture. */
export function countDistinctItems(items: readonly LevyItem[]): number {
  return new Set(items.map(distinctItemKey)).size;
}

export function distinctItemKey(item: LevyItem): string {
  const heading = (item.hs_code ?? '').replace(/\D/g, '').slice(0, HS_HEADING_DIGITS);
  const made = asciiUpper(item.country_of_manufacture ?? '').trim();
  return JSON.stringify([heading, item.description.trim(), made]);
}
