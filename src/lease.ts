import type pg from 'pg';
import type { Db } from '../db/client.ts';

interface LeaseTimes {
  readonly leaseMs: number;
  /** Work may take this long. After that its lease is not extended. */
  readonly maxWorkMs: number;
}

/** Extends the leases of this process's work, so that leases are short and the work of a dead process is soon taken over. */
class LeaseRenewal<Lease> {
  readonly #times: LeaseTimes;
  readonly #extendAll: (leases: readonly Lease[]) => Promise<void>;
  readonly #held = new Map<Lease, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(times: LeaseTimes, extendAll: (leases: readonly Lease[]) => Promise<void>) {
    this.#times = times;
    this.#extendAll = extendAll;
  }

  async renewWhile<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
    this.#held.set(lease, performance.now());
    this.#timer ??= setInterval(() => this.#extend(), Math.ceil(this.#times.leaseMs / 3)).unref();
    try {
      return await work();
    } finally {
      this.#held.delete(lease);
      if (this.#held.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    }
  }

  #extend(): void {
    const { leaseMs, maxWorkMs } = this.#times;
    const now = performance.now();
    const leases = [...this.#held].flatMap(([lease, since]) => {
      const heldMs = now - since;
      return heldMs > leaseMs / 4 && heldMs < maxWorkMs ? [lease] : [];
    });
    // The work itself meets the failure of the database, and a lease that ends is taken over.
    if (leases.length > 0) this.#extendAll(leases).catch(() => {});
  }
}

/** Does work under a lease in a database, and keeps others from taking it over meanwhile. */
export type WhileLeased<Lease> = <Result>(
  db: Pick<Db, 'pool'>,
  lease: Lease,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Returns a function that does work under a lease. Each pool has a renewal of its own. */
export function keepLeases<Lease>(
  times: LeaseTimes,
  extend: (db: Pick<Db, 'pool'>, leases: readonly Lease[]) => Promise<void>,
): WhileLeased<Lease> {
  const renewals = new WeakMap<pg.Pool, LeaseRenewal<Lease>>();
  return ({ pool }, lease, work) => {
    let renewal = renewals.get(pool);
    if (!renewal) {
      renewal = new LeaseRenewal(times, (leases) => extend({ pool }, leases));
      renewals.set(pool, renewal);
    }
    return renewal.renewWhile(lease, work);
  };
}
