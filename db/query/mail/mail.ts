import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { MailTable, RecipientMailState } from '../../table/mail.ts';
import type { DashboardUserTable } from '../../table/user.ts';
import type { PaymentInstructions } from '../installation/setting.ts';

/** Longer than the deadline of an attempt. */
const mailLeaseSeconds = 60;
/** Pause of all mails after a failure that concerns the server, not one mail. */
const serverPauseSeconds = 60;

// Raw: decides and stores for all subscribers in one statement.
const queue = statement<{ mails: number }>()({
  parameters: ['changeIds'],
  text: (p) => `with missing as (
        select s.id as subscriber_id, change.id as change_id, lower(coalesce(s.email, a.email)) as address,
          count(*) over (partition by s.id) as change_count
        from digest_subscriber s left join account a on a.id = s.account_id
          cross join unnest(${p.changeIds}::text[]) as change (id)
        where s.confirmed_at is not null and not exists (
          select 1 from digest_change d where d.subscriber_id = s.id and d.change_id = change.id)
      ), receiver as (
        select distinct on (address) subscriber_id from missing order by address, change_count desc, subscriber_id
      ), queued as (
        insert into mail (id, subscriber_id, kind, state, attempt_count, created_at, due_at)
        select 'eml_' || replace(gen_random_uuid()::text, '-', ''), subscriber_id, 'digest', 'pending', 0,
          sampan_clock(), sampan_clock()
        from receiver returning id, subscriber_id
      ), told as (
        insert into digest_change (subscriber_id, change_id, mail_id)
        select m.subscriber_id, m.change_id, queued.id
        from missing m left join queued on queued.subscriber_id = m.subscriber_id
      )
      select count(*)::integer as mails from queued`,
});

/**
 * Queues one mail for each address that was not told of some of these changes yet. Subscribers with the same address
 * get one mail. Returns the number of mails.
 */
export async function queueDigests(
  { kysely }: Pick<Db, 'kysely'>,
  changeIds: readonly string[],
): Promise<number> {
  return kysely.transaction().execute(async (tx) => {
    // Raw: locks the table, so that a second worker sees the rows of the first.
    await sql`lock table digest_change in share row exclusive mode`.execute(tx);
    const [row] = await queue.runIn(tx, { changeIds });
    return row?.mails ?? 0;
  });
}

export interface MailClaim {
  readonly id: string;
  readonly kind: MailTable['kind'];
  /** A subscriber of the digest, a user, or the tracking number of a recipient's shipment. */
  readonly receiver_id: string;
  readonly email: string;
  readonly created_at: string;
  /** Fencing token of this attempt. */
  readonly attempt_count: number;
  readonly change_ids: readonly string[];
  /** Encrypted link of an invitation or a reset, and account of the user. */
  readonly link_sealed: string | null;
  readonly account_id: string | null;
  readonly account_name: string | null;
  readonly language: DashboardUserTable['language'];
  /** Text about adding money, by language. */
  readonly payment_instructions: PaymentInstructions;
  readonly time_zone: string | null;
  /** Entry of the activity that a mail about a sign-in or a disputed charge is about. */
  readonly entry_action: string | null;
  readonly entry_subject: string | null;
  /** Who made the change. */
  readonly entry_by: string | null;
  /** IP address; null: the command line. */
  readonly entry_address: string | null;
  readonly entry_at: string | null;
  /** Account of the entry. */
  readonly entry_account_id: string | null;
  readonly entry_account_name: string | null;
  /** Event of a notification. */
  readonly event_type: string | null;
  readonly event_body: string | null;
  /** State of the shipment that a mail to its recipient is about; null: another mail. */
  readonly shipment_state: RecipientMailState | null;
  readonly track_token: string | null;
  readonly recipient_language: string | null;
  readonly destination_country: string | null;
  readonly shop_name: string | null;
  readonly shop_contact: string | null;
  readonly shop_color: string | null;
  readonly has_logo: boolean;
  readonly address_hash: string | null;
  /** The recipient has ended the mails of the shop, or the shop those about the state. */
  readonly is_stopped: boolean;
}

