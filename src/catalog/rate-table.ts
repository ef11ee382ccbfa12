import type { CatalogRow } from '../../db/table/catalog/catalog-data.ts';
import { type Cents, multiplyDivide } from '../money/money.ts';
import type { Brackets, RateTable, RateTableVersion } from './catalog.ts';

const MG_PER_KG = 1_000_000;

/** A bracket's freight for a chargeable weight in milligrams: base + weight × price a kilogram, half-up. */
export function bracketFreightCents(baseCents: Cents, perKgCents: Cents, weightMg: number): Cents {
  return baseCents + multiplyDivide(weightMg, perKgCents, MG_PER_KG);
}

/** The newest version in effect on a day of the Hong Kong calendar. */
export function effectiveVersion(table: RateTable, date: string): RateTableVersion | undefined {
  return table.versions.find((version) => version.effectiveFrom <= date);
}

/** The bracket that a weight lies in (over its lower edge, up to its upper one); undefined above the last. */
export function findBracket(
  brackets: Brackets,
  weightMg: number,
): Readonly<CatalogRow<'rate_bracket'>> | undefined {
  const { upToMg, rows } = brackets;
  let low = 0;
  let high = upToMg.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((upToMg[middle] as number) < weightMg) low = middle + 1;
    else high = middle;
  }
  return rows[low];
}
