import { Socket } from 'node:net';
import {
  type DatabaseIntrospector,
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  Kysely,
  PostgresDialect,
  PostgresIntrospector,
  sql,
} from 'kysely';
import pg from 'pg';
import type { Database } from './table/index.ts';
import { NoConnectionInTimeError } from './transient-failure.ts';

export interface Waits {
  /** Lock timeout of a statement; 0: only the statement timeout applies. */
  readonly lockMs: number;
  /** Connection timeout of a request. An admitted request must not meet it in an overload: the gate refuses earlier. */
  readonly connectionMs: number;
  /** The same while the bulkhead is blocked; also the interval at which waiting requests are checked. */
  readonly blockedConnectionMs: number;
  /** Time for which a bulkhead stays blocked after its last lock timeout. Longer than a lock timeout. */
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

export interface BulkheadOptions {
  /** May use the reserved connections. */
  readonly essential?: boolean;
  /** The most connections that it may hold; default: half of the pool. */
  readonly maxConnections?: number;
}

type AcquireCallback = (error?: Error) => void;

/**
 * Divides a pool's connections among kinds of work, so that statements that wait for locks can't hold all of them
 * (docs/design/database.md, Bulkheads).
 * A bulkhead has at most half of the connections, or fewer if it says so. A blocked one has one; all blocked ones
 * together have at most half of the unreserved connections. Essential ones may also use the reserved connections.
 * A bulkhead is blocked when as many statements as half of its connections timed out and no work completed in between.
 * One locked row delays only the work that needs it; a locked table blocks the bulkhead.
 */
class Bulkheads {
  readonly #pool: pg.Pool;
  readonly #waits: Waits;
  readonly #limits: { readonly each: number; readonly blocked: number; readonly unreserved: number };
  readonly #bulkheads = new Map<string, Bulkhead>();
  /** Bulkheads with waiting requests, served round-robin. */
  readonly #waiting = new Set<Bulkhead>();
  #held = 0;

  constructor(pool: pg.Pool, poolSize: number, waits: Waits) {
    this.#pool = pool;
    this.#waits = waits;
    const unreserved = poolSize - Math.min(2, Math.floor(poolSize / 3));
    this.#limits = { each: Math.ceil(poolSize / 2), blocked: Math.ceil(unreserved / 2), unreserved };
  }

  bulkhead(
    name: string,
    { essential = false, maxConnections = this.#limits.each }: BulkheadOptions,
  ): Bulkhead {
    let bulkhead = this.#bulkheads.get(name);
    if (!bulkhead) {
      bulkhead = new Bulkhead(
        name,
        essential,
        Math.min(maxConnections, this.#limits.each),
        this.#waits.blockedMs,
      );
      this.#bulkheads.set(name, bulkhead);
    }
    return bulkhead;
  }

  blocked(): string[] {
    return [...this.#bulkheads.values()].filter((bulkhead) => bulkhead.isBlocked()).map(({ name }) => name);
  }

  /** Connects as `pg.Pool.connect` does, once the bulkhead has a free connection. */
  connect(
    bulkhead: Bulkhead,
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void,
  ): void {
    this.#acquire(bulkhead, (refused) => {
      if (refused) {
        callback(refused, undefined, () => {});
        return;
      }
      this.#pool.connect((error, client, done) => {
        if (error || !client) {
          this.#release(bulkhead);
          callback(error, client, done);
          return;
        }
        const { release } = client;
        client.release = (failure) => {
          release(failure);
          bulkhead.note(failure);
          this.#release(bulkhead);
        };
        callback(undefined, client, client.release);
      });
    });
  }

  noteSuccess(bulkhead: Bulkhead): void {
    if (!bulkhead.noteSuccess()) return;
    this.#serveWaiting();
  }

