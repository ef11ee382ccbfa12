import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { EventType } from '../../../generated/events.ts';
import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { EventTable } from '../../table/webhook.ts';
import { allHold, conditionsBy, type FilterLines } from '../bounded-search.ts';
import { cutPage, fitsPageSql, type Page } from '../page.ts';

/** Placeholder for the feed stamp in an event's body. Random, so that customer text can't contain it. */
export const stampPlaceholder = `stamp-${randomBytes(12).toString('hex')}`;

/** Placeholder for the object's `updated_at`, if one change has several events with a stamp each. */
export const updateToken = `update-${randomBytes(12).toString('hex')}`;

/** Placeholder for the time of settlement, which the ledger sets. */
export const settledToken = `settled-${randomBytes(12).toString('hex')}`;

export interface EventDraft {
  readonly id: string;
  readonly type: EventType;
  /** JSON text that receivers get, with placeholders for times. A line with its trace context may precede it (emit_event.sql). */
  readonly body: string;
}

export type EventRow = Pick<Selectable<EventTable>, 'id' | 'body' | 'position'>;

interface EventPage {
  readonly event_type?: string | undefined;
  /** Exclusive. If set, the order is oldest first. */
  readonly created_after?: string | undefined;
  readonly after: string | null;
  readonly limit: number;
}

export async function findEvent(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<EventRow | undefined> {
  return selectEvents(db, scope).where('id', '=', id).executeTakeFirst();
}

/** Returns a page of the feed, at most `maxPageBytes`, in commit order: a polling client misses nothing. */
export async function listEventRows(
  db: Kysely<Database>,
  scope: Scope,
  page: EventPage,
): Promise<Page<EventRow>> {
  let query = selectEvents(db, scope)
    .where('listed', '=', true)
    .limit(page.limit + 1);
  if (page.event_type !== undefined) query = query.where('type', '=', page.event_type);
  if (page.created_after === undefined) {
    if (page.after) query = query.where('position', '<', page.after);
    return pageWithinBytes(db, query.orderBy('position', 'desc'), 'desc', page.limit);
  }
  query = query.where('position', '>', page.created_after);
  if (page.after) query = query.where('position', '>', page.after);
  return pageWithinBytes(db, query.orderBy('position'), 'asc', page.limit);
}

/** PostgreSQL knows a stored text's size without reading it, so bodies beyond the page are not read. */
async function pageWithinBytes(
  db: Kysely<Database>,
  rows: ReturnType<typeof selectEvents>,
  direction: 'asc' | 'desc',
  limit: number,
): Promise<Page<EventRow>> {
  const fits = sql.raw(fitsPageSql('octet_length(body)', `position ${direction}`));
  const found = await db
    .selectFrom(rows.as('event'))
    .select(['id', 'position'])
    .select(sql<string>`case when ${fits} then body end`.as('body'))
    .orderBy('position', direction)
    .execute();
  return cutPage(found, limit, ({ body }) => body !== null);
}

function selectEvents(db: Kysely<Database>, scope: Scope) {
  return db
    .selectFrom('event')
    .select(['id', 'body', 'position'])
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode);
}

// Raw: stamp and event in one statement.
const emitOfShipment = statement()({
  parameters: ['accountId', 'trackingNumber', 'eventId', 'eventType', 'eventBody', 'stampPlaceholder'],
  text: (p) => `with stamp as (
        select stamp_feed(account_id, livemode) as at from shipment
        where account_id = ${p.accountId} and tracking_number = ${p.trackingNumber}
      ), changed as (
        update shipment s set event_sequence = event_sequence + 1, updated_at = stamp.at
        from stamp where s.account_id = ${p.accountId} and s.tracking_number = ${p.trackingNumber}
        returning s.account_id, s.livemode, s.tracking_number, s.updated_at
      )
      select emit_event(${p.eventId}, account_id, livemode, ${p.eventType}, tracking_number, ${p.eventBody}, ${p.stampPlaceholder}, updated_at) from changed`,
});

