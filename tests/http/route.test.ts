import { describe, expect, it } from '@jest/globals';
import { MalformedQueryError } from '../../src/http/query.ts';
import { createRouter, MalformedPathError } from '../../src/http/route.ts';
import { declarations } from '../codegen/fixture/small/generated/operation-table.ts';

const { operationAt, allowedMethods, readParameters } = createRouter(declarations);

const query = (search: string) =>
  readParameters({ method: 'GET', path: '/parcels', search }, declarations.listParcels).query;
const labelPath = (path: string) =>
  readParameters({ method: 'GET', path, search: '' }, declarations.getParcelLabel).path;

describe('the router', () => {
  it.each([
    ['GET', '/parcels', 'listParcels'],
    ['POST', '/parcels', 'createParcel'],
    ['POST', '/parcels/check', 'checkParcel'],
    ['GET', '/parcels/PCL1/label', 'getParcelLabel'],
    ['GET', '/parcels/check/label', 'getParcelLabel'],
    ['PUT', '/parcels', undefined],
    ['GET', '/parcels/', undefined],
    ['GET', '/parcels//label', undefined],
    ['GET', '/parcels/PCL1/label/', undefined],
    ['GET', '/PARCELS', undefined],
    ['GET', '/__proto__', undefined],
    ['constructor', '/parcels', undefined],
  ])('routes %s %s to %s', (method, path, id) => {
    expect(operationAt(method, path)).toBe(id);
  });

  it('lists the methods of a path, and none for an unknown path', () => {
    expect(allowedMethods('/parcels')).toEqual(['GET', 'POST']);
    expect(allowedMethods('/parcels/PCL1/label')).toEqual(['GET']);
    expect(allowedMethods('/parcel')).toEqual([]);
  });
});

describe('request parameters', () => {
  it('are decoded from the path', () => {
    expect(labelPath('/parcels/a%2Fb%20%C3%A9/label')).toEqual({ parcel_id: 'a/b é' });
  });

  it('are refused if the path is not valid percent-encoding', () => {
    expect(() => labelPath('/parcels/%zz/label')).toThrow(MalformedPathError);
    expect(() => labelPath('/parcels/%ff/label')).toThrow(MalformedPathError);
  });

  it.each([
    ['', {}],
    ['cursor=a+b%2Bc', { cursor: 'a b+c' }],
    ['cursor', { cursor: '' }],
    ['tag=a&tag=b', { tag: ['a', 'b'] }],
    ['metadata[shop]=uk&metadata%5Bsize%5D=l', { metadata: { shop: 'uk', size: 'l' } }],
    ['cursor[shop]=uk', { 'cursor[shop]': 'uk' }],
    ['unknown=1&&', { unknown: '1' }],
  ])('are read from the query %s', (search, expected) => {
    expect(JSON.parse(JSON.stringify(query(search)))).toEqual(expected);
  });

  it('are refused by name if the query is not valid percent-encoding', () => {
    expect(() => query('cursor=%zz')).toThrow(new MalformedQueryError('cursor'));
  });

  it('cannot change a prototype', () => {
    const read = query('__proto__=1&metadata[__proto__]=2&metadata[constructor]=3');
    expect(Object.getPrototypeOf(read)).toBeNull();
    expect(Object.keys(read)).toEqual(['__proto__', 'metadata']);
    expect(Object.getPrototypeOf(read.metadata)).toBeNull();
    expect(Object.entries(read.metadata as object)).toEqual([
      ['__proto__', '2'],
      ['constructor', '3'],
    ]);
  });
});
