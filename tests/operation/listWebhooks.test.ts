import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { registered } from '../webhook/http.ts';

let service: TestService;
const ids: string[] = [];
beforeAll(async () => {
  service = await startTestService();
  for (let count = 0; count < 5; count++) ids.unshift((await registered(service)).id);
  await service.call('delete', `/webhooks/${ids[1]}`);
});
afterAll(() => service.stop());

const page = async (query: string, key?: string) => {
  const { body } = await service.call('get', `/webhooks${query}`, key);
  return { ids: body.data.data.map(({ id }: { id: string }) => id), next: body.data.next_cursor };
};

describe('200', () => {
  it('lists the newest first, including inactive endpoints', async () => {
    expect(await page('')).toEqual({ ids, next: null });
  });

  it('returns every endpoint once across pages', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { ids: found, next }: { ids: string[]; next: string | null } = await page(
        `?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...found);
      cursor = next;
    }
    expect(seen).toEqual(ids);
  });

  it('omits endpoints of another account and of the other mode', async () => {
    expect((await page('', (await service.createAccount()).testKey)).ids).toEqual([]);
    expect((await page('', service.account.liveKey)).ids).toEqual([]);
  });
});

describe('400', () => {
  it.each(['cursor=abc', 'limit=0', 'limit=101'])('refuses ?%s', async (query) => {
    const { status, body } = await service.call('get', `/webhooks?${query}`);
    expect([status, body.data[0].path]).toEqual([400, [query.split('=')[0]]]);
  });
});
