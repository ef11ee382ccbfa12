/**
 * Loaded into every measured process with `--import`: responds to each IPC message with the process's resource usage, so
 * that all servers are measured alike.
 */
export interface ProcessReport {
  /** CPU time since the start, user and system, in microseconds. */
  readonly cpuMicros: number;
  readonly residentBytes: number;
}

/** Fields that other loaded modules add to each report. */
export const readings: (() => object)[] = [];

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const report: ProcessReport = { cpuMicros: user + system, residentBytes: process.memoryUsage.rss() };
  process.send?.(Object.assign(report, ...readings.map((read) => read())));
});
process.channel?.unref();
// The benchmark process is gone: exit, because nothing else would stop this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
