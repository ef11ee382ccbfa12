import { decimalToScaled, scaledToDecimal } from '../money/decimal.ts';
import { isPrintable } from '../terminal/printable-text.ts';
import { CellError } from './cell-error.ts';
import { isCountryCode } from './country-name.ts';

/** How a column's text is read into a row's value and written back. */
export interface Cell<T> {
  parse(text: string): T;
  format(value: T): string;
}

/** One line of 1 to `max` characters, without controls and bidirectional overrides: customers and operators see it. */
export function text(max = 200): Cell<string> {
  return {
    parse(cell) {
      if (cell === '' || cell.length > max) throw new CellError(`must have 1 to ${max} characters`);
      if (!isPrintable(cell))
        throw new CellError('must have no control and no invisible formatting characters');
      return cell;
    },
    format: (value) => value,
  };
}

function matching(pattern: RegExp, wanted: string): Cell<string> {
  return {
    parse(cell) {
      if (!pattern.test(cell)) throw new CellError(`"${cell}" must be ${wanted}`);
      return cell;
    },
    format: (value) => value,
  };
}

export const code = matching(
  /^[A-Z0-9][A-Z0-9._-]{0,63}$/,
  'a code: capital letters, digits, dot, underscore and hyphen, at most 64 characters',
);
export const name = matching(/^[a-z][a-z0-9_.]{0,63}$/, 'a lower-case name');
export const countryCode = matching(/^[A-Z]{2}$/, 'two capital letters (ISO 3166-1 alpha-2)');
/** The code of a country that exists, as a destination is listed under. */
export const destination: Cell<string> = {
  parse(cell) {
    if (isCountryCode(countryCode.parse(cell))) return cell;
    throw new CellError(`${cell} is no country; must be an ISO 3166-1 alpha-2 code`);
  },
  format: (value) => value,
};
export const postcode = matching(/^[A-Z0-9]{2,10}$/, 'a postcode without spaces, in capitals');
export const lane = matching(/^(\*|[A-Z]{2})$/, '* or two capital letters (a country or customs area)');
export const codeOrAny = matching(/^(\*|[A-Z0-9][A-Z0-9._-]{0,63})$/, '* or a code');
export const nameOrAny = matching(/^(\*|[a-z][a-z0-9_]{0,63})$/, '* or a goods category in lower case');

/** A day of the Hong Kong calendar, YYYY-MM-DD. */
export const day: Cell<string> = {
  parse(cell) {
    const parsed = /^\d{4}-\d{2}-\d{2}$/.test(cell) ? new Date(`${cell}T00:00:00Z`) : null;
    const real = parsed !== null && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(cell);
    if (!real) throw new CellError(`"${cell}" must be a day that exists, as YYYY-MM-DD`);
    return cell;
  },
  format: (value) => value,
};

/** Entries separated by single spaces, at least one, none twice. */
export function list(entry: Cell<string>): Cell<string[]> {
  return {
    parse(cell) {
      const entries = cell.split(' ').map((part) => entry.parse(part));
      const twice = entries.find((part, index) => entries.indexOf(part) !== index);
      if (twice !== undefined) throw new CellError(`names ${twice} twice; once is right`);
      return entries;
    },
    format: (value) => value.join(' '),
  };
}

/** An empty cell is null. */
export function optional<T>(cell: Cell<T>): Cell<T | null> {
  return {
    parse: (content) => (content === '' ? null : cell.parse(content)),
    format: (value) => (value === null ? '' : cell.format(value)),
  };
}

/** One of the named values. */
export function choice<const T extends string>(...values: T[]): Cell<T> {
  return {
    parse(cell) {
      const value = values.find((candidate) => candidate === cell);
      if (value === undefined) throw new CellError(`"${cell}" must be one of ${values.join(', ')}`);
      return value;
    },
    format: (value) => value,
  };
}

export const yesNo: Cell<boolean> = {
  parse(cell) {
    if (cell !== 'yes' && cell !== 'no') throw new CellError(`"${cell}" must be yes or no`);
    return cell === 'yes';
  },
  format: (value) => (value ? 'yes' : 'no'),
};

/** A decimal number with at most `digits` places, held as an integer of its smallest unit, which the bounds count. */
export function decimal(digits: number, wanted: string, least = 0, most = Infinity): Cell<number> {
  return {
    parse(cell) {
      if (cell.startsWith('-')) throw new CellError(`${cell} is negative; must be ${wanted}`);
      const [, places = ''] = /^\d{1,9}(?:\.(\d+))?$/.exec(cell) ?? [null, 'none'];
      if (places === 'none' || places.length > digits) throw new CellError(`"${cell}" must be ${wanted}`);
      const scaled = decimalToScaled(Number(cell), digits);
      if (scaled < least) throw new CellError(`${cell} is too small; must be ${wanted}`);
      if (scaled > most) throw new CellError(`${cell} is too much; must be ${wanted}`);
      return scaled;
    },
    format: (value) => scaledToDecimal(value, digits),
  };
}

/** HKD or USD with at most 2 decimals, held in cents. */
export const money = decimal(2, 'an amount of 0 or more with at most 2 decimals');
export const positiveMoney = decimal(2, 'an amount over 0 with at most 2 decimals', 1);
/** Percent with at most 2 decimals, held in basis points. */
export const percent = decimal(2, 'a percentage of 0 to 100 with at most 2 decimals', 0, 10_000);
/** Kilograms with at most 6 decimals, held in milligrams. */
export const kilograms = decimal(6, 'kilograms, 0 or more, with at most 6 decimals');
export const positiveKilograms = decimal(6, 'kilograms over 0 with at most 6 decimals', 1);
export const count = decimal(0, 'a whole number of 1 or more', 1);
