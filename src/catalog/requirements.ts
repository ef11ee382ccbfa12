import type { CatalogRow } from '../../db/table/catalog.ts';
import { asciiUpper, compareCodes } from '../text.ts';
import { compileScope, type RuleScope } from './rule-scope.ts';

export class CellError extends Error {}

/** Algorithms of `check_digit`, by name. The number has no symbols and is in upper case. */
export const CHECK_DIGITS: Readonly<Record<string, (number: string) => boolean>> = {
  /** Brazil: tax number of a person. A digit repeated 11 times is never issued. */
  cpf: (number) => /^(?!(\d)\1+$)\d{11}$/.test(number) && endsWithMod11(number, 2, 11),

  /** Brazil: tax number of a company. Since July 2026, the first 12 characters can be letters. */
  cnpj: (number) => /^(?!(.)\1+$)[0-9A-Z]{12}\d\d$/.test(number) && endsWithMod11(number, 2, 9),

  /** Chile: tax number of a person or company. K stands for 10. */
  rut: (number) =>
    /^\d{1,8}[\dK]$/.test(number) && '0123456789K'[mod11(number.slice(0, -1), 7)] === number.at(-1),

  /** Türkiye: identity number of a person. */
  tckn: (number) => {
    if (!/^[1-9]\d{10}$/.test(number)) return false;
    const digits = [...number.slice(0, 9)].map(Number);
    const sum = digits.reduce((total, digit) => total + digit, 0);
    const weighted = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
    const first = (10 - (weighted % 10)) % 10;
    return number.endsWith(`${first}${(first + sum) % 10}`);
  },

  /** Türkiye: tax number of a company. */
  vkn: (number) => {
    if (!/^\d{10}$/.test(number)) return false;
    const sum = [...number.slice(0, 9)].reduce((total, digit, index) => {
      const shifted = (Number(digit) + 9 - index) % 10;
      return total + (shifted === 0 ? 0 : (shifted * 2 ** (9 - index)) % 9 || 9);
    }, 0);
    return (sum + Number(number.at(-1))) % 10 === 0;
  },

  /** GS1: numbers of barcodes, with 8, 12, 13 or 14 digits. */
  gtin: (number) => {
    if (!/^(?:\d{8}|\d{12,14})$/.test(number)) return false;
    const sum = [...number]
      .reverse()
      .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
    return sum % 10 === 0;
  },

  /** ISO/IEC 7812-1, known as Luhn. */
  iso7812: (number) => {
    if (!/^\d{2,}$/.test(number)) return false;
    const digits = [...number].reverse().map(Number);
    const sum = digits.reduce((total, digit, index) => {
      const counted = index % 2 === 1 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
    return sum % 10 === 0;
  },

  /** ISO/IEC 7064, MOD 11-2. The last character is a digit, or X for 10. */
  iso7064_mod11_2: (number) => {
    if (!/^\d+[\dX]$/.test(number)) return false;
    const product = [...number.slice(0, -1)].reduce((total, digit) => ((total + Number(digit)) * 2) % 11, 0);
    return (product + '0123456789X'.indexOf(number.at(-1) ?? '')) % 11 === 1;
  },

  /** ISO/IEC 7064, MOD 11,10. */
  iso7064_mod11_10: (number) => {
    if (!/^\d{2,}$/.test(number)) return false;
    const product = [...number.slice(0, -1)].reduce(
      (total, digit) => (((total + Number(digit)) % 10 || 10) * 2) % 11,
      10,
    );
    return (product + Number(number.at(-1))) % 10 === 1;
  },

  /** ISO/IEC 7064, MOD 97-10. Letters have values from A = 10. The last two characters are the check digits. */
  iso7064_mod97_10: (number) => {
    if (!/^[0-9A-Z]+\d\d$/.test(number)) return false;
    const digits = number.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
  },
};

/** Returns true if each of the last `places` characters is the modulo 11 check digit of those before; 0 is 10. */
function endsWithMod11(number: string, places: number, lastWeight: number): boolean {
  for (let end = number.length - places; end < number.length; end += 1) {
    if (mod11(number.slice(0, end), lastWeight) % 10 !== Number(number[end])) return false;
  }
  return true;
}

/** Returns the modulo 11 check digit, 0 to 10. Weights rise from 2 at the right to `lastWeight`, then start again. */
function mod11(characters: string, lastWeight: number): number {
  const sum = [...characters].reverse().reduce((total, character, index) => {
    const weight = 2 + (index % (lastWeight - 1));
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  return (sum * 10) % 11;
}

/** Length of the longest text field of an order, the address. */
const maxTextLength = 500;

/** More ways to match could block the event loop, because an order has up to 100 items. */
const maxWays = 10_000;

/** Compiles an anchored expression. @throws {CellError} if it is invalid, or too slow for a hostile value. */
export function compilePattern(pattern: string): RegExp {
  return compile(pattern, wholeValue(pattern), 'u', waysToMatch(pattern));
}

/** Compiles an expression that is looked for anywhere, in any case. @throws {CellError} as `compilePattern` does. */
function compileSearch(pattern: string): RegExp {
  return compile(pattern, pattern, 'iu', (maxTextLength + 1) * waysToMatch(pattern));
}

function compile(pattern: string, source: string, flags: string, ways: number): RegExp {
  if (pattern === '') throw new CellError('must be a regular expression');
  let compiled: RegExp;
  try {
    // The pattern alone first: with what surrounds it, `a)(b` would be one.
    new RegExp(pattern, flags);
    compiled = new RegExp(source, flags);
  } catch {
    throw new CellError('must be a regular expression');
  }
  if (ways > maxWays) {
    throw new CellError(
      'could take too long to match: do not repeat groups, do not use look-around or back-references, and limit repetitions, as in [A-Z]{1,8}',
    );
  }
  return compiled;
}

/** Returns the pattern with anchors, as a client can apply it to a value. */
export function wholeValue(pattern: string): string {
  return `^(?:${pattern})$`;
}

const tokens = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?:|\(\?|[()|*+?]|\{\d+(?:,\d*)?\}|[\s\S]/gu;

/** Returns an upper bound of the ways in which backtracking can match a value. */
function waysToMatch(pattern: string): number {
  /** The groups around a token, innermost last: the ways of the alternatives before it, and of its own so far. */
  const groups = [{ others: 0, ways: 1 }];
  let previous = '';
  for (const [token] of pattern.matchAll(tokens)) {
    const repetition = /^(?:[*+]|\{(?<min>\d+)(?<range>,(?<max>\d*))?\})$/.exec(token);
    if (token === '(?' || /^\\[1-9k]$/.test(token) || (repetition && previous === ')')) return Infinity;
    let group = groups.at(-1) as (typeof groups)[number];
    if (token === '(' || token === '(?:') groups.push({ others: 0, ways: 1 });
    else if (token === '|') Object.assign(group, { others: group.others + group.ways, ways: 1 });
    else if (token === ')' && groups.length > 1) {
      const { others, ways } = groups.pop() as typeof group;
      group = groups.at(-1) as typeof group;
      group.ways *= others + ways;
    } else if (token === '?') group.ways *= 2;
    else if (repetition) group.ways *= countChoices(repetition.groups ?? {});
    previous = token;
  }
  return groups.reduceRight((inner, { others, ways }) => others + ways * inner, 1);
}

function countChoices({ min, range, max }: Readonly<Record<string, string | undefined>>): number {
  if (min !== undefined && range === undefined) return 1;
  const upTo = max ? Math.min(Number(max), maxTextLength) : maxTextLength;
  return Math.max(1, upTo - Number(min ?? 0) + 1);
}

/** Returns whether a trimmed value meets the requirement; '' means that no value was given. */
type RequirementCheck = (text: string) => boolean;

/** Checks of country requirements, by name. Each takes the row's parameter. @throws {CellError} if it is invalid. */
export const CHECKS: Readonly<Record<string, (parameter: string) => RequirementCheck>> = {
  present(parameter) {
    if (parameter !== '') throw new CellError('must be empty for the check "present"');
    return (text) => text !== '';
  },

  /** Requires an exact number of digits after symbols are removed. Fails if no value is given. */
  digits(parameter) {
    if (!/^[1-9]\d{0,2}$/.test(parameter))
      throw new CellError('must be the number of digits, 1 to 999, for the check "digits"');
    const count = Number(parameter);
    return (text) => {
      const plain = withoutSymbols(text);
      return /^[0-9]+$/.test(plain) && plain.length === count;
    };
  },

  /** Requires a regular expression to match the whole value. Passes if no value is given. */
  pattern(parameter) {
    const pattern = compilePattern(parameter);
    return (text) => text === '' || pattern.test(text);
  },

  /** Refuses a value that has a match of the regular expression, in any case. Passes if no value is given. */
  not_pattern(parameter) {
    const pattern = compileSearch(parameter);
    return (text) => text === '' || !pattern.test(text);
  },

  /**
   * Refuses a value of nothing but stop words, separated by `|`, and quantities. With `-` among them, also one without words.
   * Passes if no value is given.
   */
  not_one_of(parameter) {
    const listed = parameter.split('|').map((phrase) => phrase.trim());
    const phrases = listed.filter((phrase) => phrase !== noWords).map(wordsOf);
    if (phrases.some((words) => words.length === 0))
      throw new CellError('must be words or phrases, separated by |, for the check "not_one_of"');
    const known = new Set(phrases.flatMap(inEveryNumber).map((words) => words.join(' ')));
    const lengths = [...new Set(phrases.map((words) => words.length))];
    const allowsNoWords = !listed.includes(noWords);
    return (text) => {
      if (text === '') return true;
      const words = wordsOf(text);
      return words.every((_, index) => isQuantity(words, index))
        ? allowsNoWords && !known.has(words.join(' '))
        : !isMadeOf(words, known, lengths);
    };
  },

  /** Requires correct check digits by one of the algorithms. Passes if no value is given. */
  check_digit(parameter) {
    const names = parameter.split(' ');
    const algorithms = names.map((name) => {
      const algorithm = Object.hasOwn(CHECK_DIGITS, name) ? CHECK_DIGITS[name] : undefined;
      if (algorithm) return algorithm;
      throw new CellError(`"${name}" must be one of ${Object.keys(CHECK_DIGITS).join(', ')}`);
    });
    return (text) => {
      const plain = asciiUpper(withoutSymbols(text));
      return text === '' || algorithms.some((isRight) => isRight(plain));
    };
  },
};

/** In the parameter of `not_one_of`: a value without words. */
const noWords = '-';

/** Returns the words of a text in lower case, without symbols and invisible characters. Chinese has no spaces: each character is one. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .toLowerCase()
      .match(/\p{Script=Han}|\p{N}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu) ?? []
  );
}

/** Returns an English phrase in singular and plural. */
function inEveryNumber(words: readonly string[]): string[][] {
  const last = words.at(-1) ?? '';
  const forms = !/^[a-z]{3,}$/.test(last)
    ? []
    : [
        ...(/(?:s|x|z|ch|sh)$/.test(last) ? [`${last}es`] : [`${last}s`]),
        ...(/[^aeo]y$/.test(last) ? [`${last.slice(0, -1)}ies`] : []),
        ...(/ies$/.test(last) ? [`${last.slice(0, -3)}y`] : []),
        ...(/(?:s|x|z|ch|sh)es$/.test(last) ? [last.slice(0, -2)] : []),
        ...(/[^s]s$/.test(last) ? [last.slice(0, -1)] : []),
      ];
  return [last, ...forms].map((form) => [...words.slice(0, -1), form]);
}

const numeral = /^(?:\p{N}+|[一二兩两三四五六七八九十百千])$/u;
const unit =
  /^(?:pcs?|pieces?|units?|sets?|packs?|pairs?|lots?|dozen|each|ea|qty|quantity|kg|mg|lbs?|oz|cm|mm|ml|[個个件份套批盒箱包隻只條条張张對对雙双])$/u;
const joining = /^(?:[a-z]|and|or|the|[和及與与或])$/u;

/** Returns whether a word is a number, its unit, a single letter, or only joins others: these describe no goods. */
function isQuantity(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const isBesideNumber = [words[index - 1], words[index + 1]].some((one) => one && numeral.test(one));
  return numeral.test(word) || joining.test(word) || (isBesideNumber && unit.test(word));
}

/** Returns whether the words are a sequence of known phrases and quantities. */
function isMadeOf(words: readonly string[], known: ReadonlySet<string>, lengths: readonly number[]): boolean {
  const reached = [true];
  for (let end = 1; end <= words.length; end += 1) {
    reached[end] =
      (reached[end - 1] === true && isQuantity(words, end - 1)) ||
      lengths.some(
        (length) => reached[end - length] === true && known.has(words.slice(end - length, end).join(' ')),
      );
  }
  return reached[words.length] === true;
}

function withoutSymbols(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

export type CountryRequirement = Readonly<CatalogRow<'country_requirement'>> & {
  readonly lanes: readonly string[];
  /** The keys that lead to each of its fields in an order. */
  readonly paths: readonly (readonly string[])[];
  readonly holds: RequirementCheck;
  readonly scope: RuleScope;
};

/** Compiles requirements in the order of checking: errors first, then by field and order of `CHECKS`. */
export function compileRequirements(
  rows: readonly CatalogRow<'country_requirement'>[],
): CountryRequirement[] {
  const kinds = Object.keys(CHECKS);
  const kindRank = (row: CatalogRow<'country_requirement'>) => kinds.indexOf(row.check_kind);
  return rows
    .toSorted(
      (one, other) =>
        compareCodes(one.severity, other.severity) ||
        compareCodes(one.field, other.field) ||
        kindRank(one) - kindRank(other),
    )
    .map((row) =>
      Object.freeze({
        ...row,
        lanes: row.country_code.split(' '),
        paths: row.field.split('|').map((field) => field.split('.')),
        holds: compileCheck(row),
        scope: compileScope(row),
      }),
    );
}

/** Compiles the check of a row. @throws {CellError} if the parameter is invalid. */
export function compileCheck({
  check_kind: kind,
  parameter,
}: CatalogRow<'country_requirement'>): RequirementCheck {
  const makeCheck = CHECKS[kind];
  if (makeCheck === undefined) throw new Error(`this version of the service has no check "${kind}"`);
  return makeCheck(parameter ?? '');
}
