import fc from 'fast-check';
import { type Json, type JsonSchema, resolveReference } from './contract.ts';

/** Draws values that depend only on seed and scenario number. */
export class Draw {
  readonly #seed: number;
  #drawn = 0;

  constructor(seed: number, scenario: number) {
    this.#seed = (seed ^ Math.imul(scenario + 1, 0x9e3779b1)) | 0;
  }

  one<T>(arbitrary: fc.Arbitrary<T>): T {
    this.#drawn += 1;
    const seed = (this.#seed + Math.imul(this.#drawn, 0x85ebca6b)) | 0;
    return fc.sample(arbitrary, { seed, numRuns: 1 })[0] as T;
  }

  /** Returns an integer from 0 to `end - 1`. */
  below(end: number): number {
    this.#drawn += 1;
    return mixed(this.#seed + Math.imul(this.#drawn, 0x85ebca6b)) % end;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** Returns a text that no other draw returns. */
  name(): string {
    this.#drawn += 1;
    return `${(this.#seed >>> 0).toString(36)}-${this.#drawn}`;
  }
}

/** Finalizer of MurmurHash3: well distributed, and cheaper than a library's sample. */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * Generates values that a schema allows. Values that the service interprets are realistic; every address is local, so
 * that no request leaves this machine.
 */
export function valid(schema: JsonSchema, name = ''): fc.Arbitrary<Json> {
  const byName = made.get(schema) ?? new Map<string, fc.Arbitrary<Json>>();
  made.set(schema, byName);
  const arbitrary = byName.get(name) ?? build(schema, name);
  byName.set(name, arbitrary);
  return arbitrary;
}

/** Creating arbitraries costs far more than drawing from them. */
const made = new WeakMap<JsonSchema, Map<string, fc.Arbitrary<Json>>>();

function build(schema: JsonSchema, name: string): fc.Arbitrary<Json> {
  const known = meaningful[name];
  if (known && schema.type !== 'object') return known;
  const full = resolveReference(schema);
  if (full.const !== undefined) return fc.constant(full.const);
  if (full.enum) return fc.constantFrom(...full.enum);
  const choices: JsonSchema[] | undefined = full.oneOf ?? full.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, name)));
  if (Array.isArray(full.type))
    return fc.oneof(...full.type.map((type: string) => valid({ ...full, type }, name)));
  return byType(full);
}

function byType(schema: JsonSchema): fc.Arbitrary<Json> {
  switch (schema.type) {
    case 'object':
      return arbitraryObject(schema);
    case 'array':
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 4),
      });
    case 'string':
      return arbitraryString(schema);
    case 'integer':
      return fc.integer({ min: minimum(schema) ?? -1000, max: maximum(schema) ?? 100_000 });
    case 'number':
      return arbitraryNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function arbitraryObject(schema: JsonSchema): fc.Arbitrary<Json> {
  const properties = Object.entries<JsonSchema>(schema.properties ?? {});
  if (properties.length === 0 && typeof schema.additionalProperties === 'object') {
    const keys = fc.stringMatching(/^[a-z_]{1,20}$/);
    return fc.dictionary(keys, valid(schema.additionalProperties), { maxKeys: 4 });
  }
  const required: string[] = schema.required ?? [];
  return fc.record(Object.fromEntries(properties.map(([name, one]) => [name, valid(one, name)])), {
    requiredKeys: required,
  });
}

function arbitraryString(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, pattern, format, examples } = schema;
  if (format === 'date-time')
    return fc.constantFrom('2026-01-05T12:00:00Z', '2030-02-28T23:59:59.123456+08:00');
  if (format === 'email') return fc.constantFrom('a@b.example', 'first.last+tag@sub.domain.example');
  if (pattern && /[*+]\$?$|\^\[/.test(pattern) && maxLength <= 300) {
    const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
    return fc.oneof(
      fc.stringMatching(new RegExp(pattern)).filter(fits),
      fc.constantFrom(...(examples ?? ['x'])),
    );
  }
  if (pattern) return fc.constantFrom(...(examples ?? ['x']));
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: 'grapheme' });
}

function arbitraryNumber(schema: JsonSchema): fc.Arbitrary<number> {
  const min = minimum(schema) ?? 0;
  const max = Math.min(maximum(schema) ?? 1000, 1_000_000);
  return fc
    .integer({ min: Math.ceil(min * 100) + 1, max: Math.floor(max * 100) })
    .map((cents) => cents / 100);
}

