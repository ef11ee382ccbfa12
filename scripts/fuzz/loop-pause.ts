/**
 * Loaded into the fuzzed process with `--import`: measures how long the event loop is blocked.
 * A timer fires every 10 ms. If it fires late, the loop was busy or the thread had no core; on a shared machine the
 * clock can't distinguish the two. So a pause is the lesser of the delay and the thread's CPU time in it. Blocking
 * without CPU time (a synchronous read) shows in `longestGapMs` only.
 */
import { readings } from '../frame/process-report.ts';

export interface LoopReport {
  /** Longest pause since the last report, by CPU time. */
  readonly longestPauseMs: number;
  /** Longest gap by the clock, including waits for a core. */
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
