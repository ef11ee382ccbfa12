import { type Queryable, statement } from '../../statement.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';

/** A person as an operator names the recipient. The name, and the phone number, the email address or both. */
export interface NamedRecipient {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface RecipientShipment {
  readonly tracking_number: string;
  readonly livemode: boolean;
  readonly status: string;
  readonly sub_status: ShipmentRow['sub_status'];
  readonly dispatch_status: string;
  /** A booking or cancel is between its steps, or the carrier has not confirmed it. */
  readonly is_unfinished: boolean;
  readonly anonymized_at: string | null;
}

const shown = `tracking_number, livemode, status, sub_status, dispatch_status, anonymized_at,
  (dispatch_status = 'pending' or cancel_locked_until is not null) as is_unfinished`;

const scanned = 20_000;

const spaces = (text: string) => `btrim(regexp_replace(lower(${text}), '\\s+', ' ', 'g'))`;
const digitsIn = (text: string) => `ltrim(regexp_replace(${text}, '\\D', '', 'g'), '0')`;
/** A number may be written with or without its country code, and with the zero of a national number. */
const samePhone = (stored: string, given: string) =>
  `(${stored} = ${given} or (least(length(${stored}), length(${given})) >= 7
    and right(${stored}, least(length(${stored}), length(${given}))) = right(${given}, least(length(${stored}), length(${given})))))`;

// Raw: compares fields of JSON that no index has, so it reads a bounded number of rows in the order of the key.
const find = statement<RecipientShipment & { readonly is_match: boolean }>()({
  parameters: ['accountId', 'after', 'name', 'phone', 'email'],
  text: (p) => `with scanned as materialized (
        select ${shown}, case when return_of is null then recipient else sender end as person from shipment
        where account_id = ${p.accountId} and tracking_number > ${p.after} order by tracking_number limit ${scanned}
      ), compared as (
        select tracking_number, livemode, status, sub_status, dispatch_status, anonymized_at, is_unfinished,
          ${spaces("person->>'contact_name'")} = ${spaces(`${p.name}::text`)} and (
            coalesce(${samePhone(digitsIn("person->>'phone'"), digitsIn(`${p.phone}::text`))}, false)
            or coalesce(lower(person->>'email') = lower(${p.email}::text), false)) as is_match
        from scanned
      )
      select * from compared where is_match
      union all
      (select * from compared where not is_match order by tracking_number desc limit 1)
      order by tracking_number`,
});

/**
 * Returns the shipments of an account in both modes whose recipient has this name, and this phone number or email address.
 * The recipient of a shipment is the sender of its returns.
 */
export async function findShipmentsOfRecipient(
  db: Queryable,
  accountId: string,
  { name, phone, email }: NamedRecipient,
): Promise<RecipientShipment[]> {
  const found: RecipientShipment[] = [];
  for (let after = ''; ; ) {
    const { rows } = await find.run(db, { accountId, after, name, phone, email });
    const last = rows.at(-1);
    if (!last) return found;
    for (const { is_match, ...shipment } of rows) if (is_match) found.push(shipment);
    after = last.tracking_number;
  }
}

// Raw: an array as a condition, and an index for each part of the union.
const findLinked = statement<RecipientShipment>()({
  parameters: ['accountId', 'trackingNumbers'],
  text: (p) => `with original as materialized (
        select coalesce(return_of, tracking_number) as number from shipment
        where account_id = ${p.accountId} and tracking_number = any(${p.trackingNumbers}::text[])
      )
      select ${shown} from shipment
      where account_id = ${p.accountId} and tracking_number in (select number from original)
      union
      select ${shown} from shipment
      where account_id = ${p.accountId} and return_of in (select number from original)
      order by tracking_number`,
});

/**
 * Returns shipments of an account with their returns, and returns with their shipment and its other returns. Those that
 * clients can't see too.
 */
export async function findWithReturns(
  db: Queryable,
  accountId: string,
  trackingNumbers: readonly string[],
): Promise<RecipientShipment[]> {
  return (await findLinked.run(db, { accountId, trackingNumbers })).rows;
}

// Raw: an array as a condition.
const findByNumber = statement<RecipientShipment>()({
  parameters: ['accountId', 'trackingNumbers'],
  text: (p) => `select ${shown} from shipment
      where account_id = ${p.accountId} and tracking_number = any(${p.trackingNumbers}::text[]) order by tracking_number`,
});

/** Returns shipments of an account by their numbers, those that clients can't see too. */
export async function findShipmentsByNumber(
  db: Queryable,
  accountId: string,
  trackingNumbers: readonly string[],
): Promise<RecipientShipment[]> {
  return (await findByNumber.run(db, { accountId, trackingNumbers })).rows;
}

/** An order of a batch that waits to be booked. */
export interface PendingOrder {
  readonly batch_id: string;
  readonly position: number;
  /** Encrypted. */
  readonly body: string;
}

// Raw: compares rows, in the order of the key.
const findPending = statement<PendingOrder>()({
  parameters: ['accountId', 'batchId', 'position', 'limit'],
  text: (p) => `select batch_id, position, body from shipment_batch_order
      where account_id = ${p.accountId} and (batch_id, position) > (${p.batchId}, ${p.position}::integer) and status = 'pending'
        and batch_id in (select id from shipment_batch where account_id = ${p.accountId} and pending_count > 0)
      order by batch_id, position limit ${p.limit}`,
});

/** Returns orders of batches of an account that wait to be booked, in both modes, after a position. */
export async function listPendingOrders(
  db: Queryable,
  accountId: string,
  { batch_id: batchId, position }: Pick<PendingOrder, 'batch_id' | 'position'>,
  limit: number,
): Promise<readonly PendingOrder[]> {
  return (await findPending.run(db, { accountId, batchId, position, limit })).rows;
}

/** Recipients as orders name them. Null: missing. */
export type OrderRecipient = { readonly [Field in keyof NamedRecipient]: string | null };

// Raw: compares arrays with the recipients of shipments.
const findNamedOrders = statement<{ index: number }>()({
  parameters: ['accountId', 'names', 'phones', 'emails', 'name', 'phone', 'email', 'trackingNumbers'],
  text: (p) => `with wanted as (
        select ${spaces(`${p.name}::text`)} as name, ${p.phone}::text as phone, ${p.email}::text as email
        union
        select ${spaces("person->>'contact_name'")}, person->>'phone', person->>'email' from (
          select case when return_of is null then recipient else sender end as person from shipment
          where account_id = ${p.accountId} and tracking_number = any(${p.trackingNumbers}::text[]) and anonymized_at is null
        ) known
      )
      select distinct o.index::integer - 1 as index
      from unnest(${p.names}::text[], ${p.phones}::text[], ${p.emails}::text[]) with ordinality as o (name, phone, email, index)
      join wanted on ${spaces('o.name')} = wanted.name
        and (${samePhone(digitsIn('o.phone'), digitsIn('wanted.phone'))} or lower(o.email) = lower(wanted.email))
      order by index`,
});

/** Returns the indexes of the orders' recipients that are this person, or a recipient of these shipments. */
export async function findOrdersOfRecipient(
  db: Queryable,
  accountId: string,
  recipients: readonly OrderRecipient[],
  { named, trackingNumbers }: { named: NamedRecipient | null; trackingNumbers: readonly string[] },
): Promise<readonly number[]> {
  const { rows } = await findNamedOrders.run(db, {
    accountId,
    names: recipients.map(({ name }) => name),
    phones: recipients.map(({ phone }) => phone),
    emails: recipients.map(({ email }) => email),
    name: named?.name ?? null,
    phone: named?.phone ?? null,
    email: named?.email ?? null,
    trackingNumbers,
  });
  return rows.map(({ index }) => index);
}
