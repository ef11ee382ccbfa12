import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../generated/operations.ts';
import { bookTest, closeManifest } from '../support/manifest/manifest-world.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
const made: Schemas['Manifest'][] = [];
beforeAll(async () => {
  service = await startTestService();
  for (let index = 0; index < 3; index++) {
    await bookTest(service, 1);
    made.unshift((await closeManifest(service)).body.data);
  }
});
afterAll(() => service.stop());

const list = (query = '', key?: string) => service.call('get', `/manifests?${query}`, key);
const idsOf = (rows: readonly Schemas['Manifest'][]) => rows.map(({ id }) => id);

describe('200', () => {
  it('lists the newest first, over pages', async () => {
    const first = await list('limit=2');
    expect(idsOf(first.body.data.data)).toEqual(idsOf(made.slice(0, 2)));
    const next = await list(`limit=2&cursor=${first.body.data.next_cursor}`);
    expect([idsOf(next.body.data.data), next.body.data.next_cursor]).toEqual([idsOf(made.slice(2)), null]);
  });

  it('lists those that match every filter', async () => {
    const [newest, middle, oldest] = made;
    const ids = async (query: string) => idsOf((await list(query)).body.data.data);
    expect(await ids('carrier_code=sandbox')).toEqual(idsOf(made));
    expect(await ids('carrier_code=http')).toEqual([]);
    expect(await ids(`created_after=${middle?.created_at}`)).toEqual([newest?.id]);
    expect(await ids(`created_before=${middle?.created_at}&carrier_code=sandbox`)).toEqual([oldest?.id]);
  });

  it('lists nothing of another account or mode', async () => {
    const other = await service.createAccount();
    for (const key of [other.testKey, service.account.liveKey])
      expect((await list('', key)).body.data.data).toEqual([]);
  });
});

describe('400', () => {
  it.each([
    ['a time without a zone', 'created_after=2026-11-28', 'created_after'],
    ['a cursor of other filters', null, 'cursor'],
    ['a limit of 0', 'limit=0', 'limit'],
  ])('refuses %s', async (_, query, name) => {
    const { next_cursor } = (await list('limit=1')).body.data;
    const { status, body } = await list(query ?? `cursor=${next_cursor}&carrier_code=sandbox`);
    expect([status, body.data[0].path]).toEqual([400, [name]]);
  });
});
