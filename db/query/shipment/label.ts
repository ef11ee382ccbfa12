import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { inAccountSql, takeByAccount } from '../../cluster.ts';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import { type EventDraft, stampPlaceholder } from '../webhook/event.ts';
import type { ShipmentRow } from './shipment.ts';

// Raw and prepared: runs for every label download.
const find = statement<{ pdf: Buffer }>()({
  name: 'find_label',
  parameters: ['trackingNumber', 'accountId', 'livemode'],
  text: (p) =>
    `select pdf from label where tracking_number = ${p.trackingNumber} and account_id = ${p.accountId} and livemode = ${p.livemode}`,
});

export async function findLabel(db: Db, scope: Scope, trackingNumber: string): Promise<Buffer | undefined> {
  const { rows } = await find.run(db.pool, { ...scope, trackingNumber });
  return rows[0]?.pdf;
}

// Raw and prepared: `on conflict do nothing` keeps a concurrent label. The row lock waits until the shipment is anonymized, which
// deletes the label, and then sees it.
const store = statement()({
  name: 'store_label',
  parameters: ['trackingNumber', 'accountId', 'livemode', 'encrypted'],
  text: (p) => `insert into label (tracking_number, account_id, livemode, pdf, made_at)
      select tracking_number, account_id, livemode, ${p.encrypted}::bytea, sampan_clock() from shipment
      where tracking_number = ${p.trackingNumber} and account_id = ${p.accountId} and livemode = ${p.livemode} and anonymized_at is null
      for key share
      on conflict (tracking_number, account_id) do nothing`,
});

/** Stores a label, unless the shipment has one or is anonymized. */
export async function storeLabel(
  db: Db,
  scope: Scope,
  trackingNumber: string,
  encrypted: Buffer,
): Promise<void> {
  await store.run(db.pool, { ...scope, trackingNumber, encrypted });
}

/** Poll interval for a late label: a quarter of the booking's age, 5 s to 10 min. */
const labelPollInterval = `make_interval(secs =>
  least(greatest(extract(epoch from sampan_clock() - s.created_at)::float8 / 4, 5), 600))`;

// Raw: locks and postpones due rows in one statement.
const takeUnmade = statement<ShipmentRow>()({
  parameters: ['limit', 'account'],
  text: (p) => `update shipment s set label_ask_at = due.next
      from (select s.account_id, s.tracking_number, sampan_clock() + ${labelPollInterval} as next from shipment s
        where s.label_ask_at <= sampan_clock() and ${inAccountSql('s.account_id', p.account)}
        order by s.label_ask_at limit ${p.limit} for update skip locked) due
      where s.account_id = due.account_id and s.tracking_number = due.tracking_number
        and ${inAccountSql('s.account_id', p.account)} returning s.*`,
});

// Raw: shares its condition with `takeUnmade`.
const findUnmade = statement<{ account_id: string }>()({
  parameters: ['limit'],
  text: (p) =>
    `select distinct account_id from shipment where label_ask_at <= sampan_clock() limit ${p.limit}`,
});

/** Returns shipments whose carrier is due to be asked about a label, and schedules the next time. */
export async function takeLateLabels({ pool }: Db, limit: number): Promise<readonly ShipmentRow[]> {
  return takeByAccount(
    pool,
    limit,
    () => findUnmade.run(pool, { limit }),
    (account, rest) => takeUnmade.run(pool, { account, limit: rest }),
  );
}

export async function stopLabelPolling(
  db: Db,
  { account_id, tracking_number }: Pick<ShipmentRow, 'account_id' | 'tracking_number'>,
): Promise<void> {
  await db.kysely
    .updateTable('shipment')
    .set({ label_ask_at: null })
    .where('account_id', '=', account_id)
    .where('tracking_number', '=', tracking_number)
    .execute();
}

// Raw: change and event in one statement.
const failTest = statement<{ tracking_number: string }>()({
  parameters: [
    'accountId',
    'trackingNumber',
    'before',
    'eventId',
    'eventType',
    'eventBody',
    'stampPlaceholder',
  ],
  text: (p) => `with target as (
        select account_id from shipment
        where account_id = ${p.accountId} and tracking_number = ${p.trackingNumber} and updated_at = ${p.before} and not livemode and status = 'label_created'
          and dispatch_status = 'accepted'
        for update
      ), stamp as (
        select stamp_feed(account_id, false) as at from target
      ), failed as (
        update shipment s set dispatch_status = 'failed', booked_label = 'failed', label_ready_at = null, label_ask_at = null,
          event_sequence = event_sequence + 1, updated_at = stamp.at
        from stamp where s.account_id = ${p.accountId} and s.tracking_number = ${p.trackingNumber} returning s.*
      ), emitted as (
        select emit_event(${p.eventId}, account_id, livemode, ${p.eventType}, tracking_number, ${p.eventBody}, ${p.stampPlaceholder}, updated_at) from failed
      )
      select tracking_number, (select count(*) from emitted) as emitted from failed`,
});

