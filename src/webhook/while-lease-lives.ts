import { setTimeout as delay } from 'node:timers/promises';
import { isTransient } from '../../db/transient-failure.ts';

const firstPauseMs = 25;
const longestPauseMs = 1_000;

/**
 * Writes an attempt's end, again and again while the database gives way or is away: one that isn't written is sent
 * once more. Each pause is the double of the one before, drawn apart, so that those who met don't meet again.
 * @param until when the attempt's lease ends, on the process's own clock (`performance.now()`)
 * @throws the last failure, once that time has come; at once one that would be the same again.
 */
export async function whileLeaseLives<T>(until: number, write: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await write();
    } catch (error) {
      if (!isTransient(error) || performance.now() + pauseMs > until) throw error;
    }
    await delay(pauseMs * (0.5 + Math.random() / 2));
  }
}
