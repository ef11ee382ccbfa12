import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { EventType } from '../../../generated/events.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { DeliveryState, WebhookAttemptTable, WebhookDeliveryTable } from '../../table/webhook.ts';
import { isoText } from '../../timestamp.ts';
import {
  allHold,
  allHoldOfFew,
  type BoundedPage,
  boundedSearch,
  conditionsBy,
  conditionsWithoutIndex,
  cutBoundedPage,
  type FilterLines,
  lastRead,
} from '../bounded-search.ts';
import { cutPage, fitsPageSql, type Page } from '../page.ts';

type AttemptRow = Selectable<WebhookAttemptTable>;

export const maxShownAttempts = 100;

/** `attempts`: newest completed attempts and the last success among them, oldest first. */
export interface DeliveryRow extends Selectable<WebhookDeliveryTable> {
  readonly attempts: readonly AttemptRow[];
}

export async function findDelivery(
  db: Kysely<Database>,
  scope: Scope,
  endpointId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  return selectDeliveries(db, scope, endpointId)
    .select(attemptsJson(scope.accountId).as('attempts'))
    .where('delivery.id', '=', id)
    .executeTakeFirst();
}

/** Returns a page of an endpoint's deliveries, newest first, at most `maxPageBytes` of attempts. */
export async function listDeliveries(
  db: Kysely<Database>,
  scope: Scope,
  endpointId: string,
  page: { readonly after: readonly [timestamp: string, id: string] | null; readonly limit: number },
): Promise<Page<DeliveryRow>> {
  let query = selectDeliveries(db, scope, endpointId)
    .select(attemptsBytes(scope.accountId).as('bytes'))
    .limit(page.limit + 1);
  if (page.after) {
    const [at, id] = page.after;
    query = query.where(sql<boolean>`(delivery.created_at, delivery.id) < (${at}::timestamptz, ${id})`);
  }
  const order = 'delivery.created_at desc, delivery.id desc';
  const rows = query.orderBy('delivery.created_at', 'desc').orderBy('delivery.id', 'desc');
  const found = await db
    .selectFrom(
      db
        .selectFrom(rows.as('delivery'))
        .selectAll('delivery')
        .select(sql.raw<boolean>(fitsPageSql('delivery.bytes', order)).as('fits'))
        .as('delivery'),
    )
    .selectAll('delivery')
    .select(
      sql<AttemptRow[]>`case when fits then ${attemptsJson(scope.accountId)} else '[]' end`.as('attempts'),
    )
    .orderBy('delivery.created_at', 'desc')
    .orderBy('delivery.id', 'desc')
    .execute();
  return cutPage(found, page.limit, ({ fits }) => fits);
}

/** Includes the last success of any age, which decides the delivery's state. */
const shownAttempts = (
  accountId: string,
) => sql`(select * from webhook_attempt a where a.delivery_id = delivery.id and a.account_id = ${accountId}
  order by a.number is not distinct from (select max(s.number) from webhook_attempt s
    where s.delivery_id = delivery.id and s.account_id = ${accountId} and s.error is null) desc, a.number desc limit ${sql.lit(maxShownAttempts)})`;

// As text, because JSON would lose the timestamps' microseconds.
const attemptsJson = (accountId: string) => sql<
  AttemptRow[]
>`coalesce((select json_agg(json_build_object('delivery_id', a.delivery_id,
  'number', a.number, 'trigger', a.trigger, 'started_at', ${sql.raw(isoText('a.started_at'))}, 'http_status', a.http_status,
  'latency_ms', a.latency_ms, 'response_excerpt', a.response_excerpt, 'error', a.error) order by a.number)
  from ${shownAttempts(accountId)} a), '[]')`;

/** Estimated size as JSON: the delivery, its attempts, and the deciding attempt's excerpt again. */
const attemptsBytes = (
  accountId: string,
) => sql<number>`(select 1000 + coalesce(sum(250 + octet_length(to_json(
  coalesce(a.response_excerpt, '') || coalesce(a.error, ''))::text)), 0)::integer from ${shownAttempts(accountId)} a)`;

/** A delivery belongs to the scope of its endpoint. */
function deliveriesOf(db: Kysely<Database>, scope: Scope) {
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.id', '=', 'delivery.endpoint_id')
        .onRef('endpoint.account_id', '=', 'delivery.account_id'),
    )
    .where('endpoint.account_id', '=', scope.accountId)
    .where('endpoint.livemode', '=', scope.livemode);
}

