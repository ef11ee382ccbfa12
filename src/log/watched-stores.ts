import pg from 'pg';
import type { Db } from '../../db/client.ts';
import { NoConnectionInTimeError } from '../../db/connection-shares.ts';
import { isConnectionError } from '../../db/connection-socket.ts';
import { ping } from '../../db/query/installation/server.ts';
import { brokenConnection } from '../../db/transient-failure.ts';
import type { RedisClient } from '../redis/redis-client.ts';
import { parseRedisNodes } from '../redis/redis-nodes.ts';
import type { Evidence, WatchedStore } from './store-outage.ts';

const probeTimeoutMs = 2_000;

const lockNotAvailable = '55P03';

/** SQLSTATEs of a connection that PostgreSQL ended, or of a server that is starting. */
const endedByServer = /^(08|57P0)/;
const endedConnection = /Connection terminated|Client has encountered a connection error/;
/** The pool's timeout, which a busy server can also cause. */
const noConnectionInTime = /timeout exceeded when trying to connect/;

/** Probes on a connection of its own, because the pool may be full. */
export function watchedDatabase(url: string): WatchedStore {
  const port = Number(new URL(url).port) || 5432;
  return {
    name: 'database',
    judge(error) {
      if (isConnectionError(error) || isRefusal(error, port)) return 'sign';
      const { code } = error as NodeJS.ErrnoException;
      if (endedByServer.test(code ?? '') || endedConnection.test(error.message)) return 'sign';
      return noConnectionInTime.test(error.message) ? 'symptom' : brokenEvidence(error);
    },
    async probe() {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: probeTimeoutMs });
      client.on('error', () => {});
      try {
        await client.connect();
        await ping(client);
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
    judge(error) {
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

/** Probes on the limiter's connection, whose commands fail at once. */
export function watchedRedis(url: string, redis: RedisClient): WatchedStore {
  const ports = parseRedisNodes(url).urls.map((node) => Number(new URL(node).port) || 6379);
  return {
    name: 'Redis server',
    judge(error) {
      if (ports.some((port) => isRefusal(error, port))) return 'sign';
      if (/^(Connection is closed\.|Stream isn't writeable|Failed to refresh slots)/.test(error.message)) {
        return 'sign';
      }
      return /^Command timed out/.test(error.message) ? 'symptom' : brokenEvidence(error);
    },
    probe: () => redis.ping(),
  };
}

function isRefusal(error: Error, port: number): boolean {
  return (
    'port' in error && error.port === port && 'code' in error && brokenConnection.includes(String(error.code))
  );
}

/** A broken connection may also be one to a carrier or a receiver. */
function brokenEvidence(error: Error): Evidence {
  const isOthers = 'port' in error;
  return !isOthers && 'code' in error && brokenConnection.includes(String(error.code)) ? 'symptom' : null;
}
