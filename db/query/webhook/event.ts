import { type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { EventTable } from '../../table/webhook/event.ts';
import { fitsPageSql, type Page, pageOf } from '../page.ts';

export type EventRow = Pick<Selectable<EventTable>, 'id' | 'body' | 'position'>;

export interface EventPage {
  readonly event_type?: string | undefined;
  /** Exclusive; with it the order is oldest first. */
  readonly created_after?: string | undefined;
  /** The position of the last event that was given out. */
  readonly after: string | null;
  readonly limit: number;
}

/** An event in its scope; undefined is also the answer for another account's or the other mode's. */
export async function findEvent(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<EventRow | undefined> {
  return selectEvents(db, scope).where('id', '=', id).executeTakeFirst();
}

/**
 * A page of the scope's feed, up to `maxPageBytes` of bodies. Positions grow in the order of the commits (see stamp_feed), so whoever asks for what
 * is past the last one misses nothing.
 */
export async function listEvents(
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

/** PostgreSQL knows the size of a stored text without reading it; bodies past the page's end stay unread. */
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

/** An event whose body carries the feed's stamp in the place of a token. */
export interface DraftedEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

/** Writes an event of no shipment as the last step of a transaction, with a delivery for each endpoint that asked. */
export async function emitEvent(
  db: Kysely<Database>,
  scope: Scope,
  event: DraftedEvent,
  stampToken: string,
): Promise<void> {
  const { accountId, livemode } = scope;
  await sql`select emit_event(${event.id}, ${accountId}, ${livemode}, ${event.type}, null, ${event.body}, ${stampToken},
    stamp_feed(${accountId}, ${livemode}))`.execute(db);
}
