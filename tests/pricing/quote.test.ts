import { describe, expect, it } from '@jest/globals';
import type { OptIn, Option, PricedOption, PricingContext } from '../../src/pricing/option.ts';
import { prepareQuote, type Quote, type QuoteInput, quoteOptions } from '../../src/pricing/quote.ts';
import { readContext } from './decision-row.ts';
import { demoCatalog } from './demo-catalog.ts';

const catalog = await demoCatalog();
function quote(input: Partial<QuoteInput>, context: PricingContext = readContext('', catalog)): Quote {
  const body = { weight_kg: 0.5, destination_country: 'US', ...input };
  const facts = prepareQuote(body, context);
  expect(facts.violations).toEqual([]);
  return quoteOptions(facts);
}
function options(input: Partial<QuoteInput>, context?: PricingContext): readonly Option[] {
  const answer = quote(input, context);
  if ('rejection' in answer) throw new Error(answer.rejection.reason);
  return answer.options;
}
function priced(code: string, input: Partial<QuoteInput>, context?: PricingContext): PricedOption {
  const option = options(input, context).find((one) => one.service.code === code);
  if (!option?.available) throw new Error(`${code} is not available`);
  return option;
}
function optIn(option: PricedOption, code: string): OptIn | undefined {
  return option.optIns.find((one) => one.code === code);
}

function rejection(input: Partial<QuoteInput>, context?: PricingContext) {
  const answer = quote(input, context);
  return 'rejection' in answer ? answer.rejection.field : null;
}

describe('the options of a quote', () => {
  it("are the account's options on the lane, cheapest first", () => {
    const found = options({});
    expect(found.map((one) => one.service.code)).toEqual([
      'HKPTCHGG01',
      'HKASTDGGSTCM',
      'HKUSSEGG01',
      'HKASTDCSSTCM',
    ]);
    const totals = found.map((one) => (one.available ? one.totalCents : Number.NaN));
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  });

  it('list the unavailable ones last, with the reason', () => {
    const found = options({ destination_country: 'AU' });
    const last = found.at(-1);
    expect(last?.service.code).toBe('HKAUZNGG01');
    expect(last?.available === false && last.unavailability).toMatchObject({
      code: 'POSTCODE_REQUIRED',
      message: 'requires a postal code in AU, because it is priced by zone',
    });
    expect(
      priced('HKAUZNGG01', { destination_country: 'AU', destination_postal_code: '3000' }).available,
    ).toBe(true);
  });

  it('are all unavailable for goods that no service accepts', () => {
    const found = options({ goods_category: 'livestock' });
    expect(found.length).toBe(4);
    expect(
      found.every((one) => !one.available && one.unavailability.code === 'GOODS_CATEGORY_NOT_CARRIED'),
    ).toBe(true);
  });

  it('are unavailable without the requested tax prepayment', () => {
    const found = options({ destination_country: 'DE', vat_prepay: true, declared_value_hkd: 100 });
    const reasons = found.map((one) => [
      one.service.code,
      one.available ? 'available' : one.unavailability.code,
    ]);
    expect(reasons).toEqual([
      ['HKEUVPGG01', 'available'],
      ['HKASTDCSSTCM', 'PREPAYMENT_NOT_OFFERED'],
      ['HKASTDGGSTCM', 'PREPAYMENT_NOT_OFFERED'],
      ['HKPTCHGG01', 'PREPAYMENT_NOT_OFFERED'],
    ]);
    const norway = options({
      destination_country: 'NO',
      surcharges: ['no_voec_prepay'],
      declared_value_hkd: 1,
    });
    expect(norway.map((one) => one.available)).toEqual([true, true]);
  });

  it('are empty for an account without entitlements', () => {
    const context = readContext('', catalog);
    const entitlement = { accountId: 'acc_none', productCodes: new Set<string>(), rateTables: new Map() };
    expect(quote({}, { ...context, account: { ...context.account, entitlement } })).toEqual({ options: [] });
  });

  it('are limited to a named service', () => {
    expect(options({ service_tier_id: 'HKUSSEGG01' }).map((one) => one.service.code)).toEqual(['HKUSSEGG01']);
  });

  it('are priced by the parcels instead of weight_kg', () => {
    const light = priced('HKASTDGGSTCM', { parcels: [{ weight_kg: 1 }, { weight_kg: 2 }] });
    expect(light.chargeableWeightMg).toBe(3_000_000);
    expect(light.regFeeCents).toBe(2 * 16_00);
  });
});

