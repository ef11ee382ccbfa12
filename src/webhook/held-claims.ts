import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { type ClaimKey, extendLeases } from '../../db/query/webhook/webhook-lease.ts';

/** A worker that dies is missed this soon, whatever time an attempt may take. */
const mostHeldMs = 6_000;

export interface HeldClaimsOptions {
  readonly db: Db;
  readonly log: Logger;
  /** The most that an attempt may take, its end written: a sender that hangs loses it then. */
  readonly leaseMs: number;
}

/**
 * The attempts that this process is making. Each is held by a short lease, extended while the process lives: those of
 * a process that was killed are soon due again, and don't keep their endpoint's slots for the whole of a timeout.
 */
export class HeldClaims implements Disposable {
  /** For how long an attempt is claimed, and extended. */
  readonly leaseMs: number;
  readonly #options: HeldClaimsOptions;
  readonly #held = new Map<ClaimKey, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: HeldClaimsOptions) {
    this.#options = options;
    this.leaseMs = Math.min(options.leaseMs, mostHeldMs);
    this.#timer = setInterval(() => this.#extend(), Math.ceil(this.leaseMs / 3));
    this.#timer.unref();
  }

  /** Holds a claim while it is worked on. */
  async during<T>(claim: ClaimKey, work: () => Promise<T>): Promise<T> {
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
      this.#options.log.warn({ err: error }, 'attempts under way could not be held on to'),
    );
  }
}
