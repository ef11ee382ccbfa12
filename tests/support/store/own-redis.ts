import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { freePort, redisOptions } from './redis.ts';

const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** Tests with a Redis server of their own. Without a `redis-server` on this machine they count as skipped. */
export function itWithRedis(name: string, test: () => Promise<void>, timeoutMs?: number): void {
  (hasRedisServer ? it : it.skip)(name, test, timeoutMs);
}

export function describeWithRedis(name: string, tests: () => void): void {
  (hasRedisServer ? describe : describe.skip)(name, tests);
}

/**
 * Describes the same tests on PostgreSQL and on the Redis of this run. Without one, those on Redis count as skipped.
 * `%s` in the title is the store. Names of queues are constant, so each Jest worker has a Redis database of its own.
 */
export function describeOnBothStores(title: string, tests: (redisUrl: string | null) => void): void {
  const { TEST_REDIS_URL: server, JEST_WORKER_ID: worker = '1' } = process.env;
  describe(title.replace('%s', 'Postgres'), () => tests(null));
  const onRedis = title.replace('%s', 'Redis');
  if (server) describe(onRedis, () => tests(`${server}/${Number(worker) + 1}`));
  else it.skip(`${onRedis}: this run has no Redis`, () => {});
}

/** A Redis server for one test, which may crash it. */
export interface OwnRedis extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** Kills it; resolves after its exit. */
  kill(): Promise<void>;
  /** Stops the process, which keeps its connections and responds to nothing. */
  pause(): void;
  resume(): void;
  /** Starts it again on the same port with its stored data; resolves when it responds. */
  start(): Promise<void>;
  /** Sends a command over a new connection. */
  command(name: string, ...args: (string | number)[]): Promise<unknown>;
}

/** Starts a Redis server. `keepsData`: it keeps its data in a crash (append-only file), or is empty afterwards. */
export async function startOwnRedis(keepsData: boolean, settings: readonly string[] = []): Promise<OwnRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sampan-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const options = [...redisOptions(port, folder, keepsData), '--maxmemory-policy', 'noeviction', ...settings];
  let server: ChildProcess | null = null;
  const command = async (name: string, ...args: (string | number)[]) => {
    const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: 500 });
    redis.on('error', () => {});
    try {
      return await redis.call(name, ...args);
    } finally {
      redis.disconnect();
    }
  };
  const redis: OwnRedis = {
    url,
    port,
    command,
    async kill() {
      const running = server;
      server = null;
      if (!running) return;
      await new Promise<void>((resolve) => {
        running.once('exit', () => resolve());
        running.kill('SIGKILL');
      });
    },
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
    async start() {
      server = spawn('redis-server', options, { stdio: 'ignore' });
      await command('PING');
    },
    async [Symbol.asyncDispose]() {
      await redis.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}
