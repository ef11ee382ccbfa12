import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';

/** The schema of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const file = path.join(import.meta.dirname, '20261123T170000Z-baseline.sql');
  await sql.raw(readFileSync(file, 'utf8')).execute(db);
}
