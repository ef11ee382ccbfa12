import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBatches } from '../../src/job/place-batches.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, storedBatch } from '../support/shipment/batch.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { BATCH_ORDERS_PER_SECOND: '1000' } });
});
afterAll(() => service.stop());

const isCompleted = (id: string) => async () => (await storedBatch(service, id))?.pending_count === 0;
const connection = () => ({ databaseUrl: service.database.url, redisUrl: null });

it('a worker places the orders of batches of several accounts', async () => {
  const other = await service.createAccount();
  const own = await createBatch(service, batchOrders(20));
  const theirs = await createBatch(service, batchOrders(20), { key: other.testKey });
  await using _worker = startBatches(service.context, connection());
  expect(await pollUntil(isCompleted(own.id), 30_000)).toBe(true);
  const { rows } = await service.database.db.pool.query(
    'select id, placed_count from shipment_batch order by id',
  );
  expect(
    await pollUntil(
      async () =>
        (await service.call('get', `/shipment_batches/${theirs.id}`, other.testKey)).body.data.status ===
        'completed',
      30_000,
    ),
  ).toBe(true);
  expect(rows).toHaveLength(2);
});

it('the next worker continues a batch whose worker has stopped half-way', async () => {
  const batch = await createBatch(service, batchOrders(40));
  const first = startBatches(service.context, connection());
  await pollUntil(async () => ((await storedBatch(service, batch.id))?.placed_count ?? 0) > 0, 30_000);
  await first[Symbol.asyncDispose]();
  await using _worker = startBatches(service.context, connection());
  expect(await pollUntil(isCompleted(batch.id), 30_000)).toBe(true);
  expect((await storedBatch(service, batch.id))?.placed_count).toBe(40);
});
