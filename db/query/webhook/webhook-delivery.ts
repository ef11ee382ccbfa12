import { type Kysely, type Selectable, sql } from 'kysely';
import { isoText } from '../../iso-text.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { WebhookAttemptTable } from '../../table/webhook/webhook-attempt.ts';
import type { WebhookDeliveryTable } from '../../table/webhook/webhook-delivery.ts';

type AttemptRow = Selectable<WebhookAttemptTable>;

/** A delivery with its attempts that have ended, the oldest first. */
export interface DeliveryRow extends Selectable<WebhookDeliveryTable> {
  readonly attempts: readonly AttemptRow[];
}

/** A delivery of one of the scope's endpoints; undefined when there is none. */
export async function findDelivery(
  db: Kysely<Database>,
  scope: Scope,
  endpointId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  return selectDeliveries(db, scope, endpointId).where('delivery.id', '=', id).executeTakeFirst();
}

/** A page of an endpoint's deliveries, newest first. */
export async function listDeliveries(
  db: Kysely<Database>,
  scope: Scope,
  endpointId: string,
  page: { readonly after: readonly [timestamp: string, id: string] | null; readonly limit: number },
): Promise<DeliveryRow[]> {
  let query = selectDeliveries(db, scope, endpointId).limit(page.limit);
  if (page.after) {
    const [at, id] = page.after;
    query = query.where(sql<boolean>`(delivery.created_at, delivery.id) < (${at}::timestamptz, ${id})`);
  }
  return query.orderBy('delivery.created_at', 'desc').orderBy('delivery.id', 'desc').execute();
}

function selectDeliveries(db: Kysely<Database>, scope: Scope, endpointId: string) {
  // As text, so that no timestamp loses its microseconds in JSON.
  const attempts = sql<AttemptRow[]>`coalesce((select json_agg(json_build_object('delivery_id', a.delivery_id,
    'number', a.number, 'trigger', a.trigger, 'started_at', ${sql.raw(isoText('a.started_at'))}, 'http_status', a.http_status,
    'latency_ms', a.latency_ms, 'response_excerpt', a.response_excerpt, 'error', a.error) order by a.number)
    from webhook_attempt a where a.delivery_id = delivery.id), '[]')`;
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .selectAll('delivery')
    .select(attempts.as('attempts'))
    .where('endpoint.account_id', '=', scope.accountId)
    .where('endpoint.livemode', '=', scope.livemode)
    .where('delivery.endpoint_id', '=', endpointId);
}