/** Stamps a shipment and writes its next event. The transaction must have locked the shipment before it read it. */
export async function emitShipmentEvent(
  db: Kysely<Database>,
  { account_id, tracking_number }: { readonly account_id: string; readonly tracking_number: string },
  event: EventDraft,
): Promise<void> {
  await emitOfShipment.runIn(db, {
    accountId: account_id,
    trackingNumber: tracking_number,
    eventId: event.id,
    eventType: event.type,
    eventBody: event.body,
    stampPlaceholder,
  });
}

/** Writes an event without a shipment, and a delivery per subscribed endpoint. Call it last in a transaction. */
export async function emitEvent(db: Kysely<Database>, scope: Scope, event: EventDraft): Promise<void> {
  const { accountId, livemode } = scope;
  // Raw: calls SQL functions.
  await sql`select emit_event(${event.id}, ${accountId}, ${livemode}, ${event.type}, null, ${event.body}, ${stampPlaceholder},
    stamp_feed(${accountId}, ${livemode}))`.execute(db);
}

// Raw: a limited delete in the order of the key. Without the order, each batch would read the rows again that the batches
// before it deleted. An id has the time of the process that made it, so the age is checked by the database's own stamp.
const deleteOld = statement()({
  parameters: ['before', 'days', 'limit'],
  text: (p) => `delete from event where id in (
      select e.id from event e
      where e.id < ${p.before} and e.position < sampan_clock() - make_interval(days => ${p.days})
        and not exists (select from webhook_delivery d where d.event_id = e.id and d.account_id = e.account_id and d.next_attempt_at is not null)
      order by e.id limit ${p.limit}
    )`,
});

/** Deletes events older than `days` whose id is before `before`, except those with open deliveries, which keep theirs. */
export async function deleteOldEvents(
  db: Db,
  { before, days }: { readonly before: string; readonly days: number },
  limit: number,
): Promise<number> {
  const { rowCount } = await deleteOld.run(db.pool, { before, days, limit });
  return rowCount ?? 0;
}

export interface EventFilter {
  readonly event_type?: EventType | undefined;
  /** Inclusive. */
  readonly since?: string | undefined;
  readonly tracking_number?: string | undefined;
}

const filters: FilterLines<EventFilter, 'own' | 'order'> = {
  event_type: { index: 'own', where: (type) => sql`type = ${type}` },
  tracking_number: { index: 'own', where: (number) => sql`tracking_number = ${number}` },
  since: { index: 'order', where: (since) => sql`position >= ${since}::timestamptz` },
};

/** An event without its body, with its deliveries by result. */
export interface ListedEvent {
  readonly id: string;
  readonly type: EventType;
  readonly tracking_number: string | null;
  readonly position: string;
  readonly deliveries: number;
  readonly succeeded: number;
  readonly failed: number;
}

/** Returns a page of the scope's events, newest first. Samples of testWebhook are not listed. */
export async function browseEvents(
  db: Kysely<Database>,
  scope: Scope,
  filter: EventFilter,
  page: { readonly after: string | null; readonly limit: number },
): Promise<Page<ListedEvent>> {
  let query = db
    .selectFrom('event')
    .select(['id', 'type', 'tracking_number', 'position'])
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .where('listed', '=', true)
    .where(allHold([...conditionsBy(filters, filter, 'own'), ...conditionsBy(filters, filter, 'order')]))
    .limit(page.limit + 1);
  if (page.after) query = query.where('position', '<', page.after);
  const rows = await db
    .selectFrom(query.orderBy('position', 'desc').as('event'))
    .leftJoin('webhook_delivery as delivery', (join) =>
      join.onRef('delivery.event_id', '=', 'event.id').on('delivery.account_id', '=', scope.accountId),
    )
    .select(['event.id', 'event.tracking_number', 'event.position'])
    .select([
      sql<EventType>`event.type`.as('type'),
      sql<number>`count(delivery.id)::integer`.as('deliveries'),
      sql<number>`(count(*) filter (where delivery.state = 'succeeded'))::integer`.as('succeeded'),
      sql<number>`(count(*) filter (where delivery.state in ('failed', 'discarded')))::integer`.as('failed'),
    ])
    .groupBy(['event.id', 'event.type', 'event.tracking_number', 'event.position'])
    .orderBy('event.position', 'desc')
    .execute();
  return cutPage(rows, page.limit);
}
