import type { PostResult } from '../outbound/outbound-client.ts';

/** A slower response makes the endpoint slow. */
const slowMs = 5_000;

/** Returns an endpoint's slots after an attempt: doubled by a fast response, one after a slow one or a timeout. */
export function nextSlots(
  slots: number,
  { outcome }: Pick<PostResult, 'outcome'>,
  latencyMs: number,
  most: number,
): number {
  if (outcome === 'timeout' || latencyMs >= slowMs) return 1;
  return outcome === 'ok' ? Math.max(1, Math.min(most, slots * 2)) : slots;
}
