import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { type BrandRow, findBrand, type Logo, lockBrand, writeBrand } from '../../db/query/account/brand.ts';
import type { Database } from '../../db/table/index.ts';
import { type RecipientMailState, recipientMailStates } from '../../db/table/mail.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { AccountActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { isEmailAddress } from '../text.ts';
import { isLine } from './account-input.ts';

/** The brand of an account that has entered none. */
export const noBrand: BrandRow = { name: null, contact: null, color: null, logo_type: null, mail_states: [] };

/** Returns a brand as the API shows it. */
export function brandView({ name, contact, color, logo_type, mail_states }: BrandRow): Schemas['Brand'] {
  return { name, contact, color, logo_type, email_states: [...mail_states] };
}

export const maxShopNameLength = 60;
export const maxContactLength = 300;
export const maxLogoBytes = 100 * 1024;

/** A change of what recipients see. Undefined: the value stays. Null: none. */
export interface BrandChange {
  readonly name?: string | null;
  readonly contact?: string | null;
  readonly color?: string | null;
  readonly mail_states?: readonly RecipientMailState[];
  readonly logo?: Logo | null;
}

export type BrandFault = 'name' | 'contact' | 'color' | 'mail_states';

export function isShopName(text: string): boolean {
  return isLine(text, maxShopNameLength);
}

/** Returns whether a text is an email address, or an HTTPS URL without a password. */
export function isShopContact(text: string): boolean {
  if (text.length > maxContactLength) return false;
  if (isEmailAddress(text)) return true;
  const url = URL.parse(text);
  return text.startsWith('https://') && url?.username === '' && url.password === '' && !/\s/.test(text);
}

/** Returns the color as it is stored, such as #0b6b57; null if the text is none. */
export function readColor(text: string): string | null {
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : null;
}

/** Returns a picture with its type; null if it is none, or too large. Nothing is decoded. */
export function readLogo(content: Uint8Array): Logo | null {
  if (content.length > maxLogoBytes) return null;
  const begins = (bytes: readonly number[], at = 0) =>
    bytes.every((byte, index) => content[at + index] === byte);
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { content, type: 'image/png' };
  if (begins([0xff, 0xd8, 0xff])) return { content, type: 'image/jpeg' };
  const isWebp = begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8);
  return isWebp ? { content, type: 'image/webp' } : null;
}

/** Changes what recipients of the actor's account see, and the emails that they get. Returns the fields at fault. */
export async function changeBrand(
  db: Kysely<Database>,
  actor: AccountActor,
  change: BrandChange,
): Promise<readonly BrandFault[]> {
  const { logo, ...values } = change;
  return commitChange(db, async (tx) => {
    const given = withoutUndefined(values);
    const faults = faultsOf({ ...((await findBrand(tx, actor.accountId)) ?? noBrand), ...given });
    if (faults.length > 0) return { result: faults, entry: null };
    const before = await lockBrand(tx, actor.accountId);
    const after = { ...before, ...given };
    const changed = [
      ...changesOf(before, after),
      ...(logo === undefined ? [] : [`logo: ${logo?.type ?? 'none'}`]),
    ];
    if (changed.length > 0) await writeBrand(tx, actor.accountId, after, logo);
    return { result: [], entry: changed.length > 0 && [actor, 'account.brand_changed', changed.join('; ')] };
  });
}

function withoutUndefined<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Values>;
}

function faultsOf({ name, contact, color, mail_states }: BrandRow): BrandFault[] {
  const isFault: Readonly<Record<BrandFault, boolean>> = {
    // An email names its shop.
    name: name === null ? mail_states.length > 0 : !isShopName(name),
    contact: contact !== null && !isShopContact(contact),
    color: color !== null && readColor(color) === null,
    mail_states: !mail_states.every((state) => recipientMailStates.includes(state)),
  };
  return (Object.keys(isFault) as BrandFault[]).filter((field) => isFault[field]);
}

function changesOf(before: BrandRow, after: BrandRow): string[] {
  const fields = ['name', 'contact', 'color', 'mail_states'] as const;
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => {
      const value = after[field];
      return `${field}: ${(Array.isArray(value) ? value.join(' ') : value) || 'none'}`;
    });
}
