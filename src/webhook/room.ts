import type { Refuse } from '../api-error.ts';

/** So many endpoints of an account and mode may be active (contract: createWebhook). */
const mostActive = 20;

export type RoomRefusal = 'DUPLICATE_WEBHOOK_TARGET' | 'WEBHOOK_LIMIT_REACHED';

/** Refuses one more active endpoint when its target is taken, or the scope has as many as it may. */
export function refuseWhenFull(
  { count, taken_by }: { readonly count: number; readonly taken_by: string | null },
  refuse: Refuse<RoomRefusal>,
): void {
  if (taken_by) refuse('DUPLICATE_WEBHOOK_TARGET', { detail: { existing_webhook_id: taken_by } });
  if (count >= mostActive) refuse('WEBHOOK_LIMIT_REACHED');
}
