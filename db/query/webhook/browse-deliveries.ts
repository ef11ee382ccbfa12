import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EventType } from '../../../generated/events.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { DeliveryState } from '../../table/webhook/webhook-delivery.ts';
import { allOf, type BoundedPage, boundedPageOf, boundedSearch, lastRead } from '../bounded-search.ts';
import { pageOf } from '../page.ts';

export interface DeliveryFilter {
  readonly endpoint?: string | undefined;
  readonly event?: string | undefined;
  readonly tracking_number?: string | undefined;
  readonly state?: DeliveryState | undefined;
  readonly event_type?: EventType | undefined;
  /** Inclusive. */
  readonly since?: string | undefined;
}

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
const mostDeliveries = 20_000;

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
  const endpoint = allOf([
    sql`e.account_id = ${accountId}`,
    sql`e.livemode = ${livemode}`,
    ...(filter.endpoint ? [sql`e.id = ${filter.endpoint}`] : []),
  ]);
  const candidates = [
    ...(filter.since ? [sql`d.created_at >= ${filter.since}::timestamptz`] : []),
    ...(after ? [sql`(d.created_at, d.id) < (${after[0]}::timestamptz, ${after[1]})`] : []),
  ];
  const matches = [
    ...(filter.state ? [sql`state = ${filter.state}`] : []),
    ...(filter.event_type ? [sql`event_type = ${filter.event_type}`] : []),
  ];
  const ofEvent = [
    ...(filter.event ? [sql`d.event_id = ${filter.event}`] : []),
    ...(filter.tracking_number
      ? [sql`d.event_id in (select id from event where tracking_number = ${filter.tracking_number})`]
      : []),
  ];
  const order = sql`created_at desc, id desc`;
  const isBounded = ofEvent.length === 0 && matches.length > 0;
  const most = isBounded ? Math.ceil(mostDeliveries / (await countEndpoints(db, endpoint))) : limit + 1;
  const select = (columns: RawBuilder<unknown>) => sql`select ${columns}
    from webhook_delivery d where ${allOf([sql`d.endpoint_id = e.id`, ...candidates])}`;
  // An event has few deliveries. All others are read per endpoint, in the order of its index.
  const found =
    ofEvent.length > 0
      ? sql`select d.*, e.url from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
          where ${allOf([endpoint, ...candidates, ...matches, ...ofEvent])} order by ${order} limit ${limit + 1}`
      : sql`select d.*, e.url from webhook_endpoint e, lateral (${boundedSearch({
          candidates: select(sql`id, endpoint_id, event_id, event_type, state, attempt_count, created_at`),
          order,
          matches: allOf(matches),
          most,
          limit,
        })}) d where ${endpoint} order by ${order} limit ${limit + 1}`;
  // Raw: lateral limit per endpoint.
  const { rows } =
    await sql<ListedDelivery>`select d.id, d.endpoint_id, d.url, d.event_id, d.event_type, d.state,
      d.attempt_count, d.created_at, a.http_status, a.latency_ms
    from (${found}) d left join lateral (
      select http_status, latency_ms from webhook_attempt a where a.delivery_id = d.id
      order by (d.state = 'succeeded' and a.error is null) desc, a.number desc limit 1
    ) a on true
    order by d.created_at desc, d.id desc`.execute(db);
  if (!isBounded) return { ...pageOf(rows, limit), stoppedAt: undefined };
  // Raw: lateral limit per endpoint. The endpoint that was left first ends the page.
  const stops = await sql<Position>`select d.id, d.created_at from webhook_endpoint e, lateral (${lastRead({
    candidates: select(sql`id, created_at`),
    order,
    most,
  })}) d where ${endpoint} order by ${order} limit 1`.execute(db);
  const [stop] = stops.rows;
  return boundedPageOf(stop ? rows.filter((row) => !isOlder(row, stop)) : rows, limit, stop);
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

/** Returns the endpoint of a delivery in its scope. */
export async function endpointOfDelivery(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .select('endpoint.id')
    .where('delivery.id', '=', id)
    .where('endpoint.account_id', '=', scope.accountId)
    .where('endpoint.livemode', '=', scope.livemode)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the signature of a delivery's last attempt that was sent, and when it began. */
export async function lastSignature(db: Kysely<Database>, deliveryId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('webhook_attempt')
    .select('signature')
    .where('delivery_id', '=', deliveryId)
    .where('signature', 'is not', null)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.signature ?? undefined;
}
