import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What the numbers were measured on. */
export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly memoryGiB: number;
  readonly platform: string;
  readonly node: string;
  /** How busy other programs kept it in the minute before; 0 where the system doesn't say. */
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

/** The machine in a line, and a second one when it was not ours alone. */
export function printedMachine({ cores, cpu, memoryGiB, platform, node, loadBefore }: Machine): string {
  const size = `${cores} cores (${cpu}), ${memoryGiB} GiB, ${platform}, Node ${node}`;
  if (loadBefore < cores / 4) return size;
  return `${size}\nOther programs are at work (load ${loadBefore.toFixed(1)}): trust the CPU time more than the requests per second.`;
}
