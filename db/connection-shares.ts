import type pg from 'pg';

/** How long a request waits for a connection before it is refused. */
const patienceMs = 5_000;
/** The same while the statements of its kind wait for locks, and how often the others look whether they do. */
const blockedPatienceMs = 1_000;
/** For so long after its last statement that waited too long a kind stays blocked; longer than a statement waits. */
const blockedMs = 10_000;
/** A lock that wasn't had in time, and a statement that took too long. */
const waitedTooLong = new Set<unknown>(['55P03', '57014']);

/** No connection came free for a kind of work in time; PostgreSQL was not asked. */
export class NoConnectionInTimeError extends Error {
  override readonly name = 'NoConnectionInTimeError';
}

type TakeCallback = (error?: Error) => void;

/**
 * Divides a pool's connections among kinds of work, so that statements that wait for a lock can't hold them all. Each
 * kind has at most half. While it is blocked it has one, and the blocked ones together at most half of what the kinds
 * share. Kinds that must go on have connections that the others don't get.
 *
 * A kind is blocked when statements have waited in vain for as many locks as half of its connections, and no work of the
 * kind was done in between: one locked row stops those who need it, a locked table everybody.
 */
export class ConnectionShares {
  readonly #pool: pg.Pool;
  readonly #most: { readonly each: number; readonly blocked: number; readonly shared: number };
  readonly #shares = new Map<string, Share>();
  /** Those that somebody waits for, in the order of their turns. */
  readonly #waiting = new Set<Share>();
  #held = 0;

  constructor(pool: pg.Pool, poolSize: number) {
    this.#pool = pool;
    const shared = poolSize - Math.min(2, Math.floor(poolSize / 3));
    this.#most = { each: Math.ceil(poolSize / 2), blocked: Math.ceil(shared / 2), shared };
  }

  /** @param essential goes on when the other kinds hold all that they may */
  share(name: string, essential: boolean): Share {
    let share = this.#shares.get(name);
    if (!share) {
      share = new Share(name, essential, Math.ceil(this.#most.each / 2));
      this.#shares.set(name, share);
    }
    return share;
  }

  /** The kinds whose statements lately waited too long. */
  blocked(): string[] {
    return [...this.#shares.values()].filter((share) => share.isBlocked()).map(({ name }) => name);
  }

  /** Lends a connection as the pool does, when the share has one left. */
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

  /** A kind of which work was done has all its connections again. */
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
    return share.held < this.#most.each && (share.essential || this.#held < this.#most.shared);
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
    // One that is served and still waited for comes again, after the others: a Set goes by insertion.
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
    const look = setInterval(() => {
      if (!share.isBlocked() && performance.now() - began < patienceMs) return;
      clearInterval(look);
      share.waiting.splice(share.waiting.indexOf(waiting), 1);
      if (share.waiting.length === 0) this.#waiting.delete(share);
      taken(new NoConnectionInTimeError(`no database connection came free for ${share.name}`));
    }, blockedPatienceMs);
    const waiting = () => {
      clearInterval(look);
      taken();
    };
    share.waiting.push(waiting);
    this.#waiting.add(share);
  }
}

/** The connections of a pool that one kind of work holds. */
export class Share {
  readonly name: string;
  readonly essential: boolean;
  readonly waiting: TakeCallback[] = [];
  held = 0;
  readonly #failuresToBlock: number;
  /** Statements that waited too long since work was last done. */
  #failures = 0;
  #failedAt = 0;

  /** @param failuresToBlock with so many failures in a row it is blocked */
  constructor(name: string, essential: boolean, failuresToBlock: number) {
    this.name = name;
    this.essential = essential;
    this.#failuresToBlock = failuresToBlock;
  }

  isBlocked(): boolean {
    return this.#failures >= this.#failuresToBlock && performance.now() < this.#failedAt + blockedMs;
  }

  /** Learns of a statement's failure. */
  note(failure: unknown): void {
    if (failure instanceof Error && 'code' in failure && waitedTooLong.has(failure.code)) {
      const now = performance.now();
      this.#failures = now < this.#failedAt + blockedMs ? this.#failures + 1 : 1;
      this.#failedAt = now;
    }
  }

  /**
   * Learns that a piece of its work was done to its end. A statement's success says nothing: the first of an operation may
   * read what is free, the last wait for what is locked. Tells whether it was blocked.
   */
  succeeded(): boolean {
    const wasBlocked = this.isBlocked();
    this.#failures = 0;
    return wasBlocked;
  }
}
