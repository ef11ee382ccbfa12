import type { PostResult } from '../outbound/outbound-client.ts';

/** An endpoint with a slower response is slow. */
const slowMs = 5_000;

/**
 * Returns how many requests an endpoint may have in flight after an attempt. A fast response doubles the slots. A slow
 * response or a timeout leaves one, so that the endpoint does not occupy workers that others need.
 */
export function nextSlots(
  slots: number,
  { outcome }: Pick<PostResult, 'outcome'>,
  latencyMs: number,
  most: number,
): number {
  if (outcome === 'timeout' || latencyMs >= slowMs) return 1;
  return outcome === 'ok' ? Math.max(1, Math.min(most, slots * 2)) : slots;
}
