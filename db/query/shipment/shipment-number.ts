import type { Kysely } from 'kysely';
import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import { type Placeholders, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

/**
 * Returns the reference numbers of shipments by tracking number, null where a shipment has none. Shipments that the
 * carrier did not accept are missing.
 */
export async function referenceNumbers(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (trackingNumbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('shipment')
    .select(['tracking_number', 'reference_no'])
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('tracking_number', 'in', trackingNumbers)
    .where('visible', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.tracking_number, row.reference_no]));
}

interface FoundShipment {
  readonly tracking_number: string;
  readonly created_at: string;
}

const maxCandidates = 20;
const numbers = ['tracking_number', 'waybill_number', 'last_mile_tracking_number', 'reference_no'];

const having = (p: Placeholders<'accountId' | 'livemode' | 'number'>, column: string) =>
  `(select tracking_number, created_at from shipment
    where account_id = ${p.accountId} and livemode = ${p.livemode} and visible and ${column} = any(array[${p.number}, upper(${p.number})])
    order by created_at desc limit ${maxCandidates})`;

// Raw: each number uses its own index.
const search = statement<FoundShipment>()({
  parameters: ['accountId', 'livemode', 'number'],
  text: (p) => `select * from (${numbers.map((column) => having(p, column)).join(' union ')}) found
      order by created_at desc, tracking_number limit ${maxCandidates}`,
});

/** Finds the newest shipments with this tracking, waybill, last-mile or reference number, as it is or in upper case. */
export async function searchShipments(
  { pool }: Pick<Db, 'pool'>,
  { accountId, livemode }: Scope,
  number: string,
): Promise<FoundShipment[]> {
  return (await search.run(pool, { accountId, livemode, number })).rows;
}
