import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { inAccountSql, takeByAccount } from '../../cluster.ts';
import { type Scope, scopeOf } from '../../scope.ts';
import { type Placeholders, type Queryable, statement } from '../../statement.ts';
import { lockSeconds } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import type { BookingFence } from './book-shipment.ts';

/** The carrier is asked again this often about a booking without a clear result. */
export const reconcileIntervalSeconds = 15;
/** The locks of dead processes are looked for this often. */
export const takeOverIntervalSeconds = 3;

/** A round of the reconciler. `onlyInterrupted`: without the shipments that an earlier run left unconfirmed. */
export interface ReconcilerRound {
  readonly since: string;
  readonly onlyInterrupted: boolean;
}

/** SQL condition: an unconfirmed booking or cancel left at `leftAt` is due again. `unconfirmedSince` null: just left. */
export function isRetryDueSql(leftAt: string, unconfirmedSince: string): string {
  return `sampan_clock() - ${leftAt} >= ${retryIntervalSql(unconfirmedSince)}`;
}

/** SQL interval between attempts: 0 for the first five minutes, then growing to 15 minutes. */
export function retryIntervalSql(unconfirmedSince: string): string {
  const age = `(sampan_clock() - coalesce(${unconfirmedSince}, sampan_clock()))`;
  return `least(greatest(${age} - interval '5 minutes', interval '0') / 20, interval '15 minutes')`;
}

/** A booked shipment, and the claim of the run that may finish it. */
export interface ClaimedBooking {
  readonly fence: BookingFence;
  readonly shipment: ShipmentRow;
  /** `Idempotency-Key` of the batch that the order belongs to; null: no client sent one, or it belongs to none. */
  readonly batchKey: string | null;
}

export interface TakenBooking extends ClaimedBooking {
  readonly accountEmail: string;
  /** Time when the run released its lock, or when the lock of a dead run expired. */
  readonly leftAt: string;
}

export async function unconfirmedCarriers(db: Db): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('shipment')
    .select('carrier_code')
    .where('dispatch_status', '=', 'pending')
    .union((query) =>
      query.selectFrom('shipment').select('carrier_code').where('cancel_locked_until', 'is not', null),
    )
    .execute();
  return rows.map((row) => row.carrier_code);
}

const takeSql = (p: Placeholders<'lockSeconds' | 'account'>, condition: string) =>
  `with taken as (
        update idempotency_key k set fence = k.fence + 1, locked_until = sampan_clock() + make_interval(secs => ${p.lockSeconds})
        from (
          select k.account_id, k.livemode, k.key, k.locked_until as left_at
          from shipment s join idempotency_key k
            on k.account_id = s.account_id and k.livemode = s.livemode and k.key = s.idempotency_key
          where s.dispatch_status = 'pending' and k.recovery_point = 'booked' and k.subject = s.tracking_number
            and ${inAccountSql('s.account_id', p.account)} and ${inAccountSql('k.account_id', p.account)} and ${condition}
        ) idle
        where k.account_id = idle.account_id and k.livemode = idle.livemode and k.key = idle.key
          and ${inAccountSql('k.account_id', p.account)}
        returning k.account_id, k.key, k.fence, k.subject, k.origin, idle.left_at
      )
      select s.*, taken.key as taken_key, taken.fence as taken_fence, taken.left_at,
        taken.origin ->> 'batchKey' as taken_batch_key, a.email as account_email
      from taken join shipment s on s.account_id = taken.account_id and s.tracking_number = taken.subject
          and ${inAccountSql('s.account_id', p.account)}
        join account a on a.id = s.account_id`;

type TakenRow = ShipmentRow & {
  taken_key: string;
  taken_fence: number;
  taken_batch_key: string | null;
  left_at: string;
  account_email: string;
};

const isLeft = (p: Placeholders<'carrierCode' | 'since' | 'onlyInterrupted'>) =>
  `s.carrier_code = ${p.carrierCode} and k.locked_until < ${p.since} and not (${p.onlyInterrupted} and s.unconfirmed_since is not null) and ${isRetryDueSql('k.locked_until', 's.unconfirmed_since')}`;

// Raw: locks and takes over keys in one statement.
const takeAll = statement<TakenRow>()({
  parameters: ['lockSeconds', 'carrierCode', 'since', 'onlyInterrupted', 'limit', 'account'],
  text: (p) =>
    takeSql(
      p,
      `${isLeft(p)}
      order by k.locked_until limit ${p.limit} for update of k skip locked`,
    ),
});

