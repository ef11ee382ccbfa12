import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schemas } from '../../../generated/operations.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import { type DisabledReason, givenUpState, type WebhookEndpointTable } from '../../table/webhook.ts';

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

interface NewWebhook {
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

interface WebhookChange {
  readonly description?: string;
  readonly events?: readonly Schemas['EventSubscription'][];
  readonly rotated?: true;
  /** Null: re-enable and reset failures. */
  readonly disabled?: DisabledReason | null;
}

/** Updates an endpoint that the transaction has locked. */
export async function updateWebhookRow(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  id: string,
  { description, events, rotated, disabled }: WebhookChange,
): Promise<void> {
  const changes = {
    ...(description === undefined ? {} : { description }),
    ...(events === undefined ? {} : { events: [...events] }),
    ...(rotated ? { rotated_at: sql<string>`sampan_clock()` } : {}),
    ...(disabled === undefined ? {} : { active: disabled === null, disabled_reason: disabled }),
    ...(disabled === null ? { failed_in_row: 0, concurrency: initialConcurrency } : {}),
  };
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('webhook_endpoint')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function discardDeliveries(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  endpointId: string,
): Promise<void> {
  await db
    .with('pending', (cte) =>
      cte
        .selectFrom('webhook_delivery')
        .select('id')
        .where('account_id', '=', accountId)
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
    .where('d.account_id', '=', accountId)
    .execute();
}

/** Concurrent requests of a new endpoint; a fast one earns more. */
const initialConcurrency = 4;

function selectWebhooks(db: Kysely<Database>, scope: Scope) {
  return db
    .selectFrom('webhook_endpoint as endpoint')
    .innerJoin('webhook_secret as secret', (join) =>
      join
        .onRef('secret.endpoint_id', '=', 'endpoint.id')
        .onRef('secret.account_id', '=', 'endpoint.account_id')
        .on('secret.expires_at', 'is', null),
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

export interface SealedSecret {
  readonly id: string;
  readonly sealed: string;
}

/** Returns the secrets that sign now: the current one, then those in a rotation's overlap. */
export async function signingSecrets(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  endpointId: string,
): Promise<SealedSecret[]> {
  return db
    .selectFrom('webhook_secret')
    .select(['id', 'sealed'])
    .where('account_id', '=', accountId)
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`(expires_at is null or expires_at > sampan_clock())`)
    .orderBy(sql`expires_at desc nulls first`)
    .limit(maxSigningSecrets)
    .execute();
}

/** Lets the current secret sign until the overlap ends, or deletes it if revoked. Deletes secrets retired before. */
export async function retireSecrets(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  endpointId: string,
  { revoke }: { readonly revoke: boolean },
): Promise<void> {
  await db
    .deleteFrom('webhook_secret')
    .where('account_id', '=', accountId)
    .where('endpoint_id', '=', endpointId)
    .where(sql<boolean>`(expires_at is not null or ${revoke})`)
    .execute();
  await db
    .updateTable('webhook_secret')
    .set({ expires_at: sql<string>`sampan_clock() + make_interval(hours => ${overlapHours})` })
    .where('account_id', '=', accountId)
    .where('endpoint_id', '=', endpointId)
    .where('expires_at', 'is', null)
    .execute();
}

export async function insertSecret(
  db: Kysely<Database>,
  endpointId: string,
  secret: SealedSecret & { readonly account_id: string; readonly last4: string },
): Promise<void> {
  await db
    .insertInto('webhook_secret')
    .values({
      ...secret,
      endpoint_id: endpointId,
      created_at: sql<string>`sampan_clock()`,
      expires_at: null,
    })
    .execute();
}

/** Hours for which a rotated secret keeps signing. */
export const overlapHours = 24;
/** The current secret, and the previous one during a rotation's overlap. */
export const maxSigningSecrets = 2;

interface DeliveryShare {
  readonly endpoint_id: string;
  /** Deliveries of the last 24 hours that have ended. */
  readonly ended: number;
  readonly succeeded: number;
}

/** A busier endpoint's share is that of its newest deliveries, so that the page stays fast. */
const maxCounted = 1_000;
/** More waiting deliveries are not counted. */
export const maxWaiting = 10_000;

/** Counts the deliveries of the last 24 hours per endpoint. */
export async function deliveryShares(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  endpointIds: readonly string[],
): Promise<ReadonlyMap<string, DeliveryShare>> {
  // Raw: lateral limit per endpoint.
  const { rows } = await sql<DeliveryShare>`select e.id as endpoint_id,
      count(*) filter (where d.state in ('succeeded', 'failed', 'discarded'))::integer as ended,
      count(*) filter (where d.state = 'succeeded')::integer as succeeded
    from unnest(${endpointIds}::text[]) e (id), lateral (
      select state from webhook_delivery
      where account_id = ${accountId} and endpoint_id = e.id and created_at > (select sampan_clock()) - interval '24 hours'
      order by created_at desc, id desc limit ${sql.lit(maxCounted)}
    ) d
    group by e.id`.execute(db);
  return new Map(rows.map((row) => [row.endpoint_id, row]));
}

/** Counts the deliveries that an endpoint would discard if it were stopped now, up to one more than `maxWaiting`. */
export async function countWaiting(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  endpointId: string,
): Promise<number> {
  const waiting = db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('account_id', '=', accountId)
    .where('endpoint_id', '=', endpointId)
    .where('next_attempt_at', 'is not', null)
    .where('state', 'in', ['pending', 'retrying'])
    .limit(maxWaiting + 1)
    .as('waiting');
  const row = await db
    .selectFrom(waiting)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Returns when the previous secret stops signing; undefined outside a rotation's overlap. */
export async function overlapEnd(
  db: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  endpointId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('webhook_secret')
    .select('expires_at')
    .where('account_id', '=', accountId)
    .where('endpoint_id', '=', endpointId)
    .where('expires_at', '>', sql<string>`sampan_clock()`)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row?.expires_at ?? undefined;
}
