import { describe, expect, it } from '@jest/globals';
import { violationText } from '../../../src/dashboard/text/contract-message.ts';
import { prepareOrder } from '../../../src/pricing/facts.ts';
import { allViolations, firstViolations } from '../../../src/pricing/rules.ts';
import { readContext, readOrder } from '../decision-row.ts';
import { demoCatalog } from '../demo-catalog.ts';

const catalog = await demoCatalog();

function judge(order: string, context = '') {
  const facts = prepareOrder(readOrder(order), readContext(context, catalog));
  const text = ({ code, path }: { code: string; path: readonly (string | number)[] }) =>
    `${code}@${path.join('.')}`;
  return { first: firstViolations(facts).map(text), all: allViolations(facts).map(text) };
}

describe('a custom insured amount on a service that has none', () => {
  it('names the services that have one, and the field to omit', () => {
    const facts = prepareOrder(readOrder('select=INSURANCE insured=100'), readContext('custom=on', catalog));
    expect(firstViolations(facts)).toEqual([
      {
        code: 'INVALID_FIELD',
        path: ['insured_amount'],
        message:
          'is not possible: HKASTDGGSTCM has no custom insured amount; choose HKASTDCSSTCM or omit insured_amount',
      },
    ]);
    const [violation] = firstViolations(facts);
    expect(violation && violationText(violation, 'zh-Hant')).toBe(
      '沒有自訂投保金額；請選擇 HKASTDCSSTCM，或不填投保金額',
    );
  });
});

describe('an order that violates many rules', () => {
  const order =
    'payment=cod to=NO voec=true tax=1 vat=true ioss=IM0000000000 goods=livestock select=GIFT insured=-1 currency=USD';

  it('is refused for the first rule; the dry run lists all violations in the order of the rules', () => {
    const { first, all } = judge(order, 'fx=none');
    expect(first).toEqual(['COD_NOT_AVAILABLE@payment_type']);
    expect(all).toEqual([
      'COD_NOT_AVAILABLE@payment_type',
      'VOEC_PREPAY_CONFLICT@tax_number',
      'VOEC_PREPAY_CONFLICT@ioss_number',
      'VOEC_PREPAY_CONFLICT@vat_prepay',
      'IOSS_AND_PREPAY_CONFLICT@ioss_number',
      'VAT_PREPAY_UNSUPPORTED@vat_prepay',
      'IOSS_NOT_OWNED@ioss_number',
      'SERVICE_NOT_AVAILABLE@goods_category',
      'INVALID_FIELD@selected_surcharges.0',
      'INVALID_FIELD@insured_amount',
      'INVALID_FIELD@insured_amount',
      'INVALID_FIELD@insured_amount',
      'INVALID_FIELD@items.0.unit_price_hkd',
    ]);
  });

  it('is checked as far as possible without a known service and country', () => {
    expect(judge('service=NOPE to=ZZ select=GIFT payment=cod').all).toEqual([
      'COD_NOT_AVAILABLE@payment_type',
      'SERVICE_NOT_AVAILABLE@service_tier_id',
      'INVALID_FIELD@recipient.country_code',
      'INVALID_FIELD@selected_surcharges.0',
    ]);
  });

  it('is not reported as both switched off and unsupported', () => {
    expect(judge('to=US vat=true voec=true', 'vat=off voec=off').all).toEqual([
      'VAT_PREPAY_DISABLED@vat_prepay',
      'VOEC_PREPAY_DISABLED@voec_prepay',
      'VOEC_PREPAY_CONFLICT@vat_prepay',
    ]);
  });
});

describe('the priced order', () => {
  it('has the custom insured amount in both currencies', () => {
    const facts = prepareOrder(
      readOrder('service=HKASTDCSSTCM select=INSURANCE insured=1000.01 item=u20'),
      readContext('custom=on fx=7.7534', catalog),
    );
    expect(firstViolations(facts)).toEqual([]);
    expect(facts.option?.available === true && facts.option.customInsuredAmount).toEqual({
      hkdCents: 775_348,
      usdCents: 100_001,
    });
  });

  it('is dispatched under the carrier product of its surcharge, and the service keeps its own product', () => {
    const facts = prepareOrder(readOrder('to=NO voec=true'), readContext('', catalog));
    if (!facts.option?.available) throw new Error('not priced');
    expect(facts.option.dispatchProductCode).toBe('HK-ASS-PF');
    expect(facts.option.service.carrier_product_code).toBe('HK-ASS-GG');
  });
});
