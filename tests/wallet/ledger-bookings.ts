import type { Db } from '../../db/client.ts';
import { type AccountSettings, insertAccount, updateAccount } from '../../db/query/account/account.ts';
import {
  type HoldVerdict,
  type LedgerResult,
  type LedgerRow,
  readLedgerRow,
  topUp,
} from '../../db/query/wallet/ledger.ts';
import { newId } from '../../src/runtime.ts';
import { newTrackingNumber } from '../../src/shipment/tracking-number.ts';

export const newTransactionId = () => newId('txn', new Date());

/** Opens an account with these terms and this balance. */
export async function openAccount(db: Db, balanceCents = 0, terms: AccountSettings = {}): Promise<string> {
  const id = newId('acc', new Date());
  await insertAccount(db.kysely, { id, name: 'Test', email: 'test@shop.example' });
  await updateAccount(db.kysely, id, terms);
  if (balanceCents > 0) {
    await topUp(db.pool, { accountId: id, amountCents: balanceCents, transactionId: newTransactionId() });
  }
  return id;
}

/** Places the hold and, if it is granted, inserts its shipment, in one statement as a booking does. */
const statement = `
  with money as (
    select * from ledger_hold($1, $2, $3, $4)
  ), stamp as (
    select stamp_feed($1, $5) as at from money where money.verdict in ('held', 'exempt') and not money.repeated
  ), booked as (
    insert into shipment (tracking_number, account_id, livemode, status, dispatch_status, service_code,
      requested_service_code, carrier_code, carrier_product_code, goods_category, destination_country, recipient,
      parcels, items, customs, tags, metadata, declared_currency, pricing, total_cents, visible, created_at, updated_at)
    select $2, $1, $5, 'label_created', 'accepted', 'HKASTDGGSTCM', 'HKASTDGGSTCM', 'sandbox', 'HK-ASS', 'general', 'US',
      '{}', '[]', '[]', '{}', '{}', '{}', 'HKD', '{}', $3, true, stamp.at, stamp.at
    from stamp returning tracking_number
  )
  select money.*, (select count(*) from booked) as booked from money`;

export interface Booking {
  readonly trackingNumber: string;
  readonly result: LedgerResult<HoldVerdict>;
  readonly booked: boolean;
}

export async function book(
  { pool }: Pick<Db, 'pool'>,
  accountId: string,
  totalCents: number,
  { trackingNumber = newTrackingNumber(), livemode = true } = {},
): Promise<Booking> {
  const { rows } = await pool.query<LedgerRow<HoldVerdict> & { booked: number }>({
    name: 'test_book',
    text: statement,
    values: [accountId, trackingNumber, totalCents, newTransactionId(), livemode],
  });
  const row = rows[0];
  if (!row) throw new Error('the ledger answered nothing');
  return { trackingNumber, result: readLedgerRow(row), booked: row.booked === 1 };
}

/** Reads the wallet's row. */
export async function wallet(db: Db, accountId: string) {
  const row = await db.kysely
    .selectFrom('wallet')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { balance: row?.balance_cents ?? 0, held: row?.held_cents ?? 0, version: row?.version ?? 0 };
}

/** Counts the rows of each table with money. */
export async function moneyRows({ pool }: Pick<Db, 'pool'>): Promise<Record<string, number>> {
  const { rows } =
    await pool.query(`select (select count(*) from wallet) as wallets, (select count(*) from hold) as holds,
    (select count(*) from wallet_transaction) as transactions, (select count(*) from entry) as entries,
    (select sum(version) from wallet)::bigint as versions, (select count(*) from shipment) as shipments`);
  return rows[0];
}
