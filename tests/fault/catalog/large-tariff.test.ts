import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadCatalog } from '../../../src/catalog/load.ts';
import { publishCatalog } from '../../../src/catalog/publish.ts';
import { parseCatalog } from '../../../src/catalog/read-catalog.ts';
import { changed, demoFiles } from '../../catalog/demo-files.ts';
import { dutyRateFile } from '../../support/duty-rates.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

const today = '2026-11-21';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.stop();
});

/** Returns the result, its time, and the longest time in which the event loop ran nothing else, in ms. */
async function watched<T>(run: () => Promise<T>): Promise<{ result: T; ms: number; heldMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begunAt = performance.now();
  try {
    const result = await run();
    return { result, ms: performance.now() - begunAt, heldMs: delay.max / 1e6 };
  } finally {
    delay.disable();
  }
}

describe('a catalog with 100,000 duty rates', () => {
  it('is loaded in many steps, and not again after a change of another file', async () => {
    const { kysely } = database.db;
    const files = new Map([...(await demoFiles()), ['duty_rate', dutyRateFile(100_000)]] as const);
    const publish = (contents: typeof files) => publishCatalog(kysely, parseCatalog(contents), { today });
    await publish(files);
    const first = await watched(() => loadCatalog(kysely));
    const { tariff, publicationId } = first.result;
    expect(tariff.rowCount).toBe(100_000);
    expect(tariff.terms.length).toBeLessThan(1_000);
    await publish(changed(files, 'levy', '27.3', '28') as typeof files);
    const second = await watched(() => loadCatalog(kysely, first.result));
    expect(second.result.publicationId).toBe(publicationId + 1);
    expect(second.result.tariff).toBe(tariff);
    const figures = [first, second].map(
      ({ ms, heldMs }) => `${ms.toFixed(0)} ms, held ${heldMs.toFixed(0)} ms`,
    );
    console.log(`load: ${figures[0]}; reload: ${figures[1]}`);
    expect(first.heldMs).toBeLessThan(first.ms / 4);
    expect(second.ms).toBeLessThan(first.ms / 4);
  }, 120_000);
});
