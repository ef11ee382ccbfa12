import { crc32 } from 'node:zlib';
import type { ShipmentSearch, Words } from '../../db/query/shipment/shipment-search.ts';
import type { Scope } from '../../db/scope.ts';
import type { StoredParty } from '../../db/table/shipment.ts';

/* Words by which a shipment is found, and how a text is read as such words (docs/design/search.md). Each is one character
   that says its kind, and a part of a text. The index has their hashes. */

/** The texts of a shipment that a search reads. */
export interface SearchedShipment {
  readonly tracking_number: string;
  readonly waybill_number: string | null;
  readonly last_mile_tracking_number: string | null;
  readonly reference_no: string | null;
  /** See `personAbroad`. */
  readonly person: Pick<StoredParty, 'contact_name' | 'phone' | 'city'> & {
    readonly postal_code?: string | null | undefined;
    readonly email?: string | null | undefined;
  };
}

/** Returns whom a person looks for: the recipient, and the sender of a return. */
export function personAbroad<Party>({
  return_of,
  sender,
  recipient,
}: {
  readonly return_of?: string | null;
  readonly sender: Party | null;
  readonly recipient: Party;
}): Party {
  return (return_of ?? null) === null ? recipient : (sender ?? recipient);
}

/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  臺: '台',
};
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Returns a text without letter case, accents and widths of characters. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replaceAll(otherLetters, (letter) => letters[letter] ?? letter)
    .normalize('NFC');
}

/** Returns a folded text in which Müller, Mueller and Muller are the same. `fold_text` of the database gives the same. */
export function foldText(text: string): string {
  return fold(text).replaceAll(/([aou])e/g, '$1');
}

/** Characters of the shortest end of a number in the index. */
const lastLength = 3;
const maxPrefix = 8;
const maxWord = 24;
const maxNumber = 64;
/** Characters of the parts of numbers in the index. */
const partLength = 4;
const phoneDigits = 7;
/** Scripts that write names without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** Returns the words of a text in scripts with spaces. Müller, Mueller and Muller are the same word. */
function spacedWords(text: string): string[] {
  const words =
    foldText(text)
      .replaceAll(unspaced, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, maxWord));
}

/** Returns the names of a text in scripts without spaces. */
function unspacedRuns(text: string): string[] {
  return fold(text).match(unspaced) ?? [];
}

/** Returns all parts of this length, or the whole of a shorter text. */
function partsOf(text: string, length: number): string[] {
  const characters = [...text];
  const count = Math.max(characters.length - length, 0) + 1;
  return Array.from({ length: count }, (_, at) => characters.slice(at, at + length).join(''));
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}

function numberOf(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, maxNumber);
}

/** Returns a word and the word without each of its letters: two words that differ in a letter have one of them in common. */
function withoutOneLetter(word: string): string[] {
  const start = word.slice(0, maxPrefix);
  return [start, ...[...start].map((_, at) => start.slice(0, at) + start.slice(at + 1))].map(
    (part) => `~${part}`,
  );
}

/** Returns a text's words, and their beginnings from `shortest` letters on. */
function wordKeys(text: string, shortest = lastLength): string[] {
  const spaced = spacedWords(text).flatMap((word) => {
    const first = Math.min(shortest, word.length);
    const last = Math.min(maxPrefix, word.length);
    const starts = Array.from({ length: last - first + 1 }, (_, more) => `^${word.slice(0, first + more)}`);
    return [`=${word}`, ...starts];
  });
  const unspacedKeys = unspacedRuns(text).flatMap((run) => [
    `=${run}`,
    ...partsOf(run, 1).map((character) => `*${character}`),
    ...partsOf(run, 2).map((pair) => `*${pair}`),
  ]);
  return [...spaced, ...unspacedKeys];
}

function misspeltKeys(text: string): string[] {
  return spacedWords(text)
    .filter((word) => word.length >= partLength)
    .flatMap(withoutOneLetter);
}

function numberKeys(text: string): string[] {
  const number = numberOf(text);
  if (number === '') return [];
  return [`=${number}`, ...lastKeys(number), ...numberParts(number)];
}

function numberParts(number: string): string[] {
  return number.length < partLength ? [] : partsOf(number, partLength).map((part) => `%${part}`);
}

/** The last characters of a number. */
function lastKeys(number: string): string[] {
  return [lastLength, partLength].flatMap((length) =>
    number.length < length ? [] : [`$${number.slice(-length)}`],
  );
}

function phoneKeys(text: string): string[] {
  const digits = digitsOf(text);
  return [...(digits.length < phoneDigits ? [] : [`#${digits.slice(-phoneDigits)}`]), ...lastKeys(digits)];
}

/** Returns the words of a shipment, hashed, with the word of its account and mode. */
export function searchWords(shipment: SearchedShipment, scope: Scope): number[] {
  return [...new Set([scopeWord(scope), ...shipmentKeys(shipment).map(hash)])];
}

function shipmentKeys(shipment: SearchedShipment): string[] {
  const { tracking_number, waybill_number, last_mile_tracking_number, reference_no, person } = shipment;
  const { contact_name: name, phone, city, email } = person;
  const postalCode = person.postal_code ?? '';
  const numbers = [tracking_number, waybill_number, last_mile_tracking_number, reference_no];
  return [
    ...[name, city].flatMap((text) => [...wordKeys(text, 1), ...misspeltKeys(text)]),
    ...wordKeys(postalCode),
    ...wordKeys(numberOf(postalCode)),
    ...wordKeys(email ?? ''),
    ...wordKeys(reference_no ?? ''),
    ...phoneKeys(phone),
    ...numbers.flatMap((number) => numberKeys(number ?? '')),
  ];
}

