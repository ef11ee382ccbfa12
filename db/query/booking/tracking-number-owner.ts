import type { Db } from '../../client.ts';
import { isCluster } from '../../cluster.ts';
import { statement } from '../../statement.ts';

// Raw and prepared: runs for every booking of a distributed database; the first account keeps the number.
const claim = statement()({
  name: 'claim_tracking_number',
  parameters: ['trackingNumber', 'accountId'],
  text: (p) => `insert into tracking_number_owner (tracking_number, account_id)
      values (${p.trackingNumber}, ${p.accountId}) on conflict do nothing`,
});

/**
 * Claims a tracking number in a distributed database, where no index has the numbers of all accounts
 * (docs/design/distribution.md, Numbers). False: it is taken. On one PostgreSQL, the shipment's index refuses a number.
 */
export async function claimTrackingNumber(
  { pool }: Pick<Db, 'pool'>,
  trackingNumber: string,
  accountId: string,
): Promise<boolean> {
  if (!(await isCluster(pool))) return true;
  const { rowCount } = await claim.run(pool, { trackingNumber, accountId });
  return rowCount === 1;
}
