import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '../../db/client.ts';
import { findBatchesByEnd } from '../../db/query/batch/batch.ts';
import { findAnyHandovers } from '../../db/query/installation/search-installation.ts';
import { findManifestsByEnd } from '../../db/query/manifest/manifest.ts';
import { plansOf } from '../support/query-plan.ts';
import { startTestService, type TestService } from '../support/service.ts';

const rows = 20_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const { pool } = service.database.db;
  await pool.query(
    `insert into shipment_batch (account_id, id, livemode, idempotency_key, total_count, pending_count, created_at)
      select $1, 'sba_' || lpad(to_hex(n * 7919), 16, '0'), false, 'k' || n, 1, 1, now() from generate_series(1, $2) n`,
    [service.account.id, rows],
  );
  await pool.query(
    `insert into manifest (account_id, id, livemode, status, carrier_code, day, shipment_count, parcel_count, weight_mg,
        idempotency_key, carrier_manifest_number, created_at, closed_at)
      select $1, 'mft_' || lpad(to_hex(n * 7919), 16, '0'), false, 'closed', 'http', '2026-11-28', 1, 1, 1, 'k' || n,
        'PXM-20261128-' || n, now(), now() from generate_series(1, $2) n`,
    [service.account.id, rows],
  );
  await pool.query('vacuum analyze shipment_batch, manifest');
});
afterAll(() => service.stop());

const scope = () => ({ accountId: service.account.id, livemode: false });

it.each([
  ['batches', (db: Db) => findBatchesByEnd(db.kysely, scope(), '4711', 5)],
  ['manifests', (db: Db) => findManifestsByEnd(db.kysely, scope(), '4711', 5)],
  ['both, of all accounts,', (db: Db) => findAnyHandovers(db.kysely, '4711', 5)],
] as const)('%s are found by the end of their numbers from indexes', async (_, find) => {
  const plan = await plansOf(service.database.db.pool, find);
  expect(plan).toMatch(/_end/);
  expect(plan).not.toMatch(/Seq Scan on (?:shipment_batch|manifest)/);
});

it('a manifest is found by the end of its number at the carrier, in any case and without punctuation', async () => {
  const { kysely } = service.database.db;
  const found = async (end: string) =>
    (await findManifestsByEnd(kysely, scope(), end, 5)).map(({ carrier_manifest_number: number }) => number);
  for (const end of ['PXM-20261128-12345', 'pxm2026112812345', '28-12345'])
    expect(await found(end)).toEqual(['PXM-20261128-12345']);
  for (const none of ['12345x', 'PXM-20261129-12345']) expect(await found(none)).toEqual([]);
  expect(await findManifestsByEnd(kysely, { ...scope(), livemode: true }, '12345', 5)).toEqual([]);
});
