import { carrierCodePattern, carrierCodeRule } from '../config/gateways.ts';
import { countrySuggestion, isCountryCode } from '../country.ts';
import { decimalToScaled, scaledToDecimal } from '../money.ts';
import { isPrintable } from '../terminal.ts';
import { isCurrency, parseLawAmount } from './law-amount.ts';
import { CellError } from './requirements.ts';

/** Parses the text of a cell into a value, and formats a value as text. @throws {CellError} from `parse`. */
export interface Cell<T> {
  parse(text: string): T;
  format(value: T): string;
  /** The cell has amounts of laws: a rate of their currencies is needed. */
  readonly isLawAmount?: boolean;
}

/** One line of 1 to `max` characters. It is displayed, so control characters and bidirectional overrides are refused. */
export function text(max = 200): Cell<string> {
  return {
    parse(cell) {
      if (cell === '' || cell.length > max) throw new CellError(`must have 1 to ${max} characters`);
      if (!isPrintable(cell))
        throw new CellError('must not contain control characters or invisible formatting characters');
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
export const name = matching(
  /^[a-z][a-z0-9_.]{0,63}$/,
  'a lower-case name: letters, digits, dot and underscore, at most 64 characters',
);
/** The stable name of a rule, which violations and warnings have. */
export const ruleName = matching(
  /^[a-z][a-z0-9_]{0,63}$/,
  'a lower-case name: letters, digits and underscore, at most 64 characters',
);
export const hsPrefix = matching(/^\d{2,10}$/, 'the first 2 to 10 digits of an HS code');
export const link: Cell<string> = {
  parse(cell) {
    const isLink = cell.startsWith('https://') && URL.canParse(cell) && isPrintable(cell);
    if (!isLink || cell.length > 500)
      throw new CellError(`"${cell}" must be an address that begins with https://, at most 500 characters`);
    return cell;
  },
  format: (value) => value,
};
/** A carrier, `sandbox` or one of a gateway. Which ones are connected is configuration. */
export const carrierCode = matching(carrierCodePattern, `the code of a carrier: ${carrierCodeRule}`);
export const countryCode = matching(/^[A-Z]{2}$/, 'two capital letters (ISO 3166-1 alpha-2)');
export const destination: Cell<string> = {
  parse(cell) {
    const suggestion = countrySuggestion(cell);
    if (suggestion) throw new CellError(`"${cell}" must be an ISO 3166-1 alpha-2 code: ${suggestion}`);
    if (isCountryCode(countryCode.parse(cell))) return cell;
    throw new CellError(`${cell} is not a country; must be an ISO 3166-1 alpha-2 code`);
  },
  format: (value) => value,
};
export const postcode = matching(
  /^[A-Z0-9]{2,10}$/,
  'a postcode of 2 to 10 capital letters and digits, without spaces',
);
export const taxArea = matching(
  /^[A-Z]{2}-[A-Z0-9]{1,6}$/,
  "the country's code, a hyphen, and 1 to 6 capital letters or digits, such as ES-CN",
);
export const region = matching(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'a code of ISO 3166-2, such as ES-GC');
/** A country or one of its tax areas. */
export const place = matching(/^[A-Z]{2}(-[A-Z0-9]{1,6})?$/, 'a country, or a tax area such as ES-CN');
export const lane = matching(
  /^(\*|[A-Z]{2}(-[A-Z0-9]{1,6})?)$/,
  '*, a country, a tax area such as ES-CN, or EU',
);
const laneOrException = matching(
  /^!?(\*|[A-Z]{2}(-[A-Z0-9]{1,6})?)$/,
  '*, a country, a tax area such as ES-CN, or EU; with ! before it, what is left out',
);
export const codeOrAny = matching(/^(\*|[A-Z0-9][A-Z0-9._-]{0,63})$/, '* or a code');
export const nameOrAny = matching(/^(\*|[a-z][a-z0-9_]{0,63})$/, '* or a lower-case goods category');

export const day: Cell<string> = {
  parse(cell) {
    const parsed = /^\d{4}-\d{2}-\d{2}$/.test(cell) ? new Date(`${cell}T00:00:00Z`) : null;
    const real = parsed !== null && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(cell);
    if (!real) throw new CellError(`"${cell}" must be an existing date in the form YYYY-MM-DD`);
    return cell;
  },
  format: (value) => value,
};

/** A list that is stored as its text. */
export function joined(entry: Cell<string>, separator: string): Cell<string> {
  return {
    parse: (cell) => distinct(cell.split(separator).map((part) => entry.parse(part))).join(separator),
    format: (value) => value,
  };
}

function distinct<T extends string>(entries: T[]): T[] {
  const twice = entries.find((part, index) => entries.indexOf(part) !== index);
  if (twice !== undefined) throw new CellError(`contains ${twice} twice; must contain it once`);
  return entries;
}

/** One or more distinct entries, separated by single spaces. */
export function list<T extends string>(entry: Cell<T>): Cell<T[]> {
  return {
    parse: (cell) => distinct(cell.split(' ').map((part) => entry.parse(part))),
    format: (value) => value.join(' '),
  };
}

/** The destinations of a rule. What is left out is left out of something. */
export const lanes: Cell<string[]> = {
  parse(cell) {
    const words = list(laneOrException).parse(cell);
    const both = words.find((word) => words.includes(`!${word}`));
    if (both !== undefined)
      throw new CellError(`"${cell}" names ${both} and leaves it out; must do one of them`);
    if (words.some((word) => !word.startsWith('!'))) return words;
    throw new CellError(`"${cell}" leaves out, but names nothing; must name a country, EU or *`);
  },
  format: (value) => value.join(' '),
};

/** The same, stored as its text. */
export const lanesText: Cell<string> = {
  parse: (cell) => lanes.parse(cell).join(' '),
  format: (value) => value,
};

/** As `list`, but may be empty. */
export function listOrNone(entry: Cell<string>): Cell<string[]> {
  return {
    parse: (cell) => (cell === '' ? [] : list(entry).parse(cell)),
    format: (value) => value.join(' '),
  };
}

export function optional<T>(cell: Cell<T>): Cell<T | null> {
  return {
    ...cell,
    parse: (content) => (content === '' ? null : cell.parse(content)),
    format: (value) => (value === null ? '' : cell.format(value)),
  };
}

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

/** A decimal number with at most `digits` decimals, stored as an integer of the smallest unit, as are the bounds. */
export function decimal(digits: number, wanted: string, min = 0, max = Infinity): Cell<number> {
  return {
    parse(cell) {
      if (cell.startsWith('-')) throw new CellError(`${cell} is negative; must be ${wanted}`);
      const [, decimals = ''] = /^\d{1,9}(?:\.(\d+))?$/.exec(cell) ?? [null, 'none'];
      if (decimals === 'none' || decimals.length > digits) throw new CellError(`"${cell}" must be ${wanted}`);
      const scaled = decimalToScaled(Number(cell), digits);
      if (scaled < min) throw new CellError(`${cell} is too small; must be ${wanted}`);
      if (scaled > max) throw new CellError(`${cell} is too large; must be ${wanted}`);
      return scaled;
    },
    format: (value) => scaledToDecimal(value, digits),
  };
}

/** HKD or USD, stored as cents. */
export const money = decimal(2, 'an amount of 0 or more with at most 2 decimals');
export const positiveMoney = decimal(2, 'an amount above 0 with at most 2 decimals', 1);
/** Percent, stored as basis points. */
export const percent = decimal(2, 'a percentage from 0 to 100 with at most 2 decimals', 0, 10_000);
/** Kilograms, stored as milligrams. */
export const kilograms = decimal(6, 'a weight in kg of 0 or more with at most 6 decimals');
export const positiveKilograms = decimal(6, 'a weight in kg above 0 with at most 6 decimals', 1);
/** An amount in the currency in which a law names it, stored as text; `parseLawAmount` compiles it. */
export const lawAmount: Cell<string> = {
  parse(cell) {
    if (parseLawAmount(cell) !== null) return cell;
    const [, currency] = /^([A-Z]{3}) /.exec(cell) ?? [];
    if (currency !== undefined && !isCurrency(currency))
      throw new CellError(`${currency} is not a currency; must be an ISO 4217 code, such as EUR`);
    throw new CellError(
      `"${cell}" must be a currency and an amount of 0 or more with at most 2 decimals, such as EUR 150`,
    );
  },
  format: (value) => value,
  isLawAmount: true,
};
/** Percent of a duty, stored as basis points. Some duties are several times the value. */
export const dutyPercent = decimal(2, 'a percentage from 0 to 1000 with at most 2 decimals', 0, 100_000);
/** A percentage, stored as text, or `vat_rate`. */
export const taxPercent: Cell<string> = {
  parse: (cell) => (cell === 'vat_rate' ? cell : percent.format(percent.parse(cell))),
  format: (value) => value,
};
export const hsPrefixOrAny = matching(/^(\*|\d{2,10})$/, '* or the first 2 to 10 digits of an HS code');
export const originOrAny: Cell<string> = {
  parse: (cell) => (cell === '*' ? cell : countryCode.parse(cell)),
  format: (value) => value,
};
export const count = decimal(0, 'a whole number of 1 or more', 1);
/** A shorter line would break words. */
export const maxLineLength = decimal(0, 'a whole number from 10 to 500', 10, 500);

/** Spreadsheets treat a cell with this start as a formula, unless an apostrophe precedes it. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const guarded = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Adds an apostrophe before a text that a spreadsheet would treat as a formula. */
export function guardFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

export function unguardFormula(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
