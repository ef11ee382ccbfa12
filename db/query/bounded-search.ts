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

export type Condition = RawBuilder<unknown>;

/** A condition that no index answers. It is no `Condition`, so only `boundedSearch` and `allHoldOfFew` take it. */
interface WithoutIndex {
  readonly withoutIndex: Condition;
}

/**
 * SQL of a list's filters: a filter without its line does not compile. `index`: the index that answers it. `order`: it is
 * a bound of the index that has the order of the list. `own`: another index. `none`: only a bounded search compares it.
 */
export type FilterLines<Filter, Index extends string> = {
  readonly [Name in keyof Filter]-?: {
    readonly index: Index;
    readonly where: (value: NonNullable<Filter[Name]>) => Condition;
  };
};

/** Returns the conditions of the filters that are set and use an index of this kind, in the order of the lines. */
export function conditionsBy<Filter extends object, Index extends string>(
  lines: FilterLines<Filter, Index>,
  filter: Filter,
  index: Exclude<NoInfer<Index>, 'none'>,
): Condition[] {
  return setConditions(lines, filter, index);
}

/** Returns the conditions of the filters that are set and have no index. */
export function conditionsWithoutIndex<Filter extends object>(
  lines: FilterLines<Filter, string>,
  filter: Filter,
): WithoutIndex[] {
  return setConditions(lines, filter, 'none').map((withoutIndex) => ({ withoutIndex }));
}

function setConditions<Filter extends object>(
  lines: FilterLines<Filter, string>,
  filter: Filter,
  index: string,
): Condition[] {
  return (Object.keys(lines) as (keyof Filter)[]).flatMap((name) => {
    const value = filter[name];
    const isSet = value !== undefined && value !== null && value !== '' && value !== false;
    return isSet && lines[name].index === index ? [lines[name].where(value)] : [];
  });
}

interface Search {
  /** Selects the candidates from an index that has their order. Without `order by`. */
  readonly candidates: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** Conditions on the candidates' columns. */
  readonly matches: readonly (Condition | WithoutIndex)[];
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
    where ${allHoldOfFew(matches)} order by ${order} limit ${sql.lit(limit + 1)}`;
}

/** Selects the last candidate that the search reads; no row if there are fewer. */
export function lastRead({
  candidates,
  order,
  maxCandidates,
}: Pick<Search, 'candidates' | 'order' | 'maxCandidates'>): RawBuilder<unknown> {
  return sql`${candidates} order by ${order} offset (select ${sql.lit(maxCandidates - 1)}::bigint) limit 1`;
}

export function allHold(conditions: readonly Condition[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** For rows that the query has already limited to few, such as the candidates of a bounded search. */
export function allHoldOfFew(conditions: readonly (Condition | WithoutIndex)[]): RawBuilder<boolean> {
  return allHold(conditions.map((one) => ('withoutIndex' in one ? one.withoutIndex : one)));
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
