import type { Sample } from './comparison.ts';
import { percentile } from './median.ts';

/** Computes a sample from latencies and duration; CPU time where known. */
export function sampleOf(latenciesMs: readonly number[], seconds: number, cpuMicros = Number.NaN): Sample {
  return {
    requestsPerSecond: latenciesMs.length / seconds,
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    cpuMicrosPerRequest: cpuMicros / latenciesMs.length,
  };
}
