import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { type OwnRedis, startOwnRedis } from './own-redis.ts';
import { freePort } from './redis.ts';

/** A master with a replica, and one Sentinel, which a test tells what the master is. */
export interface LoneSentinel extends AsyncDisposable {
  /** Value of REDIS_URL. */
  readonly url: string;
  /** Host and port of the Sentinel. */
  readonly address: string;
  readonly master: OwnRedis;
  readonly replica: OwnRedis;
  /** Makes the Sentinel name this server as the master. */
  name(server: OwnRedis, quorum?: number): Promise<void>;
}

const masterName = 'sampan';

export async function startLoneSentinel(): Promise<LoneSentinel> {
  const stack = new AsyncDisposableStack();
  const master = stack.use(await startOwnRedis(false));
  const replica = stack.use(await startOwnRedis(false));
  await replica.command('REPLICAOF', '127.0.0.1', master.port);
  const folder = await mkdtemp(path.join(tmpdir(), 'sampan-sentinel-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const file = path.join(folder, 'sentinel.conf');
  await writeFile(file, `port ${port}\nbind 127.0.0.1\ndir ${folder}\n`);
  const process = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' });
  stack.defer(() => killed(process));
  const redis = new Redis({ port, retryStrategy: () => 20, maxRetriesPerRequest: 500 });
  stack.defer(() => redis.disconnect());
  redis.on('error', () => {});
  let isNamed = false;
  const name = async (server: OwnRedis, quorum = 1) => {
    if (isNamed) await redis.call('SENTINEL', 'REMOVE', masterName);
    await redis.call('SENTINEL', 'MONITOR', masterName, '127.0.0.1', server.port, quorum);
    isNamed = true;
  };
  await name(master);
  const address = `127.0.0.1:${port}`;
  return {
    url: `redis+sentinel://${address}/${masterName}`,
    address,
    master,
    replica,
    name,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function killed(process: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    process.once('exit', () => resolve());
    process.kill('SIGKILL');
  });
}
