import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SwitchName, setSwitch } from '../../db/query/installation/setting.ts';
import { addIossNumber } from '../../db/query/pricing/ioss-number.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted, orderTo, percentOf, refused } from '../support/shipment/booking.ts';
import { goods, order } from '../support/shipment/order.ts';

/** Rules 11 to 15 of POST /shipments. */
let service: TestService;

/** Has its own IOSS number and a platform's. */
let enrolled: { id: string; testKey: string };

beforeAll(async () => {
  service = await startTestService();
  enrolled = await service.createAccount();
  const { kysely } = service.database.db;
  for (const [number, isPlatform] of [
    ['IM1111111111', false],
    ['IM2222222222', true],
  ] as const) {
    await addIossNumber(kysely, { accountId: enrolled.id, number, isPlatform, isDefault: false });
  }
});

afterAll(() => service.stop());

const hkd = (unit_price_hkd: number, quantity = 1) => [goods({ quantity, unit_price_hkd })];

const carried = (hs_code?: string) => [
  { description: 'Mug', quantity: 1, unit_price_hkd: 80, ...(hs_code ? { hs_code } : {}) },
];

async function whileOff(name: SwitchName, work: () => Promise<void>): Promise<void> {
  const { kysely } = service.database.db;
  await setSwitch(kysely, name, false, new Date());
  try {
    await work();
  } finally {
    await setSwitch(kysely, name, true, new Date());
  }
}

