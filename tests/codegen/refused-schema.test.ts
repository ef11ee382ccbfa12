import { describe, expect, it } from '@jest/globals';
import type { Document, Schema } from '../../codegen/document.ts';
import { type Case, property, reference, refusal, replaceKeys, schema } from './seed.ts';

const otherUnion =
  'uses oneOf for something other than [$ref, null] or a discriminated union, whose discriminator.mapping has the branches in the order of oneOf, each under its const';

const addProperty = (document: Document, name: string, added: Schema) =>
  Object.assign(schema(document, 'Parcel').properties as object, {
    [name]: { ...added, description: 'Added.' },
  });

describe('a schema', () => {
  it.each<Case>([
    [
      'an inline object',
      'Parcel.note: is an inline object; name it in components.schemas and $ref it',
      (d) => Object.assign(property(d, 'Parcel', 'note'), { type: ['object', 'null'] }),
    ],
    [
      'an inline object in an array',
      'ParcelList.data[]: is an inline object; name it in components.schemas and $ref it',
      (d) => (property(d, 'ParcelList', 'data').items = { type: 'object', properties: {} }),
    ],
    [
      'an inline enum',
      'ParcelCreateRequest.note: is an inline enum; name it in components.schemas and $ref it',
      (d) => (property(d, 'ParcelCreateRequest', 'note').enum = ['fragile']),
    ],
    [
      'a name that is not PascalCase',
      'schemas parcel: must be in PascalCase',
      (d) => (d.components.schemas.parcel = schema(d, 'Parcel')),
    ],
    [
      'a property that is not snake_case',
      'Parcel.createdAt: must be in snake_case',
      (d) =>
        Object.assign(schema(d, 'Parcel').properties as object, { createdAt: property(d, 'Parcel', 'note') }),
    ],
    [
      'composition by allOf',
      'Parcel: uses allOf; schemas use type, description, properties, required, additionalProperties, propertyNames, items, oneOf, discriminator, enum, x-open-list, x-enum-varnames, const, default, examples, deprecated, format, pattern, x-pattern-message, x-readable, x-code, x-fixed-properties, x-required-one-of, minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, x-max-decimals, minItems, maxItems, uniqueItems, minProperties, maxProperties, contentMediaType',
      (d) => (schema(d, 'Parcel').allOf = []),
    ],
    [
      'an unsupported key beside a $ref',
      'Parcel.status: has minLength beside its $ref; only description, default, examples, deprecated are allowed there',
      (d) => (property(d, 'Parcel', 'status').minLength = 1),
    ],
    [
      'a choice of properties that it does not have, or always requires',
      'ParcelCreateRequest x-required-one-of names weight_kg, which must be an optional property',
      (d) => (schema(d, 'ParcelCreateRequest')['x-required-one-of'] = [['weight_kg', 'note']]),
    ],
    ...['\\S', '^a', 'a$', '^a|b$'].map(
      (pattern): Case => [
        `the pattern ${pattern}, which some clients match with the whole text`,
        'ParcelCreateRequest.note: its pattern must begin with ^ and end with $, because some clients match the whole text',
        (d) => (property(d, 'ParcelCreateRequest', 'note').pattern = pattern),
      ],
    ),
    [
      'a length beside a time',
      'Parcel.note: has maxLength beside date-time, which TypeSpec cannot import; the validators bound it',
      (d) => Object.assign(property(d, 'Parcel', 'note'), { format: 'date-time', maxLength: 40 }),
    ],
    [
      'a union',
      `Parcel.sender ${otherUnion}`,
      (d) =>
        (property(d, 'Parcel', 'sender').oneOf = [
          reference('schemas', 'PartyRecord'),
          reference('schemas', 'Parcel'),
        ]),
    ],
    [
      'a discriminator value that its branch does not state',
      `Parcel.sender ${otherUnion}`,
      (d) =>
        Object.assign(property(d, 'Parcel', 'sender'), {
          oneOf: [reference('schemas', 'ParcelCreatedEvent')],
          discriminator: {
            propertyName: 'event_type',
            mapping: { 'parcel.lost': '#/components/schemas/ParcelCreatedEvent' },
          },
        }),
    ],
    [
      'error data that its JSON type does not distinguish',
      `ErrorData ${otherUnion}`,
      (d) => (schema(d, 'ErrorData').oneOf as Schema[]).push(reference('schemas', 'Parcel')),
    ],
    [
      'two types',
      'Parcel.note must have one type, or one type and null',
      (d) => (property(d, 'Parcel', 'note').type = ['string', 'number']),
    ],
    [
      'null in its enum',
      'PaymentType has null in its enum',
      (d) => (schema(d, 'PaymentType').enum = ['prepaid', null]),
    ],
    [
      'null in a component',
      'ParcelStatus is nullable; make its uses nullable instead',
      (d) => (schema(d, 'ParcelStatus').type = ['string', 'null']),
    ],
    ['no description', 'Parcel has no description', (d) => delete schema(d, 'Parcel').description],
    [
      'a property without description',
      'Parcel.id has no description',
      (d) => delete property(d, 'Parcel', 'id').description,
    ],
    [
      'an open list without "Open list" in its description',
      'ParcelStatus is an open list; its description must say "Open list"',
      (d) => (schema(d, 'ParcelStatus').description = 'A status.'),
    ],
    [
      'a pattern in a request without a message',
      'ParcelCreateRequest.note: has a pattern; describe valid values in x-pattern-message',
      (d) => delete property(d, 'ParcelCreateRequest', 'note')['x-pattern-message'],
    ],
    [
      'a pattern of names without a message',
      'Metadata (names): has a pattern; describe valid values in x-pattern-message',
      (d) => (schema(d, 'Metadata').propertyNames = { pattern: '^[a-z]+$' }),
    ],
    [
      'two messages for one pattern',
      'ParcelCreateRequest.note: its pattern has another message elsewhere: "must be a name"',
      (d) => {
        Object.assign(property(d, 'Party', 'email'), {
          pattern: '^.$',
          'x-pattern-message': 'must be a name',
        });
        Object.assign(property(d, 'ParcelCreateRequest', 'note'), {
          pattern: '^.$',
          'x-pattern-message': 'must be somebody',
        });
      },
    ],
    [
      'a message without a pattern',
      'ParcelCreateRequest.note: has x-pattern-message but no pattern',
      (d) => delete property(d, 'ParcelCreateRequest', 'note').pattern,
    ],
    [
      'an integer without a format',
      'Parcel.pieces: is an integer; set format to int32 or int64',
      (d) => addProperty(d, 'pieces', { type: 'integer', examples: [1] }),
    ],
    [
      'a URL without format uri',
      'Parcel.label_url: is a URL; set format to uri',
      (d) => addProperty(d, 'label_url', { type: ['string', 'null'], examples: ['https://shop.example'] }),
    ],
    [
      'a pattern with a control character',
      'ParcelCreateRequest.note: its pattern has a control character; refuse it in code',
      (d) => (property(d, 'ParcelCreateRequest', 'note').pattern = '^[^\\u0000]*$'),
    ],
    [
      'a property without an example',
      'Parcel.color: has no examples',
      (d) => addProperty(d, 'color', { type: 'string' }),
    ],
    [
      'a list of scalars without an example',
      'Parcel.tags: has no examples',
      (d) => addProperty(d, 'tags', { type: 'array', items: { type: 'string' }, maxItems: 2 }),
    ],
    [
      'an unbounded array',
      'ParcelList.data: is an unbounded array; set maxItems',
      (d) => delete property(d, 'ParcelList', 'data').maxItems,
    ],
    [
      'an unbounded map',
      'Metadata: is an unbounded map; set maxProperties',
      (d) => delete schema(d, 'Metadata').maxProperties,
    ],
    [
      'an unbounded string in a request',
      'Party.email: is an unbounded string; set maxLength',
      (d) => delete property(d, 'Party', 'email').maxLength,
    ],
    [
      'a string whose pattern does not bound its length',
      'ParcelCreateRequest.note: is an unbounded string; set maxLength',
      (d) => delete property(d, 'ParcelCreateRequest', 'note').maxLength,
    ],
    [
      'unique entries that are objects',
      'ParcelList.data: has uniqueItems; only an array of at most 100 scalars may, because every pair is compared',
      (d) => (property(d, 'ParcelList', 'data').uniqueItems = true),
    ],
    [
      'unique entries in an array of over 100',
      'Violation.path: has uniqueItems; only an array of at most 100 scalars may, because every pair is compared',
      (d) =>
        Object.assign(property(d, 'Violation', 'path'), {
          uniqueItems: true,
          maxItems: 101,
          items: { type: 'string' },
        }),
    ],
    [
      'an open object in a request',
      'Party is an open object in a request; set additionalProperties: false',
      (d) => delete schema(d, 'Party').additionalProperties,
    ],
    [
      'an open list in a request',
      'PaymentType is an open list in a request; remove x-open-list',
      (d) => replaceKeys(schema(d, 'PaymentType'), { ...schema(d, 'ParcelStatus') }),
    ],
    [
      'a closed object in a response',
      'Parcel is a closed object in a response; leave it open',
      (d) => (schema(d, 'Parcel').additionalProperties = false),
    ],
    [
      'a closed enum in a response',
      'ParcelStatus is a closed enum in a response; set x-open-list: true',
      (d) => replaceKeys(schema(d, 'ParcelStatus'), { ...schema(d, 'PaymentType') }),
    ],
    [
      'both requests and responses as its users',
      'Party is used by requests and responses; use separate schemas',
      (d) => (property(d, 'Parcel', 'sender').oneOf = [reference('schemas', 'Party'), { type: 'null' }]),
    ],
    [
      'a default in a response',
      'Parcel.note: has a default; only properties of a request body and query parameters do',
      (d) => (property(d, 'Parcel', 'note').default = ''),
    ],
    [
      'a default of a nested object',
      'Party.email: has a default; only properties of a request body and query parameters do',
      (d) => (property(d, 'Party', 'email').default = ''),
    ],
    [
      'a default of a whole schema',
      'PaymentType: has a default; only properties of a request body and query parameters do',
      (d) => (schema(d, 'PaymentType').default = 'prepaid'),
    ],
    [
      'a default that its description does not repeat',
      'ParcelCreateRequest.payment_type: its description must repeat the default',
      (d) => (property(d, 'ParcelCreateRequest', 'payment_type').description = 'Form of payment.'),
    ],
  ])('is refused with %s', (_, message, change) => {
    expect(refusal(change)).toContain(message);
  });
});
