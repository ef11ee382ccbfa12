import type { Kysely } from 'kysely';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

// Raw: stamps of the feed and the change in one statement.
const write = statement<{ tracking_number: string }>()({
  parameters: ['accountId', 'trackingNumbers', 'tag', 'isRemoved'],
  text: (p) => `with stamp as (
        select stamp_feed(account_id, livemode, cardinality(${p.trackingNumbers}::text[])) as first from shipment
        where account_id = ${p.accountId} and tracking_number = (${p.trackingNumbers}::text[])[1]
      )
      update shipment s set tags = array_remove(s.tags, ${p.tag}) || case when ${p.isRemoved}::boolean then '{}' else array[${p.tag}] end,
        updated_at = stamp.first + (w.ordinal - 1) * interval '1 microsecond'
      from stamp, unnest(${p.trackingNumbers}::text[]) with ordinality w (tracking_number, ordinal)
      where s.account_id = ${p.accountId} and s.tracking_number = w.tracking_number
      returning s.tracking_number`,
});

/** Adds a tag to locked shipments, or removes it. It locks the feed clock, so call it late in a transaction. */
export async function writeTag(
  tx: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  trackingNumbers: readonly string[],
  { tag, isRemoved }: { readonly tag: string; readonly isRemoved: boolean },
): Promise<void> {
  await write.runIn(tx, { accountId, trackingNumbers, tag, isRemoved });
}
