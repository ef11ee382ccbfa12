import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';

/** Returns what the carrier bills the operator for a live parcel; null: not known. */
export async function findCarrierCost(
  db: Kysely<Database>,
  { accountId }: Scope,
  trackingNumber: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('carrier_cost')
    .select('cost_cents')
    .where('account_id', '=', accountId)
    .where('tracking_number', '=', trackingNumber)
    .executeTakeFirst();
  return row?.cost_cents ?? null;
}

/** Final fees of a carrier whose cost is known. */
export interface CarrierMargin {
  readonly carrier_code: string;
  readonly count: number;
  /** Final fees minus the carrier's cost, before refunds. */
  readonly cents: number;
}

/** Adds up the margins of the last days by carrier, in all accounts, from the index alone. */
export async function sumMargins(db: Kysely<Database>, days: number): Promise<CarrierMargin[]> {
  return db
    .selectFrom('carrier_cost')
    .select([
      'carrier_code',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`sum(charged_cents - cost_cents)::bigint`.as('cents'),
    ])
    .where('charged_at', '>=', sql<string>`(select sampan_clock()) - make_interval(days => ${sql.lit(days)})`)
    .groupBy('carrier_code')
    .execute();
}
