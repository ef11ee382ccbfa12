import { setTimeout as sleep } from 'node:timers/promises';
import type { Arrivals } from './receiver.ts';

const patienceMs = 60_000;
const pollMs = 25;

/** Clears the recorded arrivals. */
export async function forgetArrivals(url: string): Promise<void> {
  await (await fetch(`${url}/arrivals`, { method: 'DELETE' })).arrayBuffer();
}

/** Returns the recorded arrivals with their times. */
export async function arrivalsOf(url: string): Promise<Arrivals> {
  return (await (await fetch(`${url}/arrivals?first`)).json()) as Arrivals;
}

/**
 * Waits until this many deliveries have arrived.
 * @throws {Error} if none arrives for a minute
 */
export async function untilArrived(url: string, count: number, signal: AbortSignal): Promise<Arrivals> {
  let seen = -1;
  for (let changed = performance.now(); ; await sleep(pollMs, null, { signal })) {
    const arrivals = (await (await fetch(`${url}/arrivals`, { signal })).json()) as Arrivals;
    if (arrivals.count >= count) return arrivals;
    if (arrivals.count !== seen) changed = performance.now();
    seen = arrivals.count;
    if (performance.now() - changed > patienceMs) {
      throw new Error(`${seen} of ${count} deliveries arrived, then none for a minute`);
    }
  }
}
