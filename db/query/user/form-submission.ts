import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import { isWithin } from '../../timestamp.ts';

/** Life of an answer. */
const answerMinutes = 10;
/** A change that takes longer was stopped, or its result is not known. */
const flightSeconds = 60;
/** Older answers of a user are deleted. */
const answersPerUser = 50;

interface FormSubmission {
  readonly user_id: string;
  /** Null: no answer yet. */
  readonly answer_sealed: string | null;
  /** The answer belongs to the session that asks. Otherwise the change replaced that session. */
  readonly is_shown: boolean;
  /** No answer is to be expected any more. */
  readonly is_lost: boolean;
}

const isKept = isWithin('created_at', 'mins', answerMinutes);

/** Notes a form before its change begins. False if the same form was sent before. */
export async function beginFormSubmission(
  db: Kysely<Database>,
  { id, userId, tokenHash }: { readonly id: string; readonly userId: string; readonly tokenHash: Buffer },
): Promise<boolean> {
  const row = { user_id: userId, sent_by: tokenHash, shown_to: tokenHash, answer_sealed: null };
  const created_at = sql<string>`sampan_clock()`;
  const begun = await db
    .insertInto('sent_form')
    .values({ id, ...row, created_at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...row, created_at })
        .where(
          sql<boolean>`not (sent_form.created_at > sampan_clock() - make_interval(mins => ${answerMinutes}))`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Keeps the answer to a form from now on, and deletes the oldest answers beyond the limit of the user. */
export async function answerFormSubmission(
  db: Kysely<Database>,
  {
    id,
    userId,
    answerSealed,
    shownTo,
  }: {
    readonly id: string;
    readonly userId: string;
    readonly answerSealed: string;
    readonly shownTo: Buffer;
  },
): Promise<void> {
  await db
    .updateTable('sent_form')
    .set({ answer_sealed: answerSealed, shown_to: shownTo, created_at: sql<string>`sampan_clock()` })
    .where('id', '=', id)
    .execute();
  const oldest = db
    .selectFrom('sent_form')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(answersPerUser);
  await db.deleteFrom('sent_form').where('user_id', '=', userId).where('id', 'in', oldest).execute();
}

/** Forgets a form whose change was refused or failed, so that it can be sent again. */
export async function forgetFormSubmission(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('sent_form').where('id', '=', id).execute();
}

/** Finds a form for a session that sent it or may see its answer. */
export async function findFormSubmission(
  db: Kysely<Database>,
  id: string,
  tokenHash: Buffer,
): Promise<FormSubmission | undefined> {
  return db
    .selectFrom('sent_form')
    .select(['user_id', 'answer_sealed'])
    .select([
      sql<boolean>`shown_to = ${tokenHash}`.as('is_shown'),
      sql<boolean>`answer_sealed is null
        and created_at < sampan_clock() - make_interval(secs => ${flightSeconds})`.as('is_lost'),
    ])
    .where('id', '=', id)
    .where((is) => is.or([is('shown_to', '=', tokenHash), is('sent_by', '=', tokenHash)]))
    .where(isKept)
    .executeTakeFirst();
}

/** Shows a session's answers to the session that follows it in the same sign-in. */
export async function moveFormSubmissions(db: Kysely<Database>, from: Buffer, to: Buffer): Promise<void> {
  await db.updateTable('sent_form').set({ shown_to: to }).where('shown_to', '=', from).execute();
}

/** Deletes answers that are no longer shown. Returns their number. */
export async function deleteExpiredFormSubmissions(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sent_form')
    .where((is) => is.not(isKept))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
