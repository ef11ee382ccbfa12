import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { updateAccount } from '../../db/query/account/account.ts';
import { insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { sysCodes } from '../../generated/errors.ts';
import { startTestService, type TestService } from '../support/service.ts';
import {
  accepted,
  countShipments,
  create,
  orderTo,
  percentOf,
  refused,
} from '../support/shipment/booking.ts';
import { goods, order } from '../support/shipment/order.ts';

/**
 * The rules of POST /shipments that determine a price, with one test per kind of rule. The decision table
 * (tests/pricing) has every case.
 */
let service: TestService;
/** Is enrolled for custom insured amounts. */
let enrolled: { id: string; testKey: string };
beforeAll(async () => {
  service = await startTestService();
  enrolled = await service.createAccount();
  await updateAccount(service.database.db.kysely, enrolled.id, { custom_insurance: true });
});
afterAll(() => service.stop());
beforeEach(() =>
  insertFxRate(service.database.db.kysely, {
    rateMicros: 7_800_000,
    rateType: 'daily',
    fetchedAt: service.clock.now(),
  }),
);

const hkd = (unit_price_hkd: number, quantity = 1) => [goods({ quantity, unit_price_hkd })];

it('the error codes have the numbers of the specification', () => {
  const numbers = {
    COD_NOT_AVAILABLE: '1500034',
    CL_TAX_NUMBER_REQUIRED: '1500033',
    INSURANCE_UNSUPPORTED: '1500031',
    HS_CODE_BR_8_DIGITS_REQUIRED: '1500030',
    TAX_NUMBER_REQUIRED: '1500029',
    VOEC_PREPAY_UNSUPPORTED: '1500028',
    VOEC_PREPAY_CONFLICT: '1500027',
    VOEC_PREPAY_DISABLED: '1500026',
    SALES_PLATFORM_NAME_REQUIRED: '1500025',
    FX_RATE_UNAVAILABLE: '1500018',
  } as const;
  for (const [name, number] of Object.entries(numbers)) {
    expect(sysCodes[name as keyof typeof numbers].code).toBe(number);
  }
});

describe('7: the expected price', () => {
  it('is accepted if total and discount match the quote, with and without a discount', async () => {
    const cosmetics = { service_tier_id: 'HKASTDCSSTCM' };
    const { data } = await accepted(service, order(cosmetics));
    const expected_total_hkd = data.pricing_snapshot.total_hkd;
    await accepted(
      service,
      order({ ...cosmetics, expected_total_hkd, expected_discount_rule_id: 'DR-CS-5PCT' }),
    );
    await accepted(service, order({ expected_discount_rule_id: null }));
  });

  it.each([
    ['a total one cent off', 0.01, 'DR-CS-5PCT'],
    ['another discount', 0, 'DR-US-8HKD'],
    ['a discount although none was expected', 0, null],
  ])('refuses %s with 409 and the price, and books nothing', async (_, off, rule) => {
    const cosmetics = { service_tier_id: 'HKASTDCSSTCM' };
    const { data } = await accepted(service, order(cosmetics));
    const { total_hkd, discount } = data.pricing_snapshot;
    expect(discount).toEqual({ rule_id: 'DR-CS-5PCT', amount_hkd: expect.any(Number) });
    const expectation = { expected_total_hkd: total_hkd + off, expected_discount_rule_id: rule };
    const before = await countShipments(service);
    const { status, body } = await create(service, order({ ...cosmetics, ...expectation }));
    expect(await countShipments(service)).toBe(before);
    expect({ status, sysCode: body.sysCode, data: body.data }).toEqual({
      status: 409,
      sysCode: '1500102',
      data: { name: 'PRICING_QUOTE_CHANGED', total_hkd, discount_rule_id: 'DR-CS-5PCT' },
    });
  });
});

describe('9: surcharges and insurance', () => {
  it('charges 0.7 % of freight and declared value, at least HKD 9, for the code in any case', async () => {
    const dear = await accepted(service, order({ selected_surcharges: ['insurance'], items: hkd(4000) }));
    const { freight_hkd } = dear.data.pricing_snapshot;
    expect(dear.fees.INSURANCE).toBe(percentOf(freight_hkd + 4000, 0.7));
    expect(dear.row.customs).toEqual({ selected_surcharges: ['INSURANCE'] });
    const cheap = await accepted(service, order({ selected_surcharges: ['INSURANCE'], items: hkd(1) }));
    expect(cheap.fees.INSURANCE).toBe(9);
  });

  it('refuses insurance that the option cannot have with 1500031, and does not drop it', async () => {
    const partner = order({ service_tier_id: 'HKPTCHGG01', selected_surcharges: ['INSURANCE'] });
    await refused(service, partner, 'INSURANCE_UNSUPPORTED', [['selected_surcharges', 0]]);
  });

  it('refuses the second of SIGNATURE and INSURANCE on the US priority line, and accepts either one', async () => {
    const priority = { service_tier_id: 'HKUSSEGG01' };
    const both = order({ ...priority, selected_surcharges: ['SIGNATURE', 'INSURANCE'] });
    await refused(service, both, 'INSURANCE_UNSUPPORTED', [['selected_surcharges', 1]]);
    const other = order({ ...priority, selected_surcharges: ['INSURANCE', 'SIGNATURE'] });
    await refused(service, other, 'INVALID_FIELD', [['selected_surcharges', 1]]);
    const signed = await accepted(service, order({ ...priority, selected_surcharges: ['SIGNATURE'] }));
    const insured = await accepted(service, order({ ...priority, selected_surcharges: ['INSURANCE'] }));
    expect([Object.keys(signed.fees), Object.keys(insured.fees)]).toEqual([['SIGNATURE'], ['INSURANCE']]);
  });

  it('refuses SIGNATURE if the carrier does not offer it, and an unknown code', async () => {
    const surcharges = { selected_surcharges: ['INSURANCE', 'SIGNATURE'] };
    await refused(service, orderTo('AE', surcharges), 'INVALID_FIELD', [['selected_surcharges', 1]]);
    await refused(service, order({ selected_surcharges: ['GIFT'] }), 'INVALID_FIELD', [
      ['selected_surcharges', 0],
    ]);
  });
});

describe('10: a custom insured amount', () => {
  const insured = (insured_amount: number, change = {}) =>
    order({ service_tier_id: 'HKASTDCSSTCM', selected_surcharges: ['INSURANCE'], insured_amount, ...change });

  it('in HKD is the base of the fee, and its USD value is frozen with it', async () => {
    const { data, row, fees } = await accepted(service, insured(19_500), enrolled.testKey);
    expect(fees.INSURANCE).toBe(136.5);
    const frozen = { custom_insured_amount_hkd: 19_500, custom_insured_amount_usd: 2500 };
    expect(data.pricing_snapshot).toMatchObject(frozen);
    expect(row.pricing).toMatchObject(frozen);
    const detail = await service.call('get', `/shipments/${data.id}`, enrolled.testKey);
    expect(detail.body.data).toMatchObject(frozen);
  });

  it('in USD is converted at the frozen rate; the minimum fee is HKD 9', async () => {
    const usd = { declared_currency: 'USD', items: [{ description: 'Mug', quantity: 1, unit_price: 10 }] };
    const { data, fees } = await accepted(service, insured(99.99, usd), enrolled.testKey);
    expect(fees.INSURANCE).toBe(9);
    expect(data.pricing_snapshot).toMatchObject({
      custom_insured_amount_hkd: 779.92,
      custom_insured_amount_usd: 99.99,
    });
  });

  it('is absent from the response if none was used', async () => {
    const { data } = await accepted(service, insured(1, { insured_amount: undefined }), enrolled.testKey);
    expect(Object.keys(data.pricing_snapshot).join()).not.toContain('custom');
  });

  it.each([
    ['one HKD cent over the cap', { insured_amount: 19_500.01 }],
    ['of zero', { insured_amount: 0 }],
    ['below zero', { insured_amount: -1 }],
    ['with 3 decimals', { insured_amount: 100.001 }],
    ['without INSURANCE', { selected_surcharges: [] }],
    ['on a service without custom amounts', { service_tier_id: 'HKASTDGGSTCM' }],
  ])('is refused: %s', async (_, change) => {
    await refused(service, insured(500, change), 'INVALID_FIELD', [['insured_amount']], enrolled.testKey);
  });

  it('is refused if the account is not enrolled', async () => {
    await refused(service, insured(500), 'INVALID_FIELD', [['insured_amount']]);
  });
});

describe('18: Service Codes', () => {
  it.each([
    'US-GEN-PUB-001',
    'US-GEN-PUB-002',
    'HK-ST-GG-01',
    'HK-US-SE-GG-01',
    'HKUSSTCS01',
  ])('refuses the retired %s', async (service_tier_id) => {
    await refused(service, order({ service_tier_id }), 'SERVICE_CODE_RETIRED', [['service_tier_id']]);
  });

  it('books the current code HKUSSEGG01', async () => {
    const { row } = await accepted(service, order({ service_tier_id: 'HKUSSEGG01' }));
    expect(row).toMatchObject({ service_code: 'HKUSSEGG01', requested_service_code: 'HKUSSEGG01' });
  });
});
