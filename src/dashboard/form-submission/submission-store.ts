import { hash } from 'node:crypto';
import type { Request } from 'express';
import {
  answerSentForm,
  beginSentForm,
  findSentForm,
  forgetSentForm,
} from '../../../db/query/user/sent-form.ts';
import type { ApiContext } from '../../http/operation.ts';
import { randomBase62 } from '../../runtime.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import { hashToken, isToken } from '../../user/token.ts';
import type { Form } from '../form.ts';

/** Field of every form: the user who opened the page, and a random key. */
export const formKeyField = 'form_key';

/** Fields that prove who is at the browser (reauthentication.ts). No page renders their values. */
export const proofFields = ['proof_code', 'proof_password', 'proof_passkey'] as const;

/** Returns the fields that a person filled in, without those that each sending has of its own. */
export function ownFields(form: Form): (readonly [name: string, value: string])[] {
  const others: readonly string[] = [formKeyField, ...proofFields];
  return [...new URLSearchParams(form.body)].filter(([name]) => !others.includes(name));
}

/** Longer pages are shown without being kept. The longest form fits. */
const maxAnswerLength = 1024 * 1024;

/** The answer to a form: where to continue, a rendered page, or a form that is shown again. */
export type KeptAnswer =
  | { readonly goTo: string; readonly sessionToken?: string | undefined }
  | {
      readonly title: string;
      readonly html: string;
      readonly status: number;
      readonly language: Language;
      readonly usesPasskey?: boolean | undefined;
      readonly sessionToken?: string | undefined;
    }
  /** A form that changes nothing: its route renders the page again. */
  | { readonly preview: string; readonly body: string }
  /** A form that was not carried out, because the session had ended. */
  | { readonly unsent: string; readonly body: string };

export type SentForm =
  | { readonly state: 'in_flight' | 'lost' }
  | { readonly state: 'answered'; readonly answer: KeptAnswer; readonly isShown: boolean };

/** Returns the value of the form key field of a page. */
export function newFormKey(userId: string): string {
  return `${userId}.${randomBase62(22)}`;
}

/** Returns the user who opened the page of a form; null if the form does not say. */
export function openerOf(form: Form): string | null {
  const [userId = '', random = ''] = form.one(formKeyField).split('.');
  return userId.startsWith('usr_') && /^\w{22}$/.test(random) ? userId : null;
}

/** Names what was sent: the same values of the same page give the same id. The random key keeps passwords out of reach. */
export function idOfForm(path: string, form: Form): string {
  return hash('sha256', JSON.stringify([path, form.body]), 'base64url');
}

/** Returns the id of the sent form that an address names. */
export function namedForm(request: Request): string | null {
  const { form } = request.query;
  return typeof form === 'string' && isFormId(form) ? form : null;
}

export function isFormId(text: string): boolean {
  return /^[\w-]{43}$/.test(text) || isToken(text);
}

/** Keeps the answers to forms for some minutes, so that a form is carried out once and its answer can be seen again. */
export class SubmissionStore {
  readonly #context: Pick<ApiContext, 'db' | 'secrets'>;

  constructor(context: Pick<ApiContext, 'db' | 'secrets'>) {
    this.#context = context;
  }

  /** Notes a form before its change begins. False if the same form was sent before. */
  begin(id: string, userId: string, token: string): Promise<boolean> {
    return beginSentForm(this.#db, { id, userId, tokenHash: hashToken(token) });
  }

  /** Keeps an answer for the session of `token`. False if it is too long. */
  async keep(id: string, userId: string, token: string, answer: KeptAnswer): Promise<boolean> {
    const text = JSON.stringify(answer);
    if (text.length > maxAnswerLength) return false;
    const answerSealed = this.#context.secrets.encrypt(text, placeOf(id, userId));
    await answerSentForm(this.#db, { id, userId, answerSealed, shownTo: hashToken(token) });
    return true;
  }

  forget(id: string): Promise<void> {
    return forgetSentForm(this.#db, id);
  }

  async find(id: string, token: string): Promise<SentForm | null> {
    const row = await findSentForm(this.#db, id, hashToken(token));
    if (!row) return null;
    if (row.answer_sealed === null) return { state: row.is_lost ? 'lost' : 'in_flight' };
    const text = this.#context.secrets.decrypt(row.answer_sealed, placeOf(id, row.user_id));
    return { state: 'answered', answer: JSON.parse(text) as KeptAnswer, isShown: row.is_shown };
  }

  get #db() {
    return this.#context.db.kysely;
  }
}

function placeOf(row: string, userId: string) {
  return { table: 'sent_form', column: 'answer_sealed', row, account: userId };
}
