import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import { type Placeholders, statement } from '../../statement.ts';

export interface FoundShipment {
  readonly tracking_number: string;
  readonly reference_no: string | null;
  readonly status: string;
  readonly dispatch_status: string;
  readonly created_at: string;
}

const most = 20;
const numbers = ['tracking_number', 'waybill_number', 'last_mile_tracking_number', 'reference_no'];

const having = (p: Placeholders<'accountId' | 'livemode' | 'number'>, column: string) =>
  `(select tracking_number, reference_no, status, dispatch_status, created_at from shipment
    where account_id = ${p.accountId} and livemode = ${p.livemode} and visible and ${column} = any(array[${p.number}, upper(${p.number})])
    order by created_at desc limit ${most})`;

// Raw: each number uses its own index.
const search = statement<FoundShipment>()({
  parameters: ['accountId', 'livemode', 'number'],
  text: (p) => `select * from (${numbers.map((column) => having(p, column)).join(' union ')}) found
      order by created_at desc, tracking_number limit ${most}`,
});

/** Finds the newest shipments with this tracking, waybill, last-mile or reference number, as it is or in upper case. */
export async function searchShipments(
  { pool }: Pick<Db, 'pool'>,
  { accountId, livemode }: Scope,
  number: string,
): Promise<FoundShipment[]> {
  return (await search.run(pool, { accountId, livemode, number })).rows;
}
