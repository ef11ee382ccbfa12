import pg from 'pg';
import type { Logger } from 'pino';
import { type Db, isConnectionError, refuseReadOnly } from '../../db/client.ts';
import { probeWrites } from '../../db/query/installation/server.ts';
import { isBrokenConnection, NoConnectionInTimeError } from '../../db/transient-failure.ts';
import { type RedisClient, usedPorts } from '../redis.ts';

/**
 * `sign`: the error starts an outage. `symptom`: it belongs to an outage that a sign has started. `suspicion`: as a
 * symptom, but it starts an outage if the probe fails too.
 */
type Evidence = 'sign' | 'symptom' | 'suspicion' | null;

interface WatchedStore {
  readonly name: string;
  readonly classify: (error: Error) => Evidence;
  /** Rejects while the store is down. */
  readonly probe: () => Promise<unknown>;
  /** Replaces the default log messages. */
  readonly lines?: { readonly began: string; readonly ended: string };
  readonly detail?: () => Readonly<Record<string, unknown>>;
}

const probeEveryMs = 250;
/** For this long after an outage, late errors of it don't start a new one unless the probe fails. */
const graceMs = 1_000;

/** Logs one line at the start and one at the end of an outage, instead of the errors of every request and poll. */
export class StoreOutages implements Disposable {
  readonly #stores: StoreOutage[] = [];

  watch(store: WatchedStore, log: Logger): void {
    this.#stores.push(new StoreOutage(store, log));
  }

  /** Returns whether an error belongs to an outage, and so needs no log line of its own. */
  covers(error: unknown): boolean {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      const found = cause;
      if (this.#stores.some((store) => store.covers(found))) return true;
    }
    return false;
  }

  [Symbol.dispose](): void {
    for (const store of this.#stores) store[Symbol.dispose]();
  }
}

class StoreOutage implements Disposable {
  readonly #store: WatchedStore;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #began: number | null = null;
  #ended = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #disposed = false;

  constructor(store: WatchedStore, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  covers(error: Error): boolean {
    const evidence = this.#store.classify(error);
    if (evidence === null) return false;
    const isLate = performance.now() - this.#ended < graceMs;
    if (this.#began === null && !isLate) {
      if (evidence === 'suspicion') this.#schedule();
      if (evidence !== 'sign') return false;
      this.#begin(error);
    }
    this.#failures++;
    this.#schedule();
    return true;
  }

  [Symbol.dispose](): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
  }

  #begin(error: Error): void {
    this.#began = performance.now();
    this.#failures = 0;
    const reason = error.message;
    const { name, lines, detail } = this.#store;
    this.#log.error(
      { reason, store: name, ...detail?.() },
      lines?.began ?? `The ${name} is down; requests that need it get 503`,
    );
  }

  #schedule(): void {
    if (this.#timer || this.#disposed) return;
    this.#timer = setTimeout(() => void this.#probe(), probeEveryMs);
    this.#timer.unref();
  }

  async #probe(): Promise<void> {
    const failure = await this.#store.probe().then(
      () => null,
      (error: unknown) => error,
    );
    this.#timer = undefined;
    if (failure !== null) {
      if (this.#began === null) this.#begin(failure instanceof Error ? failure : new Error(String(failure)));
      this.#schedule();
    } else if (this.#began !== null) {
      const awayMs = Math.round(performance.now() - this.#began);
      this.#began = null;
      this.#ended = performance.now();
      this.#log.warn(
        { awayMs, failures: this.#failures, store: this.#store.name },
        this.#store.lines?.ended ?? `The ${this.#store.name} is up again`,
      );
    }
  }
}

const probeTimeoutMs = 2_000;

const lockNotAvailable = '55P03';

/** SQLSTATEs of a connection that PostgreSQL ended, of a server that is starting, and of a replica in a failover. */
const awayStates = /^(08|57P0|25006)/;
const endedConnection = /Connection terminated|Client has encountered a connection error/;
/** The pool's timeout, which a busy server can also cause. */
const noConnectionInTime = /timeout exceeded when trying to connect/;

/** Probes on a connection of its own, because the pool may be full. */
export function watchedDatabase(url: string): WatchedStore {
  const port = Number(new URL(url).port) || 5432;
  return {
    name: 'database',
    classify(error) {
      if (isConnectionError(error) || isRefusal(error, port)) return 'sign';
      const { code } = error as NodeJS.ErrnoException;
      if (awayStates.test(code ?? '') || endedConnection.test(error.message)) return 'sign';
      return noConnectionInTime.test(error.message) ? 'symptom' : brokenEvidence(error);
    },
    async probe() {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: probeTimeoutMs });
      client.on('error', () => {});
      try {
        await client.connect();
        await refuseReadOnly(client);
      } finally {
        await client.end().catch(() => {});
      }
    },
  };
}

/** Covers statements that fail because a table is locked. */
export function watchedLocks(db: Pick<Db, 'blocked'>): WatchedStore {
  return {
    name: 'database',
    classify(error) {
      if (error instanceof NoConnectionInTimeError) return 'symptom';
      return 'code' in error && error.code === lockNotAvailable ? 'sign' : null;
    },
    async probe() {
      if (db.blocked().length > 0) throw new Error('statements are waiting for locks');
    },
    lines: {
      began: 'Statements wait for locks of another session; requests that need these tables get 503',
      ended: 'Statements no longer wait for locks of another session',
    },
    detail: () => ({ blocked: db.blocked() }),
  };
}

const diskFull = '53100';
const outOfMemory = '53200';

/** Covers statements that fail because PostgreSQL has no disk space or memory left. */
export function watchedSpace({ kysely }: Pick<Db, 'kysely'>): WatchedStore {
  return {
    name: 'database',
    classify(error) {
      const code = 'code' in error ? error.code : null;
      // One large statement can lack memory while all others have it.
      return code === diskFull ? 'sign' : code === outOfMemory ? 'suspicion' : null;
    },
    probe: () => probeWrites(kysely),
    lines: {
      began: 'PostgreSQL has no disk space or memory left; requests that write get 503',
      ended: 'PostgreSQL has disk space and memory again',
    },
  };
}

const redisLost =
  /^(Connection is closed\.|Stream isn't writeable|Failed to refresh slots|All sentinels are unreachable|Socket timeout\. )/;
const redisFailingOver = /^(Command timed out|READONLY|UNBLOCKED|LOADING|CLUSTERDOWN|MASTERDOWN|EXECABORT)\b/;

/** Probes on the limiter's connection, whose commands fail at once. */
export function watchedRedis(url: string, redis: RedisClient): WatchedStore {
  const ports = usedPorts(url, redis);
  return {
    name: 'Redis server',
    classify(error) {
      if ([...ports].some((port) => isRefusal(error, port)) || redisLost.test(error.message)) return 'sign';
      return redisFailingOver.test(error.message) ? 'symptom' : brokenEvidence(error);
    },
    probe: () => redis.ping(),
  };
}

function isRefusal(error: Error, port: number): boolean {
  // A Unix socket has the port in its name.
  const isItsSocket = 'address' in error && String(error.address).endsWith(`/.s.PGSQL.${port}`);
  return (isItsSocket || ('port' in error && error.port === port)) && isBrokenConnection(error);
}

/** A broken connection may also be one to a carrier or a receiver. */
function brokenEvidence(error: Error): Evidence {
  const isOthers = 'port' in error;
  return !isOthers && isBrokenConnection(error) ? 'symptom' : null;
}
