import { Session } from 'node:inspector/promises';

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
