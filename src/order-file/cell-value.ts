import { countryCodeInAnyLanguage } from '../country.ts';
import { asciiLower, asciiUpper } from '../text.ts';
import { isMisread, undoMisreading } from './misread.ts';
import {
  type ColumnMeaning,
  flagFields,
  knownField,
  listFields,
  numberFields,
  type Unit,
  unitOf,
  units,
} from './order-field.ts';

/**
 * Why a value is read differently from its cell. `zero`: a spreadsheet took a zero. `thousands`: it added a separator. `discount`: the
 * price is what was paid. `text`: signs of a wrong encoding or of HTML are gone.
 */
export type CorrectionReason = 'zero' | 'thousands' | 'discount' | 'text';

/** The value of a cell for a field. An unreadable one stays a text, so that the contract refuses it. */
export interface CellValue {
  readonly value: unknown;
  /** The currency that the cell itself says, such as USD for US$12.00. */
  readonly currency?: string;
  /** Why the value is another than the text says. */
  readonly correction?: CorrectionReason;
}

/** Neither a joiner, which letters of some scripts need, nor a selector of an emoji. */
const invisible =
  /(?![\u200c\u200d]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\u2800|[\ufff9-\ufffb]|(?![\t\r\n])\p{Cc}/gu;
/** All that has no shape. No code has any of it. */
const invisibleInCodes = /\p{Default_Ignorable_Code_Point}|\u2800|[\ufff9-\ufffb]|(?![\t\r\n])\p{Cc}/gu;

/** Fields whose characters are digits, ASCII letters and signs. Full-width ones are written as these. */
const codeFields =
  /^(?:(?:recipient|sender)\.(?:phone|postal_code|email|language|country_code)|items\.(?:hs_code|country_of_manufacture)|ioss_number|tax_number|service_tier_id|declared_currency|reference_no|items\.sku)$/;
/** Of the codes, those of other parties, which may have any character. */
const ownCodes = /^(?:reference_no|items\.sku)$/;

/** A text as it is read. `given` is the text of the cell, if it was put right. */
export interface CleanText {
  readonly text: string;
  readonly given?: string;
}

/**
 * Returns the text of a cell for a field: without marks of spreadsheets, invisible characters and line breaks. Empty for a
 * word without a meaning, such as N/A.
 */
export function cleanCell(cell: string, field: string): CleanText {
  // Most cells of an export.
  if (cell === '') return { text: '' };
  const known = knownField(field);
  const isCode = codeFields.test(known);
  const plain = withoutTextMark(cell.replace(/_x000[dDaA9]_/g, '\n'), known);
  // Some of the characters of a misread text are invisible.
  const restored = withoutMarkup(undoMisreading(plain) ?? plain);
  const text = restored.replace(isCode ? invisibleInCodes : invisible, '');
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  const line = /\.address$/.test(known)
    ? lines.flatMap((one) => one.replace(/,$/, '') || []).join(', ')
    : lines.join(' ').trim();
  const written = isCode && !ownCodes.test(known) ? asciiCode(line) : line;
  if (isPlaceholder(written, known)) return { text: '' };
  return restored === plain ? { text: written } : { text: written, given: plain };
}

function asciiCode(text: string): string {
  return asciiDigits(text.normalize('NFKC'))
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/(?<=\d)ー(?=\d)/g, '-');
}

/** Writes the digits of all scripts, such as Arabic ones, as 0 to 9. */
function asciiDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(?<=\d)٫(?=\d)/g, '.');
}

/**
 * Removes what keeps a spreadsheet from reading a text as a number or a formula: `="02110"`, `'02110`, `'+1 212`. The apostrophe
 * of a place such as 't Veld stays.
 */
function withoutTextMark(written: string, field: string): string {
  const cell = written.replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, '');
  const [, formula] = /^="(.*)"$/s.exec(cell) ?? [];
  if (formula !== undefined) return formula.replaceAll('""', '"').trim();
  if (field.endsWith('.phone')) return cell.replace(/^'|^=(?=\+)/, '').trim();
  return /^'(?![a-z][ -])[^']*$/.test(cell) ? cell.slice(1).trim() : cell.replace(/^'([^']+)'$/, '$1');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Shops' programs write O&#039;Hara, and line breaks as <br>. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : whole;
    });
}

