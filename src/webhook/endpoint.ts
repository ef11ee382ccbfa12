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
import type { Database } from '../../db/table/index.ts';
import type { DisabledReason } from '../../db/table/webhook.ts';
import type { Schemas } from '../../generated/operations.ts';
import { commitChange } from '../change.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/errors.ts';
import type { ValidBody } from '../contract/operation.ts';
import type { StoredResponse } from '../idempotency.ts';
import { type ChangeCall, commitOnce } from '../idempotency.ts';
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

/** Creates an endpoint and its first secret, once per key if the call has one. Check the target before. */
export function createWebhookEndpoint(
  context: WorkContext,
  call: ChangeCall<EndpointLimitRefusal | 'IDEMPOTENCY_IN_FLIGHT'>,
  { url, events, description }: ValidBody<'createWebhook'>,
): Promise<StoredResponse<201>> {
  const { scope, actor, refuse } = call;
  const now = context.clock.now();
  const id = newId('wh', now);
  const target = new URL(url).href;
  const { plaintext, stored } = newSecret(context.secrets, scope.accountId, now);
  return commitOnce(context, call, { status: 201, isSecret: true }, async (tx) => {
    await lockWebhookCount(tx, scope);
    checkEndpointLimit(await activeWebhooks(tx, scope, target), refuse);
    await insertWebhook(tx, scope, { id, url, target, description, events });
    await insertSecret(tx, id, stored);
    const row = await findWebhook(tx, scope, id);
    if (!row) throw new Error('inserted webhook endpoint not found');
    const result: Schemas['WebhookCreated'] = { ...webhookView(row), secret: plaintext };
    return { result, entry: [actor(), 'webhook.created', id] };
  });
}

/** Changes an endpoint. Activating it resets its failures; deactivating it discards its pending deliveries. */
export async function updateWebhookEndpoint(
  db: Kysely<Database>,
  { scope, actor, refuse }: ChangeCall<EndpointLimitRefusal | 'NOT_FOUND'>,
  id: string,
  { description, events, active }: ValidBody<'updateWebhook'>,
): Promise<WebhookRow> {
  return commitChange(db, async (tx) => {
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
    const action = isSame ? 'webhook.changed' : active ? 'webhook.enabled' : 'webhook.stopped';
    return {
      result: (await findWebhook(tx, scope, id)) ?? refuse('NOT_FOUND'),
      entry: [actor(), action, id],
    };
  });
}

/** Deletes an endpoint and discards its pending deliveries. Idempotent. */
export async function deleteWebhookEndpoint(
  db: Kysely<Database>,
  { scope, actor, refuse }: ChangeCall<'NOT_FOUND'>,
  id: string,
): Promise<WebhookRow> {
  return commitChange(db, async (tx) => {
    const disabled: DisabledReason = 'deleted';
    const webhook = (await lockWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
    await updateWebhookRow(tx, scope, id, { disabled });
    await discardDeliveries(tx, scope, id);
    return {
      result: (await findWebhook(tx, scope, id)) ?? refuse('NOT_FOUND'),
      entry: webhook.disabled_reason !== disabled && [actor(), 'webhook.deleted', id],
    };
  });
}
