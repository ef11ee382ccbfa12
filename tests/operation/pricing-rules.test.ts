import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { updateAccount } from '../../db/query/account.ts';
import { insertFxRate } from '../../db/query/fx-rate.ts';
import { addIossNumber } from '../../db/query/ioss-number.ts';
import { type SwitchName, setSwitch } from '../../db/query/setting.ts';
import { sysCodes } from '../../generated/errors.ts';
import { accepted, create, orderTo, percentOf, refused } from '../support/booking.ts';
import { order } from '../support/order.ts';
import { startTestService, type TestService } from '../support/service.ts';

/**
 * The rules of POST /shipments that decide a price or a lane, through HTTP: what each accepts and stores, and what it
 * refuses, leaving nothing. The decision table (tests/pricing) holds every case; here is one of each kind.
 */
let service: TestService;
/** Enrolled for custom insured amounts, with an IOSS number of its own and one of a platform. */
let enrolled: { id: string; testKey: string };
beforeAll(async () => {
  service = await startTestService();
  enrolled = await service.createAccount();
  const { kysely } = service.database.db;
  await updateAccount(kysely, enrolled.id, { custom_insurance: true });
  for (const [number, isPlatform] of [
    ['IM1111111111', false],
    ['IM2222222222', true],
  ] as const) {
    await addIossNumber(kysely, { accountId: enrolled.id, number, isPlatform, isDefault: false });
  }
});
afterAll(() => service.stop());
beforeEach(() =>
  insertFxRate(service.database.db.kysely, {
    rateMicros: 7_800_000,
    rateType: 'daily',
    fetchedAt: service.clock.now(),
  }),
);

const hkd = (unit_price_hkd: number, quantity = 1) => [{ description: 'Mug', quantity, unit_price_hkd }];
const carried = (hs_code?: string) => [
  { description: 'Mug', quantity: 1, unit_price_hkd: 80, ...(hs_code ? { hs_code } : {}) },
];

async function whileOff(name: SwitchName, work: () => Promise<void>): Promise<void> {
  const { kysely } = service.database.db;
  await setSwitch(kysely, name, false, new Date());
  await work();
  await setSwitch(kysely, name, true, new Date());
}

it('the numbers of the errors are the specification\u2019s', () => {
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
  it('is accepted when total and discount are the quote\u2019s, with and without a discount', async () => {
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
    ['a discount that is another', 0, 'DR-US-8HKD'],
    ['a discount where none was expected', 0, null],
  ])('refuses %s with 409, telling the price, and books nothing', async (_, off, rule) => {
    const cosmetics = { service_tier_id: 'HKASTDCSSTCM' };
    const { data } = await accepted(service, order(cosmetics));
    const { total_hkd } = data.pricing_snapshot;
    const expectation = { expected_total_hkd: total_hkd + off, expected_discount_rule_id: rule };
    const { status, body } = await create(service, order({ ...cosmetics, ...expectation }));
    expect({ status, sysCode: body.sysCode, data: body.data }).toEqual({
      status: 409,
      sysCode: '1500102',
      data: { name: 'PRICING_QUOTE_CHANGED', total_hkd, discount_rule_id: 'DR-CS-5PCT' },
    });
  });
});