/** Texts that may be empty. In others, such words are names: None is a town in Italy, and Nan a first name. */
const optionalTexts =
  /^(?:recipient|sender)\.(?:postal_code|email|language|company)$|^items\.hs_code$|^ioss_number$|^tax_number$/;
const otherTexts = /^(?:recipient|sender)\.(?!country_code$)|^items\.(?:description|sku)$|^reference_no$/;

function isPlaceholder(text: string, field: string): boolean {
  if (optionalTexts.test(field) && /^(?:none|nil|nan|無|无|沒有|没有|なし)$/i.test(text)) return true;
  return (
    (optionalTexts.test(field) || otherTexts.test(field)) &&
    /^(?:[-–—_.]{1,3}|n\/a|n\.a\.?|null|NULL|undefined)$|^N\/A$/.test(text)
  );
}

/** Causes of a lost value. */
export type Loss = 'error' | 'date' | 'misread';

const spreadsheetError =
  /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!|GETTING_DATA|FIELD!|BLOCKED!|BUSY!|UNKNOWN!|CONNECT!)$|^Err:\d{3}$|^#{3,}$/i;
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** 1-3 becomes 1-Mar, and 9-1998 Sep-98. */
const spreadsheetDate = new RegExp(
  `^(?:\\d{1,2}-(?:${months})(?:-\\d{2,4})?|(?:${months})-\\d{2}|\\d{1,2}月\\d{1,2}日|\\d{4}-\\d{2}-\\d{2}(?: 00:00(?::00)?)?)$`,
  'i',
);
/** Texts that are never dates and never true or false. */
const neverDates =
  /^(?:recipient|sender)\.(?:contact_name|first_name|last_name|address|city|district|region|postal_code|phone)$|^items\.(?:description|hs_code)$/;

/** Says what destroyed the text of a cell; null if nothing did. Numbers and choices are refused for what they are. */
export function lossOf(text: string, field: string): Loss | null {
  const known = knownField(field);
  if (!optionalTexts.test(known) && !otherTexts.test(known)) return null;
  if (spreadsheetError.test(text)) return 'error';
  if (neverDates.test(known)) {
    // True is a surname too.
    if (text === 'FALSE' || (text === 'TRUE' && !known.endsWith('_name'))) return 'error';
    if (spreadsheetDate.test(text)) return 'date';
  }
  return isMisread(text) ? 'misread' : null;
}

/** No number, code or word for a value is longer. The patterns below are not made for more. */
const maxReadLength = 60;

/** Reads the text of a cell as the value of a field. `decimal` is what separates decimals in the file. */
export function readCellValue(text: string, meaning: ColumnMeaning, decimal: '.' | ','): CellValue {
  const field = knownField(meaning.field);
  if (listFields.has(field)) return { value: text.split(/[,;，；、]/).flatMap((part) => part.trim() || []) };
  if (text.length > maxReadLength) return { value: text };
  if (field.endsWith('weight_kg')) return { value: readMeasure(text, meaning.unit ?? 'kg', decimal) };
  if (field.endsWith('_cm')) return { value: readMeasure(text, meaning.unit ?? 'cm', decimal) };
  if (/^items\.unit_price/.test(field) || field === 'insured_amount' || field === 'items.discount')
    return readMoney(text, decimal);
  if (field === 'items.quantity' || field === 'items.ordered_quantity')
    return {
      value:
        readDecimal(
          text.replace(/^[x×]\s*(?=\d)|(?<=\d)\s*(?:x|×|pcs?\.?|pieces?|件|個|个)$/gi, ''),
          decimal,
        ) ?? text,
    };
  if (numberFields.has(field)) return { value: readDecimal(text, decimal) ?? text };
  if (flagFields.has(field) || field === 'items.requires_shipping') return { value: readFlag(text) };
  if (/country(?:_code|_of_manufacture)$/.test(field)) return { value: readCountry(text) };
  if (field === 'declared_currency') return { value: currencyOf(text) ?? text };
  if (/\.postal_code$/.test(field)) return readPostalCode(text);
  if (field === 'incoterm') return { value: asciiUpper(text) };
  if (field === 'recipient_type') return { value: asciiLower(text) };
  if (field === 'ioss_number') return { value: asciiUpper(text).replace(/[\s-]/g, '') };
  if (/\.email$/.test(field)) return { value: readEmail(text) };
  if (/\.phone$/.test(field)) return { value: text.replace(/^(\+?\d{5,})\.0$/, '$1') };
  return field === 'items.hs_code' ? readHsCode(text) : { value: text };
}

