import { describe, expect, it } from '@jest/globals';
import { type Case, label, list, parameter, refusal } from './seed.ts';

describe('a path or parameter', () => {
  it.each<Case>([
    [
      'an undeclared path parameter',
      'getParcelLabel: path parameter {parcel_id} is not declared in its parameters',
      (d) => delete label(d).parameters,
    ],
    [
      'a path parameter of another path',
      'getParcelLabel: path parameter id is not in /parcels/{parcel_id}/label',
      (d) => label(d).parameters?.push({ ...parameter(label(d), 0), name: 'id' }),
    ],
    [
      'an optional path parameter',
      'getParcelLabel: path parameter parcel_id must have required: true',
      (d) => delete parameter(label(d), 0).required,
    ],
    [
      'a parameter in part of a segment',
      '/parcels/{parcel_id}.pdf: each segment must be a literal or one whole {parameter}',
      (d) => (d.paths['/parcels/{parcel_id}.pdf'] = {}),
    ],
    [
      'an ambiguous path',
      '/parcels/{id}/{part}: matches the same requests as /parcels/{parcel_id}/label; change one of them',
      (d) => (d.paths['/parcels/{id}/{part}'] = {}),
    ],
    [
      'a cookie parameter',
      'listParcels: parameter status: is in cookie; it must be in path, query or header',
      (d) => Object.assign(parameter(list(d), 0), { in: 'cookie' }),
    ],
    [
      'a header that the service does not read',
      'listParcels: parameter If-Match: is a header; the only header that may be a parameter is Idempotency-Key',
      (d) => list(d).parameters?.push({ name: 'If-Match', in: 'header', schema: { type: 'string' } }),
    ],
    [
      'a duplicate name',
      'listParcels: declares the parameter query status twice',
      (d) => list(d).parameters?.push(parameter(list(d), 0)),
    ],
    [
      'an object that is not deepObject',
      'listParcels: parameter metadata: objects, and only objects, must have style: deepObject',
      (d) => delete parameter(list(d), 2).style,
    ],
    [
      'an unsupported style',
      'listParcels: parameter tag: has style pipeDelimited; the router supports form and deepObject',
      (d) => (parameter(list(d), 1).style = 'pipeDelimited'),
    ],
    [
      'an array with explode: false',
      'listParcels: parameter tag: must not have explode: false; arrays are sent as repeated parameters',
      (d) => (parameter(list(d), 1).explode = false),
    ],
    [
      'a name that is not snake_case',
      'parameter createdAfter: must be in snake_case',
      (d) => (parameter(list(d), 0).name = 'createdAfter'),
    ],
    [
      'an inline enum',
      'listParcels cursor: is an inline enum; name it in components.schemas and $ref it',
      (d) => (parameter(list(d), 3).schema.enum = ['first']),
    ],
    [
      'a default that its description does not repeat',
      'listParcels limit: its description must repeat the default',
      (d) => (parameter(list(d), 4).description = 'Rows per page.'),
    ],
  ])('is refused with %s', (_, message, change) => {
    expect(refusal(change)).toContain(message);
  });
});
