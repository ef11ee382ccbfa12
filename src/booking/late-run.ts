const maxPauseMs = 1_000;

/**
 * Returns true after a pause in which another run may have taken over: check the fence before calling the carrier.
 */
export function mayBeTakenOver(begunAt: number): boolean {
  return performance.now() - begunAt > maxPauseMs;
}