describe('9: surcharges and insurance', () => {
  it('charges 0.7 % of freight and declared value, at least HKD 9, whatever the case of the code', async () => {
    const dear = await accepted(service, order({ selected_surcharges: ['insurance'], items: hkd(4000) }));
    const { freight_hkd } = dear.data.pricing_snapshot;
    expect(dear.fees.INSURANCE).toBe(percentOf(freight_hkd + 4000, 0.7));
    expect(dear.row.customs).toEqual({ selected_surcharges: ['INSURANCE'] });
    const cheap = await accepted(service, order({ selected_surcharges: ['INSURANCE'], items: hkd(1) }));
    expect(cheap.fees.INSURANCE).toBe(9);
  });

  it('refuses insurance that the option can not carry with 1500031, and never leaves it out', async () => {
    const partner = order({ service_tier_id: 'HKPTCHGG01', selected_surcharges: ['INSURANCE'] });
    await refused(service, partner, 'INSURANCE_UNSUPPORTED', [['selected_surcharges', 0]]);
  });

  it('refuses SIGNATURE with INSURANCE on the US priority line, and accepts each alone', async () => {
    const priority = { service_tier_id: 'HKUSSEGG01' };
    const both = order({ ...priority, selected_surcharges: ['SIGNATURE', 'INSURANCE'] });
    await refused(service, both, 'INVALID_FIELD', [['selected_surcharges', 1]]);
    const signed = await accepted(service, order({ ...priority, selected_surcharges: ['SIGNATURE'] }));
    const insured = await accepted(service, order({ ...priority, selected_surcharges: ['INSURANCE'] }));
    expect([Object.keys(signed.fees), Object.keys(insured.fees)]).toEqual([['SIGNATURE'], ['INSURANCE']]);
  });

  it('refuses SIGNATURE where the carrier takes none, and a code that no surcharge has', async () => {
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

  it('in HKD is the fee\u2019s basis as sent, with its USD value frozen beside it', async () => {
    const { data, row, fees } = await accepted(service, insured(19_500), enrolled.testKey);
    expect(fees.INSURANCE).toBe(136.5);
    const frozen = { custom_insured_amount_hkd: 19_500, custom_insured_amount_usd: 2500 };
    expect(data.pricing_snapshot).toMatchObject(frozen);
    expect(row.pricing).toMatchObject(frozen);
    const detail = await service.call('get', `/shipments/${data.id}`, enrolled.testKey);
    expect(detail.body.data).toMatchObject(frozen);
  });

  it('in USD is converted at the frozen rate; the least fee is HKD 9', async () => {
    const usd = { declared_currency: 'USD', items: [{ description: 'Mug', quantity: 1, unit_price: 10 }] };
    const { data, fees } = await accepted(service, insured(99.99, usd), enrolled.testKey);
    expect(fees.INSURANCE).toBe(9);
    expect(data.pricing_snapshot).toMatchObject({
      custom_insured_amount_hkd: 779.92,
      custom_insured_amount_usd: 99.99,
    });
  });

  it('leaves its fields out where none was used', async () => {
    const { data } = await accepted(service, insured(1, { insured_amount: undefined }), enrolled.testKey);
    expect(Object.keys(data.pricing_snapshot).join()).not.toContain('custom');
  });

  it.each([
    ['over the cap by a cent of HKD', { insured_amount: 19_500.01 }],
    ['of zero', { insured_amount: 0 }],
    ['below zero', { insured_amount: -1 }],
    ['with 3 decimals', { insured_amount: 100.001 }],
    ['without INSURANCE', { selected_surcharges: [] }],
    ['on a service that takes none', { service_tier_id: 'HKASTDGGSTCM' }],
  ])('is refused %s', async (_, change) => {
    await refused(service, insured(500, change), 'INVALID_FIELD', [['insured_amount']], enrolled.testKey);
  });

  it('is refused to an account that is not enrolled', async () => {
    await refused(service, insured(500), 'INVALID_FIELD', [['insured_amount']]);
  });
});

describe('11: IOSS and EU VAT', () => {
  it('forwards a number of the account\u2019s own or of a platform, and charges no VAT', async () => {
    for (const ioss_number of ['IM1111111111', 'IM2222222222']) {
      const { row, fees } = await accepted(service, orderTo('DE', { ioss_number }), enrolled.testKey);
      expect(row.customs).toEqual({ ioss_number });
      expect(fees).not.toHaveProperty('EU_VAT_PREPAY');
    }
  });

  it('takes the account\u2019s default where none is given; the request\u2019s own and an explicit prepayment win over it', async () => {
    const { id, testKey } = await service.createAccount();
    const { kysely } = service.database.db;
    const number = { accountId: id, isPlatform: false };
    await addIossNumber(kysely, { ...number, number: 'IM3333333333', isDefault: true });
    await addIossNumber(kysely, { ...number, number: 'IM4444444444', isDefault: false });
    const customsOf = async (change: object) =>
      (await accepted(service, orderTo('DE', change), testKey)).row.customs;
    expect(await customsOf({})).toEqual({ ioss_number: 'IM3333333333' });
    expect(await customsOf({ ioss_number: 'IM4444444444' })).toEqual({ ioss_number: 'IM4444444444' });
    expect(await customsOf({ service_tier_id: 'HKEUVPGG01', vat_prepay: true })).toEqual({
      vat_prepay: true,
      selected_surcharges: ['EU_VAT_PREPAY'],
    });
    const { row } = await accepted(service, order(), testKey);
    expect(row.customs).toEqual({});
  });

  it('charges the destination\u2019s VAT and 2 % handling on the declared value with vat_prepay', async () => {
    const prepaid = { service_tier_id: 'HKEUVPGG01', vat_prepay: true, items: hkd(333.33, 3) };
    expect((await accepted(service, orderTo('DE', prepaid))).fees.EU_VAT_PREPAY).toBe(percentOf(999.99, 21));
    expect((await accepted(service, orderTo('FI', prepaid))).fees.EU_VAT_PREPAY).toBe(
      percentOf(999.99, 27.5),
    );
  });

  it('refuses a number that is another account\u2019s or nobody\u2019s', async () => {
    for (const ioss_number of ['IM1111111111', 'IM9999999999']) {
      await refused(service, orderTo('DE', { ioss_number }), 'IOSS_NOT_OWNED', [['ioss_number']]);
    }
  });

  it('refuses IOSS with vat_prepay, vat_prepay where the carrier has none, and any while it is switched off', async () => {
    const prepaid = { service_tier_id: 'HKEUVPGG01', vat_prepay: true };
    const both = orderTo('DE', { ...prepaid, ioss_number: 'IM1111111111' });
    await refused(service, both, 'IOSS_AND_PREPAY_CONFLICT', [['ioss_number']], enrolled.testKey);
    await refused(service, orderTo('DE', { vat_prepay: true }), 'VAT_PREPAY_UNSUPPORTED', [['vat_prepay']]);
    await refused(service, order({ vat_prepay: true }), 'VAT_PREPAY_UNSUPPORTED', [['vat_prepay']]);
    await whileOff('vat-prepay', () =>
      refused(service, orderTo('DE', prepaid), 'VAT_PREPAY_DISABLED', [['vat_prepay']]),
    );
  });
});

describe('12: Norway', () => {
  it('takes a tax number, and then charges no VAT and keeps the carrier\u2019s product', async () => {
    const { row, fees } = await accepted(service, orderTo('NO', { tax_number: ' VOEC2024 ' }));
    expect(row).toMatchObject({ carrier_product_code: 'HK-ASS-GG', customs: { tax_number: 'VOEC2024' } });
    expect(fees).toEqual({});
  });

  it.each([
    ['voec_prepay', { voec_prepay: true }],
    ['NO_VOEC_PREPAY', { selected_surcharges: ['no_voec_prepay'] }],
  ])('charges 27 %% and HKD 3 with %s on standard goods, and switches silently to HK-ASS-PF', async (_, prepaid) => {
    const { data, row, fees } = await accepted(service, orderTo('NO', { ...prepaid, items: hkd(100.01) }));
    expect(fees).toEqual({ NO_VOEC_PREPAY: 30 });
    expect(row.carrier_product_code).toBe('HK-ASS-PF');
    expect(data).toMatchObject({
      service_tier_id: 'HKASTDGGSTCM',
      requested_service_tier_id: 'HKASTDGGSTCM',
    });
    expect(JSON.stringify(data)).not.toContain('HK-ASS-PF');
  });

  it('charges 27 % alone on cosmetics, without a switch', async () => {
    const cosmetics = { service_tier_id: 'HKASTDCSSTCM', voec_prepay: true, items: hkd(100) };
    const { row, fees } = await accepted(service, orderTo('NO', cosmetics));
    expect(fees).toEqual({ NO_VOEC_PREPAY: 27 });
    expect(row.carrier_product_code).toBe('HK-ASS-CS');
  });

  it('refuses neither a tax number nor the prepayment, and the prepayment elsewhere', async () => {
    await refused(service, orderTo('NO'), 'TAX_NUMBER_REQUIRED', [['tax_number']]);
    await refused(service, orderTo('NO', { voec_prepay: false }), 'TAX_NUMBER_REQUIRED', [['tax_number']]);
    await refused(service, order({ voec_prepay: true }), 'VOEC_PREPAY_UNSUPPORTED', [['voec_prepay']]);
    const selected = orderTo('SE', { selected_surcharges: ['NO_VOEC_PREPAY'] });
    await refused(service, selected, 'VOEC_PREPAY_UNSUPPORTED', [['selected_surcharges', 0]]);
  });

  it('refuses the prepayment beside a tax number, an IOSS number and VAT prepayment, and while it is switched off', async () => {
    const beside = {
      voec_prepay: true,
      tax_number: 'VOEC2024',
      ioss_number: 'IM1111111111',
      vat_prepay: true,
    };
    await refused(
      service,
      orderTo('NO', beside),
      'VOEC_PREPAY_CONFLICT',
      [['tax_number'], ['ioss_number'], ['vat_prepay']],
      enrolled.testKey,
    );
    await whileOff('voec-prepay', () =>
      refused(service, orderTo('NO', { voec_prepay: true }), 'VOEC_PREPAY_DISABLED', [['voec_prepay']]),
    );
  });
});

describe('13 to 15: Chile, Japan, Brazil', () => {
  it('takes a RUT of any form to Chile, and refuses none', async () => {
    const { row } = await accepted(service, orderTo('CL', { tax_number: '12.345.678-5' }));
    expect(row.customs).toEqual({ tax_number: '12.345.678-5' });
    await refused(service, orderTo('CL'), 'CL_TAX_NUMBER_REQUIRED', [['tax_number']]);
  });

  it('takes a sales platform to Japan, forwards one to other countries, and refuses none to Japan', async () => {
    for (const country of ['JP', 'US']) {
      const { row } = await accepted(service, orderTo(country, { sales_platform_name: 'Rakuten' }));
      expect(row.customs).toEqual({ sales_platform_name: 'Rakuten' });
    }
    await refused(service, orderTo('JP'), 'SALES_PLATFORM_NAME_REQUIRED', [['sales_platform_name']]);
  });

  it('takes an HS code of 8 digits to Brazil, with symbols as it was written, and refuses any other', async () => {
    const { row } = await accepted(service, orderTo('BR', { items: carried('6912.00.00') }));
    expect(row.items).toEqual([expect.objectContaining({ hs_code: '6912.00.00' })]);
    const items = ['691200', undefined, '691200000', '6912OOOO'].flatMap((code) => carried(code));
    await refused(
      service,
      orderTo('BR', { items: [...carried('69120000'), ...items] }),
      'HS_CODE_BR_8_DIGITS_REQUIRED',
      [1, 2, 3, 4].map((index) => ['items', index, 'hs_code']),
    );
    for (const none of [{ items: [] }, { items: undefined }]) {
      const body = orderTo('BR', none as never);
      await refused(service, body, 'HS_CODE_BR_8_DIGITS_REQUIRED', [['items']]);
    }
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

  it('books HKUSSEGG01, which is live', async () => {
    const { row } = await accepted(service, order({ service_tier_id: 'HKUSSEGG01' }));
    expect(row).toMatchObject({ service_code: 'HKUSSEGG01', requested_service_code: 'HKUSSEGG01' });
  });
});
