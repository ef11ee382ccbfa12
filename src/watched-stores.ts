import pg from 'pg';
import type { Db } from '../db/client.ts';
import { NoConnectionInTimeError } from '../db/connection-shares.ts';
import { ping } from '../db/query/installation/server.ts';
import { brokenConnection } from '../db/transient-failure.ts';
import type { RedisClient } from './redis/redis-client.ts';
import { parseRedisNodes } from './redis/redis-nodes.ts';
import type { Evidence, WatchedStore } from './store-outage.ts';

const probePatienceMs = 2_000;

const lockNotAvailable = '55P03';

/** Ends of connections that PostgreSQL announces, and a server that isn't ready. */
const endedByServer = /^(08|57P0)/;
const endedConnection = /Connection terminated|Client has encountered a connection error/;
/** The pool's own complaint, which a server that is merely busy causes too. */
const noConnectionInTime = /timeout exceeded when trying to connect/;

/** The database, asked on a connection of its own: the pool may be full. */
export function watchedDatabase(url: string): WatchedStore {
  const port = Number(new URL(url).port) || 5432;
  return {
    name: 'database',
    judge(error) {
      if (isRefusal(error, port)) return 'sign';
      const { code } = error as NodeJS.ErrnoException;
      if (endedByServer.test(code ?? '') || endedConnection.test(error.message)) return 'sign';
      return noConnectionInTime.test(error.message) ? 'symptom' : brokenEvidence(error);
    },
    async probe() {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: probePatienceMs });
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

/** Tables behind a lock: each request that waits for one in vain would say so. */
export function watchedLocks(db: Pick<Db, 'blocked'>): WatchedStore {
  return {
    name: 'database',
    judge(error) {
      if (error instanceof NoConnectionInTimeError) return 'symptom';
      return 'code' in error && error.code === lockNotAvailable ? 'sign' : null;
    },
    async probe() {
      if (db.blocked().length > 0) throw new Error('statements waited for locks');
    },
    lines: {
      began:
        'statements wait for locks of another session; what needs them is answered 503, the rest goes on',
      ended: 'statements no longer wait for locks of another session',
    },
    detail: () => ({ blocked: db.blocked() }),
  };
}

/** Redis, or the cluster, asked on the limiter's connection, whose commands fail at once. */
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

/** A connection that broke, which may be another one's: of a carrier, of a receiver. */
function brokenEvidence(error: Error): Evidence {
  const isOthers = 'port' in error;
  return !isOthers && 'code' in error && brokenConnection.includes(String(error.code)) ? 'symptom' : null;
}
