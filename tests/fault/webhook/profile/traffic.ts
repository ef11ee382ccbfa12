import { setTimeout as delay } from 'node:timers/promises';

export interface Traffic {
  /** Stops it; answers the ids of the events whose commit was confirmed, and how many were not. */
  stop(): Promise<{ readonly confirmed: readonly string[]; readonly unconfirmed: number }>;
}

const tickMs = 20;

/** Has so many events a second written, whatever becomes of the earlier ones; what fails is not written again. */
export function startTraffic(emit: (index: number) => Promise<string>, perSecond: number): Traffic {
  const confirmed: string[] = [];
  const running = new Set<Promise<void>>();
  let unconfirmed = 0;
  let stopped = false;
  const run = (async () => {
    const start = performance.now();
    for (let count = 0; !stopped; await delay(tickMs)) {
      for (const due = ((performance.now() - start) / 1000) * perSecond; count < due; count++) {
        const one: Promise<void> = emit(count)
          .then(
            (id) => void confirmed.push(id),
            () => void unconfirmed++,
          )
          .finally(() => running.delete(one));
        running.add(one);
      }
    }
  })();
  return {
    async stop() {
      stopped = true;
      await run;
      await Promise.all(running);
      return { confirmed, unconfirmed };
    },
  };
}
