import { setTimeout as delay } from 'node:timers/promises';

export interface Traffic {
  /** Stops the traffic; returns the ids of events whose commit was confirmed, and the number of the others. */
  stop(): Promise<{ readonly confirmed: readonly string[]; readonly unconfirmed: number }>;
}

const tickMs = 20;

/** Emits `perSecond` events per second without waiting for earlier ones. A failed one is not repeated. */
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