/** Reads a postal code without its name, and without the separator of thousands that a spreadsheet adds. */
function readPostalCode(text: string): CellValue {
  const code = text
    .replace(/^(?:〒|郵便番号|邮编|郵編|zip(?: code)?|post(?:al )?code|plz|cep|c\.?p\.?)[\s:]*(?=\d)/i, '')
    .replace(/^(\d+)\.0$/, '$1');
  const whole = code.replace(/^(\d{1,3})[.,](\d{3})$/, '$1$2');
  return whole === code ? { value: code } : { value: whole, correction: 'thousands' };
}

/** Reads an address as mail programs write it: `mailto:anna@example.com`, `Anna <anna@example.com>`. */
function readEmail(text: string): string {
  const plain = text.replace(/[,;]+$/, '');
  const [, inside = plain] = /^[^<>@]*<([^<>\s]+)>$/.exec(plain) ?? [];
  return inside.replace(/^mailto:/i, '');
}

/**
 * Reads a number with a decimal point or comma, and with separators of thousands. A single separator is the other one of
 * the file's only before exactly three digits: 1,500 in a file with decimal points is fifteen hundred, and 0,5 a half.
 * @returns null if the text is no such number
 */
export function readDecimal(text: string, decimal: '.' | ','): number | null {
  const written = asciiDigits(text.normalize('NFKC')).replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const [, sign = '', digits = ''] = /^([+-]?)([.,]?\d[\d.,]*)$/.exec(written) ?? [];
  if (digits === '' || digits.length > 24) return null;
  const plain = withDecimalPoint(digits.replace(/^[.,]/, '0$&'), decimal);
  if (plain === null || !/^\d{1,15}(?:\.\d{1,20})?$/.test(plain)) return null;
  return withoutNoise(Number(sign === '-' ? `-${plain}` : plain));
}

/** Spreadsheets store sums such as 0.1 + 0.5 as 0.6000000000000001. */
function withoutNoise(amount: number): number {
  const near = rounded(amount);
  return Math.abs(near - amount) < 1e-9 ? near : amount;
}

function withDecimalPoint(digits: string, decimal: '.' | ','): string | null {
  const dots = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (dots + commas === 0) return digits;
  const isGrouped = (whole: string, separator: string) =>
    separator === '.' ? /^\d{1,3}(?:\.\d{3})+$/.test(whole) : /^\d{1,3}(?:,\d{3})+$/.test(whole);
  if (dots > 0 && commas > 0) {
    const last = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
    const group = last === '.' ? ',' : '.';
    const [whole = '', ...fractions] = digits.split(last);
    return fractions.length === 1 && isGrouped(whole, group)
      ? `${whole.replaceAll(group, '')}.${fractions[0]}`
      : null;
  }
  const separator = dots > 0 ? '.' : ',';
  const group = isGrouped(digits, separator) && !digits.startsWith('0');
  if (dots + commas > 1) return group ? digits.replaceAll(separator, '') : null;
  return separator !== decimal && group ? digits.replace(separator, '') : digits.replace(separator, '.');
}

/** Factor from this unit to the contract's. */
const factors: Readonly<Record<Unit, number>> = {
  kg: 1,
  g: 0.001,
  lb: 0.45359237,
  oz: 0.028349523125,
  cm: 1,
  mm: 0.1,
  in: 2.54,
};

