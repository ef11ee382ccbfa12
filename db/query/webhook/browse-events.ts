import { type Kysely, sql } from 'kysely';
import type { EventType } from '../../../generated/events.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import { type Page, pageOf } from '../page.ts';

export interface EventFilter {
  readonly event_type?: EventType | undefined;
  /** Inclusive. */
  readonly since?: string | undefined;
  readonly tracking_number?: string | undefined;
}

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
    .limit(page.limit + 1);
  if (filter.event_type) query = query.where('type', '=', filter.event_type);
  if (filter.since) query = query.where('position', '>=', filter.since);
  if (filter.tracking_number) query = query.where('tracking_number', '=', filter.tracking_number);
  if (page.after) query = query.where('position', '<', page.after);
  const rows = await db
    .selectFrom(query.orderBy('position', 'desc').as('event'))
    .leftJoin('webhook_delivery as delivery', 'delivery.event_id', 'event.id')
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
  return pageOf(rows, page.limit);
}
