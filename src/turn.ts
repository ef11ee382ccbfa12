import { setImmediate } from 'node:timers/promises';

/** Long work holds the event loop for about this time, and then waits for its next turn. */
const turnMs = 1;

let latest: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other long work of this process has. Everything that is short runs between
 * two turns, so it waits for one turn at most, regardless of the amount of long work.
 */
export function nextTurn(): Promise<void> {
  latest = latest.then(() => setImmediate());
  return latest;
}

/** Returns a function for work of many small steps. Await it before each step: it waits when the turn is used up. */
export function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await nextTurn();
    began = performance.now();
  };
}
