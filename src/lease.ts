import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import { tracing } from './telemetry/tracing.ts';

interface LeaseContext {
  readonly db: Pick<Db, 'pool'>;
  readonly log: Pick<Logger, 'warn'>;
}

interface LeaseTerms {
  /** The work under the leases, as the log names it, such as `orders`. */
  readonly of: string;
  readonly leaseMs: number;
  /** Work may take this long. After that its lease is not extended. */
  readonly maxWorkMs: number;
}

/** Extends the leases of this process's work, so that leases are short and the work of a dead process is soon taken over. */
class LeaseRenewal<Lease> {
  readonly #terms: LeaseTerms;
  readonly #extendAll: (leases: readonly Lease[]) => Promise<void>;
  readonly #log: LeaseContext['log'];
  readonly #held = new Map<Lease, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    terms: LeaseTerms,
    log: LeaseContext['log'],
    extendAll: (leases: readonly Lease[]) => Promise<void>,
  ) {
    this.#terms = terms;
    this.#log = log;
    this.#extendAll = extendAll;
  }

  async renewWhile<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
    this.#held.set(lease, performance.now());
    // It extends the leases of other work too, so it is no part of the trace that happens to start it.
    this.#timer ??= tracing().outsideTrace(() =>
      setInterval(() => this.#extend(), Math.ceil(this.#terms.leaseMs / 3)).unref(),
    );
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
    const { of, leaseMs, maxWorkMs } = this.#terms;
    const now = performance.now();
    // Short work ends before its lease needs more time.
    const leases = [...this.#held].flatMap(([lease, since]) => {
      const heldMs = now - since;
      return heldMs > leaseMs / 12 && heldMs < maxWorkMs ? [lease] : [];
    });
    if (leases.length === 0) return;
    // The work itself meets the failure of the database, and a lease that ends is taken over.
    this.#extendAll(leases).catch((error) =>
      this.#log.warn({ err: error }, `Leases of ${of} could not be extended`),
    );
  }
}

/** Does work under a lease in a database, and keeps others from taking it over meanwhile. */
export type WhileLeased<Lease> = <Result>(
  context: LeaseContext,
  lease: Lease,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Returns a function that does work under a lease. Each pool has a renewal of its own. */
export function keepLeases<Lease>(
  terms: LeaseTerms,
  extend: (db: Pick<Db, 'pool'>, leases: readonly Lease[]) => Promise<void>,
): WhileLeased<Lease> {
  const renewals = new WeakMap<pg.Pool, LeaseRenewal<Lease>>();
  return ({ db: { pool }, log }, lease, work) => {
    let renewal = renewals.get(pool);
    if (!renewal) {
      renewal = new LeaseRenewal(terms, log, (leases) => extend({ pool }, leases));
      renewals.set(pool, renewal);
    }
    return renewal.renewWhile(lease, work);
  };
}
