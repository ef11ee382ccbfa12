import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { paced } from '../../support/deadline.ts';
import { type FaultWorld, withFaultWorldOnDisk } from '../../support/fault/fault-world.ts';
import {
  closedLoop,
  type LoadAnswer,
  openLoop,
  PostClient,
  percentile,
  printFigures,
  withStatus,
} from '../../support/fault/load.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import { batchOrders } from '../../support/shipment/batch.ts';

/** With and without a batch alternate, because the machine's other load changes. */
const rounds = 5;
const orders = 1_000;
const seconds = 5;
const perSecond = 20;
/** Differences below this are the machine's, not the batch's. */
const floorMs = 25;

it(
  'a batch of 1,000 test orders ends in 10 s, and leaves the p99 of single bookings within 1.5 times its value without',
  () =>
    withFaultWorldOnDisk(async (world) => {
      const { without, beside, times } = await measure(world);
      const p99 = percentile(without, 99);
      printFigures('a batch beside single bookings, 1 process with both roles', {
        'batch of 1,000, s': times.map((ms) => (ms / 1000).toFixed(1)).join(', '),
        'single bookings without a batch, p50 ms': percentile(without, 50).toFixed(1),
        'single bookings without a batch, p99 ms': p99.toFixed(1),
        'single bookings beside a batch, p50 ms': percentile(beside, 50).toFixed(1),
        'single bookings beside a batch, p99 ms': percentile(beside, 99).toFixed(1),
        'ratio of the p99': (percentile(beside, 99) / p99).toFixed(2),
        'single bookings, sent': without.length + beside.length,
      });
      expect(withStatus([...without, ...beside], 201)).toHaveLength(without.length + beside.length);
      for (const ms of times) expect(ms).toBeLessThan(paced(10_000));
      expect(percentile(beside, 99)).toBeLessThan(1.5 * Math.max(p99, paced(floorMs)));
    }),
  300_000,
);

async function measure(world: FaultWorld) {
  const { rootUrl } = await world.start({ LOG_LEVEL: 'warn' });
  const account = await world.account(1e12);
  const single = await world.account(1e12);
  using client = new PostClient([rootUrl], single.liveKey, world.order());
  const api = apiClient(rootUrl, account.testKey);
  await closedLoop(8, 3, client.post);
  const without: LoadAnswer[] = [];
  const beside: LoadAnswer[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    without.push(...(await openLoop(perSecond, seconds, client.post)));
    const began = performance.now();
    const { body } = await api.post('/shipments/batch', {
      idempotencyKey: `batch-${round}`,
      body: { orders: batchOrders(orders) },
    });
    const ended = pollUntil(
      async () => (await api.get(`/shipment_batches/${body.data.id}`)).body.data.status === 'completed',
      60_000,
    ).then((isEnded) => {
      expect(isEnded).toBe(true);
      times.push(performance.now() - began);
    });
    beside.push(...(await openLoop(perSecond, seconds, client.post)));
    await ended;
    await delay(200);
  }
  return { without, beside, times };
}
