import { setTimeout as delay } from 'node:timers/promises';
import { patient } from './deadline.ts';

const [firstPauseMs, longestPauseMs] = [5, 50];

/** Polls until the condition is true. Returns false after `idleMs`, scaled to the machine's load. */
export async function pollUntil(condition: () => Promise<boolean>, idleMs: number): Promise<boolean> {
  const begun = Date.now();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.3, longestPauseMs)) {
    if (await condition()) return true;
    if (Date.now() - begun > patient(idleMs)) return false;
    await delay(pauseMs);
  }
}
