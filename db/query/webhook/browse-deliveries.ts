import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EventType } from '../../../generated/events.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { DeliveryState } from '../../table/webhook/webhook-delivery.ts';
import { allOf, type BoundedPage, boundedPageOf, boundedSearch, type SearchMark } from '../bounded-search.ts';

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
): Promise<BoundedPage<ListedDelivery>> {
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
  // An event has few deliveries. All others are read per endpoint, in the order of its index.
  const found =
    ofEvent.length > 0
      ? sql`select d.*, e.url, true as matches, false as is_stop
          from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
          where ${allOf([endpoint, ...candidates, ...matches, ...ofEvent])} order by ${order} limit ${limit + 1}`
      : sql`select d.*, e.url from webhook_endpoint e, lateral (${boundedSearch({
          candidates: sql`select id, endpoint_id, event_id, event_type, state, attempt_count, created_at
            from webhook_delivery d where ${allOf([sql`d.endpoint_id = e.id`, ...candidates])}`,
          order,
          matches: allOf(matches),
          most:
            matches.length === 0
              ? limit + 1
              : Math.ceil(mostDeliveries / (await countEndpoints(db, endpoint))),
          limit,
        })}) d where ${endpoint} order by ${order} limit ${limit + 1}`;
  // Raw: lateral limit per endpoint.
  const { rows } = await sql<
    ListedDelivery & SearchMark
  >`select d.id, d.endpoint_id, d.url, d.event_id, d.event_type,
      d.state, d.attempt_count, d.created_at, d.matches, d.is_stop, a.http_status, a.latency_ms
    from (${found}) d left join lateral (
      select http_status, latency_ms from webhook_attempt a where a.delivery_id = d.id
      order by (d.state = 'succeeded' and a.error is null) desc, a.number desc limit 1
    ) a on true
    order by d.created_at desc, d.id desc`.execute(db);
  return boundedPageOf(rows, limit);
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
