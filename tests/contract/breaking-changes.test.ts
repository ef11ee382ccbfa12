import { describe, expect, it } from '@jest/globals';
import { breakingChanges } from '../../codegen/breaking/index.ts';
import { smallContract } from '../codegen/small-contract.ts';
import { catalog, foundByOwnChecks, labelResponse, operation, schema } from './breaks.ts';

describe('the project’s own checks', () => {
  it.each(foundByOwnChecks)('find %s, and nothing else', (_, line, change) => {
    const document = smallContract();
    change(document);
    expect(breakingChanges(smallContract(), document)).toEqual([line]);
  });

  it('find nothing in the same contract, nor in additions that a release may make', () => {
    const next = smallContract();
    Object.assign(catalog(next), {
      TEAPOT: { code: '1418001', status: 418, message: 'a teapot', description: 'Pour.' },
    });
    operation(next, '/parcels', 'get')['x-sys-codes']?.push('TEAPOT');
    operation(next, '/parcels', 'post')['x-idempotency'] = 'optional';
    operation(next, '/parcels/check', 'post')['x-idempotency'] = 'optional';
    (schema(next, 'ParcelStatus').enum as string[]).push('lost');
    Object.assign(labelResponse(next).headers ?? {}, { ETag: { schema: { type: 'string' } } });
    expect(breakingChanges(smallContract(), smallContract())).toEqual([]);
    expect(breakingChanges(smallContract(), next)).toEqual([]);
  });
});
