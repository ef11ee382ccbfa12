import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { paced } from '../../support/deadline.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import type { ChildService } from '../../support/process/child-service.ts';
import type { TestAccount } from '../../support/service.ts';
import { batchOrders } from '../../support/shipment/batch.ts';

const count = 500;
/** ZPL also needs the rasterizer, for letters that printers lack. */
const maxGrowthMB = { pdf: 150, zpl: 300 };
/** Less than the file that a client did not take. The collector's own timing is worth up to 25 MB. */
const leftByOneClientMB = 1;
const hasProc = process.platform === 'linux';

const parties = [
  { contact_name: 'Emily Carter', address: '350 5th Avenue' },
  { contact_name: '陳嘉欣', address: '九龍觀塘觀塘道四百七十二號觀塘工業中心第三期' },
  { contact_name: '髙橋 さくら', address: '丸の内1-9-1' },
  { contact_name: 'محمد بن عبد الله', address: 'شارع الملك فهد ١٢' },
  { contact_name: 'สมชาย ใจดี', address: '99/9 ถนนสุขุมวิท' },
];

let world: FaultWorld;
let account: TestAccount;
let ids: string[];
beforeAll(async () => {
  world = await openFaultWorld('sandbox');
  account = await world.account();
  const service = await world.start({ BATCH_ORDERS_PER_SECOND: '1000' });
  const orders = batchOrders(count, (index) => ({
    recipient: {
      ...world.order().recipient,
      ...parties[index % parties.length],
    },
  }));
  const api = apiClient(service.rootUrl, account.testKey);
  const { body } = await api.post('/shipments/batch', { idempotencyKey: 'labels', body: { orders } });
  const isEnded = async () =>
    (await api.get(`/shipment_batches/${body.data.id}`)).body.data.status === 'completed';
  expect(await pollUntil(isEnded, 60_000)).toBe(true);
  await service.stop();
  const rows = await world.query<{ id: string }>('select tracking_number as id from shipment order by 1');
  ids = rows.map(({ id }) => id);
  expect(ids).toHaveLength(count);
}, 120_000);
afterAll(() => world.stop());

/** Begins a request for all labels. The response is not read yet. */
function ask({ rootUrl }: ChildService, body: object = {}) {
  const sent = request(`${rootUrl}/api/v1/labels`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${account.testKey}`, 'Content-Type': 'application/json' },
    agent: false,
  });
  sent.end(JSON.stringify({ ids, ...body }));
  const response = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
  });
  return { response, leave: () => sent.destroy() };
}

async function print(service: ChildService, body: object = {}, pauseMs = 0): Promise<Buffer> {
  const response = await ask(service, body).response;
  expect(response.statusCode).toBe(200);
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    if (pauseMs > 0) await delay(pauseMs);
  }
  return Buffer.concat(chunks);
}

/** Resident memory of a process now, and its peak since `forgetPeak`, in MB. */
function memoryOf({ pid }: ChildService) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}

function forgetPeak({ pid }: ChildService): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

const figures: Record<string, string> = {};
afterAll(() => console.log(`${count} labels in one file\n${JSON.stringify(figures, null, 2)}`));

describe(`${count} labels in one file`, () => {
  it.each([
    'pdf',
    'zpl',
  ] as const)('take under 10 s as %s, also the first time, and have every label in order', async (format) => {
    const service = await world.start({ SAMPAN_ROLES: 'api' });
    for (const time of ['first', 'second']) {
      const began = performance.now();
      const file = await print(service, { format });
      const ms = performance.now() - began;
      figures[`${format}, ${time} time`] =
        `${(ms / 1000).toFixed(1)} s, ${(file.length / 1e6).toFixed(1)} MB`;
      expect(ms).toBeLessThan(paced(10_000));
      const text =
        format === 'zpl'
          ? file.toString().split('^XZ').slice(0, -1)
          : (await extractText(await getDocumentProxy(new Uint8Array(file)))).text;
      expect(text.map((page) => /SMP\d{13}/.exec(page)?.[0])).toEqual(ids);
    }
    await service.stop();
  }, 120_000);

  (hasProc ? it : it.skip)(
    `need less than ${maxGrowthMB.pdf} MB more than the process had before`,
    async () => {
      const service = await world.start({ SAMPAN_ROLES: 'api' });
      await apiClient(service.rootUrl, account.testKey).get(`/shipments/${ids[0]}`);
      await delay(1_000);
      forgetPeak(service);
      const before = memoryOf(service).now;
      for (const format of ['pdf', 'pdf', 'zpl'] as const) {
        await print(service, { format });
        const growth = memoryOf(service).peak - before;
        figures[`memory after ${format}`] = `${growth.toFixed(0)} MB more than ${before.toFixed(0)} MB`;
        expect(growth).toBeLessThan(maxGrowthMB[format]);
      }
      await service.stop();
    },
    120_000,
  );

  (hasProc ? it : it.skip)(
    'wait for clients that read slowly, and are dropped for those that leave: neither needs more memory',
    async () => {
      const service = await world.start({ SAMPAN_ROLES: 'api' });
      const whole = await print(service);
      const { now: before } = memoryOf(service);
      forgetPeak(service);
      // They read nothing until all of them have begun.
      const slow = Array.from({ length: 8 }, () => ask(service));
      const responses = await Promise.all(slow.map(({ response }) => response));
      await delay(2_000);
      const waiting = memoryOf(service).peak - before;
      figures['8 clients that read nothing'] = `${waiting.toFixed(0)} MB more`;
      // Half of them leave, the others read.
      for (const { leave } of slow.slice(4)) leave();
      for (const response of responses.slice(4)) response.on('error', () => {});
      const sizes = await Promise.all(
        responses.slice(0, 4).map(async (response) => {
          let size = 0;
          for await (const chunk of response) {
            size += (chunk as Buffer).length;
            await delay(1);
          }
          return size;
        }),
      );
      expect(sizes).toEqual(sizes.map(() => whole.length));
      // The test above measures one print. Memory that a client leaves behind would be there 40 times.
      const peaks: number[] = [];
      for (const round of [1, 2]) {
        for (let leaver = 0; leaver < 40; leaver++) {
          const { response, leave } = ask(service);
          response.catch(() => {});
          await delay(leaver * 10);
          leave();
        }
        await print(service);
        peaks.push(memoryOf(service).peak - before);
        figures[`after ${4 + 40 * round} clients that left`] = `${peaks.at(-1)?.toFixed(0)} MB more`;
      }
      expect(waiting).toBeLessThan(maxGrowthMB.pdf);
      expect(peaks[1]! - peaks[0]!).toBeLessThan(40 * leftByOneClientMB);
      await service.stop();
      expect(service.log()).toBe('');
    },
    240_000,
  );
});
