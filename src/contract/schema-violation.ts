import type { ErrorObject, ValidateFunction } from 'ajv';
import { patternMessages } from '../../generated/request-validators.js';
import { countrySuggestion } from '../country.ts';
import type { Violation } from './errors.ts';

interface SchemaViolation extends Violation {
  readonly code: 'INVALID_FIELD';
}

/** Runs a generated validator. Returns at most one violation per path; [] if the value is valid. */
export function schemaViolations(validate: ValidateFunction, value: unknown): SchemaViolation[] {
  if (validate(value)) return [];
  const byPointer = new Map<string, ErrorObject>();
  for (const error of foldBranches(validate.errors ?? [])) {
    if (error.keyword === 'propertyNames' || error.keyword === 'if') continue;
    const location = pointerTo(error);
    const known = byPointer.get(location);
    if (!known || usefulness(error) < usefulness(known)) byPointer.set(location, error);
  }
  return [...byPointer].map(([location, error]) => {
    const path = pathIn(value, location);
    const message =
      describeCountry(error, value, path) ?? describeUrl(error, value, path) ?? describeSchemaError(error);
    return { path, code: 'INVALID_FIELD' as const, message };
  });
}

/** Returns how a value that the service sends differs from a schema, by field. */
export function schemaProblems(name: string, validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const property = params.additionalProperty === undefined ? '' : `: ${params.additionalProperty}`;
    return `${name}${instancePath} ${message}${property}`;
  });
}

/** A country that is written by its name breaks the length or the pattern of its field. */
function describeCountry(
  { keyword }: ErrorObject,
  value: unknown,
  path: readonly (string | number)[],
): string | undefined {
  const isCountry = /(^|_)country(_|$)/.test(String(path.at(-1)));
  if (!isCountry || (keyword !== 'pattern' && keyword !== 'maxLength')) return undefined;
  const country = countrySuggestion(valueAt(value, path));
  return country && `must be an ISO 3166-1 alpha-2 code: ${country}`;
}

/** A URL with a name in another script is one in a browser, and no `uri`: its host must be written as in DNS. */
function describeUrl(
  { keyword, params }: ErrorObject,
  value: unknown,
  path: readonly (string | number)[],
): string | undefined {
  const text = keyword === 'format' && params.format === 'uri' ? valueAt(value, path) : undefined;
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const { href, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && href !== text ? `must be written in ASCII: ${href}` : undefined;
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((at: unknown, step) => (at as Record<string | number, unknown>)[step], value);
}

/** If a value breaks several keywords, the first of these gives the most useful message. */
const ranks: readonly string[] = [
  'enum',
  'const',
  'type',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'maxProperties',
];

function usefulness({ keyword }: ErrorObject): number {
  const rank = ranks.indexOf(keyword);
  return rank < 0 ? ranks.length : rank;
}

/** A failing `oneOf` reports itself and every branch. Only the deepest errors are useful. */
function foldBranches(errors: ErrorObject[]): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf');
  if (unions.length === 0) return errors;
  return errors.filter((error) => {
    if (unions.includes(error))
      return !errors.some((other) => other !== error && isBranch(other, error) && !isNullBranch(other));
    return !(isNullBranch(error) && unions.some((union) => isBranch(error, union)));
  });
}

function isBranch(error: ErrorObject, union: ErrorObject): boolean {
  return error !== union && error.instancePath.startsWith(union.instancePath);
}

function isNullBranch(error: ErrorObject): boolean {
  return error.keyword === 'type' && error.params.type === 'null';
}

/** Includes the name of a missing or unknown property. */
function pointerTo({ instancePath, params, propertyName }: ErrorObject): string {
  const name = params.missingProperty ?? params.additionalProperty ?? propertyName;
  if (typeof name !== 'string') return instancePath;
  return `${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Splits a JSON pointer. Steps are numbers in arrays and names in objects, also for names made of digits. */
function pathIn(value: unknown, pointer: string): (string | number)[] {
  let at = value;
  const path: (string | number)[] = [];
  for (const escaped of pointer.split('/').slice(1)) {
    const step = escaped.includes('~') ? escaped.replaceAll('~1', '/').replaceAll('~0', '~') : escaped;
    const key = Array.isArray(at) ? Number(step) : step;
    at = typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined;
    path.push(key);
  }
  return path;
}

type Words = (params: Readonly<Record<string, unknown>>) => string;

function describeSchemaError({ keyword, params, propertyName }: ErrorObject): string {
  const words = describeKeyword(keyword, params);
  return propertyName === undefined ? words : `has a name that ${words}`;
}

function describeKeyword(keyword: string, params: Readonly<Record<string, unknown>>): string {
  return isSchemaKeyword(keyword) ? schemaWords[keyword](params) : 'is not valid';
}

const compare: Words = ({ comparison, limit }) => `must be ${comparisons[String(comparison)]} ${limit}`;

/** The message per keyword. Each is translated in contract-text.ts. */
export const schemaWords = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known property here',
  type: ({ type }) => `must be ${article(type)}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minItems: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} entries`),
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
  minProperties: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} fields`),
  maxProperties: ({ limit }) => `must have at most ${limit} fields`,
  uniqueItems: ({ i, j }) => `must not contain duplicates; entries ${j} and ${i} are equal`,
  minimum: compare,
  exclusiveMinimum: compare,
  maximum: compare,
  exclusiveMaximum: compare,
  'x-max-decimals': ({ limit }) => `must have at most ${limit} decimals`,
  'x-readable': ({ reason }) => unreadable[String(reason)] ?? 'must be readable',
  format: ({ format }) => formats[String(format)] ?? `must be a valid ${format}`,
  pattern: ({ pattern }) => patternMessages[String(pattern)] ?? 'does not match the required format',
} as const satisfies Readonly<Record<string, Words>>;

export type SchemaKeyword = keyof typeof schemaWords;

function isSchemaKeyword(keyword: string): keyword is SchemaKeyword {
  return Object.hasOwn(schemaWords, keyword);
}

function article(type: unknown): string {
  const names = (Array.isArray(type) ? type : String(type).split(',')).map((name) =>
    name === 'null' ? 'null' : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`,
  );
  return names.join(' or ');
}

const comparisons: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'greater than',
  '<': 'less than',
};

const unreadable: Readonly<Record<string, string>> = {
  lost: 'contains U+FFFD, which stands for a lost character; send the original text, in UTF-8',
  invisible: 'must have visible characters',
  exponent:
    'is a number in exponent notation, which has lost digits; format the column of the spreadsheet as text and enter the value again',
};

const formats: Readonly<Record<string, string>> = {
  'date-time': 'must be a time with a zone, such as 2026-11-21T03:15:42Z',
  uri: 'must be an absolute URL, such as https://shop.example/webhooks',
};
