import type { Selectable } from 'kysely';
import type { CatalogTables } from './catalog-tables.ts';

/** The tables that a catalogue's files fill, in the order in which rows may refer to earlier ones. */
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

/** Columns that publishing fills in, so no file has them. */
type Derived = 'content_hash' | 'published_at' | 'position';

/** A row as its file holds it. */
export type CatalogRow<Name extends CatalogTableName> = Omit<Selectable<CatalogTables[Name]>, Derived>;

/** A whole catalogue, in the units of the database (cents, milligrams, basis points). */
export type CatalogData = { [Name in CatalogTableName]: CatalogRow<Name>[] };

/** A catalogue without rows. */
export function emptyCatalogData(): CatalogData {
  return Object.fromEntries(CATALOG_TABLES.map((name) => [name, []])) as unknown as CatalogData;
}
