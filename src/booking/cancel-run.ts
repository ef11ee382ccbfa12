import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '../../db/client.ts';
import { type CancelStanding, findCancelStanding } from '../../db/query/booking/cancel-shipment.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';

/** The first pause between two looks at another process's cancel; each is twice as long as the one before. */
const firstPauseMs = 20;
const longestPauseMs = 250;

/** The cancels that run in this process, by tracking number: a request that comes meanwhile gets the same answer. */
class CancelRuns {
  readonly #runs = new Map<string, Promise<ShipmentWithEvents>>();

  find(trackingNumber: string): Promise<ShipmentWithEvents> | undefined {
    return this.#runs.get(trackingNumber);
  }

  start(trackingNumber: string, run: () => Promise<ShipmentWithEvents>): Promise<ShipmentWithEvents> {
    const running = run().finally(() => {
      if (this.#runs.get(trackingNumber) === running) this.#runs.delete(trackingNumber);
    });
    this.#runs.set(trackingNumber, running);
    return running;
  }
}

const runsOfPools = new WeakMap<pg.Pool, CancelRuns>();

/** The runs of this process on one database. */
export function runsHere({ pool }: Pick<Db, 'pool'>): CancelRuns {
  let runs = runsOfPools.get(pool);
  if (!runs) {
    runs = new CancelRuns();
    runsOfPools.set(pool, runs);
  }
  return runs;
}

/**
 * Waits until another process's cancel has ended, but no longer than `until` (by `performance.now()`). No connection
 * is held between two looks.
 */
export async function waitForCancel(db: Db, trackingNumber: string, until: number): Promise<CancelStanding> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const standing = await findCancelStanding(db, trackingNumber);
    const leftMs = until - performance.now();
    if (!standing.isRunning || leftMs <= 0) return standing;
    await delay(Math.min(pauseMs, leftMs));
  }
}
