import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { Redis } from 'ioredis';

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Returns the Redis of REDIS_URL, or starts the `redis-server` of the PATH for this run; null if there is
 * neither.
 */
export async function startRedis(folder: string): Promise<TestRedis | null> {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL, stop: async () => {} };
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const port = await freePort();
  const server = spawn('redis-server', redisOptions(port, folder), { stdio: 'ignore', detached: true });
  const url = `redis://127.0.0.1:${port}`;
  await answering(url);
  return { url, stop: () => ended(server) };
}

/** Returns the options of a server on this port. `keepsData`: it writes an append-only file, and has its data after a crash. */
export function redisOptions(port: number, folder: string, keepsData = false): string[] {
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  return [...place, '--save', '', '--appendonly', keepsData ? 'yes' : 'no'];
}

async function answering(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: 500 });
  redis.on('error', () => {});
  await redis.ping();
  redis.disconnect();
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
