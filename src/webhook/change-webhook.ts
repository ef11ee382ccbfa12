import type { Kysely } from 'kysely';
import {
  activeWebhooks,
  discardDeliveries,
  findWebhook,
  lockWebhook,
  lockWebhookCount,
  updateWebhookRow,
  type WebhookRow,
} from '../../db/query/webhook/webhook-endpoint.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { DisabledReason } from '../../db/table/webhook/webhook-endpoint.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { Refuse } from '../contract/api-error.ts';
import { type AuditActor, audit } from '../user/audit.ts';
import { checkEndpointLimit, type EndpointLimitRefusal } from './endpoint-limit.ts';

export interface WebhookUpdate {
  readonly description?: string | undefined;
  readonly events?: readonly Schemas['EventSubscription'][] | undefined;
  readonly active?: boolean | undefined;
}

/** Changes an endpoint in the caller's transaction. Activating it resets its failures; deactivating it discards its pending deliveries. */
export async function changeWebhook(
  tx: Kysely<Database>,
  scope: Scope,
  id: string,
  { description, events, active }: WebhookUpdate,
  actor: AuditActor,
  refuse: Refuse<EndpointLimitRefusal | 'NOT_FOUND'>,
): Promise<WebhookRow> {
  if (active) await lockWebhookCount(tx, scope);
  const webhook = (await lockWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
  if (active && !webhook.active) checkEndpointLimit(await activeWebhooks(tx, scope, webhook.target), refuse);
  await updateWebhookRow(tx, id, {
    ...(description === undefined ? {} : { description }),
    ...(events === undefined ? {} : { events }),
    ...(active && !webhook.active ? { disabled: null } : {}),
  });
  if (active === false && webhook.active) {
    await updateWebhookRow(tx, id, { disabled: 'deactivated' });
    await discardDeliveries(tx, id);
  }
  const isSame = active === undefined || active === webhook.active;
  await audit(tx, actor, isSame ? 'webhook.changed' : active ? 'webhook.enabled' : 'webhook.stopped', id);
  return (await findWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
}

/** Deletes an endpoint and discards its pending deliveries, in the caller's transaction. Idempotent. */
export async function removeWebhook(
  tx: Kysely<Database>,
  scope: Scope,
  id: string,
  actor: AuditActor,
  refuse: Refuse<'NOT_FOUND'>,
): Promise<WebhookRow> {
  const disabled: DisabledReason = 'deleted';
  const webhook = (await lockWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
  if (webhook.disabled_reason !== disabled) await audit(tx, actor, 'webhook.deleted', id);
  await updateWebhookRow(tx, id, { disabled });
  await discardDeliveries(tx, id);
  return (await findWebhook(tx, scope, id)) ?? refuse('NOT_FOUND');
}
