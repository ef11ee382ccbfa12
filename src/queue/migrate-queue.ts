import { LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import type pg from 'pg';
import { readQueueVersion } from '../../db/query/installation/queue-schema.ts';
import { queueSchema } from './postgres-backend.ts';

/** The version of BullMQ's own tables that this release works with. */
export const latestQueueVersion: number = LATEST_SCHEMA_VERSION;

/** The version of BullMQ's own tables in a database; 0 where there are none. */
export function queueVersion(pool: pg.Pool): Promise<number> {
  return readQueueVersion(pool, queueSchema);
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