// Raw: shares its condition with `takeAll`.
const findLeft = statement<{ account_id: string }>()({
  parameters: ['carrierCode', 'since', 'onlyInterrupted', 'limit'],
  text: (p) => `select distinct s.account_id from shipment s join idempotency_key k
      on k.account_id = s.account_id and k.livemode = s.livemode and k.key = s.idempotency_key
    where s.dispatch_status = 'pending' and k.recovery_point = 'booked' and ${isLeft(p)} limit ${p.limit}`,
});

/** Takes over a carrier's unconfirmed bookings left before the round. Earlier runs write nothing more. */
export async function takeUnconfirmed(
  db: Db,
  carrierCode: string,
  round: ReconcilerRound,
  limit: number,
): Promise<TakenBooking[]> {
  const { pool } = db;
  const rows = await takeByAccount(
    pool,
    limit,
    () => findLeft.run(pool, { carrierCode, ...round, limit }),
    (account, rest) => takeAll.run(pool, { lockSeconds, carrierCode, ...round, limit: rest, account }),
  );
  return rows.map(takenBooking);
}

// Raw: locks and takes over the key in one statement.
const takeOne = statement<TakenRow>()({
  parameters: ['lockSeconds', 'trackingNumber', 'account'],
  text: (p) =>
    takeSql(
      p,
      `s.tracking_number = ${p.trackingNumber} and k.locked_until <= sampan_clock() for update of k`,
    ),
});

// Raw: shared by functions that take a connection.
const findOwner = statement<{ account_id: string }>()({
  parameters: ['trackingNumber'],
  text: (p) => `select account_id from shipment where tracking_number = ${p.trackingNumber}`,
});

/** Returns the account of a shipment, for an operator. */
export async function findShipmentAccount(
  db: Queryable,
  trackingNumber: string,
): Promise<string | undefined> {
  return (await findOwner.run(db, { trackingNumber })).rows[0]?.account_id;
}

/** Takes over one unconfirmed booking, for an operator. Undefined: it is in progress or decided. */
export async function takeBooking(db: Queryable, trackingNumber: string): Promise<TakenBooking | undefined> {
  const account = await findShipmentAccount(db, trackingNumber);
  if (account === undefined) return undefined;
  const { rows } = await takeOne.run(db, { lockSeconds, trackingNumber, account });
  return rows[0] && takenBooking(rows[0]);
}

function takenBooking({
  taken_key,
  taken_fence,
  taken_batch_key: batchKey,
  left_at: leftAt,
  account_email,
  ...shipment
}: TakenRow): TakenBooking {
  return {
    fence: { ...scopeOf(shipment), key: taken_key, fence: taken_fence },
    shipment,
    batchKey,
    accountEmail: account_email,
    leftAt,
  };
}

export interface UnconfirmedRow {
  readonly tracking_number: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly livemode: boolean;
  readonly carrier_code: string;
  readonly reference_no: string | null;
  readonly total_cents: number;
  readonly of: 'booking' | 'cancellation';
  readonly since: string;
}

/** Lists bookings and cancellations without a clear result of the carrier, oldest first. */
export async function listUnconfirmed(
  db: Kysely<Database>,
  { limit, trackingNumber }: { readonly limit: number; readonly trackingNumber?: string },
): Promise<UnconfirmedRow[]> {
  const shipments = (of: UnconfirmedRow['of'], since: string) =>
    db
      .selectFrom('shipment as s')
      .innerJoin('account as a', 'a.id', 's.account_id')
      .select(['s.tracking_number', 's.account_id', 'a.name as account_name', 's.livemode', 's.carrier_code'])
      .select(['s.reference_no', 's.total_cents'])
      .select([sql<UnconfirmedRow['of']>`${of}::text`.as('of'), sql<string>`${sql.ref(since)}`.as('since')])
      .$if(trackingNumber !== undefined, (query) =>
        query.where('s.tracking_number', '=', trackingNumber ?? ''),
      );
  return shipments('booking', 's.unconfirmed_since')
    .where('s.dispatch_status', '=', 'pending')
    .where('s.unconfirmed_since', 'is not', null)
    .unionAll(
      shipments('cancellation', 's.cancel_unconfirmed_since')
        .where('s.cancel_locked_until', 'is not', null)
        .where('s.cancel_unconfirmed_since', 'is not', null),
    )
    .orderBy('since')
    .limit(limit)
    .execute();
}

const maxShown = 10;

/** Returns the newest tracking numbers whose carrier has not confirmed and whose idempotency keys begin with a text. */
export async function listOpenOrders(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  keyBeginning: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment')
    .select('tracking_number')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('dispatch_status', '=', 'pending')
    .where(sql<boolean>`starts_with(idempotency_key, ${keyBeginning})`)
    .orderBy('created_at', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map((row) => row.tracking_number);
}
