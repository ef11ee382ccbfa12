/** A page ends before it exceeds this, unless its first row does so alone (contract: Pagination). */
export const maxPageBytes = 1_048_576;

/** The rows of one page, and the last of them when more follow. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly last: Row | undefined;
}

/**
 * Takes a page of `limit` rows from up to one more than that. `fits` is false for a row that the page has no bytes left
 * for: the next page begins with it.
 */
export function pageOf<Row>(
  found: readonly Row[],
  limit: number,
  fits: (row: Row) => boolean = () => true,
): Page<Row> {
  const full = found.findIndex((row) => !fits(row));
  const rows = found.slice(0, full === -1 ? limit : Math.min(full, limit));
  return { rows, last: found.length > rows.length ? rows.at(-1) : undefined };
}

/**
 * SQL: whether a row belongs to a page of `maxPageBytes`, by the size of the rows up to it. For a statement whose
 * rows' large columns are read only where it holds, so that neither PostgreSQL nor the process loads the others.
 */
export function fitsPageSql(bytes: string, order: string): string {
  return `(row_number() over (order by ${order}) = 1
    or sum(${bytes}) over (order by ${order} rows unbounded preceding) <= ${maxPageBytes})`;
}
