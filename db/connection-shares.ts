import type pg from 'pg';

export interface Waits {
  /** Lock timeout of a statement; 0: only the statement timeout applies. */
  readonly lockMs: number;
  /** Connection timeout of a request. An admitted request must not meet it in an overload: the gate refuses earlier. */
  readonly connectionMs: number;
  /** The same while the share is blocked; also the interval at which waiting requests are checked. */
  readonly blockedConnectionMs: number;
  /** Time for which a share stays blocked after its last lock timeout. Longer than a lock timeout. */
  readonly blockedMs: number;
}

/** The service's limits. Row locks take milliseconds: only a migration or an operator holds a table for longer. */
export const serviceWaits: Waits = {
  lockMs: 2_000,
  connectionMs: 15_000,
  blockedConnectionMs: 1_000,
  blockedMs: 10_000,
};

/** SQLSTATE lock_not_available and query_canceled (timeout). */
const waitedTooLong = new Set<unknown>(['55P03', '57014']);

/** No connection became free in time. The statement was not sent to PostgreSQL. */
export class NoConnectionInTimeError extends Error {
  override readonly name = 'NoConnectionInTimeError';
}

export interface ShareOptions {
  /** May use the reserved connections. */
  readonly essential?: boolean;
  /** Connections at most; default: half of the pool. */
  readonly most?: number;
}

type TakeCallback = (error?: Error) => void;

/**
 * Divides a pool's connections among kinds of work, so that statements that wait for locks can't hold all of them
 * (docs/design/database.md, Shares of the pool).
 * A share has at most half of the connections, or fewer if it says so. A blocked share has one; all blocked shares together have at most half
 * of the unreserved connections. Essential shares may also use the reserved connections.
 * A share is blocked when as many statements as half of its connections timed out and no work completed in between.
 * One locked row delays only the work that needs it; a locked table blocks the share.
 */
export class ConnectionShares {
  readonly #pool: pg.Pool;
  readonly #waits: Waits;
  readonly #most: { readonly each: number; readonly blocked: number; readonly shared: number };
  readonly #shares = new Map<string, Share>();
  /** Shares with waiting requests, served round-robin. */
  readonly #waiting = new Set<Share>();
  #held = 0;

  constructor(pool: pg.Pool, poolSize: number, waits: Waits) {
    this.#pool = pool;
    this.#waits = waits;
    const shared = poolSize - Math.min(2, Math.floor(poolSize / 3));
    this.#most = { each: Math.ceil(poolSize / 2), blocked: Math.ceil(shared / 2), shared };
  }

  share(name: string, { essential = false, most = this.#most.each }: ShareOptions): Share {
    let share = this.#shares.get(name);
    if (!share) {
      share = new Share(name, essential, Math.min(most, this.#most.each), this.#waits.blockedMs);
      this.#shares.set(name, share);
    }
    return share;
  }

  blocked(): string[] {
    return [...this.#shares.values()].filter((share) => share.isBlocked()).map(({ name }) => name);
  }

  /** Connects as `pg.Pool.connect` does, once the share has a free connection. */
  connect(
    share: Share,
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void,
  ): void {
    this.#take(share, (refused) => {
      if (refused) {
        callback(refused, undefined, () => {});
        return;
      }
      this.#pool.connect((error, client, done) => {
        if (error || !client) {
          this.#giveBack(share);
          callback(error, client, done);
          return;
        }
        const { release } = client;
        client.release = (failure) => {
          release(failure);
          share.note(failure);
          this.#giveBack(share);
        };
        callback(undefined, client, client.release);
      });
    });
  }

  succeeded(share: Share): void {
    if (!share.succeeded()) return;
    this.#serveWaiting();
  }

  #take(share: Share, taken: TakeCallback): void {
    if (!this.#mayTake(share)) {
      this.#wait(share, taken);
      return;
    }
    this.#hold(share);
    taken();
  }

  #mayTake(share: Share): boolean {
    if (
      share.isBlocked() &&
      !share.essential &&
      (share.held > 0 || this.#heldByBlocked() >= this.#most.blocked)
    )
      return false;
    return share.held < share.most && (share.essential || this.#held < this.#most.shared);
  }

  #heldByBlocked(): number {
    let held = 0;
    for (const share of this.#shares.values()) if (share.isBlocked() && !share.essential) held += share.held;
    return held;
  }

  #hold(share: Share): void {
    share.held++;
    if (!share.essential) this.#held++;
  }

  #giveBack(share: Share): void {
    share.held--;
    if (!share.essential) this.#held--;
    this.#serveWaiting();
  }

  #serveWaiting(): void {
    // A Set iterates in insertion order: re-adding a share puts it behind the others.
    for (const next of this.#waiting) {
      if (!this.#mayTake(next)) continue;
      const taken = next.waiting.shift();
      this.#waiting.delete(next);
      if (next.waiting.length > 0) this.#waiting.add(next);
      this.#hold(next);
      taken?.();
    }
  }

  #wait(share: Share, taken: TakeCallback): void {
    const began = performance.now();
    const { connectionMs, blockedConnectionMs } = this.#waits;
    const look = setInterval(() => {
      if (!share.isBlocked() && performance.now() - began < connectionMs) return;
      clearInterval(look);
      share.waiting.splice(share.waiting.indexOf(waiting), 1);
      if (share.waiting.length === 0) this.#waiting.delete(share);
      taken(new NoConnectionInTimeError(`no database connection became free in time for ${share.name}`));
    }, blockedConnectionMs);
    const waiting = () => {
      clearInterval(look);
      taken();
    };
    share.waiting.push(waiting);
    this.#waiting.add(share);
  }
}

export class Share {
  readonly name: string;
  readonly essential: boolean;
  readonly most: number;
  readonly waiting: TakeCallback[] = [];
  held = 0;
  readonly #failuresToBlock: number;
  readonly #blockedMs: number;
  #failures = 0;
  #failedAt = 0;

  constructor(name: string, essential: boolean, most: number, blockedMs: number) {
    this.name = name;
    this.essential = essential;
    this.most = most;
    this.#failuresToBlock = Math.ceil(most / 2);
    this.#blockedMs = blockedMs;
  }

  isBlocked(): boolean {
    return this.#failures >= this.#failuresToBlock && performance.now() < this.#failedAt + this.#blockedMs;
  }

  note(failure: unknown): void {
    if (failure instanceof Error && 'code' in failure && waitedTooLong.has(failure.code)) {
      const now = performance.now();
      this.#failures = now < this.#failedAt + this.#blockedMs ? this.#failures + 1 : 1;
      this.#failedAt = now;
    }
  }

  /** Resets the failure count; returns whether the share was blocked. Call it per piece of work, not per statement. */
  succeeded(): boolean {
    const wasBlocked = this.isBlocked();
    this.#failures = 0;
    return wasBlocked;
  }
}
