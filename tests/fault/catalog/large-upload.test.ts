import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInOperator, type TestBrowser } from '../../support/dashboard.ts';
import { dutyRateFile } from '../../support/duty-rates.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const rowCount = 100_000;
const file = dutyRateFile(rowCount);
let service: TestService;
let operator: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  operator = await signedInOperator(service, 'ops@sampan.example');
});
afterAll(() => service.stop());

const rows = async (query: string) => (await service.database.db.pool.query(query)).rows;
/** Everything that an upload or a publication writes. */
const state = async () =>
  JSON.stringify([
    await rows('select id from catalog_publication order by id'),
    await rows('select content_hash from catalog_file order by 1'),
    await rows('select id from catalog_draft'),
    await rows('select count(*), min(hs_prefix) from duty_rate'),
  ]);
const upload = (text: string) => operator.upload('/operator/catalog', [['duty_rate.csv', text]]);

/** Runs a step, and prints its time, the longest pause of the event loop, and how much memory the process needed for it. */
async function watched<T>(what: string, run: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  delay.enable();
  const began = performance.now();
  const result = await run().finally(() => clearInterval(timer));
  delay.disable();
  const [ms, held, more] = [performance.now() - began, delay.max / 1e6, (most - before) / 1e6];
  console.log(`${what}: ${ms.toFixed(0)} ms, held ${held.toFixed(0)} ms, ${more.toFixed(0)} MB more`);
  expect(held).toBeLessThan(ms / 4);
  expect(more).toBeLessThan(600);
  return result;
}

const formOf = (text: string) => ({
  draft: /name="draft" value="(\w+)"/.exec(text)?.[1] ?? '',
  base: /name="base" value="(\d+)"/.exec(text)?.[1] ?? '',
});

/** Publishes a file on the pages of the operator. Returns the page that shows its difference. */
async function publish(text: string, what: string): Promise<string> {
  expect((await watched(`${what}, compare`, () => upload(text))).location).toBe(
    '/dashboard/operator/catalog/upload',
  );
  const shown = await watched(`${what}, show`, () =>
    operator.get('/operator/catalog/upload?table=duty_rate'),
  );
  const published = await watched(`${what}, publish`, () =>
    operator.post('/operator/catalog/upload', formOf(shown.text)),
  );
  expect(published.location).toContain('published=1');
  return shown.text;
}

describe(`a tariff of ${rowCount} rows on the pages of the operator`, () => {
  it('with a wrong cell in its last row is refused with the line and the cure, and leaves nothing behind', async () => {
    const before = await state();
    const wrong = file.replace(/import_duty(?=[^\n]*\n$)/, 'Import Duty');
    const { status, text } = await watched('refused', () => upload(wrong));
    expect(status).toBe(400);
    expect(text).toMatch(/duty_rate\.csv[\s\S]*100,001[\s\S]*rule[\s\S]*must be a lower-case name/);
    expect(await state()).toBe(before);
  });

  it('is published, and then with all of its rates changed', async () => {
    expect(await publish(file, 'first')).toMatch(/Duty rates: [^<]*\d+ added/);
    expect((await rows('select count(*)::integer from duty_rate'))[0].count).toBe(rowCount);
    const raised = file.replaceAll(
      /,(\d+(?:\.\d+)?),,,,,yes,/g,
      (_, rate) => `,${Number(rate) + 1},,,,,yes,`,
    );
    expect(await publish(raised, 'changed')).toMatch(/<del>[\d.]+<\/del> <ins>[\d.]+<\/ins>/);
    expect(await rows('select id from catalog_draft')).toEqual([]);
  });
});
