import { LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import type pg from 'pg';
import { readQueueVersion } from '../../db/query/installation/server.ts';
import { queueSchema } from './connection.ts';

export const latestQueueVersion: number = LATEST_SCHEMA_VERSION;

export function queueVersion(pool: pg.Pool): Promise<number> {
  return readQueueVersion(pool, queueSchema);
}

/** Migrates BullMQ's tables; BullMQ does not do so itself. */
export async function migrateQueue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, queueSchema);
  } finally {
    client.release();
  }
}
