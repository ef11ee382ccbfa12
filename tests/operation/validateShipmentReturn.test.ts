import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { components } from '../../generated/types.ts';
import { shownParty } from '../support/address/shown-party.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { orderTo } from '../support/shipment/booking.ts';
import { sendBack, shop, sold } from '../support/shipment/returns.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const validate = (id: string, body: object = {}, key?: string) =>
  service.call('post', `/shipments/${id}/return/validate`, key).send(body);
type Option = components['schemas']['RateOption'];
const countRows = async () =>
  (await service.database.db.pool.query('select count(*)::int as n from shipment')).rows[0].n;

describe('200', () => {
  it('lists the return services cheapest first, and the price that the booking then has', async () => {
    const id = await sold(service);
    const before = await countRows();
    const { status, body } = await validate(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ valid: true, violations: [], violation_count: 0 });
    expect(body.data.options.map((one: Option) => [one.service_tier_id, one.total_hkd])).toEqual([
      ['HKRTNGG01', 88.25],
      ['HKPTRTGG01', 93],
      ['HKUSRTXP01', 124],
    ]);
    expect(body.data.quote).toEqual(body.data.options[0]);
    expect(body.data.recipient).toEqual(shownParty('recipient', shop));
    expect(await countRows()).toBe(before);
    for (const { service_tier_id, total_hkd, discount } of body.data.options as Option[]) {
      const booked = await sendBack(service, id, {
        service_tier_id,
        expected_total_hkd: total_hkd,
        expected_discount_rule_id: discount?.rule_id ?? null,
      });
      expect([booked.status, booked.body.data.pricing_snapshot?.total_hkd]).toEqual([201, total_hkd]);
    }
  });

  it('lists all violations, and quotes no notice of import taxes to the EU', async () => {
    const id = await sold(service, { ...orderTo('DE'), sender: { ...shop, country_code: 'CN' } });
    const { body } = await validate(id, { selected_surcharges: ['EU_VAT_PREPAY'], expected_total_hkd: 1 });
    expect(body.data.valid).toBe(false);
    expect(
      body.data.violations.map(({ path, code }: { path: string[]; code: string }) => [path, code]),
    ).toEqual([
      [['recipient'], 'INVALID_FIELD'],
      [['selected_surcharges', 0], 'INVALID_FIELD'],
      [['expected_total_hkd'], 'PRICING_QUOTE_CHANGED'],
    ]);
    expect(body.data.violation_count).toBe(3);
    expect(body.data.recipient).toBeNull();
    expect(body.data.quote).toMatchObject({
      service_tier_id: 'HKRTNGG01',
      ioss_notice: null,
      surcharges: [],
    });
  });

  it('names the address that the goods go to: of the request, of the shipment, or the default sender', async () => {
    const account = await service.createAccount();
    const key = account.testKey;
    const abroad = { ...shop, country_code: 'CN' };
    const id = await sold(service, { sender: abroad, key });
    const desk = { ...shop, country_code: 'hk', contact_name: 'Returns desk', email: 'desk@shop.example' };
    const named = await validate(id, { recipient: desk }, key);
    expect(named.body.data.recipient).toEqual(shownParty('recipient', { ...desk, country_code: 'HK' }));
    await service
      .sdk(key)
      .addresses.create({ role: 'sender', is_default: true, ...shop, contact_name: 'Store' });
    const { recipient } = (await validate(id, {}, key)).body.data;
    expect(recipient).toMatchObject({ ...shop, contact_name: 'Store' });
    expect((await sendBack(service, id, {}, { key })).body.data.recipient).toEqual(recipient);
    const elsewhere = await validate(id, { recipient: abroad }, key);
    expect(elsewhere.body.data).toMatchObject({
      recipient: null,
      violations: [{ path: ['recipient', 'country_code'] }],
    });
  });

  it('has no price and no options from a country without a return service', async () => {
    const id = await sold(service, orderTo('CL', { tax_number: '12.345.678-5' }));
    expect((await validate(id)).body.data).toMatchObject({
      valid: false,
      violations: [{ path: ['service_tier_id'], code: 'SERVICE_NOT_AVAILABLE' }],
      quote: null,
      options: [],
    });
  });

  it('shows a live key that its funds do not cover the way back', async () => {
    const account = await service.createAccount();
    const live = account.liveKey;
    const id = await sold(service, {}).then(() => soldLive(live));
    const { body } = await validate(id, {}, live);
    expect(body.data.violations).toEqual([
      { path: [], code: 'INSUFFICIENT_FUNDS', message: expect.any(String) },
    ]);
    expect(body.data.quote.total_hkd).toBe(88.25);
  });

  /** Sold from a wallet that is then empty. */
  async function soldLive(key: string): Promise<string> {
    const { rows } = await service.database.db.pool.query(
      'select account_id from api_key where livemode and account_id <> $1 order by created_at desc limit 1',
      [service.account.id],
    );
    const accountId: string = rows[0].account_id;
    await service.database.db.pool.query('update account set hold_exempt = true where id = $1', [accountId]);
    await service.database.db.pool.query('update account set credit_limit_cents = 100000 where id = $1', [
      accountId,
    ]);
    const id = await sold(service, { key });
    await service.database.db.pool.query(
      'update account set hold_exempt = false, credit_limit_cents = 0 where id = $1',
      [accountId],
    );
    return id;
  }
});

describe('400', () => {
  it('lists all violations of the schema', async () => {
    const { status, body } = await validate(await sold(service), { items: [], parcels: [{ weight_kg: 0 }] });
    expect(status).toBe(400);
    expect(body.data.map(({ path }: { path: unknown[] }) => path)).toEqual([
      ['parcels', 0, 'weight_kg'],
      ['items'],
    ]);
  });
});

describe('404', () => {
  it('hides the shipments of others', async () => {
    const other = await service.createAccount();
    expect((await validate(await sold(service), {}, other.testKey)).status).toBe(404);
  });
});

describe('409', () => {
  it('reports why a shipment cannot be returned', async () => {
    const { status, body } = await validate(await sold(service, { status: 'in_transit' }));
    expect([status, body.sysCode, body.data.reason]).toEqual([409, '1500132', 'not_delivered']);
  });
});
