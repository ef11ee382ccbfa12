import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { escapedJson, largestOrder } from '../support/shipment/largest-order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const forms = [
  { form: 'Chinese', character: '常', write: JSON.stringify, atLeast: 450_000 },
  { form: 'Chinese, escaped', character: '常', write: escapedJson, atLeast: 900_000 },
  { form: 'characters of four bytes', character: '😀', write: JSON.stringify, atLeast: 600_000 },
];

describe('an order with every field at its limit', () => {
  it.each(forms)('in $form: fits the body limit, is booked, and is returned complete', async ({
    character,
    write,
    atLeast,
  }) => {
    const body = largestOrder(character);
    const text = write(body);
    expect(Buffer.byteLength(text)).toBeGreaterThan(atLeast);
    const send = (path: string) =>
      service
        .call('post', path)
        .set('Content-Type', 'application/json')
        .set('Idempotency-Key', randomUUID())
        .send(text);
    const dryRun = await send('/shipments/validate');
    expect([dryRun.status, dryRun.body.data?.violations]).toEqual([200, []]);
    const created = await send('/shipments');
    expect([created.status, created.body.data?.violations]).toEqual([201, undefined]);
    const { body: read } = await service.call('get', `/shipments/${created.body.data.id}`);
    expect(read.data.metadata).toEqual(body.metadata);
    expect(read.data.items.map((item: { mfr_id_nonstd: string }) => item.mfr_id_nonstd)).toEqual(
      body.items.map((item) => item.mfr_id_nonstd),
    );
  });

  it.each(forms)('in $form: is quoted', async ({ character, write }) => {
    const { items, parcels } = largestOrder(character);
    const quote = write({ weight_kg: 1, destination_country: 'US', items, parcels });
    const answer = await service.call('post', '/rates').set('Content-Type', 'application/json').send(quote);
    expect(answer.status).toBe(200);
  });
});