const minimum = (schema: JsonSchema): number | undefined => schema.minimum ?? schema.exclusiveMinimum;
const maximum = (schema: JsonSchema): number | undefined => schema.maximum ?? schema.exclusiveMaximum;

const serviceCodes = [
  'HKASTDGGSTCM',
  'HKASTDCSSTCM',
  'HKUSSEGG01',
  'HKAUZNGG01',
  'HKEUVPGG01',
  'HKPTCHGG01',
  'US-GEN-PUB-001',
] as const;
/** References of the sandbox carrier, except slow ones. */
const references = [
  'SANDBOX-REJECT',
  'SANDBOX-LABEL-LATE',
  'SANDBOX-LABEL-BROKEN',
  'SANDBOX-LABEL-FAILED',
  'SANDBOX-POD',
  'SANDBOX-RETURN',
] as const;
const countries = ['US', 'GB', 'NO', 'FR', 'DE', 'JP', 'BR', 'CL', 'AU', 'us', 'ZZ', 'HK'] as const;

const meaningful: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  service_tier_id: fc.constantFrom(...serviceCodes),
  country_code: fc.constantFrom(...countries),
  destination_country: fc.constantFrom(...countries),
  country_of_manufacture: fc.constantFrom('CN', 'HK', 'VN', 'cn', 'ZZ'),
  goods_category: fc.constantFrom('general', 'battery', 'cosmetics', '', 'liquids'),
  reference_no: fc.oneof(
    { arbitrary: fc.stringMatching(/^[A-Z0-9-]{1,30}$/), weight: 9 },
    { arbitrary: fc.constantFrom(...references), weight: 1 },
  ),
  ioss_number: fc.constantFrom('IM0123456789', 'IM3720000224'),
  postal_code: fc.constantFrom('10118', 'WC1N 1AP', '2000', '0150', '75001', ''),
  region: fc.constantFrom('NY', 'US-NY', 'New York', '東京都', 'CN-44', 'x', ''),
  destination_postal_code: fc.constantFrom('2000', '6000', '10118', 'x'),
  hs_code: fc.constantFrom('610910', '6109.10.00', '85171300', 'x'),
  surcharges: fc.subarray(['SIGNATURE', 'INSURANCE', 'NO_VOEC_PREPAY', 'insurance', 'NONE']),
  selected_surcharges: fc.subarray(['SIGNATURE', 'INSURANCE', 'NO_VOEC_PREPAY', 'signature', 'NONE']),
};

const long = 'A'.repeat(5_000);

/** Texts known to break parsers, databases and terminals. None names another host. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u3000',
  '\t',
  '0',
  '-0',
  '-1',
  '+5',
  ' 5',
  '5 ',
  '05',
  '0x10',
  '0b1',
  '1e3',
  '1e400',
  '-1e400',
  '1_000',
  'Infinity',
  '-Infinity',
  'NaN',
  'null',
  'undefined',
  'true',
  'false',
  '[]',
  '{}',
  '9007199254740993',
  '99999999999999999999',
  '2147483648',
  '0.1',
  '1.0',
  '١٢',
  '５',
  '\u0000',
  'a\u0000b',
  '%00',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '\u200b',
  '\u001b[2J',
  '\r\nX-Injected: 1',
  '../../etc/passwd',
  '..%2f..',
  '%',
  '%zz',
  '%c0%ae',
  "' or 1=1 --",
  '"',
  '\\',
  '$$',
  '{{7*7}}',
  '<script>',
  'ınsurance',
  'ſignature',
  'ß',
  'İ',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(40),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  long,
  '0000-00-00T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:00:60Z',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-01-01T00:00:00+24:00',
  '1970-01-01T00:00:00.0000001Z',
  '294277-01-01T00:00:00Z',
  '4714-01-01T00:00:00Z',
];

export const hostileValues: readonly Json[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e-7,
  1e21,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  2 ** 31,
  0.1 + 0.2,
  1.005,
  [],
  {},
  [[]],
  [null],
  [{}],
  { a: 1 },
  { length: -1 },
  { toString: 1 },
  { $ref: '#' },
];
