import { cacheSuccess } from '../runtime.ts';
import type { Advice } from './advise.ts';

// Data of Google's libphonenumber, which take a moment to load.
const phoneNumbers = cacheSuccess(() => import('awesome-phonenumber'));

export interface ReadPhoneNumber {
  /** With the calling code and the spaces of its country, as in `+49 30 901820`. Null: it is no number that exists. */
  readonly international: string | null;
  /** Country that the number is of. */
  readonly country: string;
  /** It can be read in one way only. */
  readonly isCertain: boolean;
  /** It has the calling code of another country. */
  readonly isAbroad: boolean;
}

/** Length of the longest text that the contract takes for a phone number. */
const maxLength = 40;

/** Reads a phone number as a person of a country writes it, or with a calling code. */
export async function readPhoneNumber(phone: string, country: string): Promise<ReadPhoneNumber> {
  if (phone.length > maxLength) return notRead(country);
  const { getCountryCodeForRegionCode, parsePhoneNumber } = await phoneNumbers();
  const { dialed, hasWords } = await withoutWords(phone, country);
  const number = parsePhoneNumber(dialed, { regionCode: country });
  // A calling code may have lost its plus: 852 9123 4567.
  const abroad = parsePhoneNumber(`+${dialed.replace(/^[^\d０-９]+/, '')}`);
  const isOther = number.valid && abroad.valid && abroad.number.e164 !== number.number.e164;
  const isTwofold = isOther && abroad.countryCode === number.countryCode && !hasCallingCode(phone);
  const read = !number.valid || isTwofold ? abroad : number;
  if (!read.valid) return notRead(country);
  const { international } = read.number;
  // Without a region, the number alone shows which country of a shared calling code it is of.
  const { regionCode = country } = parsePhoneNumber(international);
  return {
    international,
    country: regionCode,
    isCertain: number.valid && !isTwofold && !hasWords,
    isAbroad: read.countryCode !== getCountryCodeForRegionCode(country),
  };
}

function notRead(country: string): ReadPhoneNumber {
  return { international: null, country, isCertain: false, isAbroad: false };
}

/** Not the long vowel that Japanese writes for a dash. */
const letter = /(?!ー)\p{L}/u;
const words = /(?:(?!ー)[\p{L}\p{M}])+/u;
const extension = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+[.:=]?\s*\p{Nd}{1,15}#?\s*$/u;

/** Returns a number without the words beside it, which the library would dial by the letters on the keys: `home` as 4663. An extension stays. */
async function withoutWords(
  phone: string,
  country: string,
): Promise<{ readonly dialed: string; readonly hasWords: boolean }> {
  if (!letter.test(phone)) return { dialed: phone, hasWords: false };
  const { parsePhoneNumber } = await phoneNumbers();
  const [whole, rest] = [phone, phone.replace(extension, '')].map((text) => ({
    text,
    number: parsePhoneNumber(text, { regionCode: country }).number,
  }));
  const hasExtension = whole?.number?.rfc3966.includes(';ext=') && whole.number.e164 === rest?.number?.e164;
  if (hasExtension && !letter.test(rest?.text ?? '')) return { dialed: phone, hasWords: false };
  const numbers = phone.split(words).filter((text) => /\p{Nd}/u.test(text));
  return { dialed: numbers.length === 1 ? (numbers[0] ?? '') : '', hasWords: true };
}

export function hasCallingCode(phone: string): boolean {
  return /^\s*[+＋]/.test(phone);
}

/** Advises on a phone number. A number without a calling code is read in the party's country. */
export async function adviseOnPhone(phone: string, country: string): Promise<Advice | null> {
  const { parsePhoneNumber } = await phoneNumbers();
  const number = parsePhoneNumber(phone, { regionCode: country });
  if (!number.valid)
    return {
      field: 'phone',
      severity: 'warning',
      code: 'PHONE_INVALID',
      message:
        number.number || phone.includes('+')
          ? 'is not a number that exists'
          : `is not a number of ${country}`,
      suggestion: null,
    };
  if (hasCallingCode(phone) || country === 'HK') return null;
  return {
    field: 'phone',
    severity: 'warning',
    code: 'PHONE_WITHOUT_CALLING_CODE',
    message: 'has no country calling code, which carriers need outside Hong Kong',
    suggestion: (await withoutWords(phone, country)).hasWords ? null : number.number.e164,
  };
}
