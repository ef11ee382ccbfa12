import type { CatalogRow, CatalogTableName } from '../../db/table/catalog/catalog-data.ts';
import { CATALOG_COLUMNS } from './catalog-columns.ts';
import type { CatalogProblem } from './catalog-problem.ts';

/** Where each row was read, so that a check of meaning can name the line too. */
export class RowLines {
  readonly #lines = new WeakMap<object, number>();

  record(row: object, line: number): void {
    this.#lines.set(row, line);
  }

  /** A problem of a row's field; without a field it concerns the whole row. */
  problem<Name extends CatalogTableName>(
    table: Name,
    row: CatalogRow<Name>,
    field: (keyof CatalogRow<Name> & string) | null,
    message: string,
  ): CatalogProblem {
    const columns = CATALOG_COLUMNS[table] as Record<string, readonly [string, unknown]>;
    return {
      file: `${table}.csv`,
      line: this.#lines.get(row) ?? 0,
      column: field === null ? '' : (columns[field]?.[0] ?? field),
      message,
    };
  }
}