function hash(word: string): number {
  // Signed, as PostgreSQL's integer is.
  return crc32(word) | 0;
}

/** Returns the word that all shipments of an account and mode have, and no others. */
function scopeWord({ accountId, livemode }: Scope): number {
  return hash(`@${accountId} ${livemode}`);
}

/** The text of a search, by how well a shipment fits it. */
export interface SearchText {
  /** It has these words, or one of its numbers is this one. */
  readonly exact: Words;
  /** One of its numbers ends with this one. */
  readonly atEnd: Words;
  /** It has words that begin so, or this part of a number. */
  readonly part: Words;
  /** It has words that differ in a letter or two. */
  readonly similar: Words;
}

/** Returns whether a name has words that begin like all words of a text. */
export function hasBeginnings(name: string, text: string): boolean {
  const own = spacedWords(name);
  const folded = fold(name);
  const sought = spacedWords(text);
  const runs = unspacedRuns(text);
  return (
    sought.length + runs.length > 0 &&
    sought.every((word) => own.some((one) => one.startsWith(word))) &&
    runs.every((run) => folded.includes(run))
  );
}

/** Length of the part of a text that is searched for. */
export const maxSearched = 200;

/** Reads a text that a person searches for: a shipment has every word of it, or all of it as a part of a number. */
export function readSearchText(text: string): SearchText {
  const { exact, atEnd, part, similar } = readKeys(text);
  return { exact: hashed(exact), atEnd: hashed(atEnd), part: hashed(part), similar: hashed(similar) };
}

/**
 * Returns the comparison of a shipment with what a text searches for. The index has hashes: of the words that no shipment of a
 * million has, it finds about one in a hundred.
 */
function textComparison(text: string): ShipmentSearch['fits'] {
  const sought = Object.values(readKeys(text)).flat();
  return (shipment) => {
    const own = new Set(shipmentKeys({ ...shipment, person: personAbroad(shipment) }));
    const isOwn = (key: string) => own.has(key);
    return sought.some(({ all, any }) => all.every(isOwn) && any.every((keys) => keys.some(isOwn)));
  };
}

/** Returns how many digits a phone number and the text have in common at their end; 0 if the text is no phone number. */
export function samePhoneDigits(phone: string, text: string): number {
  const [own, sought] = [digitsOf(phone), digitsOf(text)].map((digits) => [...digits].toReversed());
  if (!isPhone(text) || !own || !sought) return 0;
  const at = sought.findIndex((digit, index) => digit !== own[index]);
  return at === -1 ? sought.length : at;
}

function isPhone(text: string): boolean {
  return digitsOf(text).length >= phoneDigits && /^[\d\s()+./-]+$/.test(text.normalize('NFKC').trim());
}

function readKeys(given: string): Readonly<Record<keyof SearchText, Keys>> {
  const text = given.slice(0, maxSearched);
  const spaced = spacedWords(text);
  const pairs = unspacedRuns(text).flatMap((run) => partsOf(run, 2).map((pair) => `*${pair}`));
  const number = numberOf(text);
  const digits = digitsOf(text);
  const phone = isPhone(text) ? [`#${digits.slice(-phoneDigits)}`] : [];
  const end = lastKeys(number).slice(-1);
  const parts = numberParts(number);
  const long = spaced.filter((word) => word.length >= partLength);
  const short = spaced.filter((word) => word.length < partLength).map(startKey);
  return {
    exact: joined(
      [...pairs, ...spaced.map((word) => `=${word}`)],
      number === '' ? [] : [`=${number}`],
      phone,
    ),
    atEnd: joined(number.length > partLength ? [...end, ...parts] : end),
    part: joined([...pairs, ...spaced.map(startKey)], parts, number.length > partLength ? [] : end, phone),
    similar: long.length === 0 ? [] : [{ all: [...pairs, ...short], any: long.map(withoutOneLetter) }],
  };
}

/** Returns what to search for in a scope: parts of words or similar ones, or these words only. */
export function shipmentSearch(scope: Scope, text: string, only?: Words): ShipmentSearch {
  const { part, similar } = readSearchText(text);
  const words = only ? { words: only, similar: [] } : { words: part, similar };
  return { scopeWord: scopeWord(scope), ...words, fits: textComparison(text) };
}

function startKey(word: string): string {
  return `^${word.slice(0, maxPrefix)}`;
}

type Keys = readonly {
  readonly all: readonly string[];
  readonly any: readonly (readonly string[])[];
}[];

/**
 * Returns the alternatives: a shipment has all words of one of them. Those of a single word are one condition, as each condition
 * compares the list of the account's shipments.
 */
function joined(...alternatives: readonly (readonly string[])[]): Keys {
  const single = alternatives.filter(({ length }) => length === 1);
  const several = alternatives.filter(({ length }) => length > 1);
  return [
    ...(single.length > 0 ? [{ all: [], any: [single.flat()] }] : []),
    ...several.map((all) => ({ all, any: [] })),
  ];
}

function hashed(keys: Keys): Words {
  return keys.map(({ all, any }) => ({ all: all.map(hash), any: any.map((some) => some.map(hash)) }));
}
