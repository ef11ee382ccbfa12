import type { WebhookRow } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Schemas } from '../../generated/operations.ts';

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
