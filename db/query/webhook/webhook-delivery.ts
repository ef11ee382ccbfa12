import { type Kysely, type Selectable, sql } from 'kysely';
import { isoText } from '../../iso-text.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { WebhookAttemptTable } from '../../table/webhook/webhook-attempt.ts';
import type { WebhookDeliveryTable } from '../../table/webhook/webhook-delivery.ts';
import { fitsPageSql, type Page, pageOf } from '../page.ts';

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
    .select(attemptsJson.as('attempts'))
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
    .select(attemptsBytes.as('bytes'))
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
    .select(sql<AttemptRow[]>`case when fits then ${attemptsJson} else '[]' end`.as('attempts'))
    .orderBy('delivery.created_at', 'desc')
    .orderBy('delivery.id', 'desc')
    .execute();
  return pageOf(found, page.limit, ({ fits }) => fits);
}

/** Includes the last success of any age, which decides the delivery's state. */
const shownAttempts = sql`(select * from webhook_attempt a where a.delivery_id = delivery.id
  order by a.number is not distinct from (select max(s.number) from webhook_attempt s
    where s.delivery_id = delivery.id and s.error is null) desc, a.number desc limit ${sql.lit(maxShownAttempts)})`;

// As text, because JSON would lose the timestamps' microseconds.
const attemptsJson = sql<
  AttemptRow[]
>`coalesce((select json_agg(json_build_object('delivery_id', a.delivery_id,
  'number', a.number, 'trigger', a.trigger, 'started_at', ${sql.raw(isoText('a.started_at'))}, 'http_status', a.http_status,
  'latency_ms', a.latency_ms, 'response_excerpt', a.response_excerpt, 'error', a.error) order by a.number)
  from ${shownAttempts} a), '[]')`;

/** Estimated size as JSON: the delivery, its attempts, and the deciding attempt's excerpt again. */
const attemptsBytes = sql<number>`(select 1000 + coalesce(sum(250 + octet_length(to_json(
  coalesce(a.response_excerpt, '') || coalesce(a.error, ''))::text)), 0)::integer from ${shownAttempts} a)`;

function selectDeliveries(db: Kysely<Database>, scope: Scope, endpointId: string) {
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .selectAll('delivery')
    .where('endpoint.account_id', '=', scope.accountId)
    .where('endpoint.livemode', '=', scope.livemode)
    .where('delivery.endpoint_id', '=', endpointId);
}

export async function countDeliveries(db: Kysely<Database>, eventId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return count;
}
