import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

// Raw: inserts the row of a select.
const insertMail = statement<{ id: string }>()({
  parameters: ['entryId', 'email'],
  text: (p) => `insert into mail (id, user_id, audit_entry_id, kind, state, attempt_count, created_at, due_at)
      select 'eml_' || replace(gen_random_uuid()::text, '-', ''), id, ${p.entryId}, 'security', 'pending', 0,
        sampan_clock(), sampan_clock()
      from dashboard_user where lower(email) = lower(${p.email}::text) returning id`,
});

/** Queues the mail about a change of a user's sign-in, in the transaction of the change and its audit entry. */
export async function queueSecurityMail(
  db: Kysely<Database>,
  mail: { readonly entryId: string; readonly email: string },
): Promise<void> {
  await insertMail.runIn(db, mail);
}

/** Returns how many mails with a reset link a user got in the last hour, and whether one waits to be sent. */
export async function countResets(
  db: Kysely<Database>,
  userId: string,
): Promise<{ readonly count: number; readonly waiting: number }> {
  return db
    .selectFrom('mail')
    .select(sql<number>`count(*)::integer`.as('count'))
    .select(sql<number>`(count(*) filter (where state in ('pending', 'sending')))::integer`.as('waiting'))
    .where('user_id', '=', userId)
    .where('kind', '=', sql.lit('reset'))
    .where('created_at', '>', sql<string>`sampan_clock() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
}

/** Queues the mail with a reset link, in the transaction of the link and its audit entry. */
export async function queueReset(
  db: Kysely<Database>,
  mail: {
    readonly id: string;
    readonly userId: string;
    readonly entryId: string;
    readonly linkSealed: string;
  },
): Promise<void> {
  const now = sql<string>`sampan_clock()`;
  await db
    .insertInto('mail')
    .values({
      id: mail.id,
      user_id: mail.userId,
      audit_entry_id: mail.entryId,
      link_sealed: mail.linkSealed,
      kind: 'reset',
      state: 'pending',
      attempt_count: 0,
      created_at: now,
      due_at: now,
    })
    .execute();
}

// Raw: a limit per kind.
const drop = statement<{ id: string }>()({
  parameters: ['kinds', 'hours'],
  text: (p) => `update mail m set state = 'failed', due_at = null, last_error = 'too old', link_sealed = null
      from unnest(${p.kinds}::text[], ${p.hours}::integer[]) as most (kind, hours)
      where m.kind = most.kind and m.due_at <= sampan_clock()
        and m.created_at < sampan_clock() - make_interval(hours => most.hours)
      returning m.id`,
});

/** Gives up mails that waited longer than their kind permits, except one in flight. Returns their number. */
export async function dropOldSecurityMails(
  { pool }: Pick<Db, 'pool'>,
  maxHours: Readonly<Partial<Record<'dispute' | 'recipient' | 'reset' | 'security', number>>>,
): Promise<number> {
  const { rowCount } = await drop.run(pool, {
    kinds: Object.keys(maxHours),
    hours: Object.values(maxHours),
  });
  return rowCount ?? 0;
}
