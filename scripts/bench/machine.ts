import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly memoryGiB: number;
  readonly platform: string;
  readonly node: string;
  /** Load average of the minute before; 0 if unknown. */
  readonly loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** Describes the machine in one line, plus a warning if other programs were busy. */
export function printedMachine({ cores, cpu, memoryGiB, platform, node, loadBefore }: Machine): string {
  const size = `${cores} cores (${cpu}), ${memoryGiB} GiB, ${platform}, Node ${node}`;
  if (loadBefore < cores / 4) return size;
  return `${size}\nOther programs are running (load average ${loadBefore.toFixed(1)}): CPU times are more reliable than requests per second.`;
}