describe('the quote rejects', () => {
  it('a destination without a rate card, as rate_card', () => {
    expect(rejection({ destination_country: 'AQ' })).toBe('rate_card');
    expect(rejection({ destination_country: 'GB' }, readContext('products=HKUSPRI', catalog))).toBe(
      'rate_card',
    );
    expect(rejection({}, readContext('date=2023-01-01', catalog))).toBe('rate_card');
    expect(rejection({ destination_country: 'GB', service_tier_id: 'HKUSSEGG01' })).toBe('rate_card');
  });

  it('a fee that needs a declared value, as declared_value_hkd', () => {
    expect(rejection({ surcharges: ['INSURANCE'] })).toBe('declared_value_hkd');
    expect(rejection({ destination_country: 'NO', voec_prepay: true })).toBe('declared_value_hkd');
    expect(rejection({ destination_country: 'DE', vat_prepay: true })).toBe('declared_value_hkd');
    expect(rejection({ surcharges: ['INSURANCE'], declared_value_hkd: 0 })).toBeNull();
    const custom = { surcharges: ['INSURANCE'], insured_amount_hkd: 100 };
    expect(rejection({ ...custom, service_tier_id: 'HKASTDGGSTCM' })).toBe('declared_value_hkd');
    expect(rejection(custom, readContext('custom=on', catalog))).toBeNull();
    const items = [{ description: 'Phone case', quantity: 1 }];
    expect(rejection({ surcharges: ['INSURANCE'], items })).toBeNull();
  });

  it('a value above every limit, as declared_value_hkd', () => {
    const cosmetics = { goods_category: 'cosmetics', service_tier_id: 'HKASTDCSSTCM' };
    expect(rejection({ ...cosmetics, declared_value_hkd: 100_000.01 })).toBe('declared_value_hkd');
  });

  it('parcels beyond every limit, as parcels', () => {
    const parcels = Array.from({ length: 20 }, () => ({ weight_kg: 1000 }));
    expect(rejection({ parcels })).toBe('parcels');
    expect(rejection({ weight_kg: 31, service_tier_id: 'HKUSSEGG01' })).toBe('parcels');
  });
});

