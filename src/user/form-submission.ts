import type { Kysely } from 'kysely';
import {
  answerFormSubmission,
  beginFormSubmission,
  findFormSubmission,
  forgetFormSubmission,
} from '../../db/query/user/form-submission.ts';
import type { Database } from '../../db/table/index.ts';
import { type KeyRing, SealError } from '../secret/key-ring.ts';
import { hashToken } from './token.ts';

/** Longer answers are shown without being kept. The longest form fits. */
const maxAnswerLength = 1024 * 1024;
/** The sign-in reads at most 64 KiB. */
const maxCarriedLength = 40 * 1024;

type FormSubmission<Answer> =
  | { readonly state: 'in_flight' | 'lost' }
  /** `isShown`: the answer belongs to the session that asks. Otherwise the change replaced that session. */
  | { readonly state: 'answered'; readonly answer: Answer; readonly isShown: boolean };

/** Keeps the answers to forms for some minutes, so that a form is carried out once and its answer can be seen again. */
export class SubmissionStore<Answer> {
  readonly #db: Kysely<Database>;
  readonly #secrets: KeyRing;

  constructor(db: Kysely<Database>, secrets: KeyRing) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /** Notes a form before its change begins. False if the same form was sent before. */
  begin(id: string, userId: string, token: string): Promise<boolean> {
    return beginFormSubmission(this.#db, { id, userId, tokenHash: hashToken(token) });
  }

  /** Keeps an answer for the session of `token`. False if it is too long. */
  async keep(id: string, userId: string, token: string, answer: Answer): Promise<boolean> {
    const text = JSON.stringify(answer);
    if (text.length > maxAnswerLength) return false;
    const answerSealed = this.#secrets.encrypt(text, encryptionContext('answer_sealed', id, userId));
    await answerFormSubmission(this.#db, { id, userId, answerSealed, shownTo: hashToken(token) });
    return true;
  }

  /** Forgets a form whose change failed, so that it can be sent again. */
  forget(id: string): Promise<void> {
    return forgetFormSubmission(this.#db, id);
  }

  /** Finds a form for a session that sent it or may see its answer. */
  async find(id: string, token: string): Promise<FormSubmission<Answer> | null> {
    const row = await findFormSubmission(this.#db, id, hashToken(token));
    if (!row) return null;
    const { answer_sealed: sealed, is_lost, is_shown: isShown } = row;
    if (sealed === null) return { state: is_lost ? 'lost' : 'in_flight' };
    const text = this.#secrets.decrypt(sealed, encryptionContext('answer_sealed', id, row.user_id));
    return { state: 'answered', answer: JSON.parse(text) as Answer, isShown };
  }
}

/** Seals a form for the user who opened its page, so that a sign-in can carry it. Null if it is too long. */
export function sealForm(secrets: KeyRing, userId: string, form: object): string | null {
  const sealed = secrets.encrypt(JSON.stringify(form), encryptionContext('carried', userId, ''));
  return sealed.length > maxCarriedLength ? null : sealed;
}

/** Opens a carried form; null if another user opened its page. */
export function openForm<Carried>(secrets: KeyRing, userId: string, sealed: string): Carried | null {
  try {
    return JSON.parse(secrets.decrypt(sealed, encryptionContext('carried', userId, ''))) as Carried;
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

/** The table's name is part of the encryption context of stored answers, so it stays `sent_form`. */
function encryptionContext(column: 'answer_sealed' | 'carried', row: string, account: string) {
  return { table: 'sent_form', column, row, account };
}
