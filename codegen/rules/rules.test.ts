import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Document, OperationObject, ResponseObject, Schema } from '../document.ts';
import { checks } from './plugin.ts';

const contract = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');

/** The messages of every rule on the contract, after a change to a copy of it. */
function lint(change: (document: Document) => void = () => {}): string[] {
  const document = JSON.parse(contract) as Document;
  change(document);
  return Object.values(checks).flatMap((check) => check(document).map(({ message }) => message));
}

const operation = (document: Document, path: string, method: string) =>
  document.paths[path]?.[method] as OperationObject;
const response = (document: Document, path: string, method: string, status: string) =>
  operation(document, path, method).responses?.[status] as ResponseObject;
const schema = (document: Document, name: string) => document.components.schemas[name] as Schema;
const propertiesOf = (document: Document, name: string) =>
  schema(document, name).properties as Record<string, Schema>;

describe('the rules of the contract', () => {
  it('pass on openapi.json', () => {
    expect(lint()).toEqual([]);
  });

  it.each<[fault: string, message: string, change: (document: Document) => void]>([
    [
      'a response without its request id',
      'listCountries: X-Request-Id of its 200 must be required, and is absent',
      (d) => delete response(d, '/countries', 'get', '200').headers?.['X-Request-Id'],
    ],
    [
      'rate-limit headers on a 401',
      'listCountries: X-RateLimit-Limit-Day of its 401 must be absent, and is required',
      (d) => {
        const { headers } = d.components.responses?.Unauthorized as ResponseObject;
        Object.assign(headers ?? {}, {
          'X-RateLimit-Limit-Day': { $ref: '#/components/headers/RateLimitLimitDay' },
        });
      },
    ],
    [
      'an open request object',
      'Item is an open object in a request; say additionalProperties: false',
      (d) => delete schema(d, 'Item').additionalProperties,
    ],
    [
      'a closed response object',
      'Country is a closed object in a response; leave it open',
      (d) => Object.assign(schema(d, 'Country'), { additionalProperties: false }),
    ],
    [
      'a closed enum in a response',
      'OptInStatus is a closed enum in a response; use x-extensible-enum',
      (d) => Object.assign(schema(d, 'OptInStatus'), { enum: ['selectable'] }),
    ],
    [
      'a default in a response',
      'Country has a default in a response; defaults belong to requests',
      (d) => Object.assign(propertiesOf(d, 'Country').code ?? {}, { default: 'HK' }),
    ],
    [
      'a schema shared by a request and a response',
      'Parcel is used by requests and responses; give each its own',
      (d) =>
        Object.assign(propertiesOf(d, 'ShipmentCreated').parcels ?? {}, {
          items: { $ref: '#/components/schemas/Parcel' },
        }),
    ],
    [
      'a union of types',
      'Country.code has a type other than one, or one and null',
      (d) => Object.assign(propertiesOf(d, 'Country').code ?? {}, { type: ['string', 'number'] }),
    ],
    [
      'a property without description',
      'Item.sku has no description',
      (d) => delete propertiesOf(d, 'Item').sku?.description,
    ],
    [
      'an error without example',
      'listCountries: no example shows NOT_FOUND',
      (d) => operation(d, '/countries', 'get')['x-sys-codes']?.push('NOT_FOUND'),
    ],
    [
      'an example of an undeclared error',
      'createShipment: shows COD_NOT_AVAILABLE, which it does not declare',
      (d) => {
        const codes = operation(d, '/shipments', 'post')['x-sys-codes'] ?? [];
        codes.splice(codes.indexOf('COD_NOT_AVAILABLE'), 1);
      },
    ],
  ])('refuse %s', (_, message, change) => {
    expect(lint(change)).toContain(message);
  });
});