describe('the opt-in availability', () => {
  it('shows the fee of each surcharge', () => {
    const option = priced('HKASTDGGSTCM', { declared_value_hkd: 5000 });
    expect(optIn(option, 'INSURANCE')).toMatchObject({ status: 'selectable', reason: null, feeCents: 35_34 });
    expect(optIn(option, 'SIGNATURE')).toMatchObject({ status: 'selectable', feeCents: 24_00 });
    expect(optIn(option, 'NO_VOEC_PREPAY')).toBeUndefined();
    expect(option.surcharges).toEqual([]);
  });

  it('has no fee if the declared value is unknown', () => {
    expect(optIn(priced('HKASTDGGSTCM', {}), 'INSURANCE')).toMatchObject({
      status: 'selectable',
      feeCents: null,
    });
  });

  it('shows the reason if the carrier does not offer the surcharge', () => {
    expect(optIn(priced('HKPTCHGG01', {}), 'INSURANCE')).toMatchObject({
      status: 'unavailable',
      reason: 'this service does not offer insurance',
    });
    expect(optIn(priced('HKASTDGGSTCM', { destination_country: 'MX' }), 'SIGNATURE')?.status).toBe(
      'unavailable',
    );
  });

  it('shows an included surcharge', () => {
    const input = { destination_country: 'AU', destination_postal_code: '2000', surcharges: ['signature'] };
    const option = priced('HKAUZNGG01', input);
    expect(optIn(option, 'SIGNATURE')).toMatchObject({ status: 'included', feeCents: 0 });
    expect(option.surcharges).toEqual([]);
  });

  it('keeps the first of two exclusive surcharges, and names it at the second', () => {
    const surcharges = ['SIGNATURE', 'INSURANCE'];
    const option = priced('HKUSSEGG01', { surcharges, declared_value_hkd: 100 });
    expect(option.surcharges.map((line) => line.code)).toEqual(['SIGNATURE']);
    expect(optIn(option, 'INSURANCE')).toMatchObject({ status: 'omitted', excludedBy: 'SIGNATURE' });
    expect(option.conflicts.map((conflict) => conflict.codes)).toEqual([['SIGNATURE', 'INSURANCE']]);
  });

  it('is unavailable beside a surcharge that excludes it', () => {
    const option = priced('HKUSSEGG01', { surcharges: ['SIGNATURE'] });
    expect(optIn(option, 'INSURANCE')).toMatchObject({ status: 'unavailable', excludedBy: 'SIGNATURE' });
    expect(option.conflicts).toEqual([]);
  });

  it('offers a custom insured amount on the cosmetics lane to an enrolled account', () => {
    const enrolled = readContext('custom=on', catalog);
    const max = (code: string, context?: PricingContext) =>
      optIn(priced(code, {}, context), 'INSURANCE')?.customInsuredMaxUsdCents;
    expect(max('HKASTDCSSTCM', enrolled)).toBe(250_000);
    expect(max('HKASTDCSSTCM')).toBeNull();
    expect(max('HKASTDGGSTCM', enrolled)).toBeNull();
  });

  it('prices standard insurance if a custom amount is not supported, and lists the conflict', () => {
    const input = { surcharges: ['INSURANCE'], declared_value_hkd: 2000, insured_amount_hkd: 10_000 };
    const enrolled = readContext('custom=on', catalog);
    const standard = priced('HKASTDGGSTCM', input, enrolled);
    expect(standard.surcharges).toEqual([expect.objectContaining({ code: 'INSURANCE', amountCents: 14_34 })]);
    expect(standard.conflicts.map((conflict) => conflict.codes)).toEqual([['INSURANCE']]);
    expect(standard.customInsuredAmount).toBeNull();
    const custom = priced('HKASTDCSSTCM', input, enrolled);
    expect(custom.surcharges).toEqual([expect.objectContaining({ code: 'INSURANCE', amountCents: 70_00 })]);
    expect(custom.conflicts).toEqual([]);
    expect(custom.customInsuredAmount).toEqual({ hkdCents: 1_000_000, usdCents: 128_205 });
  });
});

describe('the IOSS notice', () => {
  const notice = (input: Partial<QuoteInput>, context = '') =>
    priced('HKEUVPGG01', { destination_country: 'DE', ...input }, readContext(context, catalog)).iossNotice;

  it('shows who accounts for the VAT', () => {
    expect(notice({})).toMatchObject({ handling: 'recipient', iossNumber: null, vatBasisPoints: 1900 });
    expect(notice({ ioss_number: 'IM1234567890' })).toMatchObject({
      handling: 'ioss',
      iossNumber: 'IM1234567890',
    });
    expect(notice({ vat_prepay: true, declared_value_hkd: 1 })).toMatchObject({
      handling: 'vat_prepay',
      iossNumber: null,
    });
    expect(notice({}, 'default=IM1234567890')).toMatchObject({
      handling: 'ioss',
      iossNumber: 'IM1234567890',
    });
  });

  it('is null outside the EU', () => {
    expect(priced('HKASTDGGSTCM', { destination_country: 'NO' }).iossNotice).toBeNull();
  });
});