  #acquire(bulkhead: Bulkhead, acquired: AcquireCallback): void {
    if (!this.#canAcquire(bulkhead)) {
      this.#wait(bulkhead, acquired);
      return;
    }
    this.#hold(bulkhead);
    acquired();
  }

  #canAcquire(bulkhead: Bulkhead): boolean {
    if (
      bulkhead.isBlocked() &&
      !bulkhead.essential &&
      (bulkhead.held > 0 || this.#heldByBlocked() >= this.#limits.blocked)
    )
      return false;
    return (
      bulkhead.held < bulkhead.maxConnections && (bulkhead.essential || this.#held < this.#limits.unreserved)
    );
  }

  #heldByBlocked(): number {
    let held = 0;
    for (const bulkhead of this.#bulkheads.values())
      if (bulkhead.isBlocked() && !bulkhead.essential) held += bulkhead.held;
    return held;
  }

  #hold(bulkhead: Bulkhead): void {
    bulkhead.held++;
    if (!bulkhead.essential) this.#held++;
  }

  #release(bulkhead: Bulkhead): void {
    bulkhead.held--;
    if (!bulkhead.essential) this.#held--;
    this.#serveWaiting();
  }

  #serveWaiting(): void {
    // A Set iterates in insertion order: re-adding a bulkhead puts it behind the others.
    for (const next of this.#waiting) {
      if (!this.#canAcquire(next)) continue;
      const acquired = next.waiting.shift();
      this.#waiting.delete(next);
      if (next.waiting.length > 0) this.#waiting.add(next);
      this.#hold(next);
      acquired?.();
    }
  }

  #wait(bulkhead: Bulkhead, acquired: AcquireCallback): void {
    const began = performance.now();
    const { connectionMs, blockedConnectionMs } = this.#waits;
    const check = setInterval(() => {
      if (!bulkhead.isBlocked() && performance.now() - began < connectionMs) return;
      clearInterval(check);
      bulkhead.waiting.splice(bulkhead.waiting.indexOf(waiting), 1);
      if (bulkhead.waiting.length === 0) this.#waiting.delete(bulkhead);
      acquired(
        new NoConnectionInTimeError(`no database connection became free in time for ${bulkhead.name}`),
      );
    }, blockedConnectionMs);
    const waiting = () => {
      clearInterval(check);
      acquired();
    };
    bulkhead.waiting.push(waiting);
    this.#waiting.add(bulkhead);
  }
}

class Bulkhead {
  readonly name: string;
  readonly essential: boolean;
  readonly maxConnections: number;
  readonly waiting: AcquireCallback[] = [];
  held = 0;
  readonly #failuresToBlock: number;
  readonly #blockedMs: number;
  #failures = 0;
  #failedAt = 0;

  constructor(name: string, essential: boolean, maxConnections: number, blockedMs: number) {
    this.name = name;
    this.essential = essential;
    this.maxConnections = maxConnections;
    this.#failuresToBlock = Math.ceil(maxConnections / 2);
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

  /** Resets the failure count; returns whether the bulkhead was blocked. Call it per piece of work, not per statement. */
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
   * (docs/design/database.md, Bulkheads). Work that holds a connection must not ask for another, or it can
   * deadlock.
   */
  bulkhead(name: string, options?: BulkheadOptions): Db;
  /** Reports that one piece of this bulkhead's work completed, which unblocks it. */
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

/** Settings of every session of the service, as `pg_settings` shows them. */
export function sessionSettings({ lockMs }: Waits): Readonly<Record<string, string>> {
  return {
    TimeZone: 'UTC',
    statement_timeout: '30000',
    idle_in_transaction_session_timeout: '30000',
    lock_timeout: String(lockMs),
  };
}

function startupOptions(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** PgBouncer can give each transaction another session, which lacks what an earlier one has prepared. */
function withoutPreparing(Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...given: unknown[]) => unknown;
      this.query = ((statement: unknown, ...others: unknown[]) =>
        query(withoutName(statement), ...others)) as typeof this.query;
    }
  };
}

function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}

interface DbOptions {
  readonly url: string;
  /** Address of a PgBouncer in transaction mode, which the statements go through instead (docs/engines.md). */
  readonly pooler?: string | null;
  readonly poolSize?: number;
  /** Closes a connection that is silent for this long; 0 (default): never. See `silentMs`. */
  readonly silentMs?: number;
  /** Time limits on waiting; default: those of the service, without a lock timeout. */
  readonly waits?: Waits;
  /**
   * Refuses a connection to a server that takes no writes, as libpq does with target_session_attrs=read-write. During a
   * failover, the address can lead to a replica for a moment, and the pool would keep the connection.
   */
  readonly needsPrimary?: boolean;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onError?: (error: Error) => void;
  /** Makes statements visible in traces; default: off. */
  readonly tracing?: DatabaseTracing | undefined;
}

