import { type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { EventTable } from '../../table/webhook/event.ts';
import { fitsPageSql, type Page, pageOf } from '../page.ts';
import { type EventDraft, stampPlaceholder } from './event-draft.ts';

export type EventRow = Pick<Selectable<EventTable>, 'id' | 'body' | 'position'>;

export interface EventPage {
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
  return pageOf(found, limit, ({ body }) => body !== null);
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
  parameters: ['trackingNumber', 'eventId', 'eventType', 'eventBody', 'stampPlaceholder'],
  text: (p) => `with changed as (
        update shipment set event_sequence = event_sequence + 1, updated_at = stamp_feed(account_id, livemode)
        where tracking_number = ${p.trackingNumber} returning account_id, livemode, tracking_number, updated_at
      )
      select emit_event(${p.eventId}, account_id, livemode, ${p.eventType}, tracking_number, ${p.eventBody}, ${p.stampPlaceholder}, updated_at) from changed`,
});

/** Stamps a shipment and writes its next event. The transaction must have locked the shipment before it read it. */
export async function emitShipmentEvent(
  db: Kysely<Database>,
  trackingNumber: string,
  event: EventDraft,
): Promise<void> {
  await emitOfShipment.runIn(db, {
    trackingNumber,
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
