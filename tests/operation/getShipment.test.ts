import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let booked: { id: string };
beforeAll(async () => {
  service = await startTestService();
  const created = await service
    .call('post', '/shipments')
    .set('Idempotency-Key', 'one')
    .send(order({ reference_no: 'A-1', tags: ['t'], metadata: { m: '1' }, declared_currency: 'HKD' }));
  booked = created.body.data;
});
afterAll(() => service.stop());

describe('200', () => {
  it('returns the shipment as booked, with the sandbox carrier, its waybill and a pending bill', async () => {
    const { status, body } = await service.call('get', `/shipments/${booked.id}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: booked.id,
      status: 'label_created',
      livemode: false,
      service_tier: 'HKASTDGGSTCM',
      carrier_code: 'sandbox',
      dispatch_status: 'accepted',
      waybill_number: expect.stringMatching(/^SBX\d{13}$/),
      last_mile_tracking_number: null,
      destination_country: 'US',
      destination: { country: 'US', district: null },
      reference_no: 'A-1',
      tags: ['t'],
      metadata: { m: '1' },
      delivered_at: null,
      events: [{ status: 'label_created', sub_status: null }],
      billing: { status: 'pending', charged_hkd: null, declared_weight_kg: 0.5, adjustments_hkd: 0 },
    });
    expect(body.data.billing.pre_charge_hkd).toBe(body.data.pricing_snapshot.total_hkd);
    expect(body.data.updated_at >= body.data.created_at).toBe(true);
  });
});

describe('404', () => {
  it("is byte for byte the same for a missing, another account's and the other mode's shipment, and a bad check digit", async () => {
    const stranger = await service.createAccount();
    const digit = Number(booked.id.at(-1));
    const answers = await Promise.all([
      service.call('get', '/shipments/SMP0000000000000'),
      service.call('get', `/shipments/${booked.id.slice(0, -1)}${(digit + 1) % 10}`),
      service.call('get', '/shipments/anything'),
      service.call('get', `/shipments/${booked.id}`, stranger.testKey),
      service.call('get', `/shipments/${booked.id}`, service.account.liveKey),
    ]);
    for (const answer of answers) expect(answer.status).toBe(404);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });
});
