import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { earphones, productCalls } from '../support/product/products.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { added, get } = productCalls(() => service);

describe('200', () => {
  it('returns a product', async () => {
    const saved = await added(earphones);
    const { status, body } = await get('EP-220');
    expect([status, body.data]).toEqual([200, saved]);
  });
});

describe('404', () => {
  it('does not find a product of another account, mode or letter case', async () => {
    const other = await service.createAccount();
    for (const [sku, key] of [
      ['EP-220', other.testKey],
      ['EP-220', service.account.liveKey],
      ['ep-220', undefined],
    ] as const)
      expect((await get(sku, key)).status).toBe(404);
  });
});
