import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Results stand in the attempts alone: a delivery reads as the attempt that its state goes by.
  await sql`alter table webhook_delivery drop column http_status, drop column latency_ms, drop column response_excerpt,
    drop column error`.execute(db);
}
