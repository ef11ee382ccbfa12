import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './table/index.ts';
import { NoConnectionInTimeError } from './transient-failure.ts';

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
class Bulkheads {
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

  noteSuccess(share: Share): void {
    if (!share.noteSuccess()) return;
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

class Share {
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
  noteSuccess(): boolean {
    const wasBlocked = this.isBlocked();
    this.#failures = 0;
    return wasBlocked;
  }
}

const errors = new WeakSet<Error>();

/** Creates a socket for a connection to PostgreSQL that closes after this long without traffic; 0: never. */
export function connectionSocket(silentMs: number): Socket {
  const socket = new Socket().on('error', (error) => errors.add(error));
  return socket.setTimeout(silentMs, () => {
    socket.destroy(
      Object.assign(new Error(`no data from the database for ${silentMs} ms`), { code: 'ETIMEDOUT' }),
    );
  });
}

/** Returns whether a connection of this process to PostgreSQL broke with this error. Its code does not tell. */
export function isConnectionError(error: Error): boolean {
  return errors.has(error);
}

const { Pool, types } = pg;

export interface Db extends AsyncDisposable {
  /** Contains the password. */
  readonly url: string;
  readonly kysely: Kysely<Database>;
  readonly pool: pg.Pool;
  /**
   * Returns a view of the database limited to the connections that one kind of work may hold
   * (docs/design/database.md, Shares of the pool). Work that holds a connection must not ask for another, or it can
   * deadlock.
   */
  share(name: string, options?: ShareOptions): Db;
  /** Reports that one piece of this share's work completed, which unblocks the share. */
  noteSuccess(): void;
  /** Returns the kinds of work whose statements recently timed out waiting for locks. */
  blocked(): readonly string[];
}

/** Closes a connection that is silent for this long, in ms. Longer than the server's own limits (30 s). */
export const silentMs = 40_000;

/** Settings of every pool. TCP keepalive detects a lost server on an idle connection within 20 s. */
export const poolDefaults = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

interface DbOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** Closes a connection that is silent for this long; 0 (default): never. See `silentMs`. */
  readonly silentMs?: number;
  /** Time limits on waiting; default: those of the service, without a lock timeout. */
  readonly waits?: Waits;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

/** Opens a pool. Reads timestamps as text, because a Date loses the microseconds, and bigints as numbers. */
export function openDb({
  url,
  poolSize = 10,
  silentMs = 0,
  waits = { ...serviceWaits, lockMs: 0 },
  onError = () => {},
}: DbOptions): Db {
  const pool = new Pool({
    ...poolDefaults,
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    // pg's query_timeout would not close the connection, so Kysely would reuse it.
    stream: () => connectionSocket(silentMs),
    options: `-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000 -c lock_timeout=${waits.lockMs}`,
    types: { getTypeParser },
  });
  pool.on('error', onError);
  // Without a listener, a broken connection would end the process. Its query rejects as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const shares = new Bulkheads(pool, poolSize, waits);
  const shared = new Map<string, Db>();
  const db: Db = {
    url,
    kysely,
    pool,
    share(name, options = {}) {
      const known = shared.get(name);
      if (known) return known;
      const share = shares.share(name, options);
      const own = poolOfShare(pool, shares, share);
      const made: Db = {
        ...db,
        pool: own,
        kysely: kyselyOf(own, (error) => share.note(error)),
        noteSuccess: () => shares.noteSuccess(share),
      };
      shared.set(name, made);
      return made;
    },
    noteSuccess() {},
    blocked: () => shares.blocked(),
    [Symbol.asyncDispose]: () => kysely.destroy(),
  };
  return db;
}

function kyselyOf(pool: pg.Pool, onError: (error: unknown) => void): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') onError(event.error);
    },
  });
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>;

/** Returns a pool that connects through a share; pg's `query` calls `connect` too. */
function poolOfShare(pool: pg.Pool, shares: Bulkheads, share: Share): pg.Pool {
  const connect = (callback?: (...connected: Connected) => void) => {
    if (callback) return shares.connect(share, callback);
    return new Promise<pg.PoolClient>((resolve, reject) => {
      shares.connect(share, (error, client) => (client ? resolve(client) : reject(error)));
    });
  };
  return Object.create(pool, { connect: { value: connect } });
}

const parsers: Record<number, (text: string) => unknown> = {
  [types.builtins.INT8]: safeInteger,
  [types.builtins.TIMESTAMPTZ]: isoTimestamp,
};

function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return parsers[oid] ?? (types.getTypeParser(oid, format) as (text: string) => unknown);
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the bigint ${text} is not a safe integer`);
  return value;
}

/** `2026-11-21 03:04:05.12+00` -> `2026-11-21T03:04:05.120000Z`; sessions run in UTC. */
function isoTimestamp(text: string): string {
  const [seconds = '', fraction = ''] = text.replace(/\+00$/, '').split('.');
  return `${seconds.replace(' ', 'T')}.${fraction.padEnd(6, '0')}Z`;
}
