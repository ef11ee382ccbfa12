import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDb } from '../db/client.ts';
import { describeSchema } from '../db/describe-schema.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';

/**
 * `npm run dump-schema [-- --release]`: migrates an empty database and writes db/schema.sql. With `--release`, it also
 * writes db/released-schema.sql, with which the next versions are compared (scripts/lint-migrations.ts).
 */
const folder = await mkdtemp(path.join(tmpdir(), 'sampan-schema-'));
const postgres = await startEmbeddedPostgres({ home: folder, role: 'owner', settings: { fsync: 'off' } });
try {
  await using db = openDb({ url: postgres.url, poolSize: 1 });
  await migrate(db.kysely);
  const file = (name: string) => path.resolve(import.meta.dirname, '..', 'db', name);
  const schema = await describeSchema(db.pool);
  writeFileSync(file('schema.sql'), schema);
  if (process.argv.includes('--release')) {
    const head = `-- Newest migration: ${Object.keys(migrations).at(-1)}`;
    writeFileSync(file('released-schema.sql'), `${head}\n${schema}`);
  }
  console.log('Wrote db/schema.sql from the migrations.');
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
