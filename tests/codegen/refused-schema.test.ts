import { describe, expect, it } from '@jest/globals';
import type { Schema } from '../../codegen/document.ts';
import { become, type Case, property, reference, refusal, schema } from './seed.ts';

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
      'a name in another case',
      'schemas parcel: must be in PascalCase',
      (d) => (d.components.schemas.parcel = schema(d, 'Parcel')),
    ],
    [
      'a property in another case',
      'Parcel.createdAt: must be in snake_case',
      (d) =>
        Object.assign(schema(d, 'Parcel').properties as object, { createdAt: property(d, 'Parcel', 'note') }),
    ],
    [
      'composition',
      'Parcel: uses allOf; schemas use type, description, properties, required, additionalProperties, propertyNames, items, oneOf, enum, x-extensible-enum, const, default, examples, deprecated, format, pattern, x-pattern-message, minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, x-max-decimals, minItems, maxItems, uniqueItems, minProperties, maxProperties, contentMediaType',
      (d) => (schema(d, 'Parcel').allOf = []),
    ],
    [
      'more than a $ref can hold',
      'Parcel.status: has minLength beside its $ref; only description, default, examples, deprecated are allowed there',
      (d) => (property(d, 'Parcel', 'status').minLength = 1),
    ],
    [
      'a union',
      'Parcel.sender uses oneOf for something other than [$ref, null]',
      (d) =>
        (property(d, 'Parcel', 'sender').oneOf = [
          reference('schemas', 'PartyRecord'),
          reference('schemas', 'Parcel'),
        ]),
    ],
    [
      'an error that is not told by its JSON type',
      'ErrorData uses oneOf for something other than [$ref, null]',
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
      'an open list that does not say so',
      'ParcelStatus is an open list; its description must say "Open list"',
      (d) => (schema(d, 'ParcelStatus').description = 'A status.'),
    ],
    [
      'a pattern in a request that says nothing in words',
      'ParcelCreateRequest.note: has a pattern; describe valid values in x-pattern-message',
      (d) => delete property(d, 'ParcelCreateRequest', 'note')['x-pattern-message'],
    ],
    [
      'a pattern of a name that says nothing in words',
      'Metadata (names): has a pattern; describe valid values in x-pattern-message',
      (d) => (schema(d, 'Metadata').propertyNames = { pattern: '^[a-z]+$' }),
    ],
    [
      'two wordings of one pattern',
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
      'words for a pattern that is not there',
      'ParcelCreateRequest.note: has x-pattern-message but no pattern',
      (d) => delete property(d, 'ParcelCreateRequest', 'note').pattern,
    ],
    [
      'an array without a bound',
      'ParcelList.data: is an unbounded array; set maxItems',
      (d) => delete property(d, 'ParcelList', 'data').maxItems,
    ],
    [
      'a map without a bound',
      'Metadata: is an unbounded map; set maxProperties',
      (d) => delete schema(d, 'Metadata').maxProperties,
    ],
    [
      'a text without a bound in a request',
      'Party.email: is an unbounded string; set maxLength',
      (d) => delete property(d, 'Party', 'email').maxLength,
    ],
    [
      'a text whose pattern is no bound',
      'ParcelCreateRequest.note: is an unbounded string; set maxLength',
      (d) => delete property(d, 'ParcelCreateRequest', 'note').maxLength,
    ],
    [
      'unique entries that are objects',
      'ParcelList.data: has uniqueItems; only an array of at most 100 scalars may, because every pair is compared',
      (d) => (property(d, 'ParcelList', 'data').uniqueItems = true),
    ],
    [
      'unique entries beyond a short list',
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
      'PaymentType is an open list in a request; use enum',
      (d) => become(schema(d, 'PaymentType'), { ...schema(d, 'ParcelStatus') }),
    ],
    [
      'a closed object in a response',
      'Parcel is a closed object in a response; leave it open',
      (d) => (schema(d, 'Parcel').additionalProperties = false),
    ],
    [
      'a closed enum in a response',
      'ParcelStatus is a closed enum in a response; use x-extensible-enum',
      (d) => become(schema(d, 'ParcelStatus'), { ...schema(d, 'PaymentType') }),
    ],
    [
      'requests and responses as its users',
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
      'a default of the whole',
      'PaymentType: has a default; only properties of a request body and query parameters do',
      (d) => (schema(d, 'PaymentType').default = 'prepaid'),
    ],
    [
      'a default that its description hides',
      'ParcelCreateRequest.payment_type: its description must repeat the default',
      (d) => (property(d, 'ParcelCreateRequest', 'payment_type').description = 'Who pays.'),
    ],
  ])('is refused with %s', (_, message, change) => {
    expect(refusal(change)).toContain(message);
  });
});
