import { describe, expect, it } from '@jest/globals';
import { readContract } from '../../src/contract/contract.ts';
import {
  redactDocument,
  redactJson,
  redactText,
  searchPattern,
  valuePattern,
} from '../../src/personal-data/redact.ts';

type Schema = Readonly<Record<string, unknown>> & {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
};

const contract = readContract() as unknown as {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses?: Readonly<Record<string, Schema>> }>>>
  >;
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly requestBody: Schema } }>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
};

describe('valuePattern', () => {
  it.each([
    ['Emily Carter', 'Ring for EMILY  carter, blue', 'Ring for [redacted], blue'],
    ['Emily Carter', 'Emily-Carter’s ring', '[redacted]’s ring'],
    ['Rose', 'Rosewood, rose', 'Rosewood, [redacted]'],
    ['+1 212 555 0147', 'call 1-212-555-0147', 'call [redacted]'],
    ['陳大文', '致陳大文先生', '致[redacted]先生'],
    ['José', 'JOSÉ', '[redacted]'],
    ['e.c@shop.example', 'to e.c@shop.example now', 'to [redacted] now'],
    // A value is never a regular expression.
    ['(a+)+$', 'aaaa (a+)+$', 'aaaa (a+)+$'],
    ['C.J.', 'C J', '[redacted]'],
  ])('finds %s in %s', (value, text, redacted) => {
    expect(redactText(text, valuePattern([value]))).toBe(redacted);
  });

  it.each(['', '-', 'X', '12', '[]'])('has nothing to find of %j', (value) => {
    expect(valuePattern([value])).toBeNull();
    expect(searchPattern([value])).toBeNull();
  });
});

describe('redactDocument', () => {
  it('replaces parties and metadata, and values in all other texts; numbers, countries and codes stay', () => {
    const party = {
      contact_name: 'Ana Roe',
      phone: '55512345',
      country_code: 'BR',
      city: 'Rio',
      address: 'Rua 1',
    };
    const document = {
      event_type: 'shipment.delivered',
      data: {
        object: {
          recipient: { ...party, district: 'RJ', postal_code: '1', email: null },
          sender: null,
          destination: { country: 'BR', district: 'RJ' },
          metadata: { note: 'x' },
          total_hkd: 12.5,
          items: [{ description: 'for ana roe', hs_code: '610910' }],
        },
      },
    };
    const p = '[redacted]';
    expect(redactDocument(document, valuePattern(['Ana Roe']))).toEqual({
      event_type: 'shipment.delivered',
      data: {
        object: {
          recipient: {
            contact_name: p,
            phone: p,
            country_code: 'BR',
            city: p,
            address: p,
            district: null,
            postal_code: null,
            email: null,
          },
          sender: null,
          destination: { country: 'BR', district: null },
          metadata: {},
          total_hkd: 12.5,
          items: [{ description: 'for [redacted]', hs_code: '610910' }],
        },
      },
    });
    expect(redactJson('enc:v1:k:AAAA', null)).toBeNull();
  });
});

describe('redactDocument, by the contract', () => {
  /** Replaced by a placeholder, null or {}, whatever they have. */
  const removed = ['recipient', 'sender', 'metadata', 'district'];
  /** Texts of clients, operators, carriers and receivers. */
  const searched = [
    ...Object.keys(contract.components.schemas?.RecipientParty?.properties ?? {}).filter(
      (name) => !['country_code', 'district'].includes(name),
    ),
    'carrier_message',
    'description',
    'error',
    'events.location',
    'needed',
    'cpsc_certifier_id',
    'cpsc_product_id',
    'cpsc_version_id',
    'eu_responsible_person.address',
    'eu_responsible_person.email',
    'eu_responsible_person.name',
    'eu_responsible_person.phone',
    'manufacturer.address',
    'manufacturer.email',
    'manufacturer.name',
    'manufacturer.phone',
    'merchant_product_id',
    'mfr_id_nonstd',
    'mfr_id_std',
    'params',
    'sku',
    'lines',
    'path',
    'reason',
    'reference_no',
    'request.id',
    'request.idempotency_key',
    'response_excerpt',
    'suggestion',
    'tags',
    'translations',
  ];
  /** Texts of the service, the catalog and the account itself, and numbers. A name that equals one of them is no personal data. */
  const kept = [
    'carrier_code',
    'carrier_manifest_number',
    'manifest_id',
    'manifest_status',
    'shipment_ids',
    'code',
    'codes',
    'color',
    'contact',
    'country',
    'country_code',
    'country_of_manufacture',
    'currency',
    'destination_country',
    'discount_rule_id',
    'event_id',
    'events.carrier_status',
    'events.description',
    'existing_webhook_id',
    'field',
    'goods_category',
    'hs_code',
    'hs_codes',
    'id',
    'ioss_number',
    'battery_packing_instruction',
    'battery_un_number',
    'product_id_exemption',
    'last_mile_tracking_number',
    'message',
    'name',
    'product_code',
    'rate_table_code',
    'required_scope',
    'requested_service_tier_id',
    'return_of',
    'returns',
    'rule',
    'rule_id',
    'secret',
    'secret_last4',
    'service_tier',
    'service_tier_id',
    'shipment_id',
    'shipment_status',
    'source',
    'tracking_number',
    'unavailable_reason',
    'use',
    'waybill_number',
    'customs_area',
    'en',
    'example',
    'goods_categories',
    'hs_prefixes',
    'kind',
    'landed_cost_reason',
    'nothing_up_to',
    'origins',
    'pattern',
    'recipient_type',
    'tax_notice',
    'value',
    'value_over',
    'value_up_to',
    'vat_area',
    'zh_hk',
  ];

  it('each text of an event and of a stored response is known as personal or not', () => {
    const results = new Map<string, Set<boolean>>();
    for (const path of storedTexts()) {
      const name = shownName(path);
      const changed =
        JSON.stringify(redactDocument(nested(path), valuePattern(['Hostile']))) !==
        JSON.stringify(nested(path));
      results.set(name, (results.get(name) ?? new Set()).add(changed));
    }
    expect([...results].filter(([, changed]) => changed.size > 1)).toEqual([]);
    const names = (isChanged: boolean) =>
      [...results]
        .filter(([, changed]) => changed.has(isChanged))
        .map(([name]) => name)
        .sort();
    expect(names(true)).toEqual([...removed, ...searched].sort());
    expect(names(false)).toEqual(kept.toSorted());
  });

  it.each([
    'Shipment',
    'shipment.created',
    'live',
    'Live',
    'HK',
    'HKD',
    'US',
    'a',
    'delivered',
    'label_created',
    'sandbox',
    'true',
  ])('changes no type, status or code of an example for a recipient called %s', (contact_name) => {
    const pattern = valuePattern([contact_name]);
    expect(eventExamples().length).toBeGreaterThan(10);
    for (const { name, body } of eventExamples()) {
      const left = withoutTexts(redactDocument(body, pattern));
      expect([name, left]).toEqual([name, withoutTexts(redactDocument(body, null))]);
    }
  });

  const fields = new Set([...searched.map((name) => name.split('.').at(-1)), 'district']);
  /** Drops the texts that are searched, so that all others can be compared. */
  function withoutTexts(body: unknown): unknown {
    return JSON.parse(
      JSON.stringify(body, (name, value) =>
        fields.has(name) && !/^(?:SMP|evt_|wh_|ship)/.test(String(value)) ? null : value,
      ),
    );
  }
});

