import type { Refuse } from '../contract/api-error.ts';

/** Active endpoints per account and mode (contract: createWebhook). */
const maxActiveEndpoints = 20;

export type EndpointLimitRefusal = 'DUPLICATE_WEBHOOK_TARGET' | 'WEBHOOK_LIMIT_REACHED';

/** Refuses another active endpoint if one has the same target, or if the account has 20 in this mode. */
export function checkEndpointLimit(
  { count, taken_by }: { readonly count: number; readonly taken_by: string | null },
  refuse: Refuse<EndpointLimitRefusal>,
): void {
  if (taken_by) refuse('DUPLICATE_WEBHOOK_TARGET', { detail: { existing_webhook_id: taken_by } });
  if (count >= maxActiveEndpoints) refuse('WEBHOOK_LIMIT_REACHED');
}
