import type { CatalogRow, CatalogTableName } from '../../db/table/catalog/catalog-data.ts';
import { CATALOG_COLUMNS } from './catalog-columns.ts';
import type { CatalogProblem } from './catalog-problem.ts';

/** Records the line of each row, so that later checks can report it. */
export class RowLines {
  readonly #lines = new WeakMap<object, number>();

  record(row: object, line: number): void {
    this.#lines.set(row, line);
  }

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
