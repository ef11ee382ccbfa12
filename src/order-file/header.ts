import { countryCodeInAnyLanguage, isCountryCode } from '../country.ts';
import { readPrice } from './cell-value.ts';
import { readColumnName } from './column-name.ts';
import type { ColumnMeaning } from './order-field.ts';

/** Kinds of values that names of columns do not have. */
type ValueKind = 'number' | 'date' | 'email' | 'phone' | 'country' | 'tariff' | 'code';

/** Rows whose values are compared. */
const maxCompared = 50;

function kindOf(cell: string): ValueKind | null {
  if (cell === '' || cell.length > 60) return null;
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(cell)) return 'email';
  // The headings 2010 to 2099 do not exist: that is a date.
  if (/^(?!20[1-9])\d{4}\.\d{2}\.\d{2}(?:\.?\d{2})?$/.test(cell)) return 'tariff';
  if (/^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/.test(cell)) return 'date';
  const digits = cell.replaceAll(/\D/g, '').length;
  if (/^['=]?"?(?:\+|00)[\d\s().-]+"?$|^\(?\d[\d\s().-]*$/.test(cell) && digits >= 8 && digits <= 16)
    return 'phone';
  if (/\d/.test(cell)) {
    if (readPrice(cell, '.') !== null || readPrice(cell, ',') !== null) return 'number';
    return digits >= 3 && /^[\p{Lu}\d#/_-]+$/u.test(cell) ? 'code' : null;
  }
  const isCountry = /^[A-Z]{2}$/.test(cell)
    ? isCountryCode(cell)
    : countryCodeInAnyLanguage(cell) !== undefined;
  return isCountry ? 'country' : null;
}

/** Kinds of which a single value is enough, because no name of a column looks like it. */
const certain: ReadonlySet<ValueKind> = new Set(['email', 'date', 'phone', 'number']);

type Cells = readonly string[];

/**
 * Says if the first row of a file names its columns. Not if more of its cells are values, like those below them, than names
 * of fields. `below` are the cells of the next rows.
 */
export function hasNames(first: Cells, below: readonly Cells[]): boolean {
  const understood = first.filter((cell) => cell !== '' && readColumnName(cell) !== null).length;
  const filled = first.filter((cell) => cell !== '').length;
  // Most files: nothing else needs to be looked at.
  if (understood * 2 >= filled) return true;
  const values = first.filter((cell, column) => {
    const kind = kindOf(cell);
    if (kind === null) return false;
    const others = below.slice(0, maxCompared).flatMap((cells) => cells[column] || []);
    const same = others.filter((other) => isAlike(kind, kindOf(other))).length;
    return others.length === 0 ? certain.has(kind) : same * 2 >= others.length;
  });
  return values.length <= understood;
}

/** Phones, codes of goods and numbers of orders have digits alone, too. */
function isAlike(one: ValueKind, other: ValueKind | null): boolean {
  const digits = /number|phone|tariff|code/;
  return other !== null && (one === other || (digits.test(one) && digits.test(other)));
}

/** Names columns without a name as a spreadsheet does: A, B … Z, AA. */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26);
  return (before === 0 ? '' : columnLetters(before - 1)) + String.fromCharCode(65 + (column % 26));
}

const fieldsOfKinds: Readonly<Partial<Record<ValueKind, string>>> = {
  email: 'recipient.email',
  phone: 'recipient.phone',
  country: 'recipient.country_code',
  tariff: 'items.0.hs_code',
};

/**
 * Guesses what columns without names mean, from their values: a person confirms it. A field that two columns may be is left
 * to the person.
 */
export function meaningsOfValues(width: number, rows: readonly Cells[]): (ColumnMeaning | null)[] {
  const fields = Array.from({ length: width }, (_, column) => {
    const filled = rows.slice(0, maxCompared).flatMap((cells) => cells[column] || []);
    const kinds = new Set(filled.map(kindOf));
    const [kind = null] = kinds;
    // Digits alone may be a phone or the number of an order.
    const isPhone = filled.some((cell) => /^['=]?"?(?:\+|00)/.test(cell));
    return kind === null || kinds.size > 1 || (kind === 'phone' && !isPhone)
      ? undefined
      : fieldsOfKinds[kind];
  });
  return fields.map((field) =>
    field !== undefined && fields.indexOf(field) === fields.lastIndexOf(field) ? { field } : null,
  );
}
