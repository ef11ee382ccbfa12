import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import {
  ConnectionShares,
  type Share,
  type ShareOptions,
  serviceWaits,
  type Waits,
} from './connection-shares.ts';
import { connectionSocket } from './connection-socket.ts';
import type { Database } from './table/index.ts';

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
  succeeded(): void;
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

export interface DbOptions {
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
  const shares = new ConnectionShares(pool, poolSize, waits);
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
        succeeded: () => shares.succeeded(share),
      };
      shared.set(name, made);
      return made;
    },
    succeeded() {},
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
function poolOfShare(pool: pg.Pool, shares: ConnectionShares, share: Share): pg.Pool {
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
