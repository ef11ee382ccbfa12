import { type Kysely, type Selectable, sql } from 'kysely';
import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { ShipmentCancellationTable, ShipmentTable } from '../../table/shipment.ts';
import type { ShipmentCharge } from '../wallet/wallet-charge.ts';

type Row = Readonly<Selectable<ShipmentCancellationTable>>;

/** Shipments that a person asked to cancel together. */
export interface CancellationRequest {
  readonly id: string;
  readonly requestedBy: string;
  readonly requestId: string | null;
}

// Raw: an insert from an array.
const insert = statement<{ position: number }>()({
  parameters: ['accountId', 'livemode', 'id', 'trackingNumbers', 'requestedBy', 'requestId'],
  text: (p) => `insert into shipment_cancellation
        (account_id, id, position, livemode, tracking_number, requested_by, request_id, requested_at, next_attempt_at)
      select ${p.accountId}, ${p.id}, n.ordinal - 1, ${p.livemode}, n.tracking_number, ${p.requestedBy}, ${p.requestId},
        clock.now, clock.now
      from unnest(${p.trackingNumbers}::text[]) with ordinality n (tracking_number, ordinal),
        (select sampan_clock() as now) clock
      on conflict do nothing returning position`,
});

/** Stores a request to cancel shipments, due at once. Returns false if it is stored already. */
export async function insertCancellation(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  { id, requestedBy, requestId }: CancellationRequest,
  trackingNumbers: readonly string[],
): Promise<boolean> {
  const rows = await insert.runIn(tx, {
    accountId,
    livemode,
    id,
    trackingNumbers,
    requestedBy,
    requestId,
  });
  return rows.length > 0;
}

/** The right to make one attempt at a cancellation until its lease expires. */
export type CancellationClaim = Pick<
  Row,
  | 'account_id'
  | 'id'
  | 'position'
  | 'livemode'
  | 'tracking_number'
  | 'requested_by'
  | 'request_id'
  | 'attempts'
>;

// Raw and prepared: row locks, and the claim in the same statement. It runs every second, and reads nothing while nothing is
// due. Accounts take turns.
const take = statement<CancellationClaim>()({
  name: 'take_due_cancellations',
  parameters: ['limit', 'leaseSeconds'],
  text: (p) => `with due as (
        select account_id, id, position,
          row_number() over (partition by account_id order by next_attempt_at, id, position) as turn
        from shipment_cancellation where next_attempt_at <= sampan_clock()
      ), taken as (
        select c.account_id, c.id, c.position from due
        join shipment_cancellation c using (account_id, id, position)
        where c.next_attempt_at <= sampan_clock()
        order by due.turn, c.account_id limit ${p.limit} for update of c skip locked
      )
      update shipment_cancellation c set attempts = c.attempts + 1,
        next_attempt_at = sampan_clock() + make_interval(secs => ${p.leaseSeconds})
      from taken t where c.account_id = t.account_id and c.id = t.id and c.position = t.position
      returning c.account_id, c.id, c.position, c.livemode, c.tracking_number, c.requested_by, c.request_id, c.attempts`,
});

/** Takes shipments that are due to be cancelled, for one attempt each. */
export async function takeDueCancellations(
  { pool }: Pick<Db, 'pool'>,
  limit: number,
  leaseSeconds: number,
): Promise<readonly CancellationClaim[]> {
  return (await take.run(pool, { limit, leaseSeconds })).rows;
}

/** The end of an attempt. `pauseSeconds`: no result yet, and the next attempt is due after this time. */
export type CancellationEnd =
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'waiting'; readonly pauseSeconds: number };

/** Writes the end of an attempt, unless another worker has taken the shipment over. */
export async function endCancellation(
  { kysely }: Pick<Db, 'kysely'>,
  claim: CancellationClaim,
  end: CancellationEnd,
): Promise<void> {
  await kysely
    .updateTable('shipment_cancellation')
    .set({
      state: end.state,
      error: end.state === 'failed' ? end.error : null,
      next_attempt_at:
        end.state === 'waiting'
          ? sql<string>`sampan_clock() + make_interval(secs => ${end.pauseSeconds})`
          : null,
    })
    .where('account_id', '=', claim.account_id)
    .where('id', '=', claim.id)
    .where('position', '=', claim.position)
    .where('attempts', '=', claim.attempts)
    .where('state', '=', 'waiting')
    .execute();
}

