import { setTimeout as delay } from 'node:timers/promises';

/** Asks until the answer is true; false when it isn't within `deadlineMs`. */
export async function pollUntil(condition: () => Promise<boolean>, deadlineMs: number): Promise<boolean> {
  for (const deadline = Date.now() + deadlineMs; ; await delay(10)) {
    if (await condition()) return true;
    if (Date.now() > deadline) return false;
  }
}
