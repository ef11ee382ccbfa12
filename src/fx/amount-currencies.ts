import type { Kysely } from 'kysely';
import {
  listAmountCurrencies,
  listNewestRates,
  type RateHistoryRow,
} from '../../db/query/pricing/currency-rate.ts';
import { CATALOG_TABLES } from '../../db/table/catalog.ts';
import type { Database } from '../../db/table/index.ts';
import { CATALOG_COLUMNS } from '../catalog/catalog-columns.ts';
import type { Cell } from '../catalog/cell.ts';
import { compareCodes } from '../text.ts';

/** Columns of the catalog with amounts of laws. */
const amountColumns = CATALOG_TABLES.flatMap((table) =>
  Object.entries<readonly [string, Pick<Cell<unknown>, 'isLawAmount'>, unknown?]>(
    CATALOG_COLUMNS[table],
  ).flatMap(([column, [, cell]]) => (cell.isLawAmount ? [[table, column] as const] : [])),
);

/** Returns the currencies, but HKD and USD, in which the live catalog names amounts, ordered by code. */
export async function catalogCurrencies(db: Kysely<Database>): Promise<string[]> {
  const found = await listAmountCurrencies(db, amountColumns);
  return found.filter((currency) => currency !== 'HKD' && currency !== 'USD');
}

/** A currency beside USD: one that the live catalog names, or one with a rate. */
export interface KnownCurrency {
  readonly currency: string;
  /** Amounts of the live catalog can't be converted without it. */
  readonly isNamed: boolean;
  readonly newest: RateHistoryRow | undefined;
}

/** Lists the currencies beside USD with their newest rates, ordered by code. */
export async function knownCurrencies(db: Kysely<Database>): Promise<KnownCurrency[]> {
  const [named, newest] = await Promise.all([catalogCurrencies(db), listNewestRates(db)]);
  const codes = new Set([...named, ...newest.map(({ currency }) => currency)]);
  return [...codes].sort(compareCodes).map((currency) => ({
    currency,
    isNamed: named.includes(currency),
    newest: newest.find((row) => row.currency === currency),
  }));
}
