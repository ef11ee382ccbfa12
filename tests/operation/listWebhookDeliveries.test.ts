import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { registered } from '../webhook/http.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('200', () => {
  it('lists the newest first, 20 per page, each once', async () => {
    const { id } = await registered(service);
    const made: string[] = [];
    for (let count = 0; count < 25; count++) {
      made.unshift((await service.call('post', `/webhooks/${id}/test`)).body.data.id);
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `/webhooks/${id}/deliveries${cursor && `?cursor=${cursor}`}`;
      const { body } = await service.call('get', path);
      sizes.push(body.data.data.length);
      seen.push(...body.data.data.map((delivery: { id: string }) => delivery.id));
      cursor = body.data.next_cursor;
    }
    expect(seen).toEqual(made);
    expect(sizes).toEqual([20, 5]);
  });
});

describe('400', () => {
  it.each(['cursor=abc', 'limit=0', 'limit=101'])('refuses ?%s', async (query) => {
    const { id } = await registered(service);
    const { status, body } = await service.call('get', `/webhooks/${id}/deliveries?${query}`);
    expect([status, body.data[0].path]).toEqual([400, [query.split('=')[0]]]);
  });
});
