import { describe, expect, it } from '@jest/globals';
import { createPathMatcher, readParameters } from '../../src/contract/route.ts';
import { allowedMethods } from '../../src/http/supports-only.ts';
import { declarations } from '../codegen/fixture/small/generated/operation-table.ts';

const matchPath = createPathMatcher(declarations);

const matched = (path: string) => {
  const found = matchPath(path);
  if (!found) throw new Error(`no path ${path}`);
  return found;
};
const query = (search: string) =>
  readParameters(matched('/parcels'), search, declarations.listParcels.query).query;
const labelPath = (path: string) => readParameters(matched(path), '', declarations.getParcelLabel.query).path;

describe('the router', () => {
  it.each([
    ['GET', '/parcels', 'listParcels'],
    ['HEAD', '/parcels', 'listParcels'],
    ['HEAD', '/parcels/check', undefined],
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
    expect(matchPath(path)?.operations.get(method)).toBe(id);
  });

  it('lists the methods of a path, and none for an unknown path', () => {
    expect(allowedMethods(matchPath('/parcels'))).toBe('GET, HEAD, POST');
    expect(allowedMethods(matchPath('/parcels/PCL1/label'))).toBe('GET, HEAD');
    expect(matchPath('/parcel')).toBeUndefined();
  });
});

describe('request parameters', () => {
  it('are decoded from the path', () => {
    expect(labelPath('/parcels/a%2Fb%20%C3%A9/label')).toEqual({ parcel_id: 'a/b é' });
  });

  it('are refused if the path is not valid percent-encoding', () => {
    expect(() => labelPath('/parcels/%zz/label')).toThrow(
      expect.objectContaining({ code: 'MALFORMED_PATH' }),
    );
    expect(() => labelPath('/parcels/%ff/label')).toThrow(
      expect.objectContaining({ code: 'MALFORMED_PATH' }),
    );
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
    expect(() => query('cursor=%zz')).toThrow(
      expect.objectContaining({
        code: 'INVALID_FIELD',
        options: { violations: [expect.objectContaining({ path: ['cursor'] })] },
      }),
    );
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
