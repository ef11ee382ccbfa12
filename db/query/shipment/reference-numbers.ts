import type { Kysely } from 'kysely';
import type { Scope } from '../../scope.ts';
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