function selectDeliveries(db: Kysely<Database>, scope: Scope, endpointId: string) {
  return deliveriesOf(db, scope).selectAll('delivery').where('delivery.endpoint_id', '=', endpointId);
}

export async function countDeliveries(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  eventId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface DeliveryFilter {
  readonly endpoint?: string | undefined;
  readonly event?: string | undefined;
  readonly state?: DeliveryState | undefined;
  readonly event_type?: EventType | undefined;
  /** Inclusive. */
  readonly since?: string | undefined;
}

/** `endpoint`: on `webhook_endpoint`, whose deliveries an index has in their order. */
const filters: FilterLines<DeliveryFilter, 'endpoint' | 'order' | 'own' | 'none'> = {
  endpoint: { index: 'endpoint', where: (id) => sql`e.id = ${id}` },
  event: { index: 'own', where: (id) => sql`d.event_id = ${id}` },
  state: { index: 'none', where: (state) => sql`state = ${state}` },
  event_type: { index: 'none', where: (type) => sql`event_type = ${type}` },
  since: { index: 'order', where: (since) => sql`d.created_at >= ${since}::timestamptz` },
};

/** A delivery with the attempt that decided its state, or else the last that ended. */
export interface ListedDelivery {
  readonly id: string;
  readonly endpoint_id: string;
  readonly url: string;
  readonly event_id: string;
  readonly event_type: EventType;
  readonly state: DeliveryState;
  readonly attempt_count: number;
  readonly created_at: string;
  readonly http_status: number | null;
  readonly latency_ms: number | null;
}

type Position = Pick<ListedDelivery, 'id' | 'created_at'>;

/** Most deliveries that a search reads, of all endpoints together. */
const maxDeliveries = 20_000;

/** Returns a page of the scope's deliveries, newest first. Reads a bounded number of deliveries. */
export async function browseDeliveries(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  filter: DeliveryFilter,
  {
    after,
    limit,
  }: { readonly after: readonly [timestamp: string, id: string] | null; readonly limit: number },
): Promise<BoundedPage<ListedDelivery, Position>> {
  const endpoint = allHold([
    sql`e.account_id = ${accountId}`,
    sql`e.livemode = ${livemode}`,
    ...conditionsBy(filters, filter, 'endpoint'),
  ]);
  const candidates = [
    ...conditionsBy(filters, filter, 'order'),
    ...(after ? [sql`(d.created_at, d.id) < (${after[0]}::timestamptz, ${after[1]})`] : []),
  ];
  const matches = conditionsWithoutIndex(filters, filter);
  const ofEvent = conditionsBy(filters, filter, 'own');
  const order = sql`created_at desc, id desc`;
  const isBounded = ofEvent.length === 0 && matches.length > 0;
  const maxCandidates = isBounded
    ? Math.ceil(maxDeliveries / (await countEndpoints(db, endpoint)))
    : limit + 1;
  const select = (columns: RawBuilder<unknown>) => sql`select ${columns}
    from webhook_delivery d where ${allHold([sql`d.endpoint_id = e.id`, sql`d.account_id = e.account_id`, ...candidates])}`;
  // An event has few deliveries. All others are read per endpoint, in the order of its index.
  const found =
    ofEvent.length > 0
      ? sql`select d.*, e.url from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id and e.account_id = d.account_id
          where ${allHoldOfFew([endpoint, ...candidates, ...matches, ...ofEvent])} order by ${order} limit ${limit + 1}`
      : sql`select d.*, e.url from webhook_endpoint e, lateral (${boundedSearch({
          candidates: select(sql`id, endpoint_id, event_id, event_type, state, attempt_count, created_at`),
          order,
          matches,
          maxCandidates,
          limit,
        })}) d where ${endpoint} order by ${order} limit ${limit + 1}`;
  // Raw: lateral limit per endpoint.
  const { rows } =
    await sql<ListedDelivery>`select d.id, d.endpoint_id, d.url, d.event_id, d.event_type, d.state,
      d.attempt_count, d.created_at, a.http_status, a.latency_ms
    from (${found}) d left join lateral (
      select http_status, latency_ms from webhook_attempt a where a.delivery_id = d.id and a.account_id = ${accountId}
      order by (d.state = 'succeeded' and a.error is null) desc, a.number desc limit 1
    ) a on true
    order by d.created_at desc, d.id desc`.execute(db);
  if (!isBounded) return { ...cutPage(rows, limit), stoppedAt: undefined };
  // Raw: lateral limit per endpoint. The endpoint that was left first ends the page.
  const stops = await sql<Position>`select d.id, d.created_at from webhook_endpoint e, lateral (${lastRead({
    candidates: select(sql`id, created_at`),
    order,
    maxCandidates,
  })}) d where ${endpoint} order by ${order} limit 1`.execute(db);
  const [stop] = stops.rows;
  return cutBoundedPage(stop ? rows.filter((row) => !isOlder(row, stop)) : rows, limit, stop);
}

function isOlder(row: Position, than: Position): boolean {
  return row.created_at < than.created_at || (row.created_at === than.created_at && row.id < than.id);
}

async function countEndpoints(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<number> {
  // Raw: the condition is that of the search.
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from webhook_endpoint e
    where ${condition}`.execute(db);
  return Math.max(1, rows[0]?.count ?? 0);
}

export async function endpointOfDelivery(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<string | undefined> {
  const row = await deliveriesOf(db, scope)
    .select('endpoint.id')
    .where('delivery.id', '=', id)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the signature of a delivery's last attempt that was sent, and when it began. */
export async function lastSignature(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  deliveryId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('webhook_attempt')
    .select('signature')
    .where('account_id', '=', accountId)
    .where('delivery_id', '=', deliveryId)
    .where('signature', 'is not', null)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.signature ?? undefined;
}

/** Deliveries of an endpoint that ended without success, from a time on, without test events. */
interface Undelivered extends Pick<Scope, 'accountId'> {
  readonly endpointId: string;
  readonly since: string;
}

/** Number of deliveries, and the creation time up to which they were searched if there may be more. */
export interface FoundUndelivered {
  readonly count: number;
  readonly until: string | null;
}

/** Most deliveries that one statement makes due. */
const maxRedelivered = 10_000;

/** Most deliveries that one search reads, with or without success. */
const maxSearched = 100_000;

/** Counts at most `maxRedelivered`, the oldest ones. */
export async function countUndelivered(db: Kysely<Database>, search: Undelivered): Promise<FoundUndelivered> {
  // Raw: shares the search with the statement below.
  const { rows } = await sql<FoundUndelivered>`with ${oldestEndedSql(search)}
    select (select count(*)::integer from found) as count, (${searchedUntil}) as until`.execute(db);
  return rows[0] ?? { count: 0, until: null };
}

/** Makes the oldest of them due for one attempt each, outside the schedule. */
export async function requeueUndelivered(
  tx: Kysely<Database>,
  search: Undelivered,
): Promise<FoundUndelivered> {
  // Raw: update from a bounded, ordered selection. The endpoint's row is locked; an attempt in flight locks its delivery.
  const { rows } = await sql<FoundUndelivered>`with ${oldestEndedSql(search)}, locked as (
      select d.id from webhook_delivery d join found using (id) where d.account_id = ${search.accountId} and ${ended} order by d.id for update of d
    ), requeued as (
      update webhook_delivery d set state = case when d.attempt_count = 0 then 'pending' else 'retrying' end,
        trigger = 'redeliver', next_attempt_at = sampan_clock(), busy_until = null, resume_state = d.state,
        resume_at = null
      from locked where d.id = locked.id and d.account_id = ${search.accountId}
      returning d.id
    )
    select (select count(*)::integer from requeued) as count, (${searchedUntil}) as until`.execute(tx);
  return rows[0] ?? { count: 0, until: null };
}

const ended = sql`d.state in ('failed', 'discarded')`;

/** CTEs: the deliveries that are read, and those of them that ended without success. */
function oldestEndedSql({ accountId, endpointId, since }: Undelivered): RawBuilder<unknown> {
  // The subquery hides the number from the planner, which would sort a small table instead of reading the index.
  return sql`searched as (
      select d.id, d.account_id, d.event_id, d.state, d.created_at from webhook_delivery d
      where d.account_id = ${accountId} and d.endpoint_id = ${endpointId} and d.created_at >= ${since}::timestamptz
      order by d.created_at, d.id limit (select ${sql.lit(maxSearched)}::bigint)
    ), found as (
      select d.id, d.created_at from searched d join event v on v.id = d.event_id and v.account_id = ${accountId}
      where ${ended} and v.listed and v.type <> 'webhook.test'
      order by d.created_at, d.id limit ${sql.lit(maxRedelivered)}
    )`;
}

/** Selects the time of the last one found if they are the most, else that of the last one read if those are the most. */
const searchedUntil = sql`select coalesce(
    (select created_at from found order by created_at, id offset ${sql.lit(maxRedelivered - 1)}),
    (select created_at from searched order by created_at, id offset (select ${sql.lit(maxSearched - 1)}::bigint))
  )`;
