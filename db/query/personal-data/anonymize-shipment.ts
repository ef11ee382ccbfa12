import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { type Scope, scopeOf } from '../../scope.ts';
import { inTransaction, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import { endingSteps, isTerminal, terminalSql } from '../../table/shipment.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';

/** Returns whether no carrier needs the recipient any more: the shipment has ended, or the carrier has no parcel any more. */
export function hasEnded({
  status,
  sub_status,
}: Pick<ShipmentRow, 'sub_status'> & { status: string }): boolean {
  return isTerminal(status) || (status === 'exception' && endingSteps.some((step) => step === sub_status));
}

const endingSql = endingSteps.map((step) => `'${step}'`).join(', ');

/** The condition of {@link hasEnded}, with the alias of the table. The index `shipment_identified` has the same. */
export const endedSql = (alias = '') => {
  const column = (name: string) => (alias === '' ? name : `${alias}.${name}`);
  return `(${column('status')} in (${terminalSql})
    or (${column('status')} = 'exception' and ${column('sub_status')} in (${endingSql})))`;
};

const columns = [
  'tracking_number',
  'livemode',
  'status',
  'sub_status',
  'cancel_locked_until',
  'recipient',
  'sender',
  'account_sender',
  'items',
  'customs',
  'tags',
  'reference_no',
  'printed_reference',
  'idempotency_key',
  'request_id',
  'cancel_idempotency_key',
  'cancel_request_id',
  'anonymized_at',
  'return_of',
] as const satisfies readonly (keyof ShipmentRow)[];

/** A shipment with every column that can hold personal data. */
export type IdentifiedShipment = Pick<ShipmentRow, (typeof columns)[number]>;

const isDueSql = (days: string) =>
  `anonymized_at is null and ${endedSql()} and dispatch_status <> 'pending' and cancel_locked_until is null
    and updated_at < sampan_clock() - make_interval(days => ${days})`;

// Raw: a lateral limit, so that the index finds the accounts with work.
const findDue = statement<{ account_id: string; livemode: boolean }>()({
  parameters: ['days'],
  text: (p) => `select due.account_id, due.livemode
      from account a cross join (values (true), (false)) mode (livemode) cross join lateral (
        select s.account_id, s.livemode from shipment s
        where s.account_id = a.id and s.livemode = mode.livemode and ${isDueSql(p.days)} limit 1
      ) due`,
});

/** Returns the scopes with a shipment that ended and has not changed for `days`. */
export async function findIdentifiedScopes({ pool }: Db, days: number): Promise<Scope[]> {
  const { rows } = await findDue.run(pool, { days });
  return rows.map(scopeOf);
}

/** Locks the shipments of a scope that ended and have not changed for `days`, oldest change first. Skips locked ones. */
export async function lockDueShipments(
  tx: Kysely<Database>,
  scope: Scope,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<IdentifiedShipment[]> {
  return selectLocked(
    tx
      .selectFrom('shipment')
      .where('account_id', '=', scope.accountId)
      .where('livemode', '=', scope.livemode)
      .where(sql<boolean>`${sql.raw(isDueSql(`${Number(days)}`))}`)
      .orderBy('updated_at')
      .limit(limit),
  )
    .skipLocked()
    .execute();
}

/** Locks shipments of an account by their numbers, in the order of the numbers. */
export async function lockShipments(
  tx: Kysely<Database>,
  accountId: string,
  trackingNumbers: readonly string[],
): Promise<IdentifiedShipment[]> {
  return selectLocked(
    tx
      .selectFrom('shipment')
      .where('account_id', '=', accountId)
      .where('tracking_number', 'in', trackingNumbers)
      .orderBy('tracking_number'),
  ).execute();
}

/**
 * Locks the next shipments of an account, in both modes and in the order of their numbers, whose personal data is still
 * there. Leaves those out that a carrier may still need: unconfirmed ones, and with `endedOnly` live ones on their way.
 */
export async function lockIdentifiedShipments(
  tx: Kysely<Database>,
  accountId: string,
  {
    after,
    endedOnly,
    limit,
  }: { readonly after: string; readonly endedOnly: boolean; readonly limit: number },
): Promise<IdentifiedShipment[]> {
  let query = tx
    .selectFrom('shipment')
    .where('account_id', '=', accountId)
    .where('tracking_number', '>', after)
    .where('anonymized_at', 'is', null)
    .where('dispatch_status', '<>', 'pending')
    .where('cancel_locked_until', 'is', null);
  if (endedOnly)
    query = query.where((is) => is.or([is('livemode', '=', false), sql<boolean>`${sql.raw(endedSql())}`]));
  return selectLocked(query.orderBy('tracking_number').limit(limit)).execute();
}

/** Counts the shipments of an account whose personal data is still there. */
export async function countIdentifiedShipments(db: Kysely<Database>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shipment')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('anonymized_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A full row lock: the foreign key of a new label waits for it too. */
function selectLocked<Row>(query: SelectQueryBuilder<Database, 'shipment', Row>) {
  return query.select(columns).forUpdate();
}

interface StoredText {
  readonly id: string;
  readonly tracking_number: string;
  readonly text: string;
}

/** Copies of shipments' personal data that stand in other tables and are rewritten. */
export interface ShipmentCopies {
  /** Bodies by event id. */
  readonly events: readonly StoredText[];
  /** Stored responses by idempotency key. */
  readonly responses: readonly StoredText[];
  readonly checkpoints: readonly {
    readonly id: string;
    readonly tracking_number: string;
    readonly location: string;
  }[];
}

export async function readCopies(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  shipments: readonly IdentifiedShipment[],
): Promise<ShipmentCopies> {
  const numbers = shipments.map(({ tracking_number }) => tracking_number);
  const shipmentByKey = new Map(
    shipments.flatMap(({ tracking_number, idempotency_key, cancel_idempotency_key }) =>
      [idempotency_key, cancel_idempotency_key].flatMap((key) =>
        key === null ? [] : [[key, tracking_number] as const],
      ),
    ),
  );
  const events = await tx
    .selectFrom('event')
    .select(['id', 'tracking_number', 'body as text'])
    .where('account_id', '=', accountId)
    .where('tracking_number', 'in', numbers)
    .$narrowType<{ tracking_number: string }>()
    .execute();
  const checkpoints = await tx
    .selectFrom('tracking_event')
    .select(['id', 'tracking_number', 'location'])
    .where('account_id', '=', accountId)
    .where('tracking_number', 'in', numbers)
    .where('location', 'is not', null)
    .$narrowType<{ location: string }>()
    .execute();
  const keys = [...shipmentByKey.keys()];
  const stored =
    keys.length === 0
      ? []
      : await tx
          .selectFrom('idempotency_key')
          .select(['key', 'body'])
          .where('account_id', '=', accountId)
          .where('livemode', '=', livemode)
          .where('key', 'in', keys)
          .execute();
  const responses = stored.flatMap(({ key, body }) =>
    body === null ? [] : [{ id: key, tracking_number: shipmentByKey.get(key) ?? '', text: body }],
  );
  return { events, checkpoints, responses };
}

/** Values that take the place of a shipment's own. */
export type RedactedShipment = Pick<
  ShipmentRow,
  | 'tracking_number'
  | 'recipient'
  | 'sender'
  | 'account_sender'
  | 'items'
  | 'customs'
  | 'tags'
  | 'reference_no'
  | 'printed_reference'
  | 'idempotency_key'
  | 'request_id'
  | 'cancel_idempotency_key'
  | 'cancel_request_id'
>;

/** Rows that were changed or deleted, by what they were. */
export interface RedactedCopies {
  readonly events: number;
  readonly webhook_attempts: number;
  readonly idempotent_responses: number;
  readonly api_requests: number;
  readonly carrier_calls: number;
  readonly labels: number;
}

// Raw: updates from arrays.
const writeEvents = statement()({
  parameters: ['accountId', 'ids', 'bodies'],
  text: (
    p,
  ) => `update event e set body = v.body from unnest(${p.ids}::text[], ${p.bodies}::text[]) v (id, body)
      where e.account_id = ${p.accountId} and e.id = v.id and e.body <> v.body`,
});

// Raw: updates from arrays.
const writeCheckpoints = statement()({
  parameters: ['accountId', 'trackingNumbers', 'ids', 'locations'],
  text: (p) => `update tracking_event t set location = v.location
      from unnest(${p.ids}::text[], ${p.locations}::text[]) v (id, location)
      where t.account_id = ${p.accountId} and t.tracking_number = any(${p.trackingNumbers}::text[]) and t.id = v.id
        and t.location is distinct from v.location`,
});

// Raw: an array as condition.
const clearNextSteps = statement()({
  parameters: ['accountId', 'trackingNumbers'],
  text: (p) => `update tracking_event set next_step = null
      where account_id = ${p.accountId} and tracking_number = any(${p.trackingNumbers}::text[]) and next_step is not null`,
});

// Raw: updates from arrays.
const writeResponses = statement()({
  parameters: ['accountId', 'livemode', 'keys', 'bodies'],
  text: (
    p,
  ) => `update idempotency_key k set body = v.body from unnest(${p.keys}::text[], ${p.bodies}::text[]) v (key, body)
      where k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = v.key and k.body <> v.body`,
});

// Raw: a join and an array as condition. A receiver may answer with what it was sent.
const clearExcerpts = statement()({
  parameters: ['accountId', 'trackingNumbers'],
  text: (p) => `update webhook_attempt a set response_excerpt = null
      from webhook_delivery d join event e on e.id = d.event_id and e.account_id = d.account_id
      where a.account_id = ${p.accountId} and d.account_id = ${p.accountId} and e.account_id = ${p.accountId}
        and e.tracking_number = any(${p.trackingNumbers}::text[]) and a.delivery_id = d.id and a.response_excerpt is not null`,
});

// Raw: an array as condition. The code of the carrier stays, its message goes.
const clearCarrierMessages = statement()({
  parameters: ['accountId', 'trackingNumbers', 'placeholder'],
  text: (p) => `update carrier_call set detail = split_part(detail, ':', 1) || ': ' || ${p.placeholder}
      where account_id = ${p.accountId} and tracking_number = any(${p.trackingNumbers}::text[])
        and outcome in ('rejected', 'refused') and detail is not null and detail <> split_part(detail, ':', 1) || ': ' || ${p.placeholder}`,
});

// Raw: an array as condition.
const clearRequests = statement()({
  parameters: ['accountId', 'livemode', 'trackingNumbers'],
  text: (p) => `update api_request set request_body = null, response_body = null, query = ''
      where account_id = ${p.accountId} and livemode = ${p.livemode} and tracking_number = any(${p.trackingNumbers}::text[])
        and (request_body is not null or response_body is not null or query <> '')`,
});

// Raw: an array as condition.
const deleteLabels = statement()({
  parameters: ['accountId', 'trackingNumbers'],
  text: (p) =>
    `delete from label where account_id = ${p.accountId} and tracking_number = any(${p.trackingNumbers}::text[])`,
});

// Raw: an array as condition.
const deleteCached = statement()({
  parameters: ['accountId', 'trackingNumbers'],
  text: (p) =>
    `delete from tracking_cache where account_id = ${p.accountId} and tracking_number = any(${p.trackingNumbers}::text[])`,
});

// Raw: an array as condition. The words of what is left are indexed behind the feed.
const deleteSearchWords = statement()({
  parameters: ['accountId', 'trackingNumbers'],
  text: (p) =>
    `delete from shipment_search where account_id = ${p.accountId} and tracking_number = any(${p.trackingNumbers}::text[])`,
});

// Raw: an update from JSON, with stamps. A shipment that changes here gets a stamp of the feed: a writer that read it
// before starts again, and clients that poll read it again.
const writeShipments = statement()({
  parameters: ['accountId', 'livemode', 'rows', 'count'],
  text: (p) => `with stamp as (
        select stamp_feed(${p.accountId}, ${p.livemode}, ${p.count}::integer) as first, sampan_clock() as now
      )
      update shipment s set recipient = v.recipient, sender = v.sender, account_sender = v.account_sender,
        items = v.items, customs = v.customs, tags = v.tags, destination_district = null, metadata = '{}',
        reference_no = v.reference_no, printed_reference = v.printed_reference, idempotency_key = v.idempotency_key, request_id = v.request_id, cancel_idempotency_key = v.cancel_idempotency_key,
        cancel_request_id = v.cancel_request_id, label_ask_at = null, printed_by = null, carrier_bill = s.carrier_bill - 'photo_url', anonymized_at = stamp.now,
        updated_at = stamp.first + (v.ordinal - 1) * interval '1 microsecond'
      from stamp, rows from (json_to_recordset(${p.rows}::json) as (tracking_number text, recipient json, sender json,
          account_sender json, items json, customs json, tags text[], reference_no text, printed_reference text,
          idempotency_key text, request_id text, cancel_idempotency_key text, cancel_request_id text))
        with ordinality as v (tracking_number, recipient, sender, account_sender, items, customs, tags, reference_no,
          printed_reference, idempotency_key, request_id, cancel_idempotency_key, cancel_request_id, ordinal)
      where s.account_id = ${p.accountId} and s.livemode = ${p.livemode} and s.tracking_number = v.tracking_number`,
});

/**
 * Writes the redacted copies of locked shipments of a scope, and then the shipments themselves, which takes the lock of the
 * feed: call it last in a transaction. `shipments` has those that are not anonymized yet.
 */
export async function writeAnonymized(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
  {
    shipments,
    copies: { events, responses, checkpoints },
    placeholder,
  }: {
    readonly shipments: readonly RedactedShipment[];
    readonly copies: ShipmentCopies;
    readonly placeholder: string;
  },
): Promise<RedactedCopies> {
  const db = inTransaction(tx);
  const ofShipments = { accountId, trackingNumbers };
  const written = await writeEvents.run(db, {
    accountId,
    ids: events.map(({ id }) => id),
    bodies: events.map(({ text }) => text),
  });
  const excerpts = await clearExcerpts.run(db, ofShipments);
  await writeCheckpoints.run(db, {
    ...ofShipments,
    ids: checkpoints.map(({ id }) => id),
    locations: checkpoints.map(({ location }) => location),
  });
  await clearNextSteps.run(db, ofShipments);
  const stored = await writeResponses.run(db, {
    accountId,
    livemode,
    keys: responses.map(({ id }) => id),
    bodies: responses.map(({ text }) => text),
  });
  const calls = await clearCarrierMessages.run(db, { ...ofShipments, placeholder });
  const requests = await clearRequests.run(db, { ...ofShipments, livemode });
  const labels = await deleteLabels.run(db, ofShipments);
  await deleteCached.run(db, ofShipments);
  if (shipments.length > 0) {
    const anonymized = shipments.map(({ tracking_number }) => tracking_number);
    await deleteSearchWords.run(db, { accountId, trackingNumbers: anonymized });
    await writeShipments.run(db, {
      accountId,
      livemode,
      rows: JSON.stringify(shipments),
      count: shipments.length,
    });
  }
  return {
    events: written.rowCount ?? 0,
    webhook_attempts: excerpts.rowCount ?? 0,
    idempotent_responses: stored.rowCount ?? 0,
    api_requests: requests.rowCount ?? 0,
    carrier_calls: calls.rowCount ?? 0,
    labels: labels.rowCount ?? 0,
  };
}
