import { type MigrationReport, migrate } from '../../db/migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { readSchemaState, refuseNewerSchema } from './schema-state.ts';

export interface FullMigrationReport extends MigrationReport {
  /** BullMQ's schema version before and after; null if the queue is in Redis. */
  readonly queue: { readonly from: number; readonly to: number } | null;
}

/** Migrates the schema, and the queue's tables if the queue is not in Redis. @throws {Refusal} for a newer schema. */
export async function migrateAll({ kysely, pool, config }: OpenDatabase): Promise<FullMigrationReport> {
  refuseNewerSchema(await readSchemaState(kysely));
  const report = await migrate(kysely);
  if (config.redisUrl) return { ...report, queue: null };
  // Loaded on demand: BullMQ takes as long to load as most commands run.
  const { migrateQueue, queueVersion } = await import('../queue/migrate-queue.ts');
  const from = await queueVersion(pool);
  await migrateQueue(pool);
  return { ...report, queue: { from, to: await queueVersion(pool) } };
}
