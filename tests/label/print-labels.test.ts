import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { plainStyle } from '../../src/label/label-style.ts';
import { printInOneFile } from '../../src/label/print-labels.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Prints labels of the account, and counts the drawings that are still open in the renderer. */
async function printFor(count: number) {
  const { context, account } = service;
  const ids: string[] = [];
  while (ids.length < count) ids.push((await create(service, order())).body.data.id);
  let open = 0;
  const labels: typeof context.labels = {
    ...context.labels,
    async openBatch(...facts) {
      const batch = await context.labels.openBatch(...facts);
      open++;
      return {
        add: batch.add,
        end: batch.end,
        async [Symbol.asyncDispose]() {
          await batch[Symbol.asyncDispose]();
          open--;
        },
      };
    },
  };
  const asked = { ids, sort: 'as_given', skipMissing: false, style: plainStyle, requestId: null } as const;
  const refuse = (code: string): never => {
    throw new Error(`refused: ${code}`);
  };
  const scope = { accountId: account.id, livemode: false };
  const { content } = await printInOneFile({ ...context, labels }, scope, asked, refuse);
  return { content, openDrawings: () => open };
}

const isForgotten = (openDrawings: () => number) => pollUntil(async () => openDrawings() === 0, 10_000);

it('a drawing is forgotten by the renderer when its file is complete', async () => {
  const { content, openDrawings } = await printFor(2);
  expect(openDrawings()).toBe(1);
  const parts = await Readable.from(content).toArray();
  expect(Buffer.concat(parts).subarray(-6).toString()).toContain('%%EOF');
  expect(openDrawings()).toBe(0);
});

it('a drawing is forgotten when its client left before the first part was sent', async () => {
  const { content, openDrawings } = await printFor(1);
  Readable.from(content).destroy();
  expect(await isForgotten(openDrawings)).toBe(true);
});

it('a drawing is forgotten when its client leaves between two parts', async () => {
  const { content, openDrawings } = await printFor(12);
  const parts = content[Symbol.asyncIterator]();
  expect((await parts.next()).done).toBe(false);
  expect(openDrawings()).toBe(1);
  await parts.return?.();
  expect(openDrawings()).toBe(0);
});
