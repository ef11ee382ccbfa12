import type { Refuse } from '../api-error.ts';

/** So many endpoints of an account and mode may be active (decisions, Paths). */
const mostActive = 20;

export type RoomRefusal = 'DUPLICATE_WEBHOOK_TARGET' | 'WEBHOOK_LIMIT_REACHED';

/** Refuses one more active endpoint when its target is taken, or the scope has as many as it may. */
export function refuseWhenFull(
  { count, taken }: { readonly count: number; readonly taken: boolean },
  refuse: Refuse<RoomRefusal>,
): void {
  if (taken) refuse('DUPLICATE_WEBHOOK_TARGET');
  if (count >= mostActive) refuse('WEBHOOK_LIMIT_REACHED');
}