// Raw: finds, leases and reads in one statement.
const claim = statement<MailClaim>()({
  parameters: ['leaseSeconds', 'kinds'],
  text: (p) => `with due as (
        select id from mail where due_at <= sampan_clock() and kind = any(${p.kinds}::text[])
          and not exists (select 1 from mail where state = 'sending' and due_at > sampan_clock())
        order by due_at, id limit 1 for update skip locked
      ), claimed as (
        update mail m set state = 'sending', attempt_count = m.attempt_count + 1,
          due_at = sampan_clock() + make_interval(secs => ${p.leaseSeconds})
        from due where m.id = due.id returning m.*
      )
      select m.id, m.kind, coalesce(m.subscriber_id, m.user_id, m.tracking_number) as receiver_id, m.created_at, m.attempt_count,
        coalesce(s.email, u.email, a.email, p.email, '') as email, m.link_sealed, a.id as account_id, a.name as account_name,
        (select coalesce(jsonb_object_agg(language, text), '{}') from payment_instruction) as payment_instructions,
        u.language, u.time_zone, e.type as event_type, e.body as event_body,
        t.action as entry_action, t.subject as entry_subject, t.email as entry_by, t.address as entry_address,
        t.created_at as entry_at, ta.id as entry_account_id, ta.name as entry_account_name,
        m.shipment_state, p.track_token, p.destination_country, p.recipient_language, b.name as shop_name, b.contact as shop_contact,
        b.color as shop_color, b.logo_type is not null as has_logo,
        p.address_hash, stop.account_id is not null or coalesce(m.shipment_state <> all (b.mail_states), false) as is_stopped,
        array(select d.change_id from digest_change d where d.mail_id = m.id) as change_ids
      from claimed m left join digest_subscriber s on s.id = m.subscriber_id
        left join dashboard_user u on u.id = m.user_id
        left join account a on a.id = coalesce(s.account_id, u.account_id)
        left join event e on e.id = m.event_id and e.account_id = u.account_id
        left join audit_entry t on t.id = m.audit_entry_id
        left join account ta on ta.id = t.account_id
        left join lateral (
          select track_token, destination_country, recipient->>'email' as email, recipient->>'language' as recipient_language,
            recipient_address_hash(account_id, recipient->>'email') as address_hash
          from shipment where account_id = m.shipment_account_id and tracking_number = m.tracking_number and anonymized_at is null
        ) p on true
        left join account_brand b on b.account_id = m.shipment_account_id
        left join recipient_mail_stop stop on stop.account_id = m.shipment_account_id and stop.address_hash = p.address_hash`,
});

/** Leases the mail of these kinds that is due longest; undefined if none is due or another one is being sent. */
export async function claimMail(
  { pool }: Pick<Db, 'pool'>,
  kinds: readonly MailTable['kind'][],
): Promise<MailClaim | undefined> {
  return (await claim.run(pool, { leaseSeconds: mailLeaseSeconds, kinds })).rows[0];
}

export async function markMailSent({ kysely }: Pick<Db, 'kysely'>, mail: MailClaim): Promise<void> {
  await kysely
    .updateTable('mail')
    .set({
      state: 'sent',
      due_at: null,
      sent_at: sql<string>`sampan_clock()`,
      last_error: null,
      link_sealed: null,
    })
    .where('id', '=', mail.id)
    .where('attempt_count', '=', mail.attempt_count)
    .where('state', '=', 'sending')
    .execute();
}

// Raw: the mail's age decides its next state, and both its due time.
const markFailed = statement<{ state: MailTable['state'] }>()({
  parameters: ['id', 'attempt', 'reason', 'isFinal', 'maxHours'],
  text: (p) => `update mail m set last_error = ${p.reason}, state = next.state,
        link_sealed = case when next.state = 'pending' then m.link_sealed end,
        due_at = case when next.state = 'pending' then sampan_clock() + make_interval(secs =>
          least(greatest(extract(epoch from sampan_clock() - m.created_at)::float8 / 4, 60), 14400)) end
      from (select case when ${p.isFinal}::boolean
          or created_at < sampan_clock() - make_interval(hours => ${p.maxHours}::integer)
          then 'failed' else 'pending' end as state from mail where id = ${p.id}) next
      where m.id = ${p.id} and m.attempt_count = ${p.attempt} and m.state = 'sending' returning m.state`,
});

/**
 * Records a failed attempt. The next one is due after a quarter of the mail's age, 1 minute to 4 hours.
 * @param failure.isFinal no further attempt
 * @param failure.maxHours age at which no further attempt is made; null: none
 * @returns the new state; undefined if another attempt took the mail over
 */
export async function markMailFailed(
  { pool }: Pick<Db, 'pool'>,
  mail: MailClaim,
  failure: { readonly reason: string; readonly isFinal: boolean; readonly maxHours: number | null },
): Promise<MailTable['state'] | undefined> {
  const { rows } = await markFailed.run(pool, { id: mail.id, attempt: mail.attempt_count, ...failure });
  return rows[0]?.state;
}

/** Postpones all due mails, because the mail server does not respond. */
export async function pauseMails({ kysely }: Pick<Db, 'kysely'>): Promise<void> {
  await kysely
    .updateTable('mail')
    .set({ due_at: sql<string>`sampan_clock() + make_interval(secs => ${serverPauseSeconds})` })
    .where('state', '=', 'pending')
    .where('due_at', '<=', sql<string>`sampan_clock()`)
    .execute();
}
