import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { type ClaimKey, extendLeases } from '../../db/query/webhook/webhook-lease.ts';

/** If a worker dies, its attempts are due again after this time, however long the configured lease is. */
const maxLeaseMs = 6_000;

export interface LeaseRenewalOptions {
  readonly db: Db;
  readonly log: Logger;
  /** An attempt, with the write of its result, may take this long. After that its lease is not extended. */
  readonly leaseMs: number;
}

/** Extends the leases of this process's attempts, so that leases are short and a crash's attempts are soon due again. */
export class LeaseRenewal implements Disposable {
  readonly leaseMs: number;
  readonly #options: LeaseRenewalOptions;
  readonly #held = new Map<ClaimKey, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: LeaseRenewalOptions) {
    this.#options = options;
    this.leaseMs = Math.min(options.leaseMs, maxLeaseMs);
    this.#timer = setInterval(() => this.#extend(), Math.ceil(this.leaseMs / 3));
    this.#timer.unref();
  }

  async renewWhile<T>(claim: ClaimKey, work: () => Promise<T>): Promise<T> {
    this.#held.set(claim, performance.now());
    try {
      return await work();
    } finally {
      this.#held.delete(claim);
    }
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }

  #extend(): void {
    const now = performance.now();
    const claims = [...this.#held].flatMap(([claim, since]) => {
      const heldMs = now - since;
      return heldMs > this.leaseMs / 4 && heldMs < this.#options.leaseMs ? [claim] : [];
    });
    if (claims.length === 0) return;
    extendLeases(this.#options.db, claims, this.leaseMs).catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'Leases of attempts could not be extended'),
    );
  }
}
