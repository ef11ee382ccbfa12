import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAccount } from '../../../db/query/account/account.ts';
import { grantAllProducts } from '../../../db/query/pricing/entitlement.ts';
import { createApiKey } from '../../../src/account/api-key.ts';
import { newId } from '../../../src/runtime.ts';
import { changed, demoFiles } from '../../catalog/demo-files.ts';
import { sampanJson } from '../../support/command-line.ts';
import { patient } from '../../support/deadline.ts';
import { pollUntil } from '../../support/poll.ts';
import { type RunningService, startService } from '../../support/process/sampan-process.ts';
import { order } from '../../support/shipment/order.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

/** Two processes of the service on one database, and the command line as a third. */
let database: TestDatabase;
const services: RunningService[] = [];
let key: string;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { kysely } = database.db;
  const now = new Date();
  const account = { id: newId('acc', now), name: 'Shop', email: 'ops@shop.example' };
  const { id } = await insertAccount(kysely, account);
  await grantAllProducts(kysely, id);
  const made = await createApiKey(kysely, { accountId: id, mode: 'test', label: 'test', now });
  if (typeof made === 'string') throw new Error(made);
  key = made.key;
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-catalog-'));
  const env = { DATABASE_URL: database.url, SAMPAN_ROLES: 'api' };
  for (const _ of ['one', 'other']) services.push(await startService(env));
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  rmSync(folder, { recursive: true });
  await database.stop();
});

async function post(service: RunningService, operation: string, body: object, headers = {}) {
  const answer = await fetch(`${service.rootUrl}/api/v1${operation}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { data: never }) };
}

const lane = {
  weight_kg: 0.5,
  destination_country: 'US',
  service_tier_id: 'HKASTDGGSTCM',
  surcharges: ['SIGNATURE'],
};
async function quoteOf(service: RunningService): Promise<{ total: number; signature: number }> {
  const { data } = await post(service, '/rates', lane);
  const [option] = (data as { options: { total_hkd: number; surcharges: { amount_hkd: number }[] }[] })
    .options;
  return { total: option?.total_hkd ?? 0, signature: option?.surcharges[0]?.amount_hkd ?? 0 };
}
const create = (service: RunningService, expected_total_hkd: number) =>
  post(service, '/shipments', order({ selected_surcharges: ['SIGNATURE'], expected_total_hkd }), {
    'Idempotency-Key': crypto.randomUUID(),
  });

describe('publishing a catalog', () => {
  it('reaches every running process within 2 s, for quotes and creates', async () => {
    const before = await Promise.all(services.map(quoteOf));
    expect(before.map(({ signature }) => signature)).toEqual([24, 24]);
    const from = 'SIGNATURE,HKASTDGGSTCM,US CA GB AU NZ SG JP KR,*,selectable,0,24,';
    const files = changed(await demoFiles(), 'surcharge_rule', from, from.replace(',24,', ',31.5,'));
    for (const [table, text] of files) writeFileSync(path.join(folder, `${table}.csv`), text);

    const imported = await sampanJson(['catalog', 'import', folder], { DATABASE_URL: database.url });
    expect(imported).toMatchObject({ changed: true, summary: 'surcharge_rule +1 −1' });
    const begun = performance.now();
    const reached = await Promise.all(
      services.map((service) => pollUntil(async () => (await quoteOf(service)).signature === 31.5, 2_000)),
    );
    expect(reached).toEqual([true, true]);
    expect(performance.now() - begun).toBeLessThan(patient(2_000));

    for (const [index, service] of services.entries()) {
      const old = before[index]?.total ?? 0;
      expect(await create(service, old)).toMatchObject({ status: 409, data: { total_hkd: old + 7.5 } });
      expect(await create(service, old + 7.5)).toMatchObject({
        status: 201,
        data: { pricing_snapshot: { total_hkd: old + 7.5 } },
      });
    }
  });
});
