import type { Sample } from './comparison.ts';
import { percentile } from './median.ts';

/** Numbers of what was done so often within so many seconds; processor time where it is known. */
export function sampleOf(latenciesMs: readonly number[], seconds: number, cpuMicros = Number.NaN): Sample {
  return {
    requestsPerSecond: latenciesMs.length / seconds,
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    cpuMicrosPerRequest: cpuMicros / latenciesMs.length,
  };
}
