import { describe, expect, it } from '@jest/globals';
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

/** Calm and noise alternate, because the machine's other load changes. */
const rounds = 4;
const seconds = 8;
const quietPerSecond = 4;
const noisyPerSecond = 200;
/** A flood has at least this many times what the machine can book. */
const overCapacity = 2;
/** Differences below this are the machine's, not the neighbor's. */
const floorMs = 50;

describe.each([1, 2])('an account that floods %i process(es) with bookings', (processes) => {
  it(
    'leaves the p99 of another account within 3 times its calm value',
    () =>
      withFaultWorldOnDisk(async (world) => {
        const figures = await measure(world, processes);
        const { calm, noisy } = figures;
        const calmP99 = Math.max(percentile(calm, 99), paced(floorMs));
        printFigures(`noisy neighbour, ${processes} process(es)`, {
          'quiet account alone, p50 ms': percentile(calm, 50),
          'quiet account alone, p99 ms': percentile(calm, 99),
          'quiet account beside the flood, p50 ms': percentile(noisy, 50),
          'quiet account beside the flood, p99 ms': percentile(noisy, 99),
          'ratio of the p99': (percentile(noisy, 99) / percentile(calm, 99)).toFixed(2),
          'quiet account, not booked': noisy.length - withStatus(noisy, 201).length,
          'capacity, bookings/s': figures.capacity,
          'flood, offered/s': figures.offered,
          'flood, booked/s': withStatus(figures.flood, 201).length / (rounds * seconds),
          'flood, refused with 503': withStatus(figures.flood, 503).length,
        });
        expect(withStatus(noisy, 201)).toHaveLength(noisy.length);
        expect(percentile(noisy, 99)).toBeLessThan(3 * calmP99);
      }),
    300_000,
  );
});

async function measure(world: FaultWorld, processes: number) {
  const services = await Promise.all(
    Array.from({ length: processes }, () => world.start({ LOG_LEVEL: 'warn' })),
  );
  const urls = services.map(({ rootUrl }) => rootUrl);
  const [a, b] = await Promise.all([world.account(1e12), world.account(1e12)]);
  using noisyClient = new PostClient(urls, a.liveKey, world.order());
  using quietClient = new PostClient(urls, b.liveKey, world.order());
  await closedLoop(8 * processes, 2, quietClient.post);
  const best = await closedLoop(8 * processes, 4, noisyClient.post);
  const capacity = best.length / 4;
  const offered = Math.max(noisyPerSecond, overCapacity * capacity);
  const calm: LoadAnswer[] = [];
  const noisy: LoadAnswer[] = [];
  const flood: LoadAnswer[] = [];
  for (let round = 0; round < rounds; round++) {
    calm.push(...(await openLoop(quietPerSecond, seconds, quietClient.post)));
    const [beside, all] = await Promise.all([
      openLoop(quietPerSecond, seconds, quietClient.post),
      openLoop(offered, seconds, noisyClient.post),
    ]);
    noisy.push(...beside);
    flood.push(...all);
  }
  return { capacity, offered, calm, noisy, flood };
}

/** Orders with much to check and nothing to book. */
const batchOf = (order: object) => ({
  orders: Array.from({ length: 1_000 }, (_, index) => ({
    ...order,
    reference_no: `N-${index}`,
    items: Array(90).fill({}),
  })),
});

describe.each([
  '/shipments/batch/validate',
  '/shipments/batch',
])('an account that sends batches of 90,000 items to %s', (path) => {
  it(
    'leaves the p50 of another account within 3 times its calm value',
    () =>
      withFaultWorldOnDisk(async (world) => {
        const { rootUrl } = await world.start({ LOG_LEVEL: 'warn', RATE_LIMIT_PER_SECOND: '1000' });
        const [a, b] = await Promise.all([world.account(1e12), world.account(1e12)]);
        using noisyClient = new PostClient([rootUrl], a.liveKey, batchOf(world.order()), path);
        using quietClient = new PostClient([rootUrl], b.liveKey, world.order());
        await closedLoop(8, 2, quietClient.post);
        for (const connections of [2, 16]) {
          const calm: LoadAnswer[] = [];
          const noisy: LoadAnswer[] = [];
          const batches: LoadAnswer[] = [];
          for (let round = 0; round < rounds; round++) {
            calm.push(...(await openLoop(quietPerSecond, seconds / 2, quietClient.post)));
            const [beside, all] = await Promise.all([
              openLoop(quietPerSecond, seconds / 2, quietClient.post),
              closedLoop(connections, seconds / 2, noisyClient.post),
            ]);
            noisy.push(...beside);
            batches.push(...all);
          }
          const accepted = batches.filter(({ status }) => status === 200 || status === 202);
          printFigures(`batches of a noisy neighbour to ${path}, ${connections} connections`, {
            'quiet account alone, p50 ms': percentile(calm, 50),
            'quiet account alone, p95 ms': percentile(calm, 95),
            'quiet account beside the batches, p50 ms': percentile(noisy, 50),
            'quiet account beside the batches, p95 ms': percentile(noisy, 95),
            'quiet account, not booked': noisy.length - withStatus(noisy, 201).length,
            'batches, accepted': accepted.length,
            'batches, accepted, p50 ms': percentile(accepted, 50),
            'batches, refused with 503': withStatus(batches, 503).length,
          });
          expect(withStatus(noisy, 201)).toHaveLength(noisy.length);
          expect(percentile(noisy, 50)).toBeLessThan(3 * Math.max(percentile(calm, 50), paced(floorMs)));
        }
      }),
    300_000,
  );
});
