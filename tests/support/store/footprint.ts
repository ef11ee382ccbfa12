import type { TestDatabase } from './database.ts';

/** Counts of an account's rows, in our tables and at the sandbox carrier. A refusal must not change them. */
export interface Footprint {
  readonly shipments: number;
  readonly holds: number;
  readonly held: number;
  readonly balance: number;
  /** Increases with each movement of the wallet. */
  readonly version: number;
  readonly transactions: number;
  readonly entries: number;
  readonly events: number;
  readonly tracking_events: number;
  readonly carrier_calls: number;
  readonly bookings: number;
}

/** Counts visible shipments of both modes, and all holds and bookings. */
export async function footprintOf({ db }: TestDatabase, accountId: string): Promise<Footprint> {
  const { rows } = await db.pool.query<Footprint>(
    `with own as (select * from shipment where account_id = $1)
    select (select count(*) from own where visible) as shipments,
      (select count(*) from hold where account_id = $1) as holds,
      coalesce(w.held_cents, 0) as held, coalesce(w.balance_cents, 0) as balance, coalesce(w.version, 0) as version,
      (select count(*) from wallet_transaction where account_id = $1) as transactions,
      (select count(*) from entry e join wallet_transaction t on t.id = e.transfer_id where t.account_id = $1) as entries,
      (select count(*) from event where account_id = $1) as events,
      (select count(*) from tracking_event t join own on own.tracking_number = t.tracking_number) as tracking_events,
      (select count(*) from carrier_call where account_id = $1) as carrier_calls,
      (select count(*) from sandbox_booking b join own on own.tracking_number = b.reference) as bookings
    from account a left join wallet w on w.account_id = a.id where a.id = $1`,
    [accountId],
  );
  return rows[0] as Footprint;
}
