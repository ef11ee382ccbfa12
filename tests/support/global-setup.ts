import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDb } from '../../db/client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../db/embedded/start.ts';
import { migrate } from '../../db/migrate.ts';
import { publishCatalog } from '../../src/catalog/publish.ts';
import { readCatalog } from '../../src/catalog/read-catalog.ts';
import { queueMigration } from '../../src/queue/connection.ts';
import { hongKongDay } from '../../src/runtime.ts';
import { catalogFolder, templateDatabase } from './paths.ts';
import { startRedis, type TestRedis } from './store/redis.ts';

export interface TestStores {
  readonly postgres: EmbeddedPostgres;
  readonly redis: TestRedis | null;
  readonly folder: string;
}

declare global {
  var testStores: TestStores | undefined;
}

/** Starts one database server for the whole run. Every test file copies its migrated and seeded template. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(path.join(fastestFolder(), 'sampan-test-'));
  chmodSync(folder, 0o755); // the server's own user needs access
  const postgres = await startEmbeddedPostgres({
    home: folder,
    role: 'owner',
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  const redis = await startRedis(folder);
  await createTemplate(postgres.url);
  process.env.TEST_DATABASE_URL = postgres.url;
  if (redis) process.env.TEST_REDIS_URL = redis.url;
  if (process.env.TEST_STORES) writeFileSync(process.env.TEST_STORES, redis ? 'postgres redis' : 'postgres');
  process.env.TEST_REFUSALS = path.join(folder, 'refusals');
  globalThis.testStores = { postgres, redis, folder };
}

/** Copying a template database is mostly disk work. Memory is ten times faster, if there is a gigabyte of it. */
export function fastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize > 2 ** 30) return '/dev/shm';
  } catch {
    // no such folder on this system
  }
  return tmpdir();
}

/** Creates the migrated and seeded database that every test file copies. */
export async function createTemplate(serverUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = templateDatabase;
  await using db = openDb({ url: url.href, poolSize: 2 });
  await migrate(db.kysely, { further: queueMigration });
  await publishCatalog(db.kysely, await readCatalog(catalogFolder), { today: hongKongDay(new Date()) });
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
