import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

/**
 * Returns the memory of the start to the system, about 50 MB: V8's space for new objects grows while modules load, and
 * shrinks only in such a collection. It grows again under load. Holds the event loop for about 0.1 s, so it runs before
 * the process listens.
 */
export async function releaseStartMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}

const checkMs = 10_000;
/** Share of the time in which the event loop of a process without work is busy. */
const idleUtilization = 0.05;
/** A process that has worked a little has less. */
const keptBytes = 300_000_000;
/** Growth since the last collection that is worth another one. */
const worthwhile = 1.2;

/**
 * Returns the memory of a flood to the system when it is over: V8 collects no garbage while nothing is allocated. A process
 * that is busy is left alone.
 */
export function releaseMemoryWhenIdle(): void {
  let before = performance.eventLoopUtilization();
  let leftBytes = keptBytes;
  const check = async () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > idleUtilization || process.memoryUsage.rss() < worthwhile * leftBytes) return;
    await releaseStartMemory();
    leftBytes = Math.max(keptBytes, process.memoryUsage.rss());
  };
  setInterval(() => void check(), checkMs).unref();
}
