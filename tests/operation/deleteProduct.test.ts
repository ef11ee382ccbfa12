import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { earphones, productCalls } from '../support/product/products.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { added, get, remove, count } = productCalls(() => service);

describe('200', () => {
  it('deletes a product and returns it', async () => {
    const saved = await added(earphones);
    const { status, body } = await remove('EP-220');
    expect([status, body.data]).toEqual([200, saved]);
    expect((await get('EP-220')).status).toBe(404);
  });
});

describe('404', () => {
  it('deletes no product of another account or mode', async () => {
    await added(earphones);
    const other = await service.createAccount();
    for (const key of [other.testKey, service.account.liveKey])
      expect((await remove('EP-220', key)).status).toBe(404);
    expect(await count()).toBe(1);
  });
});

describe('409', () => {
  it('refuses a used key for another product, and deletes nothing', async () => {
    for (const sku of ['ONE', 'TWO']) await added({ ...earphones, sku });
    const key = randomUUID();
    await remove('ONE').set('Idempotency-Key', key);
    expect((await remove('TWO').set('Idempotency-Key', key)).status).toBe(409);
    expect((await get('TWO')).status).toBe(200);
  });
});
