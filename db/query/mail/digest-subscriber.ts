import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

/** Life of a confirmation link, and of an address that is not confirmed. */
export const confirmationHours = 24;
/** Confirmation mails to one address in 24 hours, and to all addresses in an hour. */
const maxPerEmail = 3;
const maxPerHour = 500;

// Raw: the update locks the row, so that requests at the same time send one mail.
const keepEmail = statement<{ id: string }>()({
  parameters: ['subscriberId', 'email'],
  text: (p) => `insert into digest_subscriber as s (id, email, created_at)
      values (${p.subscriberId}, ${p.email}, sampan_clock())
      on conflict (lower(email)) do update set created_at = s.created_at returning id`,
});

// Raw: counts and inserts in one statement.
const queueConfirmation = statement<{ id: string }>()({
  parameters: ['subscriberId', 'mailId'],
  text: (p) => `with recent as (
        select count(*) filter (where created_at > sampan_clock() - interval '1 hour') as in_hour, count(*) as in_day
        from mail where subscriber_id = ${p.subscriberId} and created_at > sampan_clock() - interval '24 hours'
      ), everyone as (
        select count(*) as in_hour from mail
        where kind = 'confirmation' and created_at > sampan_clock() - interval '1 hour'
      )
      insert into mail (id, subscriber_id, kind, state, attempt_count, created_at, due_at)
      select ${p.mailId}, s.id, 'confirmation', 'pending', 0, sampan_clock(), sampan_clock()
      from digest_subscriber s, recent, everyone
      where s.id = ${p.subscriberId} and s.confirmed_at is null and recent.in_hour = 0
        and recent.in_day < ${maxPerEmail} and everyone.in_hour < ${maxPerHour}
      returning id`,
});

/**
 * Stores an address and queues a confirmation mail to it. Queues nothing if the address is confirmed or has reached
 * its limit (one per hour, three per day), or if the installation has reached its limit (500 per hour).
 * @returns whether a mail was queued
 */
export async function requestSubscription(
  { kysely }: Pick<Db, 'kysely'>,
  { email, ...ids }: { readonly subscriberId: string; readonly mailId: string; readonly email: string },
): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    const [subscriber] = await keepEmail.runIn(tx, { subscriberId: ids.subscriberId, email });
    if (!subscriber) return false;
    const queued = await queueConfirmation.runIn(tx, { subscriberId: subscriber.id, mailId: ids.mailId });
    return queued.length > 0;
  });
}

// Raw: confirms and records the known changes in one statement.
const confirm = statement<{ id: string }>()({
  parameters: ['id', 'knownChanges'],
  text: (p) => `with confirmed as (
        update digest_subscriber set confirmed_at = sampan_clock()
        where id = ${p.id} and confirmed_at is null returning id
      ), known as (
        insert into digest_change (subscriber_id, change_id)
        select confirmed.id, change.id from confirmed, unnest(${p.knownChanges}::text[]) as change (id)
      )
      select id from digest_subscriber where id = ${p.id}`,
});

/** Confirms a subscription from now on: no mail announces `knownChanges`. False if it does not exist. */
export async function confirmSubscription(
  { pool }: Pick<Db, 'pool'>,
  id: string,
  knownChanges: readonly string[],
): Promise<boolean> {
  const { rows } = await confirm.run(pool, { id, knownChanges });
  return rows.length > 0;
}

/** Deletes a subscription with its address and its mails. False if it does not exist. */
export async function deleteSubscription({ kysely }: Pick<Db, 'kysely'>, id: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('digest_subscriber')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

// Raw: stores the subscription and the known changes in one statement.
const insertForAccount = statement<{ id: string }>()({
  parameters: ['id', 'accountId', 'knownChanges'],
  text: (p) => `with subscriber as (
        insert into digest_subscriber (id, account_id, created_at, confirmed_at)
        values (${p.id}, ${p.accountId}, sampan_clock(), sampan_clock())
        on conflict (account_id) do nothing returning id
      ), known as (
        insert into digest_change (subscriber_id, change_id)
        select subscriber.id, change.id from subscriber, unnest(${p.knownChanges}::text[]) as change (id)
      )
      select id from subscriber`,
});

/** Subscribes an account's contact address. False if the account is subscribed already. */
export async function subscribeAccount(
  db: Queryable,
  values: { readonly id: string; readonly accountId: string; readonly knownChanges: readonly string[] },
): Promise<boolean> {
  const { rows } = await insertForAccount.run(db, values);
  return rows.length > 0;
}

interface DigestSubscriber {
  readonly id: string;
  readonly account_id: string | null;
  readonly email: string;
  readonly confirmed_at: string | null;
  readonly failed_mails: number;
}

export function listSubscribers({ kysely }: Pick<Db, 'kysely'>): Promise<DigestSubscriber[]> {
  return kysely
    .selectFrom('digest_subscriber as s')
    .leftJoin('account as a', 'a.id', 's.account_id')
    .select(({ fn, selectFrom }) => [
      's.id',
      's.account_id',
      fn.coalesce('s.email', 'a.email').$notNull().as('email'),
      's.confirmed_at',
      selectFrom('mail as m')
        .select((mail) => mail.fn.countAll<number>().as('count'))
        .whereRef('m.subscriber_id', '=', 's.id')
        .where('m.state', '=', 'failed')
        .$asScalar()
        .$notNull()
        .as('failed_mails'),
    ])
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute();
}

/** Finds the subscription of an account, or of an address in any letter case. */
export async function findSubscription(
  db: Kysely<Database>,
  { account, email }: { readonly account?: string; readonly email?: string },
): Promise<string | undefined> {
  const query = db.selectFrom('digest_subscriber').select('id');
  const found = await (account !== undefined
    ? query.where('account_id', '=', account)
    : query.where((is) => is(is.fn<string>('lower', ['email']), '=', email?.toLowerCase() ?? ''))
  ).executeTakeFirst();
  return found?.id;
}

/** Deletes addresses that were not confirmed in time, and records of mails after 90 days. Returns their number. */
export async function deleteExpiredSubscriptions({ kysely }: Pick<Db, 'kysely'>): Promise<number> {
  const linkExpiry = sql<string>`sampan_clock() - make_interval(hours => ${confirmationHours})`;
  const unconfirmed = await kysely
    .deleteFrom('digest_subscriber as s')
    .where('s.confirmed_at', 'is', null)
    .where('s.created_at', '<', linkExpiry)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('mail as m')
            .select('m.id')
            .whereRef('m.subscriber_id', '=', 's.id')
            .where('m.created_at', '>', linkExpiry),
        ),
      ),
    )
    .executeTakeFirst();
  const old = await kysely
    .deleteFrom('mail')
    .where('state', 'in', ['sent', 'failed'])
    .where('created_at', '<', sql<string>`sampan_clock() - interval '90 days'`)
    .executeTakeFirst();
  return Number(unconfirmed.numDeletedRows + old.numDeletedRows);
}