describe('11: IOSS and EU VAT', () => {
  it('forwards an IOSS number of the account or of a platform, and charges no VAT', async () => {
    for (const ioss_number of ['IM1111111111', 'IM2222222222']) {
      const { row, fees } = await accepted(service, orderTo('DE', { ioss_number }), enrolled.testKey);
      expect(row.customs).toEqual({ ioss_number });
      expect(fees).not.toHaveProperty('EU_VAT_PREPAY');
    }
  });

  it("uses the account's default IOSS number, unless the request has a number or prepays VAT", async () => {
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
    expect(
      await customsOf({ service_tier_id: 'HKEUVPGG01', selected_surcharges: ['eu_vat_prepay'] }),
    ).toEqual({
      vat_prepay: true,
      selected_surcharges: ['EU_VAT_PREPAY'],
    });
  });

  it("charges the destination's VAT and 2 % handling on the declared value with vat_prepay", async () => {
    const prepaid = { service_tier_id: 'HKEUVPGG01', vat_prepay: true, items: hkd(333.33, 3) };
    expect((await accepted(service, orderTo('DE', prepaid))).fees.EU_VAT_PREPAY).toBe(percentOf(999.99, 21));
    expect((await accepted(service, orderTo('FI', prepaid))).fees.EU_VAT_PREPAY).toBe(
      percentOf(999.99, 27.5),
    );
  });

  it('refuses an unknown number and a number of another account', async () => {
    for (const ioss_number of ['IM1111111111', 'IM9999999999']) {
      await refused(service, orderTo('DE', { ioss_number }), 'IOSS_NOT_OWNED', [['ioss_number']]);
    }
  });

  it('refuses IOSS with vat_prepay, vat_prepay if the carrier does not support it, and vat_prepay while it is switched off', async () => {
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

describe('an IOSS number to a destination outside the EU', () => {
  it('is checked, but not forwarded', async () => {
    const own = order({ ioss_number: 'IM1111111111' });
    const { customs } = (await accepted(service, own, enrolled.testKey)).row;
    expect(customs).not.toHaveProperty('ioss_number');
    await refused(service, order({ ioss_number: 'IM9999999999' }), 'IOSS_NOT_OWNED', [['ioss_number']]);
  });
});

describe('12: Norway', () => {
  it("accepts a tax number, charges no VAT and keeps the carrier's product", async () => {
    const { row, fees } = await accepted(service, orderTo('NO', { tax_number: ' VOEC2024 ' }));
    expect(row).toMatchObject({ carrier_product_code: 'HK-ASS-GG', customs: { tax_number: 'VOEC2024' } });
    expect(fees).toEqual({});
  });

  it.each([
    ['voec_prepay', { voec_prepay: true }],
    ['NO_VOEC_PREPAY', { selected_surcharges: ['no_voec_prepay'] }],
  ])('charges 27 %% and HKD 3 with %s on standard goods, and switches to HK-ASS-PF without a notice', async (_, prepaid) => {
    const { data, row, fees } = await accepted(service, orderTo('NO', { ...prepaid, items: hkd(100.01) }));
    expect(fees).toEqual({ NO_VOEC_PREPAY: 30 });
    expect(row).toMatchObject({ carrier_product_code: 'HK-ASS-PF', customs: { voec_prepay: true } });
    expect(data).toMatchObject({
      service_tier_id: 'HKASTDGGSTCM',
      requested_service_tier_id: 'HKASTDGGSTCM',
    });
    expect(JSON.stringify(data)).not.toContain('HK-ASS-PF');
  });

  it('charges only 27 % on cosmetics, and does not switch the product', async () => {
    const cosmetics = { service_tier_id: 'HKASTDCSSTCM', voec_prepay: true, items: hkd(100) };
    const { row, fees } = await accepted(service, orderTo('NO', cosmetics));
    expect(fees).toEqual({ NO_VOEC_PREPAY: 27 });
    expect(row.carrier_product_code).toBe('HK-ASS-CS');
  });

  it('requires a tax number or the prepayment, and refuses the prepayment for other countries', async () => {
    await refused(service, orderTo('NO'), 'TAX_NUMBER_REQUIRED', [['tax_number']]);
    await refused(service, orderTo('NO', { voec_prepay: false }), 'TAX_NUMBER_REQUIRED', [['tax_number']]);
    await refused(service, order({ voec_prepay: true }), 'VOEC_PREPAY_UNSUPPORTED', [['voec_prepay']]);
    const selected = orderTo('SE', { selected_surcharges: ['NO_VOEC_PREPAY'] });
    await refused(service, selected, 'VOEC_PREPAY_UNSUPPORTED', [['selected_surcharges', 0]]);
  });

  it('refuses the prepayment with a tax number, an IOSS number or VAT prepayment, and while it is switched off', async () => {
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
  it('requires a RUT for Chile, and accepts any form of it', async () => {
    const { row } = await accepted(service, orderTo('CL', { tax_number: '12.345.678-5' }));
    expect(row.customs).toEqual({ tax_number: '12.345.678-5' });
    await refused(service, orderTo('CL'), 'CL_TAX_NUMBER_REQUIRED', [['tax_number']]);
  });

  it('requires a sales platform for Japan, and forwards it to other countries too', async () => {
    for (const country of ['JP', 'US']) {
      const { row } = await accepted(service, orderTo(country, { sales_platform_name: 'Rakuten' }));
      expect(row.customs).toEqual({ sales_platform_name: 'Rakuten' });
    }
    await refused(service, orderTo('JP'), 'SALES_PLATFORM_NAME_REQUIRED', [['sales_platform_name']]);
  });

  it('requires an HS code of 8 digits for Brazil, and keeps its symbols', async () => {
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

describe('warnings of many items', () => {
  it('name each rule for the first items, although a response lists only some', async () => {
    const items = Array.from({ length: 100 }, (_, at) => ({
      description: `Cotton T-shirt ${at}`,
      quantity: 1,
      unit_price_hkd: 8,
    }));
    const { body } = await service.call('post', '/shipments/validate').send(orderTo('DE', { items }));
    const ruleOf = ({ rule }: { rule?: string }) => rule ?? '';
    const named = new Set<string>(body.data.warnings.map(ruleOf));
    expect([...named]).toEqual(expect.arrayContaining(['eu_hs_code', 'eu_origin', 'eu_product_id']));
    expect(body.data.warnings.length).toBeLessThanOrEqual(100);
  });
});
