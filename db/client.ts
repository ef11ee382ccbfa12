import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './table/index.ts';

const { Pool, types } = pg;

/** The typed query builder, and the pool under it for prepared hot statements. */
export interface Db extends AsyncDisposable {
  readonly kysely: Kysely<Database>;
  readonly pool: pg.Pool;
}

export interface DbOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** Told of a connection that breaks while idle; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

/**
 * Opens a pool. Timestamps are read as ISO-8601 text with six fractional digits (a Date would lose the microseconds
 * that feeds are ordered by), bigints as numbers.
 */
export function openDb({ url, poolSize = 10, onError = () => {} }: DbOptions): Db {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
    types: { getTypeParser },
  });
  pool.on('error', onError);
  // A connection that breaks while it is lent out tells its query too; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, pool, [Symbol.asyncDispose]: () => kysely.destroy() };
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
