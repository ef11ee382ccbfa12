import { type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { ShipmentTable } from '../../table/shipment.ts';
import { returnedCents } from './wallet-charge.ts';

/** Costs above the quote are shown for so long after the charge. */
export const chargeShownDays = 60;

/**
 * SQL: the charge of a hold `h` is above the price of its shipment `s`, and needs a decision. The difference was not returned,
 * and no dispute about it is answered.
 */
export const isOpenDifference = sql<boolean>`h.posted_cents > s.total_cents
  and h.posted_cents - ${returnedCents} > s.total_cents
  and not exists (select from charge_dispute d
    where d.account_id = h.account_id and d.tracking_number = h.tracking_number and d.state <> 'open')`;

/** A parcel whose final fee is above its price at booking. */
export interface ChargeAboveQuote
  extends Pick<
    Selectable<ShipmentTable>,
    | 'tracking_number'
    | 'reference_no'
    | 'destination_country'
    | 'total_cents'
    | 'measured_weight_mg'
    | 'duties_charged_cents'
    | 'parcels'
    | 'pricing'
    | 'carrier_bill'
  > {
  readonly charged_cents: number;
  readonly refunded_cents: number;
  readonly settled_at: string;
}

function selectAboveQuote(db: Kysely<Database>, { accountId, livemode }: Scope) {
  return db
    .selectFrom('hold as h')
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('shipment')
          .select([
            'tracking_number',
            'reference_no',
            'destination_country',
            'total_cents',
            'measured_weight_mg',
            'duties_charged_cents',
            'parcels',
            'pricing',
            'carrier_bill',
          ])
          .where('account_id', '=', accountId)
          .whereRef('tracking_number', '=', 'h.tracking_number')
          .where('livemode', '=', livemode)
          .where('visible', '=', true)
          // So that PostgreSQL begins with the few dearer charges. It expects a third of all.
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .where('h.account_id', '=', accountId)
    .where(sql<boolean>`h.posted_cents > h.amount_cents`)
    .where(isOpenDifference)
    .where(
      'h.closed_at',
      '>',
      sql<string>`sampan_clock() - make_interval(days => ${sql.lit(chargeShownDays)})`,
    );
}

/** Returns the live parcels that cost more than quoted, those charged last first. */
export async function listChargesAboveQuote(
  db: Kysely<Database>,
  scope: Scope,
  {
    after,
    limit,
  }: { readonly after: readonly [settledAt: string, trackingNumber: string] | null; readonly limit: number },
): Promise<ChargeAboveQuote[]> {
  let query = selectAboveQuote(db, scope)
    .select([
      's.tracking_number',
      's.reference_no',
      's.destination_country',
      's.total_cents',
      's.measured_weight_mg',
      's.duties_charged_cents',
      's.parcels',
      's.pricing',
      's.carrier_bill',
      sql<number>`h.posted_cents`.as('charged_cents'),
      sql<number>`greatest(${returnedCents}, 0)::bigint`.as('refunded_cents'),
      sql<string>`h.closed_at`.as('settled_at'),
    ])
    .orderBy('h.closed_at', 'desc')
    .orderBy('h.tracking_number', 'desc')
    .limit(limit);
  if (after !== null)
    query = query.where(
      sql<boolean>`(h.closed_at, h.tracking_number) < (${after[0]}::timestamptz, ${after[1]})`,
    );
  return query.execute();
}

/** Counts these parcels, and adds up what they cost above their quotes, and what was refunded of it. */
export async function sumAboveQuote(
  db: Kysely<Database>,
  scope: Scope,
): Promise<{ readonly count: number; readonly cents: number; readonly refunded_cents: number }> {
  return selectAboveQuote(db, scope)
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`coalesce(sum(h.posted_cents - s.total_cents), 0)::bigint`.as('cents'),
      sql<number>`coalesce(sum(greatest(${returnedCents}, 0)), 0)::bigint`.as('refunded_cents'),
    ])
    .executeTakeFirstOrThrow();
}
