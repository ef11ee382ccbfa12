import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDb } from '../db/client.ts';
import { describeSchema } from '../db/describe-schema.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';

/** `npm run dump-schema`: migrates an empty database and writes db/schema.sql. */
const folder = await mkdtemp(path.join(tmpdir(), 'sampan-schema-'));
const postgres = await startEmbeddedPostgres({ home: folder, role: 'owner', settings: { fsync: 'off' } });
try {
  await using db = openDb({ url: postgres.url, poolSize: 1 });
  await migrate(db.kysely);
  const file = path.resolve(import.meta.dirname, '..', 'db', 'schema.sql');
  writeFileSync(file, await describeSchema(db.pool));
  console.log('db/schema.sql matches the migrations');
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