function resolved(value: Schema): Schema {
  const [, , kind = '', name = ''] = value.$ref?.split('/') ?? [];
  return value.$ref ? (contract.components[kind]?.[name] as Schema) : value;
}

/** Returns the path of every text whose values the contract leaves open, in events and in responses of requests that change something. */
function storedTexts(): string[][] {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  const walk = (given: Schema, path: readonly string[]): void => {
    if (given.$ref) {
      const key = `${given.$ref} ${path.slice(-2).join('.')}`;
      if (seen.has(key)) return;
      seen.add(key);
    }
    const schema = resolved(given);
    for (const union of ['oneOf', 'anyOf', 'allOf'])
      for (const one of (schema[union] as Schema[] | undefined) ?? []) walk(one, path);
    if (schema.items) walk(schema.items, [...path, '[]']);
    for (const [name, one] of Object.entries(schema.properties ?? {})) walk(one, [...path, name]);
    if (typeof schema.additionalProperties === 'object')
      walk(schema.additionalProperties as Schema, [...path, '*']);
    const isOpen = !('enum' in schema || 'const' in schema || 'format' in schema || isCode(schema.pattern));
    if ([schema.type].flat().includes('string') && isOpen) found.set(path.join('.'), [...path]);
  };
  walk({ $ref: '#/components/schemas/Event' }, []);
  for (const methods of Object.values(contract.paths))
    for (const [method, { responses = {} }] of Object.entries(methods)) {
      if (!['post', 'patch', 'put', 'delete'].includes(method)) continue;
      for (const response of Object.values(responses)) {
        const { content = {} } = resolved(response) as {
          content?: Readonly<Record<string, { schema: Schema }>>;
        };
        if (content['application/json']) walk(content['application/json'].schema, []);
      }
    }
  return [...found.values()];
}

/** A pattern that only refuses a blank text leaves the values open. */
function isCode(pattern: unknown): boolean {
  return pattern !== undefined && pattern !== '\\S';
}

/** An item of a shipment and a product have the same fields. */
const containers = new Set(['events', 'request', 'manufacturer', 'eu_responsible_person']);

/** The name of a field, after the field that decides how it is redacted. */
function shownName(path: readonly string[]): string {
  const names = path.filter((name) => name !== '[]' && name !== '*');
  const whole = names.find((name) => name === 'recipient' || name === 'sender' || name === 'metadata');
  if (whole) return names.at(-1) === 'country_code' ? 'country_code' : whole;
  const [container = '', name = ''] = names.slice(-2);
  if (name === 'country_code') return name;
  return containers.has(container) && name ? `${container}.${name}` : (names.at(-1) ?? '');
}

function nested(path: readonly string[]): unknown {
  return path.reduceRight<unknown>(
    (inner, name) => (name === '[]' ? [inner] : { [name]: inner }),
    'for Hostile only',
  );
}

/** Bodies of the contract's examples of events. */
function eventExamples(): { readonly name: string; readonly body: unknown }[] {
  return Object.entries(contract.webhooks).flatMap(([name, { post }]) => {
    const { content } = resolved(post.requestBody) as {
      content: Readonly<
        Record<
          string,
          {
            readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
            readonly example?: unknown;
          }
        >
      >;
    };
    const { examples = {}, example } = content['application/json'] ?? {};
    return [...Object.values(examples).map(({ value }) => value), ...(example ? [example] : [])].map(
      (body) => ({ name, body }),
    );
  });
}
