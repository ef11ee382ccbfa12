import fc from 'fast-check';
import { type Json, type JsonSchema, resolveReference } from './contract.ts';

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
      return objectOf(schema);
    case 'array':
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 4),
      });
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: least(schema) ?? -1000, max: most(schema) ?? 100_000 });
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: JsonSchema): fc.Arbitrary<Json> {
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

function stringOf(schema: JsonSchema): fc.Arbitrary<string> {
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

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const min = least(schema) ?? 0;
  const max = Math.min(most(schema) ?? 1000, 1_000_000);
  return fc
    .integer({ min: Math.ceil(min * 100) + 1, max: Math.floor(max * 100) })
    .map((cents) => cents / 100);
}

const least = (schema: JsonSchema): number | undefined => schema.minimum ?? schema.exclusiveMinimum;
const most = (schema: JsonSchema): number | undefined => schema.maximum ?? schema.exclusiveMaximum;

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
  destination_postal_code: fc.constantFrom('2000', '6000', '10118', 'x'),
  hs_code: fc.constantFrom('610910', '6109.10.00', '85171300', 'x'),
  surcharges: fc.subarray(['SIGNATURE', 'INSURANCE', 'NO_VOEC_PREPAY', 'insurance', 'NONE']),
  selected_surcharges: fc.subarray(['SIGNATURE', 'INSURANCE', 'NO_VOEC_PREPAY', 'signature', 'NONE']),
};