export interface DatabaseTracing {
  readonly Client: typeof pg.Client;
  /** Lets a callback run in the trace of its caller: work that ends hands its connection to the work that waits. */
  bind<Callback>(callback: Callback): Callback;
}

/** Opens a pool. Reads timestamps as text, because a Date loses the microseconds, and bigints as numbers. */
export function openDb({
  url,
  pooler = null,
  poolSize = 10,
  silentMs = 0,
  waits = { ...serviceWaits, lockMs: 0 },
  needsPrimary = false,
  onError = () => {},
  tracing,
}: DbOptions): Db {
  const sessionClient = tracing?.Client ?? pg.Client;
  const pool = new Pool({
    ...poolDefaults,
    Client: pooler ? withoutPreparing(sessionClient) : sessionClient,
    connectionString: pooler ?? url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    // pg's query_timeout would not close the connection, so Kysely would reuse it.
    stream: () => connectionSocket(silentMs),
    // PgBouncer refuses `options`: its own configuration has them.
    ...(pooler ? {} : { options: startupOptions(sessionSettings(waits)) }),
    types: { getTypeParser },
    // Bound to no trace: the request that opens a connection opens it for others too.
    ...(needsPrimary ? { verify: tracing ? tracing.bind(verifyPrimary) : verifyPrimary } : {}),
  });
  pool.on('error', onError);
  // Without a listener, a broken connection would end the process. Its query rejects as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Database>({ dialect: new MigratorDialect({ pool }) });
  const bulkheads = new Bulkheads(pool, poolSize, waits);
  const limitedViews = new Map<string, Db>();
  const db: Db = {
    url,
    kysely,
    pool,
    bulkhead(name, options = {}) {
      const known = limitedViews.get(name);
      if (known) return known;
      const bulkhead = bulkheads.bulkhead(name, options);
      const ownPool = bulkheadPool(pool, bulkheads, bulkhead, tracing?.bind);
      const limited: Db = {
        ...db,
        pool: ownPool,
        kysely: createKysely(ownPool, (error) => bulkhead.note(error)),
        noteSuccess: () => bulkheads.noteSuccess(bulkhead),
      };
      limitedViews.set(name, limited);
      return limited;
    },
    noteSuccess() {},
    blocked: () => bulkheads.blocked(),
    [Symbol.asyncDispose]: () => kysely.destroy(),
  };
  return db;
}

/** Rejects with SQLSTATE read_only_sql_transaction if the server takes no writes, as a replica. */
export async function refuseReadOnly(connection: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await connection.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'on') return;
  throw Object.assign(new Error('the database server is a replica, or takes no writes'), { code: '25006' });
}

function verifyPrimary(client: pg.PoolClient, done: (error?: Error) => void): void {
  refuseReadOnly(client).then(() => done(), done);
}

/**
 * Kysely's migrator looks several times per migration whether its own tables exist, each time among all columns of the database:
 * most of the time of a migration.
 */
class MigratorDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new MigratorIntrospector(db);
  }
}

class MigratorIntrospector extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables() {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables
        where tablename in (${DEFAULT_MIGRATION_TABLE}, ${DEFAULT_MIGRATION_LOCK_TABLE})`.execute(this.#db);
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
  }
}

function createKysely(pool: pg.Pool, onError: (error: unknown) => void): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') onError(event.error);
    },
  });
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>;

/** Returns a pool that connects through a bulkhead; pg's `query` calls `connect` too. */
function bulkheadPool(
  pool: pg.Pool,
  bulkheads: Bulkheads,
  bulkhead: Bulkhead,
  bind: DatabaseTracing['bind'] = (callback) => callback,
): pg.Pool {
  const connect = (callback?: (...connected: Connected) => void) => {
    if (callback) return bulkheads.connect(bulkhead, bind(callback));
    return new Promise<pg.PoolClient>((resolve, reject) => {
      bulkheads.connect(bulkhead, (error, client) => (client ? resolve(client) : reject(error)));
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
