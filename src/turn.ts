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

/** A body up to this size shares its turn of the event loop with others. */
const maxSharedBytes = 32 * 1024;

/**
 * Waits for the next turn of long work, if the body is large. Call it before work that grows with the body. Many large bodies
 * that arrive at once would otherwise stop all other requests until the last of them is read.
 */
export async function turnFor(bytes: number): Promise<void> {
  if (bytes > maxSharedBytes) await nextTurn();
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
