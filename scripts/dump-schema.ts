import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDb } from '../db/client.ts';
import { describeSchema } from '../db/describe-schema.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';

/** `npm run dump-schema`: migrates an empty database and prints its schema. */
const folder = await mkdtemp(path.join(tmpdir(), 'sampan-schema-'));
const postgres = await startEmbeddedPostgres({ home: folder, role: 'owner', settings: { fsync: 'off' } });
let schema = '';
try {
  await using db = openDb({ url: postgres.url, poolSize: 1 });
  await migrate(db.kysely);
  schema = await describeSchema(db.pool);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(schema);
