import { type RawBuilder, sql } from 'kysely';
import { cutPage, type Page } from './page.ts';

/** A page of a search that reads a bounded number of rows. */
export interface BoundedPage<Row, Stop> {
  readonly rows: readonly Row[];
  /** Set if more rows follow, read or not. */
  readonly last: Row | Stop | undefined;
  /** The row at which the search stopped before its page was full. */
  readonly stoppedAt: Stop | undefined;
}

interface Search {
  /** Selects the candidates from an index that has their order. Without `order by`. */
  readonly candidates: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** Condition on the candidates' columns. */
  readonly matches: RawBuilder<unknown>;
  /** Candidates that are read at most. */
  readonly maxCandidates: number;
  readonly limit: number;
}

/** Selects the candidates that match. Stops as soon as the page is full. */
export function boundedSearch({
  candidates,
  order,
  matches,
  maxCandidates,
  limit,
}: Search): RawBuilder<unknown> {
  // The subquery hides the number from the planner, which would sort a small table instead of reading the index.
  return sql`select * from (${candidates} order by ${order} limit (select ${sql.lit(maxCandidates)}::bigint)) c
    where ${matches} order by ${order} limit ${sql.lit(limit + 1)}`;
}

/** Selects the last candidate that the search reads; no row if there are fewer. */
export function lastRead({
  candidates,
  order,
  maxCandidates,
}: Pick<Search, 'candidates' | 'order' | 'maxCandidates'>): RawBuilder<unknown> {
  return sql`${candidates} order by ${order} offset (select ${sql.lit(maxCandidates - 1)}::bigint) limit 1`;
}

/** SQL condition that all of the conditions hold. */
export function allHold(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Cuts what a search found to a page. `stop`: the last row that it read. */
export function cutBoundedPage<Row, Stop>(
  found: readonly Row[],
  limit: number,
  stop: Stop | undefined,
): BoundedPage<Row, Stop> {
  const page: Page<Row> = cutPage(found, limit);
  if (page.last || !stop) return { ...page, stoppedAt: undefined };
  return { rows: page.rows, last: stop, stoppedAt: stop };
}
