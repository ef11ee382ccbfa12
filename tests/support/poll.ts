import { setTimeout as delay } from 'node:timers/promises';
import { patient } from './patience.ts';

const [firstPauseMs, longestPauseMs] = [5, 50];

/** Asks until the answer is true; false when it isn't within what `idleMs` on an idle machine are on this one. */
export async function pollUntil(condition: () => Promise<boolean>, idleMs: number): Promise<boolean> {
  const begun = Date.now();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.3, longestPauseMs)) {
    if (await condition()) return true;
    if (Date.now() - begun > patient(idleMs)) return false;
    await delay(pauseMs);
  }
}
