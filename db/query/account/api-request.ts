import { type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import { type Queryable, statement } from '../../statement.ts';
import type { ApiRequestTable } from '../../table/account/api-request.ts';
import type { Database } from '../../table/index.ts';

/** Days for which requests are kept. */
export const requestLogDays = 30;

type NewApiRequest = Omit<Selectable<ApiRequestTable>, 'created_at'> & {
  /** Time since the request began. */
  readonly age_ms: number;
};

// Raw and prepared: one JSON parameter for many rows, and the time of the database.
const insert = statement()({
  name: 'insert_api_requests',
  parameters: ['rows'],
  text: (
    p,
  ) => `insert into api_request (id, account_id, livemode, created_at, request_id, method, path, query, operation,
        status, sys_code, duration_ms, key_id, idempotency_key, address, tracking_number, request_body, response_body)
      select id, account_id, livemode, sampan_clock() - age_ms * interval '1 ms', request_id, method, path, query,
        operation, status, sys_code, duration_ms, key_id, idempotency_key, address, tracking_number, request_body,
        response_body
      from json_to_recordset(${p.rows}::json) as r (id text, account_id text, livemode boolean, age_ms float8,
        request_id text, method text, path text, query text, operation text, status smallint, sys_code text,
        duration_ms real, key_id text, idempotency_key text, address text, tracking_number text, request_body text,
        response_body text)`,
});

export async function insertApiRequests(db: Queryable, rows: readonly NewApiRequest[]): Promise<void> {
  await insert.run(db, { rows: JSON.stringify(rows) });
}

/** Returns whether an insert failed because its day has no partition yet. */
export function isWithoutPartition(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23514';
}

/** Creates the partitions of these days, and drops those past the retention. Returns the number of dropped ones. */
export async function keepApiRequests(db: Kysely<Database>): Promise<number> {
  // Raw: calls an SQL function.
  const { rows } = await sql<{
    dropped: number;
  }>`select keep_api_requests(${requestLogDays}) as dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
}

export interface ApiRequestFilter {
  readonly operation?: string | undefined;
  readonly path?: string | undefined;
  readonly statusClass?: number | undefined;
  readonly sysCode?: string | undefined;
  /** The beginning is enough. */
  readonly requestId?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly since?: string | undefined;
}

const columns = [
  'r.id',
  'r.created_at',
  'r.request_id',
  'r.method',
  'r.path',
  'r.status',
  'r.sys_code',
  'r.duration_ms',
  'r.tracking_number',
] as const;

/** A request without its bodies. */
export type ListedApiRequest = Readonly<
  Pick<
    Selectable<ApiRequestTable>,
    | 'id'
    | 'created_at'
    | 'request_id'
    | 'method'
    | 'path'
    | 'status'
    | 'sys_code'
    | 'duration_ms'
    | 'tracking_number'
  >
>;

/** Returns a page of the scope's requests by keyset, newest first. */
export async function listApiRequests(
  db: Kysely<Database>,
  scope: Scope,
  filter: ApiRequestFilter,
  page: { readonly after: readonly [createdAt: string, id: string] | null; readonly limit: number },
): Promise<ListedApiRequest[]> {
  let query = inScope(db, scope).select(columns).limit(page.limit);
  if (filter.operation) query = query.where('r.operation', '=', filter.operation);
  if (filter.path) query = query.where('r.path', '=', filter.path);
  if (filter.sysCode) query = query.where('r.sys_code', '=', filter.sysCode);
  if (filter.requestId) query = query.where('r.request_id', 'like', `${likeText(filter.requestId)}%`);
  if (filter.trackingNumber) query = query.where('r.tracking_number', '=', filter.trackingNumber);
  if (filter.since) query = query.where('r.created_at', '>=', filter.since);
  if (filter.statusClass) query = query.where(sql<boolean>`status / 100 = ${filter.statusClass}`);
  // The condition of the partial index.
  if (filter.statusClass && filter.statusClass >= 4) query = query.where('r.status', '>=', 400);
  if (page.after)
    query = query.where(sql<boolean>`(created_at, id) < (${page.after[0]}::timestamptz, ${page.after[1]})`);
  return query.orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').execute();
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
  return inScope(db, scope)
    .leftJoin('api_key as k', 'k.id', 'r.key_id')
    .selectAll('r')
    .select(['k.label as key_label', 'k.last4 as key_last4'])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

function inScope(db: Kysely<Database>, scope: Scope) {
  return db
    .selectFrom('api_request as r')
    .where('r.account_id', '=', scope.accountId)
    .where('r.livemode', '=', scope.livemode);
}

function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
