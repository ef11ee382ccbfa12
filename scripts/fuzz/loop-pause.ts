/**
 * Loaded into the fuzzed process with `--import`: how long its event loop was held.
 *
 * A timer is due every 10 ms. When it fires late, the loop was busy, or the machine gave this thread no core: on a shared
 * machine the clock can't tell the two apart. The thread's own processor time can: what it used between two turns of
 * the timer is the work that kept the timer waiting, and time without a core isn't in it. So a pause is the
 * lesser of the two. Time in which the thread is blocked without using a core (a synchronous read of a file) isn't in
 * it either; it shows in `longestGapMs`.
 */
import { readings } from '../bench/process-report.ts';

export interface LoopReport {
  /** Longest pause since the last report, by processor time. */
  readonly longestPauseMs: number;
  /** Longest gap by the clock, a wait for a core included. */
  readonly longestGapMs: number;
}

const intervalMs = 10;
let longestPauseMs = 0;
let longestGapMs = 0;
let clock = performance.now();
let processor = processorMs();

setInterval(() => {
  const now = performance.now();
  const used = processorMs();
  const gap = now - clock - intervalMs;
  longestGapMs = Math.max(longestGapMs, gap);
  longestPauseMs = Math.max(longestPauseMs, Math.min(gap, used - processor));
  clock = now;
  processor = used;
}, intervalMs).unref();

readings.push(() => {
  const report: LoopReport = { longestPauseMs, longestGapMs };
  longestPauseMs = 0;
  longestGapMs = 0;
  return report;
});

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
