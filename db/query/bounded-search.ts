import { type RawBuilder, sql } from 'kysely';
import { type Page, pageOf } from './page.ts';

/** A page of a search that reads a bounded number of rows. `last` is set if more rows follow, read or not. */
export interface BoundedPage<Row> extends Page<Row> {
  /** The row at which the search stopped before its page was full. */
  readonly stoppedAt: Row | undefined;
}

/** Columns that `boundedSearch` adds to each row. */
export interface SearchMark {
  readonly matches: boolean;
  readonly is_stop: boolean;
}

interface Search {
  /** Selects the candidates from an index that has their order. Without `order by`. */
  readonly candidates: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** Condition on a candidate `c`. */
  readonly matches: RawBuilder<unknown>;
  /** Candidates that are read at most. */
  readonly most: number;
  readonly limit: number;
}

/** Selects the candidates that match, and the last one that was read. Stops as soon as the page is full. */
export function boundedSearch({ candidates, order, matches, most, limit }: Search): RawBuilder<unknown> {
  // The subquery hides the number from the planner, which would sort a small table instead of reading the index in order.
  return sql`select * from (
      select c.*, (${matches}) as matches, row_number() over (order by ${order}) = ${sql.lit(most)} as is_stop
      from (${candidates} order by ${order} limit (select ${sql.lit(most)}::bigint)) c
    ) c
    where matches or is_stop order by ${order} limit ${sql.lit(limit + 1)}`;
}

/** SQL condition that all of the conditions hold. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Cuts the ordered rows of one or several bounded searches to a page. Rows after the first stop are incomplete. */
export function boundedPageOf<Row extends SearchMark>(
  found: readonly Row[],
  limit: number,
): BoundedPage<Row> {
  const stop = found.findIndex(({ is_stop }) => is_stop);
  const complete = stop === -1 ? found : found.slice(0, stop + 1);
  const page = pageOf(
    complete.filter(({ matches }) => matches),
    limit,
  );
  if (page.last || stop === -1) return { ...page, stoppedAt: undefined };
  return { rows: page.rows, last: found[stop], stoppedAt: found[stop] };
}
