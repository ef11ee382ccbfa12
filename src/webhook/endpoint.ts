import type { Kysely } from 'kysely';
import {
  activeWebhooks,
  discardDeliveries,
  findWebhook,
  insertSecret,
  insertWebhook,
  lockWebhook,
  lockWebhookCount,
  updateWebhookRow,
  type WebhookRow,
} from '../../db/query/webhook/webhook-endpoint.ts';
import type { Scope } from '../../db/scope.ts';
import { transact } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import type { DisabledReason } from '../../db/table/webhook.ts';
import type { Schemas } from '../../generated/operations.ts';
import { type AuditActor, audit } from '../audit.ts';
import type { WorkContext } from '../context.ts';
import { type Refuse, successEnvelope } from '../contract/errors.ts';
import type { ValidBody } from '../contract/operation.ts';
import { type Claim, lockClaim, type StoredResponse, storeEncryptedResponse } from '../idempotency.ts';
import { newId } from '../runtime.ts';
import { newSecret } from './signature.ts';

/** Active endpoints per account and mode (contract: createWebhook). */
const maxActiveEndpoints = 20;

type EndpointLimitRefusal = 'DUPLICATE_WEBHOOK_TARGET' | 'WEBHOOK_LIMIT_REACHED';

/** Refuses another active endpoint if one has the same target, or if the account has 20 in this mode. */
function checkEndpointLimit(
  { count, taken_by }: { readonly count: number; readonly taken_by: string | null },
  refuse: Refuse<EndpointLimitRefusal>,
): void {
  if (taken_by) refuse('DUPLICATE_WEBHOOK_TARGET', { detail: { existing_webhook_id: taken_by } });
  if (count >= maxActiveEndpoints) refuse('WEBHOOK_LIMIT_REACHED');
}

/** Returns an endpoint as the API shows it, without its secret. */
export function webhookView(row: WebhookRow): Schemas['Webhook'] {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    active: row.active,
    disabled_reason: row.disabled_reason,
    secret_last4: row.last4,
    rotated_at: row.rotated_at,
    created_at: row.created_at,
  };
}

/** Refuses a URL to which nothing may be sent (contract: createWebhook, Address). */
export async function checkWebhookTarget(
  { outbound }: WorkContext,
  scope: Scope,
  url: string,
  refuse: Refuse<'WEBHOOK_TARGET_REFUSED'>,
): Promise<void> {
  const problem = await outbound.checkTarget(url, scope);
  if (problem === null) return;
  const violation = { path: ['url'], code: 'WEBHOOK_TARGET_REFUSED', message: problem } as const;
  refuse('WEBHOOK_TARGET_REFUSED', { violations: [violation] });
}

/** Creates an endpoint and its first secret, and stores the response under the idempotency key, in one transaction. */
export async function registerWebhook(
  context: WorkContext,
  claim: Claim,
  scope: Scope,
  webhook: ValidBody<'createWebhook'>,
  actor: AuditActor,
  refuse: Refuse<EndpointLimitRefusal | 'IDEMPOTENCY_IN_FLIGHT'>,
): Promise<StoredResponse<201>> {
  return context.db.kysely.transaction().execute(async (tx) => {
    if (!(await lockClaim(tx, claim))) return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
    const storedBody = successEnvelope(201, await addWebhook(tx, context, scope, webhook, actor, refuse));
    await storeEncryptedResponse(tx, context.secrets, claim, 201, storedBody);
    return { status: 201, storedBody };
  });
}

/** Creates an endpoint and its first secret, also in the caller's transaction. Check the target before. */
export async function addWebhook(
  db: Kysely<Database>,
  { clock, secrets }: WorkContext,
  scope: Scope,
  { url, events, description }: ValidBody<'createWebhook'>,
  actor: AuditActor,
  refuse: Refuse<EndpointLimitRefusal>,
): Promise<Schemas['WebhookCreated']> {
  const now = clock.now();
  const id = newId('wh', now);
  const target = new URL(url).href;
  const { plaintext, stored } = newSecret(secrets, scope.accountId, now);
  return transact(db, async (tx) => {
    await lockWebhookCount(tx, scope);
    checkEndpointLimit(await activeWebhooks(tx, scope, target), refuse);
    await insertWebhook(tx, scope, { id, url, target, description, events });
    await insertSecret(tx, id, stored);
    await audit(tx, actor, 'webhook.created', id);
    const row = await findWebhook(tx, scope, id);
    if (!row) throw new Error('inserted webhook endpoint not found');
    return { ...webhookView(row), secret: plaintext };
  });
}

export interface WebhookUpdate {
  readonly description?: string | undefined;
  readonly events?: readonly Schemas['EventSubscription'][] | undefined;
  readonly active?: boolean | undefined;
}

/** Changes an endpoint. Activating it resets its failures; deactivating it discards its pending deliveries. */
export async function changeWebhook(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
  { description, events, active }: WebhookUpdate,
  actor: AuditActor,
  refuse: Refuse<EndpointLimitRefusal | 'NOT_FOUND'>,
): Promise<WebhookRow> {
  return db.transaction().execute(async (tx) => {
    if (active) await lockWebhookCount(tx, scope);
    const webhook = (await lockWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
    if (active && !webhook.active)
      checkEndpointLimit(await activeWebhooks(tx, scope, webhook.target), refuse);
    await updateWebhookRow(tx, scope, id, {
      ...(description === undefined ? {} : { description }),
      ...(events === undefined ? {} : { events }),
      ...(active && !webhook.active ? { disabled: null } : {}),
    });
    if (active === false && webhook.active) {
      await updateWebhookRow(tx, scope, id, { disabled: 'deactivated' });
      await discardDeliveries(tx, scope, id);
    }
    const isSame = active === undefined || active === webhook.active;
    await audit(tx, actor, isSame ? 'webhook.changed' : active ? 'webhook.enabled' : 'webhook.stopped', id);
    return (await findWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
  });
}

/** Deletes an endpoint and discards its pending deliveries. Idempotent. */
export async function removeWebhook(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
  actor: AuditActor,
  refuse: Refuse<'NOT_FOUND'>,
): Promise<WebhookRow> {
  return db.transaction().execute(async (tx) => {
    const disabled: DisabledReason = 'deleted';
    const webhook = (await lockWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
    if (webhook.disabled_reason !== disabled) await audit(tx, actor, 'webhook.deleted', id);
    await updateWebhookRow(tx, scope, id, { disabled });
    await discardDeliveries(tx, scope, id);
    return (await findWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
  });
}
