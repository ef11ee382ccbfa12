import { countryCodeInAnyLanguage } from '../country.ts';
import { asciiUpper } from '../text.ts';
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

/** The value of a cell for a field. An unreadable one stays a text, so that the contract refuses it. */
export interface CellValue {
  readonly value: unknown;
  /** The currency that the cell itself says, such as USD for US$12.00. */
  readonly currency?: string;
  /** A value that a spreadsheet destroyed and that has only one reading. */
  readonly isCorrected?: true;
}

/** Neither a joiner, which letters of some scripts need, nor a selector of an emoji. */
const invisible =
  /(?![\u200c\u200d]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\u2800|[\ufff9-\ufffb]|(?![\t\r\n])\p{Cc}/gu;
/** All that has no shape. No code has any of it. */
const invisibleInCodes = /\p{Default_Ignorable_Code_Point}|\u2800|[\ufff9-\ufffb]|(?![\t\r\n])\p{Cc}/gu;

/** Fields whose characters are digits, ASCII letters and signs. Full-width ones are written as these. */
const codeFields =
  /^(?:(?:recipient|sender)\.(?:phone|postal_code|email|country_code)|items\.(?:hs_code|country_of_manufacture)|ioss_number|tax_number|service_tier_id|declared_currency|reference_no|items\.sku)$/;
/** Of the codes, those of other parties, which may have any character. */
const ownCodes = /^(?:reference_no|items\.sku)$/;

/** Returns the text of a cell for a field: without marks of spreadsheets, invisible characters and line breaks. */
export function cleanCell(cell: string, field: string): string {
  const known = knownField(field);
  const isCode = codeFields.test(known);
  const text = withoutTextMark(cell).replace(isCode ? invisibleInCodes : invisible, '');
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  const line = /\.address$/.test(known)
    ? lines.flatMap((one) => one.replace(/,$/, '') || []).join(', ')
    : lines.join(' ').trim();
  return isCode && !ownCodes.test(known) ? line.normalize('NFKC').replace(/[‐‑‒–—―−]/g, '-') : line;
}

/**
 * Removes what keeps a spreadsheet from reading a text as a number: `="02110"`, `'02110`. The apostrophe of a place
 * such as 't Veld stays.
 */
function withoutTextMark(cell: string): string {
  const [, formula] = /^="(.*)"$/s.exec(cell) ?? [];
  if (formula !== undefined) return formula.replaceAll('""', '"').trim();
  return /^'(?![a-z][ -])[^']*$/.test(cell) ? cell.slice(1).trim() : cell;
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
  if (/^items\.unit_price/.test(field) || field === 'insured_amount') return readMoney(text, decimal);
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
  if (/\.postal_code$/.test(field)) return { value: text.replace(/^〒\s*/, '').replace(/^(\d+)\.0$/, '$1') };
  if (/\.phone$/.test(field)) return { value: text.replace(/^(\+?\d{5,})\.0$/, '$1') };
  return field === 'items.hs_code' ? readHsCode(text) : { value: text };
}

/**
 * Reads a number with a decimal point or comma, and with separators of thousands. A single separator is the other one of
 * the file's only before exactly three digits: 1,500 in a file with decimal points is fifteen hundred, and 0,5 a half.
 * @returns null if the text is no such number
 */
export function readDecimal(text: string, decimal: '.' | ','): number | null {
  const written = text.normalize('NFKC').replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const [, sign = '', digits = ''] = /^([+-]?)([.,]?\d[\d.,]*)$/.exec(written) ?? [];
  if (digits === '' || digits.length > 24) return null;
  const plain = withDecimalPoint(digits.replace(/^[.,]/, '0$&'), decimal);
  if (plain === null || !/^\d{1,15}(?:\.\d{1,15})?$/.test(plain)) return null;
  return Number(sign === '-' ? `-${plain}` : plain);
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
  ['us$', 'USD'],
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
  return currencySigns.find(([sign]) => sign === plain)?.[1];
}

/** Reads an amount with the sign or the code of its currency before or after it: US$12.00, 12.00 USD, £5, HK$ 80. */
function readMoney(text: string, decimal: '.' | ','): CellValue {
  const amount = readDecimal(text, decimal);
  if (amount !== null) return { value: amount };
  const [, before = '', digits = '', after = ''] =
    /^([^\d+-]{0,20}?)\s*([+-]?\d[\d.,\s'’]*?)\s*([^\d]{0,20})$/u.exec(text.normalize('NFKC')) ?? [];
  const value = digits === '' ? null : readDecimal(digits, decimal);
  if (value === null) return { value: text };
  const marks = [before, after].map((mark) => mark.trim()).filter((mark) => mark !== '');
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

/**
 * Reads an HS code. A spreadsheet that takes it for a number takes its first zero, or its last one after the point. Codes
 * have 6, 8 or 10 digits, so that there is one reading.
 */
function readHsCode(text: string): CellValue {
  const whole = text.replace(/^(\d+)\.0$/, '$1');
  const corrected = /^(?:\d{5}|\d{7}|\d{9})$/.test(whole)
    ? `0${whole}`
    : /^\d{3}\.\d{2}$/.test(whole)
      ? `0${whole}`
      : /^\d{4}\.\d$/.test(whole)
        ? `${whole}0`
        : null;
  return corrected === null || /^00/.test(corrected)
    ? { value: whole }
    : { value: corrected, isCorrected: true };
}
