import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import type { ShipmentRow } from './shipment.ts';

/** A shipment's stored label, encrypted; undefined when none is stored. */
export async function findLabel(db: Db, scope: Scope, trackingNumber: string): Promise<Buffer | undefined> {
  const { rows } = await db.pool.query<{ pdf: Buffer }>({
    name: 'find_label',
    text: 'select pdf from label where tracking_number = $1 and account_id = $2 and livemode = $3',
    values: [trackingNumber, scope.accountId, scope.livemode],
  });
  return rows[0]?.pdf;
}

/** Stores a label, encrypted; one that another request stored meanwhile stays. */
export async function storeLabel(
  db: Db,
  scope: Scope,
  trackingNumber: string,
  encrypted: Buffer,
): Promise<void> {
  await db.pool.query({
    name: 'store_label',
    text: `insert into label (tracking_number, account_id, livemode, pdf, made_at)
      values ($1, $2, $3, $4, sampan_clock()) on conflict (tracking_number) do nothing`,
    values: [trackingNumber, scope.accountId, scope.livemode, encrypted],
  });
}

/** From one question after a late label to the next: a quarter of the time since the booking, within bounds. */
const askAfter = `make_interval(secs =>
  least(greatest(extract(epoch from sampan_clock() - s.created_at)::float8 / 4, 5), 600))`;

/** Shipments whose carrier is to be asked about a label that it was making; each is due again later by itself. */
export async function takeUnmadeLabels(db: Db, limit: number): Promise<ShipmentRow[]> {
  const { rows } = await db.pool.query<ShipmentRow>(
    `update shipment s set label_ask_at = sampan_clock() + ${askAfter}
      from (select tracking_number from shipment where label_ask_at <= sampan_clock()
        order by label_ask_at limit $1 for update skip locked) due
      where s.tracking_number = due.tracking_number returning s.*`,
    [limit],
  );
  return rows;
}

/** Nobody needs to ask after this label any more. */
export async function endLabelQuestions(db: Db, trackingNumber: string): Promise<void> {
  await db.pool.query('update shipment set label_ask_at = null where tracking_number = $1', [trackingNumber]);
}

/** The shipment that a presigned URL names; whoever asks has verified its signature, which stands for the scope. */
export async function findByLabelLink(
  db: Db,
  trackingNumber: string,
  livemode: boolean,
): Promise<ShipmentRow | undefined> {
  return db.kysely
    .selectFrom('shipment')
    .selectAll()
    .where('tracking_number', '=', trackingNumber)
    .where('livemode', '=', livemode)
    .where('visible', '=', true)
    .executeTakeFirst();
}
