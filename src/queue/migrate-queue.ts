import { LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import type pg from 'pg';
import { queueSchema } from './postgres-backend.ts';

/** The version of BullMQ's own tables that this release works with. */
export const latestQueueVersion: number = LATEST_SCHEMA_VERSION;

/** The version of BullMQ's own tables in a database; 0 where there are none. */
export async function queueVersion(pool: pg.Pool): Promise<number> {
  const table = `${queueSchema}.migration`;
  const { rows: tables } = await pool.query('select from pg_class where oid = to_regclass($1)', [table]);
  if (tables.length === 0) return 0;
  const { rows } = await pool.query<{ version: number }>(
    `select coalesce(max(version), 0)::int as version from ${table}`,
  );
  return rows[0]?.version ?? 0;
}

/** Brings BullMQ's own tables to the version that this release carries; BullMQ doesn't do so by itself. */
export async function migrateQueue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, queueSchema);
  } finally {
    client.release();
  }
}
