import type pg from 'pg';
import type { Db } from '../db/client.ts';

interface RenewalOptions<Lease> {
  readonly leaseMs: number;
  /** Work may take this long. After that its lease is not extended. */
  readonly maxWorkMs: number;
  readonly extend: (leases: readonly Lease[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Extends the leases of this process's work, so that leases are short and the work of a dead process is soon taken over. */
export class LeaseRenewal<Lease> {
  readonly #options: RenewalOptions<Lease>;
  readonly #held = new Map<Lease, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RenewalOptions<Lease>) {
    this.#options = options;
  }

  async renewWhile<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
    this.#held.set(lease, performance.now());
    this.#timer ??= setInterval(() => this.#extend(), Math.ceil(this.#options.leaseMs / 3)).unref();
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
    const { leaseMs, maxWorkMs, extend, onError } = this.#options;
    const now = performance.now();
    const leases = [...this.#held].flatMap(([lease, since]) => {
      const heldMs = now - since;
      return heldMs > leaseMs / 4 && heldMs < maxWorkMs ? [lease] : [];
    });
    if (leases.length > 0) extend(leases).catch(onError);
  }
}

/** Returns a function that does work under a lease in a database. Each pool has a renewal of its own. */
export function keepLeases<Lease>(
  { leaseMs, maxWorkMs }: Pick<RenewalOptions<Lease>, 'leaseMs' | 'maxWorkMs'>,
  extend: (db: Pick<Db, 'pool'>, leases: readonly Lease[]) => Promise<void>,
) {
  const renewals = new WeakMap<pg.Pool, LeaseRenewal<Lease>>();
  return <Result>({ pool }: Pick<Db, 'pool'>, lease: Lease, work: () => Promise<Result>): Promise<Result> => {
    let renewal = renewals.get(pool);
    if (!renewal) {
      renewal = new LeaseRenewal({
        leaseMs,
        maxWorkMs,
        extend: (leases) => extend({ pool }, leases),
        // The work itself meets the failure of the database, and a lease that ends is taken over.
        onError: () => {},
      });
      renewals.set(pool, renewal);
    }
    return renewal.renewWhile(lease, work);
  };
}
