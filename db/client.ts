import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './table/index.ts';

const { Pool, types } = pg;

/** The typed query builder, and the pool under it for prepared hot statements. */
export interface Db extends AsyncDisposable {
  readonly kysely: Kysely<Database>;
  readonly pool: pg.Pool;
}

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
  /** Told of a connection that breaks while idle; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

/**
 * Opens a pool. Timestamps are read as ISO-8601 text with six fractional digits (a Date would lose the microseconds
 * that feeds are ordered by), bigints as numbers.
 */
export function openDb({ url, poolSize = 10, silentMs = 0, onError = () => {} }: DbOptions): Db {
  const pool = new Pool({
    ...poolDefaults,
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    // Not pg's query_timeout: it leaves the connection as it is, and Kysely would lend it out again.
    stream: () => mortalSocket(silentMs),
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
    types: { getTypeParser },
  });
  pool.on('error', onError);
  // A connection that breaks while it is lent out tells its query too; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, pool, [Symbol.asyncDispose]: () => kysely.destroy() };
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
