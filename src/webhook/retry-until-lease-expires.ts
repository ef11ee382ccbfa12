import { setTimeout as delay } from 'node:timers/promises';
import { isTransient } from '../../db/transient-failure.ts';

const firstDelayMs = 25;
const maxDelayMs = 1_000;

/** Retries the write of a result until the lease expires: an unwritten result means that the event is sent again. */
export async function retryUntilLeaseExpires<T>(until: number, write: () => Promise<T>): Promise<T> {
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, maxDelayMs)) {
    try {
      return await write();
    } catch (error) {
      if (!isTransient(error) || performance.now() + delayMs > until) throw error;
    }
    await delay(delayMs * (0.5 + Math.random() / 2));
  }
}
