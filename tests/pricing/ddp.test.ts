import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clearRateRow, insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { violationText } from '../../src/contract/contract-text.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { goods, type OrderBody, order } from '../support/shipment/order.ts';

let service: TestService;
let liveKey: string;
beforeAll(async () => {
  service = await startTestService();
  liveKey = (await liveAccount(service.database, 1_000_000)).liveKey;
  await insertFxRate(service.database.db.kysely, { rateMicros: 7_800_000, ...daily() });
  await setRate('EUR', 9_050_000_000);
  await setRate('GBP', 10_400_000_000);
  await setRate('NOK', 770_000_000);
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const daily = () => ({ rateType: 'daily' as const, fetchedAt: service.clock.now() });
const setRate = (currency: string, rateNanos: number, after: number | null = null) =>
  insertRateAfter(service.database.db.kysely, after, { currency, rateNanos, ...daily() });

const recipient = { ...order().recipient, country_code: 'DE', city: 'Berlin', postal_code: '10115' };
const parcel = (change: Partial<OrderBody> = {}) => order({ recipient, incoterm: 'DDP', ...change });
const worth = (unit_price_hkd: number) => [goods({ quantity: 2, unit_price_hkd })];
const { service_tier_id } = order();
const to = { weight_kg: 0.5, destination_country: 'DE', destination_postal_code: '10115', service_tier_id };
const quote = async (body: object) =>
  (await service.call('post', '/rates').send({ ...to, items: worth(80), ...body })).body.data.options[0];
const check = async (body: OrderBody) =>
  (await service.call('post', '/shipments/validate').send(body)).body.data;
let keys = 0;
const create = (body: OrderBody, key?: string) =>
  service.call('post', '/shipments', key).set('Idempotency-Key', `ddp-${keys++}`).send(body);

interface Priced {
  readonly freight_hkd: number;
  readonly reg_fee_hkd: number;
  readonly total_hkd: number;
  readonly surcharges: readonly { readonly code: string; readonly amount_hkd: number }[];
}
const amountOf = ({ surcharges }: Priced, code: string) =>
  surcharges.find((line) => line.code === code)?.amount_hkd ?? 0;
const cents = (hkd: number) => Math.round(hkd * 100);

describe('a quote with DDP', () => {
  it.each([
    0.5, 80, 600.55,
  ])('of pieces at HKD %p has the VAT of Germany and the outlay fee', async (price) => {
    const option = await quote({ incoterm: 'DDP', items: worth(price) });
    const levy = amountOf(option, 'EU_ITEM_LEVY');
    const base = cents(2 * price + option.freight_hkd + option.reg_fee_hkd + levy);
    const tax = Math.round((base * 19) / 100);
    const fee = Math.max(2_500, Math.round((tax * 25) / 1_000));
    expect(cents(amountOf(option, 'DDP'))).toBe(tax + fee);
    expect(cents(option.total_hkd)).toBe(cents(option.freight_hkd + option.reg_fee_hkd + levy) + tax + fee);
    const { incoterm, due_at_delivery_hkd, total_hkd } = option.landed_cost;
    expect([incoterm, due_at_delivery_hkd, cents(total_hkd)]).toEqual(['DDP', 0, cents(levy) + tax]);
    expect(option.ioss_notice.handling).toBe('ddp');
  });

  it.each([
    [682.5, 27.3, false],
    [682.51, 0, true],
  ])('of pieces at HKD %p pays the levy or the duty, never both', async (price, levy, hasDuty) => {
    const { surcharges, landed_cost: cost } = await quote({ items: worth(price) });
    expect(amountOf({ surcharges } as Priced, 'EU_ITEM_LEVY')).toBe(levy);
    const duties = cost.lines.filter(({ rule }: { rule: string }) => rule === 'import_duty');
    expect(duties.length > 0).toBe(hasDuty);
  });

  it.each([
    ['GB', 'JE2 3AB', 'Jersey'],
    ['GB', 'IM1 1AA', 'Isle of Man'],
    ['NO', '9170', 'Svalbard'],
    ['ES', '35001', 'Canary Islands'],
  ])('to an area of %s with taxes of its own, %s, has no tax of the mainland', async (country, code, name) => {
    const address = { destination_country: country, destination_postal_code: code };
    const { landed_cost, landed_cost_reason } = await quote(address);
    expect([landed_cost, landed_cost_reason]).toEqual([null, expect.stringContaining(` in ${name} `)]);
  });

  it('is the same by the code of the surcharge, and shows the fee where it is not selected', async () => {
    const option = await quote({ incoterm: 'DDP' });
    expect(await quote({ surcharges: ['ddp'] })).toEqual(option);
    const without = await quote({});
    expect(without.landed_cost.incoterm).toBe('DAP');
    expect(without.opt_in_availability).toContainEqual({
      code: 'DDP',
      status: 'selectable',
      reason: null,
      fee_hkd: amountOf(option, 'DDP'),
    });
  });

  it('equals dry run and booking, which freeze the rates and the trade term', async () => {
    const { total_hkd } = await quote({ incoterm: 'DDP' });
    const body = parcel({ expected_total_hkd: total_hkd });
    expect((await check(body)).quote.total_hkd).toBe(total_hkd);
    const { status, body: booked } = await create(body);
    expect([status, booked.data.incoterm]).toEqual([201, 'DDP']);
    const { pricing_snapshot: price } = booked.data;
    expect(price.total_hkd).toBe(total_hkd);
    expect(cents(price.duties_taxes_hkd)).toBe(cents(price.landed_cost.total_hkd));
    expect(price.rates).toEqual([
      { currency: 'EUR', rate: 9.05, rate_type: 'daily', fetched_at: expect.any(String), stale: false },
    ]);
    const byCode = await create(order({ recipient, selected_surcharges: ['DDP'] }));
    expect(byCode.body.data).toMatchObject({ incoterm: 'DDP', pricing_snapshot: { total_hkd } });
    const other = await create(parcel({ expected_total_hkd: total_hkd + 0.01 }));
    expect([other.status, other.body.message]).toEqual([
      409,
      expect.stringContaining('PRICING_QUOTE_CHANGED'),
    ]);
  });
});

describe('DDP is refused', () => {
  const japan = { ...recipient, country_code: 'JP', city: 'Tokyo', postal_code: '100-0001' };
  it.each<[string, Partial<OrderBody>, string, string]>([
    [
      'where no rule covers the lane',
      { recipient: japan },
      'incoterm',
      'HKASTDGGSTCM does not offer DDP to JP',
    ],
    ['if duties are not known', { items: [goods({ quantity: 1 })] }, 'incoterm', 'is not possible: '],
    ['with an IOSS number', { ioss_number: 'IM3720012345' }, 'ioss_number', 'cannot be combined with DDP'],
    [
      'with another trade term',
      { incoterm: 'DAP', selected_surcharges: ['DDP'] },
      'incoterm',
      'must be DDP if DDP is selected',
    ],
    [
      'with another trade term and a prepayment',
      { incoterm: 'DAP', service_tier_id: 'HKEUVPGG01', vat_prepay: true },
      'incoterm',
      'must be DDP or omitted if the carrier prepays the import VAT',
    ],
  ])('%s', async (_, change, field, message) => {
    const { valid, violations } = await check(parcel(change));
    expect(valid).toBe(false);
    expect(violations).toContainEqual(
      expect.objectContaining({ path: [field], message: expect.stringContaining(message) }),
    );
  });

  it('with a prepayment of the same tax, which is DDP by itself', async () => {
    const prepaid = { service_tier_id: 'HKEUVPGG01', vat_prepay: true };
    expect(await check(parcel(prepaid))).toMatchObject({ valid: true });
    const { violations } = await check(parcel({ ...prepaid, selected_surcharges: ['DDP'] }));
    expect(violations.map(({ path }: { path: string[] }) => path)).toContainEqual(['vat_prepay']);
  });

  it('to a country with areas of other taxes without its postal code, where DAP is only warned', async () => {
    const { postal_code: _, ...address } = { ...recipient, country_code: 'ES', city: 'Madrid' };
    for (const place of [address, { ...address, postal_code: '5' }]) {
      const { violations } = await check(parcel({ recipient: place }));
      expect(violations).toEqual([
        expect.objectContaining({
          path: ['incoterm'],
          message:
            'is not possible: the postal code is missing or incomplete, on which duty and tax depend; send it',
        }),
      ]);
      expect(violationText(violations[0], 'zh-Hant')).toMatch(/郵政編碼未填寫或不完整/);
      const dap = await check(order({ recipient: place }));
      // A country alone stands for its mainland, and the warning says so.
      const isKnown = !('postal_code' in place);
      expect([dap.valid, dap.quote.landed_cost !== null]).toEqual([true, isKnown]);
      if (!isKnown) expect(dap.quote.landed_cost_gap.code).toBe('POSTAL_CODE_NEEDED');
      expect(dap.warnings.map(({ path }: { path: string[] }) => path)).toContainEqual([
        'recipient',
        'postal_code',
      ]);
    }
  });

  it('without a rate of the currency of its limits, with an error that is worth a retry', async () => {
    const { kysely } = service.database.db;
    await clearRateRow(kysely, 'GBP', service.clock.now());
    const { status, body, headers } = await create(
      parcel({ recipient: { ...recipient, country_code: 'GB', city: 'London', postal_code: 'SW1A 1AA' } }),
    );
    expect([status, body.message, headers['retry-after']]).toEqual([
      503,
      expect.stringContaining('FX_RATE_UNAVAILABLE'),
      '60',
    ]);
    const option = await quote({ incoterm: 'DDP', destination_country: 'GB' });
    expect([option.available, option.unavailable_reason]).toEqual([
      false,
      expect.stringContaining('GBP/HKD rate'),
    ]);
    const [newest] = (
      await service.database.db.pool.query("select max(id) as id from currency_rate where currency = 'GBP'")
    ).rows;
    await setRate('GBP', 10_400_000_000, newest.id);
  });
});

describe('a live booking with DDP', () => {
  const wallet = async () => (await service.call('get', '/wallet/balance', liveKey)).body.data;
  const settle = async (id: string, final: { charged: number; duties?: number }) => {
    const { settleShipment } = await import('../../src/booking/settle.ts');
    const { rows } = await service.database.db.pool.query(
      'select account_id from shipment where tracking_number = $1',
      [id],
    );
    return settleShipment(service.context, rows[0].account_id, id, {
      chargedCents: cents(final.charged),
      measuredWeightMg: 500_000,
      ...(final.duties === undefined ? {} : { dutiesTaxesCents: cents(final.duties) }),
    });
  };
  const entries = async (id: string) =>
    (await service.call('get', `/wallet/transactions?shipment_id=${id}`, liveKey)).body.data.data
      .map(({ type, amount_hkd }: { type: string; amount_hkd: number }) => [type, amount_hkd])
      .reverse();

  it('holds the total, and releases all of it if it is cancelled', async () => {
    const before = await wallet();
    const { body } = await create(parcel(), liveKey);
    const { total_hkd } = body.data.pricing_snapshot;
    expect(cents((await wallet()).held - before.held)).toBe(cents(total_hkd));
    const cancelled = await service.call('post', `/shipments/${body.data.id}/cancel`, liveKey);
    expect(cancelled.body.data.refunded_amount_hkd).toBe(total_hkd);
    expect(await wallet()).toEqual(before);
  });

  it.each([
    ['more than', 6.15],
    ['less than', -6.15],
    ['what', 0],
  ])('is settled against a bill with %s was priced, and the difference is an entry', async (_, difference) => {
    const { body } = await create(parcel(), liveKey);
    const { id, pricing_snapshot: price } = body.data;
    const before = await wallet();
    const duties = cents(price.duties_taxes_hkd + difference) / 100;
    const charged = cents(price.total_hkd + difference) / 100;
    expect(await settle(id, { charged, duties })).toMatchObject({ verdict: 'posted', repeated: false });
    expect(await settle(id, { charged, duties })).toMatchObject({
      repeated: true,
      chargedCents: cents(charged),
    });
    expect(await entries(id)).toEqual([
      ['hold', price.total_hkd],
      ['post', -price.total_hkd],
      ...(difference === 0 ? [] : [['duties', -difference]]),
    ]);
    const { billing } = (await service.call('get', `/shipments/${id}`, liveKey)).body.data;
    expect(billing).toMatchObject({
      pre_charge_hkd: price.total_hkd,
      charged_hkd: charged,
      adjustments_hkd: 0,
      duties_taxes: {
        priced_hkd: price.duties_taxes_hkd,
        charged_hkd: duties,
        difference_hkd: difference,
      },
    });
    expect(cents(before.balance - (await wallet()).balance)).toBe(cents(charged));
  });
});
