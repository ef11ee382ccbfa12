import { slowness } from './slowness.ts';

/** A case above this is run again, because other work of the process may have run in between. */
const suspiciousMs = 70;
const runs = 8;
/**
 * A run is repeated if the machine is slower than this multiple of the reference, because its result is not
 * reliable.
 */
const maxSlowness = 3;
const maxRepeats = 40;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Returns the longest CPU time of one turn of the event loop during `work`. Other requests wait for this long. */
async function longestHold(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let last = cpuMs();
  let isDone = false;
  const turn = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return Math.max(longest, cpuMs() - last);
}

/** Returns the longest turn of the event loop in the best of several runs, in CPU time of the reference machine. */
export async function shortestHold(work: () => Promise<void>): Promise<number> {
  let holdMs = Number.POSITIVE_INFINITY;
  let repeats = 0;
  for (let run = 0; run < runs && holdMs > suspiciousMs; run++) {
    const hold = await longestHold(work);
    const factor = hold <= suspiciousMs ? 1 : slowness();
    if (factor > maxSlowness && repeats++ < maxRepeats) {
      run--;
      continue;
    }
    holdMs = Math.min(holdMs, hold / Math.min(factor, maxSlowness));
  }
  return holdMs;
}
