import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '../../db/client.ts';
import { type CancelProgress, findCancelProgress } from '../../db/query/booking/cancel-shipment.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import { outsideGate } from '../admission/gate.ts';

const firstPauseMs = 20;
const longestPauseMs = 250;

/** Cancels in flight in this process. A concurrent request gets the result of the same run. */
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

export function cancelRunsOf({ pool }: Pick<Db, 'pool'>): CancelRuns {
  let runs = runsOfPools.get(pool);
  if (!runs) {
    runs = new CancelRuns();
    runsOfPools.set(pool, runs);
  }
  return runs;
}

/** Polls until another process's cancel ends, at most until `until` (`performance.now()`). Holds no connection. */
export async function waitForCancel(db: Db, trackingNumber: string, until: number): Promise<CancelProgress> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const standing = await findCancelProgress(db, trackingNumber);
    const leftMs = until - performance.now();
    if (!standing.isRunning || leftMs <= 0) return standing;
    await outsideGate(() => delay(Math.min(pauseMs, leftMs)));
  }
}
