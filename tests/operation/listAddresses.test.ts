import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressCalls, savedRecipient, savedSender } from '../support/address/saved-addresses.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { added } = addressCalls(() => service);

const list = (query: object, key?: string) => service.call('get', '/addresses', key).query(query);

describe('200', () => {
  it('pages through the saved parties of the mode, newest first, with a filter', async () => {
    const ids: string[] = [];
    for (const party of [savedSender, savedRecipient, savedRecipient, savedSender, savedRecipient])
      ids.unshift((await added(party)).id);
    await added(savedRecipient, service.account.liveKey);
    const found: string[] = [];
    for (let cursor: string | null = null; ; ) {
      const { status, body } = await list({ limit: 2, ...(cursor === null ? {} : { cursor }) });
      expect(status).toBe(200);
      found.push(...body.data.data.map(({ id }: { id: string }) => id));
      cursor = body.data.next_cursor;
      if (cursor === null) break;
    }
    expect(found).toEqual(ids);
    const { body } = await list({ role: 'sender' });
    expect(body.data.data.map(({ role }: { role: string }) => role)).toEqual(['sender', 'sender']);
  });
});

describe('400', () => {
  it('refuses a cursor of other filters', async () => {
    await added(savedSender);
    await added(savedSender);
    const { body } = await list({ role: 'sender', limit: 1 });
    const { status, body: refused } = await list({ limit: 1, cursor: body.data.next_cursor });
    expect([status, refused.data[0].path]).toEqual([400, ['cursor']]);
  });
});
