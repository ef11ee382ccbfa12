/**
 * Loaded into every measured process with `--import`: answers each message on the IPC channel with what the process
 * has used. So the real service is measured exactly as the small servers are, and needs nothing of its own for it.
 */
export interface ProcessReport {
  /** Processor time since the start, user and system, in microseconds. */
  readonly cpuMicros: number;
  readonly residentBytes: number;
}

/** What other loaded modules add to each report. */
export const readings: (() => object)[] = [];

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const report: ProcessReport = { cpuMicros: user + system, residentBytes: process.memoryUsage.rss() };
  process.send?.(Object.assign(report, ...readings.map((read) => read())));
});
process.channel?.unref();
// Whoever measures is gone: nobody else would end this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
