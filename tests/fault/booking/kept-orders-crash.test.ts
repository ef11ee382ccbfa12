import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { templateHeader } from '../../../src/order-file/order-file.ts';
import { signedInUser } from '../../support/dashboard.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { fieldsOfUpload } from '../../support/sent-form.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const row = (reference: string, weight: string) =>
  `${reference},HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,${weight},Shirt,2,80`;

const both = [
  { status: 'pending', count: 1 },
  { status: 'refused', count: 1 },
];

it.each([
  ['batch-after-insert', []],
  ['before-respond', both],
] as const)(
  'a process that is killed at %s keeps the batch with its left-out orders or nothing, and a second click has both once',
  async (point, kept) => {
    const { browser } = await signedInUser(service);
    const csv = [templateHeader.join(','), row(`${point}-1`, '0.5'), row(`${point}-2`, 'half')].join('\n');
    const { text: page } = await browser.upload('/test/batches/new', [['orders.csv', csv]]);
    const rows = async () =>
      (
        await service.database.db.pool.query(
          `select status, count(*)::int as count from shipment_batch_order where reference_no like $1 group by 1 order by 1`,
          [`${point}-%`],
        )
      ).rows;
    await using dying = await startChildService(service.database.url, {
      SAMPAN_ROLES: 'api',
      SAMPAN_CRASHPOINT: point,
    });
    const body = new FormData();
    for (const [name, values] of fieldsOfUpload(page)) for (const value of values) body.append(name, value);
    const sent = await fetch(`${dying.rootUrl}/dashboard/test/batches`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { Cookie: browser.cookie, 'Sec-Fetch-Site': 'same-origin' },
    }).catch(() => null);
    expect([sent?.status, await dying.ended]).toEqual([undefined, { code: null, signal: 'SIGKILL' }]);
    expect(await rows()).toEqual(kept);
    expect((await browser.get('/test/to-book')).text.includes(`${point}-2`)).toBe(kept.length > 0);
    // Past the lock of the killed process.
    await service.database.setClock('61 seconds');
    for (const _ of [1, 2]) expect((await browser.send('/test/batches', body)).status).toBe(303);
    expect(await rows()).toEqual(both);
  },
  120_000,
);
