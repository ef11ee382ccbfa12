import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookTest, closeManifest } from '../support/manifest/manifest-world.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let id: string;
let ids: string[];
beforeAll(async () => {
  service = await startTestService();
  ids = (await bookTest(service, 3)).reverse();
  id = (await closeManifest(service)).body.data.id;
  await bookTest(service, 1);
});
afterAll(() => service.stop());

const list = (query = '', manifest = id, key?: string) =>
  service.call('get', `/manifests/${manifest}/shipments?${query}`, key);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);

describe('200', () => {
  it('lists its shipments over pages, the newest booking first', async () => {
    const first = await list('limit=2');
    expect(idsOf(first.body.data.data)).toEqual(ids.slice(0, 2));
    const next = await list(`limit=2&cursor=${first.body.data.next_cursor}`);
    expect([idsOf(next.body.data.data), next.body.data.next_cursor]).toEqual([ids.slice(2), null]);
  });

  it('shows a shipment that was cancelled afterwards', async () => {
    await service.call('post', `/shipments/${ids[0]}/cancel`).expect(200);
    const { body } = await list();
    expect(body.data.data.map(({ status }: { status: string }) => status)).toEqual([
      'cancelled',
      'label_created',
      'label_created',
    ]);
  });
});

describe('400', () => {
  it('refuses a cursor of another manifest', async () => {
    const { next_cursor } = (await list('limit=1')).body.data;
    const other = (await closeManifest(service)).body.data.id;
    const { status, body } = await list(`cursor=${next_cursor}`, other);
    expect([status, body.data[0].path]).toEqual([400, ['cursor']]);
  });
});

describe('404', () => {
  it('finds nothing of a manifest of another account or mode, or of none', async () => {
    const other = await service.createAccount();
    expect((await list('', id, other.testKey)).status).toBe(404);
    expect((await list('', id, service.account.liveKey)).status).toBe(404);
    expect((await list('', 'mft_unknown')).status).toBe(404);
  });
});
