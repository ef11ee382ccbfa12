import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { Redis } from 'ioredis';

/** Starts a Redis server for this run with the documented durability; null if redis-server is not installed. */
export async function startBenchRedis(home: string, stack: AsyncDisposableStack): Promise<string | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const folder = path.join(home, 'redis');
  mkdirSync(folder);
  const port = await freePort();
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'yes',
    'maxmemory-policy': 'noeviction',
  };
  const server = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: 'ignore', detached: true },
  );
  stack.defer(async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  });
  const url = `redis://127.0.0.1:${port}`;
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: 500 });
  redis.on('error', () => {}); // the server may not accept connections yet; the ping is repeated
  await redis.ping();
  redis.disconnect();
  return url;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
