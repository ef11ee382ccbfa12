/** A run is at its carrier's door within milliseconds, unless its process was stopped or starved. */
const promptMs = 1_000;

/** Whether so much time has passed that another run may have taken over: worth a look before a carrier is called. */
export function isLate(begunAt: number): boolean {
  return performance.now() - begunAt > promptMs;
}