/** Reads a weight or a length with its unit, such as `500 g`, `1 lb 4 oz` or `28 cm`; without one, it is in the column's. */
function readMeasure(text: string, unit: Unit, decimal: '.' | ','): number | string {
  const plain = readDecimal(text, decimal);
  if (plain !== null) return inContractUnit(plain, unit);
  const parts = [...text.normalize('NFKC').matchAll(/([+-]?\d[\d.,\s]*?)\s*(\p{L}+\.?|["″])\s*/gu)];
  if (
    parts.length === 0 ||
    parts.length > 2 ||
    parts.map(([part]) => part).join('') !== text.normalize('NFKC')
  )
    return text;
  const amounts = parts.map(([, amount = '', word = '']) => {
    const own = /["″]/.test(word) ? 'in' : unitOf(word);
    const number = readDecimal(amount.trim(), decimal);
    return own === undefined || number === null || units[own] !== units[unit]
      ? null
      : inContractUnit(number, own);
  });
  const sum = amounts.reduce(
    (total, amount) => (total === null || amount === null ? null : total + amount),
    0,
  );
  return sum === null ? text : rounded(sum);
}

function inContractUnit(amount: number, unit: Unit): number {
  return factors[unit] === 1 ? amount : rounded(amount * factors[unit]);
}

/** Six decimals are what the contract keeps of a weight. */
function rounded(amount: number): number {
  return Number(amount.toFixed(6));
}

/** Signs and names of currencies, from the longest. `$` alone and `¥` alone are of several. */
const currencySigns: readonly (readonly [sign: string, currency: string])[] = [
  ['hk$', 'HKD'],
  ['hkd$', 'HKD'],
  ['us$', 'USD'],
  ['usd$', 'USD'],
  ['nt$', 'TWD'],
  ['au$', 'AUD'],
  ['a$', 'AUD'],
  ['ca$', 'CAD'],
  ['c$', 'CAD'],
  ['sg$', 'SGD'],
  ['s$', 'SGD'],
  ['nz$', 'NZD'],
  ['mx$', 'MXN'],
  ['r$', 'BRL'],
  ['rmb', 'CNY'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₩', 'KRW'],
  ['฿', 'THB'],
  ['₱', 'PHP'],
  ['₫', 'VND'],
  ['₹', 'INR'],
  ['zł', 'PLN'],
  ['hong kong dollar', 'HKD'],
  ['us dollar', 'USD'],
  ['u.s. dollar', 'USD'],
  ['港元', 'HKD'],
  ['港幣', 'HKD'],
  ['港币', 'HKD'],
  ['美元', 'USD'],
  ['美金', 'USD'],
  ['人民幣', 'CNY'],
  ['人民币', 'CNY'],
  ['新台幣', 'TWD'],
  ['新臺幣', 'TWD'],
  ['日圓', 'JPY'],
  ['日元', 'JPY'],
  ['円', 'JPY'],
  ['歐元', 'EUR'],
  ['欧元', 'EUR'],
  ['英鎊', 'GBP'],
  ['英镑', 'GBP'],
];
const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Returns the code of a currency that a person wrote by its code, sign or name. */
export function currencyOf(text: string): string | undefined {
  const word = text.slice(0, maxReadLength).normalize('NFKC').trim();
  const code = asciiUpper(word);
  if (currencyCodes.has(code)) return code;
  const plain = word
    .toLowerCase()
    .replace(/\s+(?=\$)/g, '')
    .replace(/(?<=dollar)s$/, '');
  const found = currencySigns.find(([sign]) => sign === plain)?.[1];
  // US Dollar (USD), USD ($)
  const [, outside = '', inside = ''] = /^(.+?)\s*\((.+)\)$/.exec(word) ?? [];
  return found ?? (inside === '' ? undefined : (currencyOf(outside) ?? currencyOf(inside)));
}

/** Reads an amount of money as a number; null if it is none. */
export function readPrice(text: string, decimal: '.' | ','): number | null {
  const { value } = readMoney(text, decimal);
  return typeof value === 'number' ? value : null;
}

/** Reads an amount with the sign or the code of its currency before or after it: US$12.00, 12.00 USD, £5, HK$ 80. */
function readMoney(text: string, decimal: '.' | ','): CellValue {
  const amount = readDecimal(text, decimal);
  if (amount !== null) return { value: amount };
  const [, before = '', digits = '', after = ''] =
    /^([^\d+-]{0,20}?)\s*([+-]?\d[\d.,\s'’]*?)\s*([^\d]{0,20})$/u.exec(text.normalize('NFKC')) ?? [];
  const value = digits === '' ? null : readDecimal(digits, decimal);
  if (value === null) return { value: text };
  const marks = [before, after]
    .map((mark) => mark.replace(/^\s*\((.*)\)\s*$/, '$1').trim())
    .filter((mark) => mark !== '');
  const currencies = marks.flatMap(
    (mark) => currencyOf(mark) ?? (mark === '¥' ? [mark] : mark === '$' || mark === '元' ? [] : [null]),
  );
  if (currencies.includes(null)) return { value: text };
  const [currency, other = currency] = currencies;
  if (currency !== other) return { value: text };
  return typeof currency === 'string' ? { value, currency } : { value };
}

const flags: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(
    ['true', 'yes', 'y', 't', '1', 'on', '是', '有', '要', '真', 'はい', 'ja', 'oui', 'si', 'sí'].map(
      (word) => [word, true],
    ),
  ),
  ...Object.fromEntries(
    [
      'false',
      'no',
      'n',
      'f',
      '0',
      'off',
      '否',
      '無',
      '无',
      '沒有',
      '没有',
      '不',
      '不要',
      '不是',
      '假',
      'いいえ',
      'nein',
      'non',
    ].map((word) => [word, false]),
  ),
};

function readFlag(text: string): boolean | string {
  const word = text.normalize('NFKC').toLowerCase();
  return Object.hasOwn(flags, word) ? (flags[word] ?? text) : text;
}

function readCountry(text: string): string {
  return countryCodeInAnyLanguage(text) ?? (/^[a-z]{2}$/i.test(text) ? asciiUpper(text) : text);
}

/** Headings of the chapters that begin with 0 (Harmonized System of 2022). */
const lastHeadings = [6, 10, 9, 10, 11, 4, 14, 14, 10];

/** Says if a code with a zero before it is one of animals or plants: chapters 01 to 09. */
function isPossibleHsCode(code: string): boolean {
  const [chapter, heading] = [Number(code.slice(0, 2)), Number(code.slice(2, 4))];
  return heading > 0 && heading <= (lastHeadings[chapter - 1] ?? 0);
}

/**
 * Reads an HS code. A spreadsheet that takes it for a number takes its first zero, or its last one after the point. Codes
 * have 6, 8 or 10 digits, so that there is one reading.
 */
function readHsCode(text: string): CellValue {
  const whole = text
    .replace(/^(?:hs|hts)(?:[\s-]*code)?[\s:#.]*(?=\d)/i, '')
    .replace(/^(\d+)\.0$/, '$1')
    .replace(/(?<=\d)\.$/, '');
  const isShort = /^(?:\d{5}|\d{7}|\d{9}|\d{3}\.\d{2}(?:\.?\d{2}){0,2})$/.test(whole);
  if (isShort && isPossibleHsCode(`0${whole}`)) return { value: `0${whole}`, correction: 'zero' };
  return /^\d{4}\.\d$/.test(whole) ? { value: `${whole}0`, correction: 'zero' } : { value: whole };
}

/**
 * Says if a text has the digits of an HS code: six are the same in all countries, and some add up to eight more. No chapter is 00, and
 * 77 is kept for later.
 */
export function isHsCode(text: string): boolean {
  return /^(?!00|77)\d{6,14}$/.test(text.replaceAll(/[. -]/g, ''));
}
