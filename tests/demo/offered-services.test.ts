import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DemoAccount, seedDemo } from '../../src/demo/seed-demo.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { goods } from '../support/shipment/order.ts';

let service: TestService;
let demo: DemoAccount;
beforeAll(async () => {
  service = await startTestService();
  const { database, clock } = service;
  demo = await seedDemo(database.db, { known: null, now: clock.now(), fetchesRate: false });
});
afterAll(() => service.stop());

const keyOf = (mode: 'test' | 'live') => (mode === 'live' ? demo.live_key : demo.test_key);

async function offered(mode: 'test' | 'live'): Promise<string[]> {
  const { body } = await service.call('get', '/service_tiers', keyOf(mode)).expect(200);
  return body.data.map((tier: { service_tier_id: string }) => tier.service_tier_id);
}

/** Books a service to the first of its destinations that has no requirement. Returns the last status. */
async function book(mode: 'test' | 'live', code: string): Promise<number> {
  let status = 0;
  const lanes = service.context.catalog.current.services.get(code)?.lanes ?? new Map();
  for (const [country, lane] of lanes) {
    const order = {
      service_tier_id: code,
      recipient: {
        contact_name: 'Emily Carter',
        phone: '+1 212 555 0147',
        country_code: country,
        city: 'City',
        address: '1 Street',
        postal_code: lane.ranges[0]?.from ?? '10118',
      },
      parcels: [{ weight_kg: 0.5 }],
      items: [goods({ unit_price_hkd: 80 })],
      goods_category: code === 'HKASTDCSSTCM' ? 'cosmetics' : 'general',
    };
    const key = `${mode}-${code}-${country}`;
    const response = await service
      .call('post', '/shipments', keyOf(mode))
      .set('Idempotency-Key', key)
      .send(order);
    status = response.status;
    if (status === 201) break;
  }
  return status;
}

describe('the demonstration', () => {
  it.each(['test', 'live'] as const)('offers no service in %s mode that cannot be booked', async (mode) => {
    const codes = await offered(mode);
    expect(codes).toContain('HKASTDGGSTCM');
    for (const code of codes) expect([code, await book(mode, code)]).toEqual([code, 201]);
  });

  it('offers the service of the partner gateway in test mode only, because live mode has no gateway', async () => {
    expect(await offered('test')).toContain('HKPTCHGG01');
    expect(await offered('live')).not.toContain('HKPTCHGG01');
    const { body } = await service
      .call('post', '/rates', demo.live_key)
      .send({ weight_kg: 0.5, destination_country: 'US' })
      .expect(200);
    expect(JSON.stringify(body)).not.toContain('HKPTCHGG01');
  });
});
