import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { type OwnRedis, startOwnRedis } from './own-redis.ts';
import { freePort } from './redis.ts';

/** A master with a replica, and one Sentinel, whose master a test chooses. */
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

interface TlsFiles {
  readonly certificate: string;
  readonly key: string;
}

const masterName = 'sampan';

/** With `tls`, the Sentinel and the master have a port with TLS too, which `url` and the Sentinel name. */
export async function startLoneSentinel(tls?: TlsFiles): Promise<LoneSentinel> {
  const stack = new AsyncDisposableStack();
  const masterTlsPort = await freePort();
  const master = stack.use(
    await startOwnRedis(
      false,
      tlsSettings(masterTlsPort, tls).flatMap(([name, value]) => [`--${name}`, value]),
    ),
  );
  const replica = stack.use(await startOwnRedis(false));
  await replica.command('REPLICAOF', '127.0.0.1', master.port);
  const folder = await mkdtemp(path.join(tmpdir(), 'sampan-sentinel-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const file = path.join(folder, 'sentinel.conf');
  const tlsPort = await freePort();
  const settings = [
    ['port', String(port)],
    ['bind', '127.0.0.1'],
    ['dir', folder],
    ...tlsSettings(tlsPort, tls),
    ...(tls ? [['tls-replication', 'yes']] : []),
  ];
  await writeFile(file, settings.map((setting) => `${setting.join(' ')}\n`).join(''));
  const process = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' });
  stack.defer(() => killed(process));
  const redis = new Redis({ port, retryStrategy: () => 20, maxRetriesPerRequest: 500 });
  stack.defer(() => redis.disconnect());
  redis.on('error', () => {});
  let isNamed = false;
  const name = async (server: OwnRedis, quorum = 1) => {
    if (isNamed) await redis.call('SENTINEL', 'REMOVE', masterName);
    const named = tls && server === master ? masterTlsPort : server.port;
    await redis.call('SENTINEL', 'MONITOR', masterName, '127.0.0.1', named, quorum);
    isNamed = true;
  };
  await name(master);
  const address = `127.0.0.1:${tls ? tlsPort : port}`;
  return {
    url: `${tls ? 'rediss' : 'redis'}+sentinel://${address}/${masterName}`,
    address,
    master,
    replica,
    name,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Returns settings of a server's port with TLS, which asks for no certificate of the client. */
export function tlsSettings(port: number, tls?: TlsFiles): [name: string, value: string][] {
  if (!tls) return [];
  return [
    ['tls-port', String(port)],
    ['tls-cert-file', tls.certificate],
    ['tls-key-file', tls.key],
    ['tls-ca-cert-file', tls.certificate],
    ['tls-auth-clients', 'no'],
  ];
}

function killed(process: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    process.once('exit', () => resolve());
    process.kill('SIGKILL');
  });
}
