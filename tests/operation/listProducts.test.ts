import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productCalls } from '../support/product/products.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  for (const [sku, description] of [
    ['A-1', 'Mug'],
    ['B_2', 'Wireless earphones'],
    ['C%3', 'Case of EARPHONES'],
    ['D-4', 'Mug'],
    ['E-5', 'Shirt'],
  ])
    await added({ sku, description });
  await added({ sku: 'LIVE', description: 'Mug' }, service.account.liveKey);
  await change('D-4', { archived: true });
});
afterAll(() => service.stop());

const { added, change, list } = productCalls(() => service);

const skus = (answer: { body: { data: { data: { sku: string }[] } } }) =>
  answer.body.data.data.map(({ sku }) => sku);

describe('200', () => {
  it('pages through the products of the mode, newest first', async () => {
    const found: string[] = [];
    for (let cursor: string | null = null; ; ) {
      const answer = await list({ limit: 2, ...(cursor === null ? {} : { cursor }) });
      expect(answer.status).toBe(200);
      found.push(...skus(answer));
      cursor = answer.body.data.next_cursor;
      if (cursor === null) break;
    }
    expect(found).toEqual(['E-5', 'D-4', 'C%3', 'B_2', 'A-1']);
  });

  it.each([
    [{ search: 'earphones' }, ['C%3', 'B_2']],
    [{ search: '_2' }, ['B_2']],
    [{ search: '%' }, ['C%3']],
    [{ search: 'mug', archived: 'false' }, ['A-1']],
    [{ archived: 'true' }, ['D-4']],
    [{ search: 'nothing' }, []],
  ])('finds %o', async (query, expected) => {
    expect(skus(await list(query))).toEqual(expected);
  });
});

describe('400', () => {
  it('refuses a cursor of other filters, and a filter that is none', async () => {
    const { body } = await list({ search: 'mug', limit: 1 });
    const { status, body: refused } = await list({ limit: 1, cursor: body.data.next_cursor });
    expect([status, refused.data[0].path]).toEqual([400, ['cursor']]);
    expect((await list({ archived: 'perhaps' })).status).toBe(400);
  });
});
