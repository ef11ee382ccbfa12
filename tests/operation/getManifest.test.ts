import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookTest, closeManifest } from '../support/manifest/manifest-world.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const read = (id: string, key?: string) => service.call('get', `/manifests/${id}`, key);

describe('200', () => {
  it('returns the manifest that was created', async () => {
    await bookTest(service, 2);
    const { body } = await closeManifest(service);
    const { status, body: found } = await read(body.data.id);
    expect([status, found.data]).toEqual([200, body.data]);
  });
});

describe('404', () => {
  it('finds none of another account or mode, or with an id that does not exist', async () => {
    await bookTest(service, 1);
    const { id } = (await closeManifest(service)).body.data;
    const other = await service.createAccount();
    for (const [wanted, key] of [
      [id, other.testKey],
      [id, service.account.liveKey],
      ['mft_unknown', service.account.testKey],
    ])
      expect((await read(wanted, key)).status).toBe(404);
  });
});
