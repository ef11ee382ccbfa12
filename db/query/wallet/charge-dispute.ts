import { type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { ChargeDisputeTable } from '../../table/wallet.ts';

export type ChargeDispute = Readonly<Selectable<ChargeDisputeTable>>;

const now = sql<string>`sampan_clock()`;

/** Stores a dispute of a charge. False: it was disputed before. */
export async function insertDispute(
  tx: Kysely<Database>,
  accountId: string,
  dispute: Pick<ChargeDispute, 'tracking_number' | 'reason' | 'asked_by'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('charge_dispute')
    .values({ account_id: accountId, ...dispute, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tracking_number')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the dispute of a parcel's charge. Only live parcels have charges. */
export async function findDispute(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumber: string,
): Promise<ChargeDispute | undefined> {
  if (!livemode) return undefined;
  return db
    .selectFrom('charge_dispute')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('tracking_number', '=', trackingNumber)
    .executeTakeFirst();
}

/** Returns the disputes of parcels by tracking number. Those without one are missing. */
export async function findDisputes(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
): Promise<ReadonlyMap<string, ChargeDispute>> {
  if (!livemode || trackingNumbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('charge_dispute')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('tracking_number', 'in', trackingNumbers)
    .execute();
  return new Map(rows.map((row) => [row.tracking_number, row]));
}

/** Answers an open dispute. False: there is none. */
export async function closeDispute(
  tx: Kysely<Database>,
  accountId: string,
  trackingNumber: string,
  { state, answer }: { readonly state: 'refunded' | 'refused'; readonly answer: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('charge_dispute')
    .set({ state, answer, answered_at: now })
    .where('account_id', '=', accountId)
    .where('tracking_number', '=', trackingNumber)
    .where('state', '=', 'open')
    .returning('tracking_number')
    .executeTakeFirst();
  return row !== undefined;
}

export interface OpenDispute
  extends Pick<ChargeDispute, 'account_id' | 'tracking_number' | 'reason' | 'asked_at'> {
  readonly account_name: string;
}

/** Returns the open disputes of all accounts, oldest first. */
export async function listOpenDisputes(db: Kysely<Database>, limit: number): Promise<OpenDispute[]> {
  return db
    .selectFrom('charge_dispute as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .select(['d.account_id', 'd.tracking_number', 'd.reason', 'd.asked_at', 'a.name as account_name'])
    .where('d.state', '=', 'open')
    .orderBy('d.asked_at')
    .limit(limit)
    .execute();
}
