import { describe, expect, it } from '@jest/globals';
import { type Case, create, list, parameter, property, refusal, response } from './seed.ts';
import { smallReserved } from './small-contract.ts';

describe('an operation', () => {
  it.each<Case>([
    [
      'no operationId',
      "GET /parcels: has no operationId; set a camelCase verbNoun, which names its handler's file",
      (d) => delete list(d).operationId,
    ],
    [
      'an operationId that is not camelCase',
      'GET /parcels: operationId list_parcels must be camelCase, such as createShipment',
      (d) => (list(d).operationId = 'list_parcels'),
    ],
    [
      'a duplicate operationId',
      'POST /parcels: operationId listParcels is already used by GET /parcels; choose another',
      (d) => (create(d).operationId = 'listParcels'),
    ],
    ['no tag', 'listParcels: needs exactly one tag, the file of its handler', (d) => delete list(d).tags],
    [
      'two tags',
      'listParcels: needs exactly one tag, the file of its handler',
      (d) => list(d).tags?.push('other'),
    ],
    [
      'a tag that is not a folder name',
      "listParcels: its tag My Parcels must be a file's name in kebab-case, such as shipment",
      (d) => (list(d).tags = ['My Parcels']),
    ],
    [
      'no security',
      'listParcels: must state its security and scope, such as [{"bearerAuth":["rates:read"]}]',
      (d) => delete list(d).security,
    ],
    [
      'a security scheme that the service does not support',
      'listParcels: its security must be only bearerAuth, the scheme that the service supports: [{"bearerAuth":["rates:read"]}]',
      (d) => (list(d).security = [{ apiKey: [] }]),
    ],
    [
      'no scope',
      'listParcels: its security must name the required scope, such as [{"bearerAuth":["rates:read"]}]',
      (d) => (list(d).security = [{ bearerAuth: [] }]),
    ],
    [
      'a scope that is not a noun and a verb',
      'listParcels: its scope parcels must be a noun and a verb, such as rates:read',
      (d) => (list(d).security = [{ bearerAuth: ['parcels'] }]),
    ],
    [
      'a key without x-idempotency',
      'createParcel: takes an Idempotency-Key; set x-idempotency to required or optional',
      (d) => delete create(d)['x-idempotency'],
    ],
    [
      'x-idempotency without a key',
      'createParcel: has x-idempotency: required but no parameter Idempotency-Key',
      (d) => delete create(d).parameters,
    ],
    [
      'x-idempotency that differs from its key',
      'createParcel: x-idempotency is optional, but its Idempotency-Key parameter differs',
      (d) => (create(d)['x-idempotency'] = 'optional'),
    ],
    [
      'an unknown x-idempotency',
      'createParcel: x-idempotency is yes; it must be required or optional',
      (d) => Object.assign(create(d), { 'x-idempotency': 'yes' }),
    ],
    [
      'a cursor without x-pagination',
      'listParcels: takes a cursor; add x-pagination',
      (d) => delete list(d)['x-pagination'],
    ],
    [
      'x-pagination of an unknown parameter',
      'listParcels: x-pagination.limit must name one of its query parameters',
      (d) => Object.assign(list(d)['x-pagination'] ?? {}, { limit: 'rows' }),
    ],
    [
      'x-pagination of an unknown property',
      'listParcels: x-pagination.next must be a property of its 200, such as data.next',
      (d) => Object.assign(list(d)['x-pagination'] ?? {}, { next: 'data.cursor' }),
    ],
    [
      'an unknown sys code',
      'listParcels: x-sys-codes names TEAPOT, which is not in the catalog (root x-sys-codes)',
      (d) => list(d)['x-sys-codes']?.push('TEAPOT'),
    ],
    [
      'a sys code without its status',
      'listParcels: may return NOT_FOUND (404) but documents no 404 response',
      (d) => list(d)['x-sys-codes']?.push('NOT_FOUND'),
    ],
    [
      'an envelope with another status',
      'listParcels: ParcelListReturn, the envelope of its 200, must have the const 200 as its status',
      (d) => (property(d, 'ParcelListReturn', 'status').const = 201),
    ],
    [
      'an envelope with other error numbers',
      'createParcel: CreateParcelConflictReturn, the envelope of its 409, must have the open list 1409002 as its sysCode',
      (d) => (property(d, 'CreateParcelConflictReturn', 'sysCode').enum = ['1409001']),
    ],
    [
      'an envelope with a closed list of error numbers',
      'createParcel: CreateParcelConflictReturn, the envelope of its 409, must have the open list 1409002 as its sysCode',
      (d) => delete property(d, 'CreateParcelConflictReturn', 'sysCode')['x-open-list'],
    ],
    [
      'no default response',
      'listParcels: must have a default response, whose body is ApiReturn',
      (d) => delete list(d).responses?.default,
    ],
    [
      'a parameter without an example',
      'listParcels: parameter status: has no example',
      (d) => delete parameter(list(d), 0).example,
    ],
    [
      'a link to an unknown operation',
      'createParcel: the link next of its 201 leads to the unknown operation getParcel',
      (d) => (response(create(d), 201).links = { next: { operationId: 'getParcel', parameters: {} } }),
    ],
    [
      'a link that fills an unknown parameter',
      'createParcel: the link next of its 201 fills id, which getParcelLabel does not have',
      (d) =>
        (response(create(d), 201).links = {
          next: { operationId: 'getParcelLabel', parameters: { id: '$response.body#/data/id' } },
        }),
    ],
    [
      'a link that fills a parameter with an id of another kind',
      'createParcel: the link next of its 201 fills parcel_id with booked, but getParcelLabel takes one such as PCL1',
      (d) =>
        (response(create(d), 201).links = {
          next: { operationId: 'getParcelLabel', parameters: { parcel_id: '$response.body#/data/status' } },
        }),
    ],
    [
      'X-Request-Id as a parameter',
      'listParcels: parameter X-Request-Id: is a header; the only header that may be a parameter is Idempotency-Key',
      (d) => list(d).parameters?.push({ name: 'X-Request-Id', in: 'header', schema: { type: 'string' } }),
    ],
    [
      'a duplicate sys code',
      'listParcels: x-sys-codes names UNAUTHORIZED twice',
      (d) => list(d)['x-sys-codes']?.push('UNAUTHORIZED'),
    ],
  ])('is refused with %s', (_, message, change) => {
    expect(refusal(change)).toContain(message);
  });

  it('is refused if it is reserved but not in the contract', () => {
    expect(refusal(() => {}, { ...smallReserved, flyParcel: 'all of it' })).toEqual([
      'reserved operation flyParcel is not in the contract; remove it from codegen/contract.ts',
    ]);
  });
});
