import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Results are in the attempts only.
  await sql`alter table webhook_delivery drop column http_status, drop column latency_ms, drop column response_excerpt,
    drop column error`.execute(db);
}
