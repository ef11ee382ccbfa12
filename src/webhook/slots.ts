import type { PostResult } from '../outbound/outbound-client.ts';

/** An answer that takes longer makes an endpoint slow. */
const slowMs = 5_000;

/**
 * How many requests an endpoint may have in flight after an attempt: it begins with a few, earns more by answering
 * fast, and is left with one while it is slow, so that it can't keep the others' workers.
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
