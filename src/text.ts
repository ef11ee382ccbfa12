/** Converts a to z only. With Unicode's rules, the code "ınsurance" would become INSURANCE. */
export function asciiUpper(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

export function asciiLower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Compares by code unit, so that the order is the same in every locale. */
export function compareCodes(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns whether a text is empty or white space. An optional field with such a text counts as absent. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

export function withoutBlanks<T extends object>(record: T): T {
  const given = Object.entries(record).filter(([, value]) => typeof value !== 'string' || !isBlank(value));
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      value?.constructor === Object ? withoutBlanks(value as object) : value,
    ]),
  ) as T;
}

/**
 * Characters without a shape: joiners, marks of direction, variation selectors, tags, Hangul fillers, controls, the empty
 * Braille pattern. Controls that are white space, such as a tab, count as white space.
 */
const invisibleClass = '\\p{Default_Ignorable_Code_Point}\\p{Cc}\\ufff9-\\ufffb\\u2800';
const invisible = new RegExp(`(?!\\p{White_Space})[${invisibleClass}]`, 'gu');
/** Matches a text that has something to see. */
export const visible = new RegExp(`[^\\p{White_Space}${invisibleClass}]`, 'u');

/**
 * Returns a code, such as a phone number, as a person reads it: without invisible characters and without white space around
 * it. Other white space in it is a space. A text with nothing to see stays as it is.
 */
export function visibleCode(code: string): string {
  if (!visible.test(code)) return code;
  return code
    .replace(invisible, '')
    .replace(/\p{White_Space}/gu, ' ')
    .trim();
}

/** The same of a code whose characters are ASCII: full-width ones, which Chinese keyboards write, are read as those. */
export function visibleNumber(code: string): string {
  return visibleCode(code).replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

const maxLength = 254;
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** Refuses IP addresses, which have a number in this place. */
const topLevel = /^[A-Za-z]/;

/**
 * Returns whether a text is an address that every mail server accepts: ASCII, without quotes, comments or an IP
 * address. So it can't contain a second recipient or a header.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxLength) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}

/** Returns true for a day of the calendar, such as 2027-03-01. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
