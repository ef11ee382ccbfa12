/** Maximum size of a page in bytes, unless its first row alone exceeds it (contract: Pagination). */
export const maxPageBytes = 1_048_576;

/** Rows of a page; `last` is set if more rows follow. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly last: Row | undefined;
}

/** Cuts up to `limit + 1` rows to a page, which ends before the first row for which `fits` returns false. */
export function cutPage<Row>(
  found: readonly Row[],
  limit: number,
  fits: (row: Row) => boolean = () => true,
): Page<Row> {
  const full = found.findIndex((row) => !fits(row));
  const rows = found.slice(0, full === -1 ? limit : Math.min(full, limit));
  return { rows, last: found.length > rows.length ? rows.at(-1) : undefined };
}

/** SQL condition: the rows so far fit into `maxPageBytes`. Read large columns only where it is true. */
export function fitsPageSql(bytes: string, order: string): string {
  return `(row_number() over (order by ${order}) = 1
    or sum(${bytes}) over (order by ${order} rows unbounded preceding) <= ${maxPageBytes})`;
}
