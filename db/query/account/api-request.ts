import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import { type Queryable, statement } from '../../statement.ts';
import type { ApiRequestTable, LeftOutReason } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';
import {
  allHold,
  allHoldOfFew,
  type BoundedPage,
  boundedSearch,
  type Condition,
  conditionsBy,
  conditionsWithoutIndex,
  cutBoundedPage,
  type FilterLines,
  lastRead,
} from '../bounded-search.ts';
import { cutPage } from '../page.ts';

export interface NewApiRequest {
  readonly columns: Omit<Selectable<ApiRequestTable>, 'created_at' | 'request_body' | 'response_body'> & {
    /** Time since the request began. */
    readonly age_ms: number;
  };
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

/** Separates bodies in one parameter: the record separator, as in JSON text sequences (RFC 7464). */
const separator = '\x1e';

// Raw and prepared: few parameters for many rows, and the time of the database. The bodies stand beside the JSON, because
// escaping their quotes, and undoing it, cost more than half of the statement.
const insert = statement()({
  name: 'insert_api_requests',
  parameters: ['rows', 'requestBodies', 'responseBodies'],
  text: (
    p,
  ) => `insert into api_request (id, account_id, livemode, created_at, request_id, method, path, query, operation,
        status, sys_code, duration_ms, key_id, idempotency_key, address, tracking_number, request_body, response_body)
      select id, account_id, livemode, sampan_clock() - age_ms * interval '1 ms', request_id, method, path, query,
        operation, status, sys_code, duration_ms, key_id, idempotency_key, address, tracking_number, request_body,
        response_body
      from rows from (
        json_to_recordset(${p.rows}::json) as (id text, account_id text, livemode boolean, age_ms float8,
          request_id text, method text, path text, query text, operation text, status smallint, sys_code text,
          duration_ms real, key_id text, idempotency_key text, address text, tracking_number text),
        string_to_table(${p.requestBodies}, E'\\x1e', ''),
        string_to_table(${p.responseBodies}, E'\\x1e', '')
      ) as r (id, account_id, livemode, age_ms, request_id, method, path, query, operation, status, sys_code,
        duration_ms, key_id, idempotency_key, address, tracking_number, request_body, response_body)`,
});

export async function insertApiRequests(db: Queryable, requests: readonly NewApiRequest[]): Promise<void> {
  await insert.run(db, {
    rows: JSON.stringify(requests.map(({ columns }) => columns)),
    requestBodies: joinBodies(requests.map(({ requestBody }) => requestBody)),
    responseBodies: joinBodies(requests.map(({ responseBody }) => responseBody)),
  });
}

function joinBodies(bodies: readonly (string | null)[]): string {
  // JSON has no bare control character, but a body may be anything.
  const separable = (body: string) =>
    body.includes(separator) ? body.replaceAll(separator, '\uFFFD') : body;
  return bodies.map((body) => separable(body ?? '')).join(separator);
}

/** Requests that are counted instead of logged. */
export interface LeftOutRequests {
  readonly account_id: string;
  readonly livemode: boolean;
  readonly key_id: string;
  readonly reason: LeftOutReason;
  readonly requests: number;
}

interface LoggedBytes {
  readonly account_id: string;
  /** 0 only reads the total. */
  readonly bytes: number;
}

/** Bytes that an account's requests take in the log today, and how long today lasts. */
interface DayBytes {
  readonly account_id: string;
  readonly bytes: number;
  readonly day_ends_ms: number;
}

// Raw and prepared: a row per account or key from JSON, and the day and minute of the database's clock. The order keeps
// two processes from locking the rows crosswise.
const count = statement<DayBytes>()({
  name: 'count_api_requests',
  parameters: ['bytes', 'leftOut'],
  text: (p) => `with left_out as (
        insert into api_request_left_out (account_id, livemode, minute, key_id, reason, requests)
        select account_id, livemode, date_trunc('minute', sampan_clock()), key_id, reason, requests
        from json_to_recordset(${p.leftOut}::json)
          as r (account_id text, livemode boolean, key_id text, reason text, requests bigint)
        order by account_id, livemode, key_id, reason
        on conflict (account_id, livemode, minute, key_id, reason)
        do update set requests = api_request_left_out.requests + excluded.requests
      )
      insert into api_request_bytes (account_id, day, bytes)
      select account_id, (sampan_clock() at time zone 'UTC')::date, bytes
      from json_to_recordset(${p.bytes}::json) as r (account_id text, bytes bigint)
      order by account_id
      on conflict (account_id, day) do update set bytes = api_request_bytes.bytes + excluded.bytes
      returning account_id, bytes::float8,
        (extract(epoch from (day + 1) at time zone 'UTC' - sampan_clock()) * 1000)::float8 as day_ends_ms`,
});

/** Adds bytes and counts; `bytes` has each account once. Returns the total of each account for today. */
export async function countApiRequests(
  db: Queryable,
  bytes: readonly LoggedBytes[],
  leftOut: readonly LeftOutRequests[],
): Promise<readonly DayBytes[]> {
  const values = { bytes: JSON.stringify(bytes), leftOut: JSON.stringify(leftOut) };
  return (await count.run(db, values)).rows;
}

/** Requests of a key and a UTC day that are not in the log. */
export interface LeftOutDay {
  readonly reason: LeftOutReason;
  readonly key_id: string;
  readonly key_label: string | null;
  readonly key_last4: string | null;
  readonly requests: number;
  readonly first: string;
  readonly last: string;
}

/** Returns what the log left out, newest first, at most `limit` lines. */
export async function listLeftOut(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  limit: number,
): Promise<LeftOutDay[]> {
  return (
    db
      .selectFrom('api_request_left_out as r')
      .leftJoin('api_key as k', 'k.id', 'r.key_id')
      .select(['r.reason', 'r.key_id', 'k.label as key_label', 'k.last4 as key_last4'])
      .select(({ fn }) => [
        fn.sum<number>('r.requests').as('requests'),
        fn.min<string>('r.minute').as('first'),
        fn.max<string>('r.minute').as('last'),
      ])
      .where('r.account_id', '=', accountId)
      .where('r.livemode', '=', livemode)
      // Raw: the UTC day of a minute.
      .groupBy(sql`date_trunc('day', r.minute at time zone 'UTC')`)
      .groupBy(['r.reason', 'r.key_id', 'k.label', 'k.last4'])
      .orderBy('last', 'desc')
      .orderBy('r.key_id')
      .orderBy('r.reason')
      .limit(limit)
      .execute()
  );
}

/** Returns whether an insert failed because its day has no partition yet. */
export function isWithoutPartition(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23514';
}

/** Creates the partitions of these days. Drops none. */
export async function keepApiRequests(db: Kysely<Database>): Promise<void> {
  // Raw: calls an SQL function.
  await sql`select keep_api_requests(null)`.execute(db);
}

/** Drops the partitions that ended more than `days` ago, with their counts. Returns the number of dropped ones. */
export async function dropApiRequests(db: Kysely<Database>, days: number): Promise<number> {
  // Raw: calls an SQL function.
  const { rows } = await sql<{
    dropped: number;
  }>`select keep_api_requests(${days}) as dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
}

export interface ApiRequestFilter {
  readonly trackingNumber?: string | undefined;
  readonly sysCode?: string | undefined;
  /** First digit of an HTTP status. */
  readonly failedWith?: 4 | 5 | undefined;
  readonly hasSucceeded?: boolean | undefined;
  readonly path?: string | undefined;
  readonly operation?: string | undefined;
  /** The beginning is enough. */
  readonly requestId?: string | undefined;
  readonly since?: string | undefined;
}

/**
 * Those with the fewest requests first: the index of the first one has the order of the page, and the others are compared.
 * `unordered`: its index lacks the order, so its few requests are sorted.
 */
const filters: FilterLines<ApiRequestFilter, 'order' | 'own' | 'unordered' | 'none'> = {
  trackingNumber: { index: 'own', where: (number) => sql`tracking_number = ${number}` },
  sysCode: { index: 'own', where: (code) => sql`sys_code = ${code}` },
  // The second condition is that of the partial index.
  failedWith: { index: 'own', where: (digit) => sql`(status / 100 = ${digit} and status >= 400)` },
  path: { index: 'own', where: (path) => sql`path = ${path}` },
  operation: { index: 'own', where: (operation) => sql`operation = ${operation}` },
  hasSucceeded: { index: 'none', where: () => sql`status / 100 = 2` },
  requestId: { index: 'unordered', where: (id) => sql`request_id like ${`${escapeLike(id)}%`}` },
  since: { index: 'order', where: (since) => sql`created_at >= ${since}::timestamptz` },
};

const columns = [
  'id',
  'created_at',
  'request_id',
  'method',
  'path',
  'status',
  'sys_code',
  'duration_ms',
  'tracking_number',
] as const;

/** A request without its bodies. */
export type ListedApiRequest = Readonly<Pick<Selectable<ApiRequestTable>, (typeof columns)[number]>>;

/** Most requests that a search reads in the order of the page. */
const maxInOrder = 20_000;
/** Most requests that a search reads of those that match its first filter. They can be far apart in the table. */
const maxOfFilter = 5_000;
/** So many requests are filtered and sorted at once. */
const few = 1_000;

/** Returns a page of the scope's requests by keyset, newest first. Reads a bounded number of requests. */
export async function searchApiRequests(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  filter: ApiRequestFilter,
  {
    after,
    limit,
  }: { readonly after: readonly [createdAt: string, id: string] | null; readonly limit: number },
): Promise<BoundedPage<ListedApiRequest, Pick<ListedApiRequest, 'id' | 'created_at'>>> {
  const inScope = [sql`account_id = ${accountId}`, sql`livemode = ${livemode}`];
  const inOrder = [
    ...conditionsBy(filters, filter, 'order'),
    ...(after ? [sql`(created_at, id) < (${after[0]}::timestamptz, ${after[1]})`] : []),
  ];
  const order = sql`created_at desc, id desc`;
  const [first, ...others] = conditionsBy(filters, filter, 'own');
  const byId = conditionsBy(filters, filter, 'unordered');
  const rest = [...others, ...conditionsWithoutIndex(filters, filter), ...byId];
  if (byId.length > 0 && (await areFew(db, [...inScope, ...byId]))) {
    // Raw: `offset 0` keeps PostgreSQL from reading all requests in their order.
    const { rows } = await sql<ListedApiRequest>`select ${listed} from (
        select * from api_request where ${allHold([...inScope, ...byId])} offset 0
      ) r
      where ${allHoldOfFew([...inOrder, ...(first ? [first] : []), ...rest])} order by ${order} limit ${limit + 1}`.execute(
      db,
    );
    return { ...cutPage(rows, limit), stoppedAt: undefined };
  }
  const maxCandidates = first ? maxOfFilter : maxInOrder;
  const select = (shown: RawBuilder<unknown>) => sql`select ${shown} from api_request
    where ${allHold([...inScope, ...(first ? [first] : []), ...inOrder])}`;
  // Raw: a bounded search.
  const { rows } = await sql<ListedApiRequest>`${boundedSearch({
    candidates: select(sql`${listed}, operation`),
    order,
    matches: rest,
    maxCandidates,
    limit,
  })}`.execute(db);
  if (rows.length > limit || rest.length === 0) return { ...cutPage(rows, limit), stoppedAt: undefined };
  // Raw: the end of the bounded search.
  const stop = await sql<Pick<ListedApiRequest, 'id' | 'created_at'>>`${lastRead({
    candidates: select(sql`id, created_at`),
    order,
    maxCandidates,
  })}`.execute(db);
  return cutBoundedPage(rows, limit, stop.rows[0]);
}

const listed = sql.join(columns.map((column) => sql.ref(column)));

async function areFew(db: Kysely<Database>, conditions: readonly Condition[]): Promise<boolean> {
  // Raw: the condition is that of the search.
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
      select from api_request where ${allHold(conditions)} limit ${sql.lit(few + 1)}
    ) r`.execute(db);
  return (rows[0]?.count ?? 0) <= few;
}

type FoundApiRequest = Readonly<Selectable<ApiRequestTable>> & {
  readonly key_label: string | null;
  readonly key_last4: string | null;
};

export async function findApiRequest(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<FoundApiRequest | undefined> {
  return db
    .selectFrom('api_request as r')
    .leftJoin('api_key as k', 'k.id', 'r.key_id')
    .selectAll('r')
    .select(['k.label as key_label', 'k.last4 as key_last4'])
    .where('r.account_id', '=', scope.accountId)
    .where('r.livemode', '=', scope.livemode)
    .where('r.id', '=', id)
    .executeTakeFirst();
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
