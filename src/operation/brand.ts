import { findBrand } from '../../db/query/account/brand.ts';
import type { Schemas } from '../../generated/operations.ts';
import {
  type BrandChange,
  type BrandFault,
  brandView,
  changeBrand,
  maxShopNameLength,
  noBrand,
  readLogo,
} from '../account/brand.ts';
import type { Handler } from '../run-operation.ts';

export const getBrand: Handler<'getBrand'> = async ({ db }, { scope }) => ({
  status: 200,
  data: brandView((await findBrand(db.kysely, scope.accountId)) ?? noBrand),
});

export const updateBrand: Handler<'updateBrand'> = async ({ db }, { scope, actor, body, refuse }) => {
  const { accountId, livemode } = scope;
  if (!livemode) return refuse('LIVE_MODE_ONLY');
  const change = readChange(body);
  const faults =
    change === null ? (['logo'] as const) : await changeBrand(db.kysely, { ...actor(), accountId }, change);
  if (faults.length > 0) return refuse('INVALID_FIELD', { violations: faults.map(violation) });
  return { status: 200, data: brandView((await findBrand(db.kysely, accountId)) ?? noBrand) };

  function violation(fault: BrandFault | 'logo') {
    const message = fault === 'name' && !body.name ? emailsNeedName : rules[fault];
    return {
      path: [fault === 'mail_states' ? 'email_states' : fault],
      code: 'INVALID_FIELD' as const,
      message,
    };
  }
};

const emailsNeedName = 'is needed for emails to recipients; send a name, or an empty list of email_states';

const rules: Readonly<Record<BrandFault | 'logo', string>> = {
  name: `must be one line of at most ${maxShopNameLength} characters`,
  contact: 'must be an email address, or an HTTPS URL without a user name',
  color: 'must be # and six hexadecimal digits, such as #0b6b57',
  mail_states: 'must be states of the contract',
  logo: 'must be a PNG, JPEG or WebP file of at most 102400 bytes',
};

/** Returns null if the logo is no picture. */
function readChange({
  name,
  contact,
  color,
  logo,
  email_states,
}: Schemas['BrandUpdateRequest']): BrandChange | null {
  const picture = logo ? readLogo(Buffer.from(logo, 'base64')) : null;
  if (logo && !picture) return null;
  return {
    ...(name === undefined ? {} : { name: name?.trim() ?? null }),
    ...(contact === undefined ? {} : { contact: contact?.trim() ?? null }),
    ...(color === undefined ? {} : { color: color?.toLowerCase() ?? null }),
    ...(email_states ? { mail_states: email_states } : {}),
    ...(logo === undefined ? {} : { logo: picture }),
  };
}
