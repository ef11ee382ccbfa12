/** Normally a run calls its carrier within milliseconds. */
const maxPauseMs = 1_000;

/**
 * Returns whether another run may have taken over, after a pause of this process: check the fence before calling the
 * carrier.
 */
export function mayBeTakenOver(begunAt: number): boolean {
  return performance.now() - begunAt > maxPauseMs;
}
