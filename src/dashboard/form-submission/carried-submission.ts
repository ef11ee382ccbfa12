import { type KeyRing, SealError } from '../../secret/key-ring.ts';
import type { Form } from '../form.ts';
import { hasSecret } from './form-again.ts';
import { openerOf, ownFields } from './submission-store.ts';

/** The sign-in reads at most 64 KiB. */
const maxCarriedLength = 40 * 1024;

/** A form that came after the end of its session. The sign-in page carries it, so nothing is stored for a stranger. */
interface CarriedSubmission {
  /** Path that the form was sent to. */
  readonly path: string;
  /** Path of the page that shows it again. */
  readonly page: string;
  /** Path of the route of a form that changes nothing. */
  readonly preview: string | null;
  readonly body: string;
}

/** Seals a form for the user who opened its page. Null if it can't be carried. */
export function sealForm(
  secrets: KeyRing,
  form: Form,
  where: Omit<CarriedSubmission, 'body'>,
): string | null {
  const userId = openerOf(form);
  const fields = new URLSearchParams(ownFields(form).map(([name, value]) => [name, value]));
  if (userId === null || hasSecret(form)) return null;
  const sealed = secrets.encrypt(JSON.stringify({ ...where, body: String(fields) }), placeOf(userId));
  return sealed.length > maxCarriedLength ? null : sealed;
}

/** Opens a carried form; null if another user opened its page. */
export function openForm(secrets: KeyRing, sealed: string, userId: string): CarriedSubmission | null {
  try {
    return JSON.parse(secrets.decrypt(sealed, placeOf(userId))) as CarriedSubmission;
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

function placeOf(row: string) {
  return { table: 'sent_form', column: 'carried', row, account: '' };
}
