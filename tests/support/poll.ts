import { setTimeout as delay } from 'node:timers/promises';
import { patient } from './patience.ts';

/** Asks until the answer is true; false when it isn't within what `idleMs` on an idle machine are on this one. */
export async function pollUntil(condition: () => Promise<boolean>, idleMs: number): Promise<boolean> {
  for (const begun = Date.now(); ; await delay(10)) {
    if (await condition()) return true;
    if (Date.now() - begun > patient(idleMs)) return false;
  }
}
