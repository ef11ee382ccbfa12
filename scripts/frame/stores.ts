import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type Db, openDb } from '../../db/client.ts';
import { startEmbeddedPostgres } from '../../db/embedded/start.ts';
import { migrate } from '../../db/migrate.ts';
import { insertAccount } from '../../db/query/account/account.ts';
import { grantAllProducts } from '../../db/query/pricing/entitlement.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { createApiKey } from '../../src/account/api-key.ts';
import { publishCatalog } from '../../src/catalog/publish.ts';
import type { CatalogReading } from '../../src/catalog/read-catalog.ts';
import { type DemoAccount, seedDemo } from '../../src/demo/seed-demo.ts';
import { queueMigration } from '../../src/queue/connection.ts';
import { hongKongDay, newId } from '../../src/runtime.ts';

/** Creates a folder for this run, removed at its end. */
export function temporaryHome(stack: AsyncDisposableStack): string {
  const home = mkdtempSync(path.join(tmpdir(), 'sampan-bench-'));
  chmodSync(home, 0o755); // as root, the database server runs as another user, who must be able to enter
  stack.defer(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

export interface Store {
  readonly url: string;
  readonly dataDirectory: string;
  readonly accountId: string;
  readonly testKey: string;
  readonly liveKey: string;
}

interface StoreOptions {
  /** Default: the demonstration catalog. */
  readonly catalog?: CatalogReading;
  /** Settings of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The account of an earlier store in this folder, whose keys stay valid. */
  readonly known?: DemoAccount | null;
}

/** Starts an embedded database server as durable as the service's, with the demonstration account. */
export async function startStore(
  home: string,
  stack: AsyncDisposableStack,
  { catalog, settings = {}, known = null }: StoreOptions = {},
): Promise<Store> {
  const postgres = await startEmbeddedPostgres({
    home,
    role: 'owner',
    // Several contestants are connected at the same time.
    settings: { max_connections: '300', ...settings },
  });
  stack.defer(() => postgres.stop());
  await using db = openDb({ url: postgres.url, poolSize: 2 });
  // A service that is given a database expects both: it migrates an empty one only.
  await migrate(db.kysely, { further: queueMigration });
  const now = new Date();
  if (catalog) await publishCatalog(db.kysely, catalog, { today: hongKongDay(now) });
  const demo = await seedDemo(db, { known, now, fetchesRate: false });
  return {
    url: postgres.url,
    dataDirectory: postgres.dataDirectory,
    accountId: demo.account_id,
    testKey: demo.test_key,
    liveKey: demo.live_key,
  };
}

/** Tops a wallet up with more than any run spends. */
export async function fillWallet(url: string, accountId: string): Promise<void> {
  await using db = openDb({ url, poolSize: 1 });
  const transactionId = newId('txn', new Date());
  await topUp(db.pool, { accountId, amountCents: 1_000_000_000_000, transactionId, reference: 'bench' });
}

/** Adds an account that may order everything and has money. Returns its live key. */
export async function addAccount(url: string, number: number): Promise<string> {
  await using db = openDb({ url, poolSize: 1 });
  const now = new Date();
  const email = `shop-${number}@shop.example`;
  const { id } = await insertAccount(db.kysely, { id: newId('acc', now), name: `Shop ${number}`, email });
  await grantAllProducts(db.kysely, id);
  const made = await createApiKey(db.kysely, { accountId: id, mode: 'live', label: 'bench', now });
  if (typeof made === 'string') throw new Error(made);
  await fillWallet(url, id);
  return made.key;
}

/** Opens a database to fill with many rows. It has one connection, so that the settings apply to all statements. */
export async function openForFilling(url: string): Promise<Db> {
  const db = openDb({ url, poolSize: 1 });
  await db.pool.query('set statement_timeout = 0; set synchronous_commit = off');
  // Skips foreign keys and triggers: the rows are as valid as those that they copy.
  await db.pool.query("set session_replication_role = 'replica'; set maintenance_work_mem = '256MB'");
  return db;
}

/** Returns the address of another database on the same server. */
export function siblingUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Copies a database on the same server, after closing its connections. A copy of that name is replaced. */
export async function copyStore(url: string, name: string): Promise<string> {
  const copy = new URL(url);
  const template = copy.pathname.slice(1);
  copy.pathname = 'postgres';
  const client = new pg.Client({ connectionString: copy.href });
  await client.connect();
  try {
    // A connection closed a moment ago may not have ended yet.
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      template,
    ]);
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return siblingUrl(url, name);
}

/** Settings of the service in production, with limits too high to refuse a request. */
export function productionEnv(home: string, databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '10',
    REDIS_URL: '',
    SAMPAN_HOME: home,
    RATE_LIMIT_PER_SECOND: '10000000',
    RATE_LIMIT_PER_DAY: '2000000000',
  };
}

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
