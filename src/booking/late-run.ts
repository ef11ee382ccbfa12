const maxPauseMs = 1_000;

/** Returns true after a pause in which another run may have taken over. Check the fence then. */
export function mayBeTakenOver(begunAt: number): boolean {
  return performance.now() - begunAt > maxPauseMs;
}