/** A shipment that could not be cancelled. Its carrier may have confirmed the cancellation later, or a person asked again. */
const isFailed = sql<boolean>`shipment_cancellation.state = 'failed' and not exists (select from shipment s
  where s.account_id = shipment_cancellation.account_id and s.tracking_number = shipment_cancellation.tracking_number
    and s.status = 'cancelled')`;

/** Progress of a request to cancel shipments. */
export interface CancellationProgress {
  readonly id: string;
  readonly all: number;
  readonly waiting: number;
  readonly failed: number;
}

function selectProgress(db: Kysely<Database>, { accountId, livemode }: Scope) {
  return db
    .selectFrom('shipment_cancellation')
    .select([
      'id',
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where state = 'waiting'))::integer`.as('waiting'),
      sql<number>`(count(*) filter (where ${isFailed}))::integer`.as('failed'),
    ])
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .groupBy('id');
}

/** Returns how far a request is; undefined if the scope has none with this id. */
export async function findCancellation(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<(CancellationProgress & { readonly released_cents: number }) | undefined> {
  return selectProgress(db, scope)
    .select(
      sql<number>`coalesce(sum((select h.amount_cents from hold h where h.account_id = shipment_cancellation.account_id
        and h.tracking_number = shipment_cancellation.tracking_number and h.state = 'voided')), 0)::bigint`.as(
        'released_cents',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A request that has ended is shown for so long beside the list. */
const shownHours = 24;

/** Returns the newest request of the scope, if it was made within a day; undefined if there is none. */
export async function findNewestCancellation(
  db: Kysely<Database>,
  scope: Scope,
): Promise<CancellationProgress | undefined> {
  return selectProgress(db, scope)
    .where('requested_at', '>', sql<string>`sampan_clock() - make_interval(hours => ${sql.lit(shownHours)})`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the shipments of a request that could not be cancelled, with the refusals, in the order of the list. */
export async function listFailedCancellations(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  id: string,
): Promise<Pick<Row, 'tracking_number' | 'error'>[]> {
  return db
    .selectFrom('shipment_cancellation')
    .select(['tracking_number', 'error'])
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('id', '=', id)
    .where(isFailed)
    .orderBy('position')
    .execute();
}

/** Deletes requests that were made more than `days` ago and have ended. Returns the number of shipments. */
export async function deleteOldCancellations(
  db: Kysely<Database>,
  days: number,
  limit: number,
): Promise<number> {
  // Raw: a limited delete.
  const { numAffectedRows } = await sql`delete from shipment_cancellation where ctid in (
    select ctid from shipment_cancellation
    where requested_at < sampan_clock() - make_interval(days => ${days}) and state <> 'waiting' limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** A shipment of a question that asks before shipments are cancelled. */
export interface ShipmentToCancel
  extends Pick<
    Selectable<ShipmentTable>,
    | 'tracking_number'
    | 'status'
    | 'dispatch_status'
    | 'intercepting'
    | 'manifest_id'
    | 'reference_no'
    | 'destination_country'
  > {
  readonly recipient_name: string | null;
  readonly charge: Pick<ShipmentCharge, 'state' | 'heldCents'> | null;
}

/** Returns the visible shipments of a list of tracking numbers with their holds, in any order. */
export async function listShipmentsToCancel(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
): Promise<ShipmentToCancel[]> {
  const rows = await db
    .selectFrom('shipment as s')
    .leftJoin('hold as h', (join) =>
      join.onRef('h.account_id', '=', 's.account_id').onRef('h.tracking_number', '=', 's.tracking_number'),
    )
    .select([
      's.tracking_number',
      's.status',
      's.dispatch_status',
      's.intercepting',
      's.manifest_id',
      's.reference_no',
      's.destination_country',
      'h.state',
      'h.amount_cents',
    ])
    .select(sql<string | null>`s.recipient ->> 'contact_name'`.as('recipient_name'))
    .where('s.account_id', '=', accountId)
    .where('s.livemode', '=', livemode)
    .where('s.visible', '=', true)
    .where('s.tracking_number', '=', sql<string>`any(${trackingNumbers})`)
    .execute();
  return rows.map(({ state, amount_cents, ...row }) => ({
    ...row,
    charge: state === null ? null : { state, heldCents: state === 'pending' ? (amount_cents ?? 0) : 0 },
  }));
}