describe('a quote request that violates a rule', () => {
  const codes = (input: Partial<QuoteInput>, context = '') =>
    prepareQuote(
      { weight_kg: 1, destination_country: 'DE', ...input },
      readContext(context, catalog),
    ).violations.map(({ code, path }) => `${code}@${path.join('.')}`);

  it.each<[string[], Partial<QuoteInput>, string]>([
    [['INVALID_FIELD@surcharges.1'], { surcharges: ['SIGNATURE', 'GIFT'] }, ''],
    [['SERVICE_CODE_RETIRED@service_tier_id'], { service_tier_id: 'HKUSSTCS01' }, ''],
    [['SERVICE_NOT_AVAILABLE@service_tier_id'], { service_tier_id: 'NOPE' }, ''],
    [['VAT_PREPAY_DISABLED@vat_prepay'], { vat_prepay: true }, 'vat=off'],
    [['VOEC_PREPAY_DISABLED@surcharges.0'], { surcharges: ['no_voec_prepay'] }, 'voec=off'],
    [['VOEC_PREPAY_CONFLICT@vat_prepay'], { vat_prepay: true, voec_prepay: true }, ''],
    [['IOSS_AND_PREPAY_CONFLICT@ioss_number'], { vat_prepay: true, ioss_number: 'IM1234567890' }, ''],
    [['IOSS_NOT_OWNED@ioss_number'], { ioss_number: 'IM0000000000' }, ''],
    [['INVALID_FIELD@insured_amount_hkd'], { insured_amount_hkd: 5, surcharges: ['SIGNATURE'] }, ''],
    [['INVALID_FIELD@insured_amount_hkd'], { insured_amount_hkd: 19_500.01, surcharges: ['INSURANCE'] }, ''],
    [['INVALID_FIELD@insured_amount_hkd'], { insured_amount_hkd: 0.001, surcharges: ['INSURANCE'] }, ''],
    [['INVALID_FIELD@insured_amount_hkd'], { insured_amount_hkd: 0.03, surcharges: ['INSURANCE'] }, ''],
    [
      ['FX_RATE_UNAVAILABLE@insured_amount_hkd'],
      { insured_amount_hkd: 5, surcharges: ['insurance'] },
      'fx=none',
    ],
    [
      ['FX_RATE_UNAVAILABLE@items.0.unit_price'],
      { items: [{ description: 'Cup', quantity: 1, unit_price: 1 }] },
      'fx=none',
    ],
  ])('is refused with %p', (expected, input, context) => {
    expect(codes(input, context)).toEqual(expected);
  });

  it('needs no exchange rate for the items if the declared value is given', () => {
    const items = [{ description: 'Cup', quantity: 1, unit_price: 1 }];
    expect(codes({ items, declared_value_hkd: 8 }, 'fx=none')).toEqual([]);
  });
});

describe('an option with a conflict', () => {
  const enrolled = readContext('custom=on', catalog);

  it('is listed after options without one, at any price', () => {
    const found = options({ surcharges: ['INSURANCE'], declared_value_hkd: 2000 });
    expect(found.map((one) => [one.service.code, one.available && one.conflicts.length])).toEqual([
      ['HKASTDGGSTCM', 0],
      ['HKUSSEGG01', 0],
      ['HKASTDCSSTCM', 0],
      ['HKPTCHGG01', 1],
    ]);
  });

  it('is unavailable if standard insurance needs a declared value', () => {
    const found = options({ surcharges: ['INSURANCE'], insured_amount_hkd: 10_000 }, enrolled);
    expect(found.map((one) => [one.service.code, one.available || one.unavailability.code])).toEqual([
      ['HKASTDCSSTCM', true],
      ['HKPTCHGG01', true],
      ['HKASTDGGSTCM', 'DECLARED_VALUE_REQUIRED'],
      ['HKUSSEGG01', 'DECLARED_VALUE_REQUIRED'],
    ]);
  });

  it('shows who may use a custom insured amount, and on which service', () => {
    const input = { surcharges: ['INSURANCE'], declared_value_hkd: 2000, insured_amount_hkd: 10_000 };
    const reason = (code: string, context?: PricingContext) =>
      priced(code, input, context).conflicts[0]?.reason;
    expect(reason('HKASTDCSSTCM')).toBe(
      'the account is not enrolled for custom insured amounts; ask the operator; priced at standard insurance',
    );
    expect(reason('HKASTDGGSTCM', enrolled)).toBe(
      'HKASTDGGSTCM has no custom insured amount; choose HKASTDCSSTCM or omit the insured amount; priced at standard insurance',
    );
    expect(reason('HKASTDCSSTCM', enrolled)).toBeUndefined();
  });
});
