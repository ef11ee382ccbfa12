import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch } from '../support/shipment/batch.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const list = (query: string, key?: string) => service.call('get', `/shipment_batches?${query}`, key);
const ids = (body: { data: { data: { id: string }[] } }) => body.data.data.map(({ id }) => id);

describe('200', () => {
  it('lists the batches of the account and mode, newest first, in pages', async () => {
    const made: string[] = [];
    for (let count = 1; count <= 3; count++)
      made.unshift((await createBatch(service, batchOrders(count))).id);
    await createBatch(service, batchOrders(1), { key: service.account.liveKey });
    const other = await service.createAccount();
    await createBatch(service, batchOrders(1), { key: other.testKey });
    const first = (await list('limit=2')).body;
    expect(ids(first)).toEqual(made.slice(0, 2));
    const second = (await list(`limit=2&cursor=${first.data.next_cursor}`)).body;
    expect([ids(second), second.data.next_cursor]).toEqual([made.slice(2), null]);
  });
});

describe('400', () => {
  it('refuses a cursor of another list', async () => {
    const { status, body } = await list('cursor=abc');
    expect([status, body.data[0].path]).toEqual([400, ['cursor']]);
  });
});
