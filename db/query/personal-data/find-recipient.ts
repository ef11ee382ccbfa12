import { type Queryable, statement } from '../../statement.ts';

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
  readonly dispatch_status: string;
  /** A booking or cancel is between its steps, or the carrier has not confirmed it. */
  readonly is_unfinished: boolean;
  readonly anonymized_at: string | null;
}

const shown = `tracking_number, livemode, status, dispatch_status, anonymized_at,
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
        select tracking_number, livemode, status, dispatch_status, anonymized_at, is_unfinished,
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
