import type { Selectable } from 'kysely';
import type { CatalogTables } from './catalog-tables.ts';

/** Tables that a catalog's files fill, ordered by reference. */
export const CATALOG_TABLES = [
  'country',
  'country_requirement',
  'product',
  'service',
  'retired_service',
  'zone',
  'rate_table',
  'rate_bracket',
  'surcharge',
  'surcharge_rule',
  'surcharge_exclusion',
  'discount_rule',
  'vat_rate',
  'levy',
] as const;

export type CatalogTableName = (typeof CATALOG_TABLES)[number];

type Derived = 'content_hash' | 'published_at' | 'position';

export type CatalogRow<Name extends CatalogTableName> = Omit<Selectable<CatalogTables[Name]>, Derived>;

/** A whole catalog in database units (cents, milligrams, basis points). */
export type CatalogData = { [Name in CatalogTableName]: CatalogRow<Name>[] };

export function emptyCatalogData(): CatalogData {
  return Object.fromEntries(CATALOG_TABLES.map((name) => [name, []])) as unknown as CatalogData;
}
