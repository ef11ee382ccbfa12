import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConnectionShares, type Share } from './connection-shares.ts';
import type { Database } from './table/index.ts';

const { Pool, types } = pg;

/** The typed query builder, and the pool under it for prepared hot statements. */
export interface Db extends AsyncDisposable {
  readonly kysely: Kysely<Database>;
  readonly pool: pg.Pool;
  /**
   * The same database by the connections that one kind of work may hold, so that statements which wait for a locked table
   * leave the others theirs. Work that holds a connection must not ask for another.
   */
  share(name: string, options?: { readonly essential?: boolean }): Db;
  /** Tells that a piece of this share's work was done to its end, all of its statements; it isn't blocked then. */
  succeeded(): void;
  /** The kinds of work whose statements lately waited too long for a lock. */
  blocked(): readonly string[];
}

/**
 * How long a statement of the service waits for a lock. Statements that wait for each other's rows take milliseconds;
 * a table that is locked for longer is a migration's or an operator's.
 */
export const lockTimeoutMs = 2_000;

/**
 * A connection that was silent for so long is dead, though nobody said so: the server ends statements after 30 s, and
 * so it does transactions that nothing is asked of.
 */
export const silentMs = 40_000;

/** What every pool of the service has: an idle connection whose server is gone is found out within 20 s. */
export const poolDefaults = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

export interface DbOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** When a connection that stays silent is given up, with what waits on it; never, unless given: see silentMs. */
  readonly silentMs?: number;
  /** When a statement that waits for a lock is ended; by the limit of every statement alone, unless given. */
  readonly lockTimeoutMs?: number;
  /** Told of a connection that breaks while idle; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

/**
 * Opens a pool. Timestamps are read as ISO-8601 text with six fractional digits (a Date would lose the microseconds
 * that feeds are ordered by), bigints as numbers.
 */
export function openDb({
  url,
  poolSize = 10,
  silentMs = 0,
  lockTimeoutMs = 0,
  onError = () => {},
}: DbOptions): Db {
  const pool = new Pool({
    ...poolDefaults,
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    // Not pg's query_timeout: it leaves the connection as it is, and Kysely would lend it out again.
    stream: () => mortalSocket(silentMs),
    options: `-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000 -c lock_timeout=${lockTimeoutMs}`,
    types: { getTypeParser },
  });
  pool.on('error', onError);
  // A connection that breaks while it is lent out tells its query too; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const shares = new ConnectionShares(pool, poolSize);
  const shared = new Map<string, Db>();
  const db: Db = {
    kysely,
    pool,
    share(name, { essential = false } = {}) {
      const known = shared.get(name);
      if (known) return known;
      const share = shares.share(name, essential);
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

/** The pool, which lends connections as a share allows; its `query` asks its `connect` for one too. */
function poolOfShare(pool: pg.Pool, shares: ConnectionShares, share: Share): pg.Pool {
  const connect = (callback?: (...connected: Connected) => void) => {
    if (callback) return shares.connect(share, callback);
    return new Promise<pg.PoolClient>((resolve, reject) => {
      shares.connect(share, (error, client) => (client ? resolve(client) : reject(error)));
    });
  };
  return Object.create(pool, { connect: { value: connect } });
}

/** A socket that breaks when nothing comes or goes for so long; 0: never. */
function mortalSocket(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () => {
    socket.destroy(
      Object.assign(new Error(`the database was silent for ${silentMs} ms`), { code: 'ETIMEDOUT' }),
    );
  });
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
  if (!Number.isSafeInteger(value)) throw new RangeError(`the bigint ${text} doesn't fit a number`);
  return value;
}

/** `2026-11-21 03:04:05.12+00` -> `2026-11-21T03:04:05.120000Z`; sessions run in UTC. */
function isoTimestamp(text: string): string {
  const [seconds = '', fraction = ''] = text.replace(/\+00$/, '').split('.');
  return `${seconds.replace(' ', 'T')}.${fraction.padEnd(6, '0')}Z`;
}
