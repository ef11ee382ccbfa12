import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A waiting notice is retried at growing intervals, and at once when its shipment is booked.
  'create index carrier_notice_due on carrier_notice (next_attempt_at) where applied_at is null',
  'create index carrier_notice_reference on carrier_notice (reference) where applied_at is null',
  'create index carrier_notice_waybill on carrier_notice (waybill_number) where applied_at is null',
  `create index carrier_notice_refused on carrier_notice (applied_at) where result = 'refused'`,
];
