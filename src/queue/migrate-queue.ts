import { runMigrations } from 'bullmq';
import type pg from 'pg';
import { queueSchema } from './connection.ts';

/** Brings BullMQ's own tables to the version that this release carries; BullMQ doesn't do so by itself. */
export async function migrateQueue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, queueSchema);
  } finally {
    client.release();
  }
}