/** Lets the label of a test shipment fail, even if it was ready. False if the shipment has changed since it was read. */
export async function writeTestLabelFailed(db: Db, before: ShipmentRow, event: EventDraft): Promise<boolean> {
  const { rows } = await failTest.run(db.pool, {
    accountId: before.account_id,
    trackingNumber: before.tracking_number,
    before: before.updated_at,
    eventId: event.id,
    eventType: event.type,
    eventBody: event.body,
    stampPlaceholder,
  });
  return rows.length === 1;
}

/** Finds the shipment of a presigned URL. The caller has verified the signature, which replaces the scope. */
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

/** Finds the visible shipments of a list of tracking numbers, in any order. */
export async function listShipmentsByNumber(
  { kysely }: Pick<Db, 'kysely'>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
): Promise<readonly ShipmentRow[]> {
  return kysely
    .selectFrom('shipment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('visible', '=', true)
    .where('tracking_number', '=', sql<string>`any(${trackingNumbers})`)
    .execute();
}

/** Finds the shipments of a list of tracking numbers whose label is printed for the first time. */
export async function listUnprinted(
  { kysely }: Pick<Db, 'kysely'>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await kysely
    .selectFrom('shipment')
    .select('tracking_number')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('visible', '=', true)
    .where('tracking_number', '=', sql<string>`any(${trackingNumbers})`)
    .where('status', '=', 'label_created')
    .where('printed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ tracking_number }) => tracking_number));
}

/** Locks the visible shipments among these numbers until the transaction ends, in the order of their numbers. */
export async function lockVisibleShipments(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
): Promise<readonly ShipmentRow[]> {
  return tx
    .selectFrom('shipment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('visible', '=', true)
    .where('tracking_number', '=', sql<string>`any(${trackingNumbers})`)
    .orderBy('tracking_number')
    .forNoKeyUpdate()
    .execute();
}

// Raw: stamps of the feed and the change in one statement.
const print = statement<{ tracking_number: string; printed_at: string }>()({
  parameters: ['accountId', 'trackingNumbers', 'by'],
  text: (p) => `with stamp as (
        select stamp_feed(account_id, livemode, cardinality(${p.trackingNumbers}::text[])) as first, sampan_clock() as at from shipment
        where account_id = ${p.accountId} and tracking_number = (${p.trackingNumbers}::text[])[1]
      )
      update shipment s set printed_at = stamp.at, printed_by = ${p.by},
        updated_at = stamp.first + (w.ordinal - 1) * interval '1 microsecond'
      from stamp, unnest(${p.trackingNumbers}::text[]) with ordinality w (tracking_number, ordinal)
      where s.account_id = ${p.accountId} and s.tracking_number = w.tracking_number
      returning s.tracking_number, s.printed_at`,
});

/** Marks locked shipments as printed now, all at the same instant. It locks the feed clock, so call it late in a transaction. */
export async function writePrinted(
  tx: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  trackingNumbers: readonly string[],
  by: string,
): Promise<readonly { readonly tracking_number: string; readonly printed_at: string }[]> {
  return print.runIn(tx, { accountId, trackingNumbers, by });
}

// Raw: stamps of the feed and the change in one statement.
const takePrintBack = statement()({
  parameters: ['accountId', 'trackingNumbers'],
  text: (p) => `with stamp as (
        select stamp_feed(account_id, livemode, cardinality(${p.trackingNumbers}::text[])) as first from shipment
        where account_id = ${p.accountId} and tracking_number = (${p.trackingNumbers}::text[])[1]
      )
      update shipment s set printed_at = null, printed_by = null,
        updated_at = stamp.first + (w.ordinal - 1) * interval '1 microsecond'
      from stamp, unnest(${p.trackingNumbers}::text[]) with ordinality w (tracking_number, ordinal)
      where s.account_id = ${p.accountId} and s.tracking_number = w.tracking_number`,
});

/** Marks locked shipments as not printed. It locks the feed clock, so call it late in a transaction. */
export async function writeNotPrinted(
  tx: Kysely<Database>,
  { accountId }: Pick<Scope, 'accountId'>,
  trackingNumbers: readonly string[],
): Promise<void> {
  await takePrintBack.runIn(tx, { accountId, trackingNumbers });
}
