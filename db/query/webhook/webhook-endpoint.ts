import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schemas } from '../../../generated/operations.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import { givenUpState } from '../../table/webhook/webhook-delivery.ts';
import type { DisabledReason, WebhookEndpointTable } from '../../table/webhook/webhook-endpoint.ts';

export interface WebhookRow
  extends Pick<
    Selectable<WebhookEndpointTable>,
    | 'id'
    | 'url'
    | 'target'
    | 'description'
    | 'events'
    | 'active'
    | 'disabled_reason'
    | 'rotated_at'
    | 'created_at'
  > {
  readonly last4: string;
  readonly failed_in_row: number;
}

/** Finds an endpoint in its scope; undefined for another account's or mode's. */
export async function findWebhook(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<WebhookRow | undefined> {
  return selectWebhooks(db, scope).where('endpoint.id', '=', id).executeTakeFirst();
}

/** Returns a page of the scope's endpoints, newest first, including inactive ones. */
export async function listWebhookRows(
  db: Kysely<Database>,
  scope: Scope,
  page: { readonly after: readonly [timestamp: string, id: string] | null; readonly limit: number },
): Promise<WebhookRow[]> {
  let query = selectWebhooks(db, scope).limit(page.limit);
  if (page.after) {
    const [at, id] = page.after;
    query = query.where(sql<boolean>`(endpoint.created_at, endpoint.id) < (${at}::timestamptz, ${id})`);
  }
  return query.orderBy('endpoint.created_at', 'desc').orderBy('endpoint.id', 'desc').execute();
}

/** Locks an endpoint until the transaction ends. Lock order: idempotency key, endpoint, deliveries. */
export async function lockWebhook(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<WebhookRow | undefined> {
  return selectWebhooks(db, scope)
    .where('endpoint.id', '=', id)
    .forNoKeyUpdate('endpoint')
    .executeTakeFirst();
}

/** Serializes creation and re-enabling in a scope until the transaction ends. */
export async function lockWebhookCount(db: Kysely<Database>, scope: Scope): Promise<void> {
  const name = `webhooks ${scope.accountId} ${scope.livemode}`;
  // Raw: an advisory lock needs no table.
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Counts the scope's active endpoints, and returns the one with the target, if any. */
export async function activeWebhooks(
  db: Kysely<Database>,
  scope: Scope,
  target: string,
): Promise<{ readonly count: number; readonly taken_by: string | null }> {
  return db
    .selectFrom('webhook_endpoint')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<string | null>`min(id) filter (where target = ${target})`.as('taken_by'),
    ])
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
}

export interface NewWebhook {
  readonly id: string;
  readonly url: string;
  readonly target: string;
  readonly description: string;
  readonly events: readonly Schemas['EventSubscription'][];
}

/** Inserts an endpoint; insert its secret separately. */
export async function insertWebhook(db: Kysely<Database>, scope: Scope, webhook: NewWebhook): Promise<void> {
  const { accountId, livemode } = scope;
  await db
    .insertInto('webhook_endpoint')
    .values({
      ...webhook,
      events: [...webhook.events],
      account_id: accountId,
      livemode,
      disabled_reason: null,
      rotated_at: null,
      created_at: sql<string>`sampan_clock()`,
    })
    .execute();
}

export interface WebhookChange {
  readonly description?: string;
  readonly events?: readonly Schemas['EventSubscription'][];
  readonly rotated?: true;
  /** Null: re-enable and reset failures. */
  readonly disabled?: DisabledReason | null;
}

/** Updates an endpoint that the transaction has locked. */
export async function updateWebhookRow(
  db: Kysely<Database>,
  id: string,
  { description, events, rotated, disabled }: WebhookChange,
): Promise<void> {
  const changes = {
    ...(description === undefined ? {} : { description }),
    ...(events === undefined ? {} : { events: [...events] }),
    ...(rotated ? { rotated_at: sql<string>`sampan_clock()` } : {}),
    ...(disabled === undefined ? {} : { active: disabled === null, disabled_reason: disabled }),
    ...(disabled === null ? { failed_in_row: 0, slots: initialSlots } : {}),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('webhook_endpoint').set(changes).where('id', '=', id).execute();
}

export async function discardDeliveries(db: Kysely<Database>, endpointId: string): Promise<void> {
  await db
    .with('pending', (cte) =>
      cte
        .selectFrom('webhook_delivery')
        .select('id')
        .where('endpoint_id', '=', endpointId)
        .where('next_attempt_at', 'is not', null)
        .where('state', 'in', ['pending', 'retrying'])
        // The lock order of deliveries.
        .orderBy('id')
        .forUpdate(),
    )
    .updateTable('webhook_delivery as d')
    .from('pending')
    .set({
      state: sql.raw(givenUpState),
      trigger: 'schedule',
      next_attempt_at: null,
      busy_until: null,
      resume_state: null,
      resume_at: null,
    })
    .whereRef('d.id', '=', 'pending.id')
    .execute();
}

/** Concurrent requests of a new endpoint; a fast one earns more. */
const initialSlots = 4;

function selectWebhooks(db: Kysely<Database>, scope: Scope) {
  return db
    .selectFrom('webhook_endpoint as endpoint')
    .innerJoin('webhook_secret as secret', (join) =>
      join.onRef('secret.endpoint_id', '=', 'endpoint.id').on('secret.expires_at', 'is', null),
    )
    .select([
      'endpoint.id',
      'endpoint.url',
      'endpoint.target',
      'endpoint.description',
      'endpoint.events',
      'endpoint.active',
      'endpoint.disabled_reason',
      'endpoint.rotated_at',
      'endpoint.created_at',
      'endpoint.failed_in_row',
      'secret.last4',
    ])
    .where('endpoint.account_id', '=', scope.accountId)
    .where('endpoint.livemode', '=', scope.livemode);
}
