import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

/** Days of the period that the overview shows, beside as many days before. */
export const overviewDays = 7;

export interface ServiceVolume {
  readonly service_code: string;
  /** Live shipments booked in the period. */
  readonly count: number;
  /** Of the period before. */
  readonly before: number;
}

const start = (periods: number) =>
  sql`sampan_clock() - make_interval(days => ${sql.lit(periods * overviewDays)})`;

/** Counts the live shipments of all accounts by service, from the index alone. */
export async function readVolume(db: Kysely<Database>): Promise<ServiceVolume[]> {
  // Raw: a range of the index per account.
  const { rows } = await sql<ServiceVolume>`
    select booked.service_code, sum(booked.count)::integer as count, sum(booked.before)::integer as before
    from account a, lateral (
      select service_code, count(*) filter (where created_at >= ${start(1)}) as count,
        count(*) filter (where created_at < ${start(1)}) as before
      from shipment
      where account_id = a.id and livemode and visible and created_at >= ${start(2)}
      group by service_code
    ) booked
    group by booked.service_code order by count desc, booked.service_code`.execute(db);
  return rows;
}

export interface Revenue {
  readonly cents: number;
  readonly before_cents: number;
  /** Final fees of the period. */
  readonly charges: number;
}

/** Adds up the final fees minus refunds of all accounts, in HKD cents, from the indexes alone. */
export async function readRevenue(db: Kysely<Database>): Promise<Revenue> {
  // A refund adds money, so that the index alone distinguishes it from a final fee.
  const fees = (types: readonly string[], isCharge: boolean) => sql`
    select coalesce(-sum(balance_change_cents) filter (where created_at >= ${start(1)}), 0) as cents,
      coalesce(-sum(balance_change_cents) filter (where created_at < ${start(1)}), 0) as before_cents,
      count(*) filter (where ${sql.lit(isCharge)} and balance_change_cents <= 0 and created_at >= ${start(1)}) as charges
    from wallet_transaction
    where account_id = a.id and type in (${sql.join(types.map((type) => sql.lit(type)))}) and created_at >= ${start(2)}`;
  // Raw: a range of each index per account.
  const { rows } = await sql<Revenue>`
    select coalesce(sum(fee.cents), 0)::bigint as cents, coalesce(sum(fee.before_cents), 0)::bigint as before_cents,
      coalesce(sum(fee.charges), 0)::integer as charges
    from account a, lateral (${fees(['post', 'refund'], true)} union all ${fees(['duties'], false)}) fee`.execute(
    db,
  );
  return rows[0] ?? { cents: 0, before_cents: 0, charges: 0 };
}
