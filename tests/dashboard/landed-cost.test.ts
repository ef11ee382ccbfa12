import { describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../generated/operations.ts';
import { violationText } from '../../src/contract/contract-text.ts';
import { landedCostSection } from '../../src/dashboard/shipment/landed-cost.ts';
import { renderHtml } from '../../src/html.ts';
import type { Language } from '../../src/language.ts';
import { gapClause } from '../../src/pricing/landed-cost-view.ts';

type Line = Schemas['LandedCostLine'];
type GapCode = Schemas['LandedCostGap']['code'];

const line = (values: Partial<Line>): Line => ({
  kind: 'duty',
  rule: 'import_duty',
  name: null,
  rate_percent: 12,
  basis: ['value', 'freight', 'insurance'],
  basis_hkd: 2_059,
  amount_hkd: 247.08,
  payment: 'at_delivery',
  nothing_up_to: null,
  items: [],
  source: 'https://example.com/tariff',
  as_of: '2026-11-28',
  ...values,
});

const cost: Schemas['LandedCost'] = {
  incoterm: 'DAP',
  lines: [
    line({}),
    line({ rule: 'section_301', rate_percent: 7.5, amount_hkd: 154.43 }),
    line({
      rule: 'eu_import',
      rate_percent: 0,
      basis: [],
      basis_hkd: null,
      amount_hkd: 0,
      nothing_up_to: 'EUR 150',
    }),
    line({ kind: 'tax', rule: 'eu_import', name: 'VAT', rate_percent: 19, payment: 'at_sale' }),
    line({
      kind: 'handling',
      rule: 'eu_import',
      rate_percent: null,
      basis: [],
      basis_hkd: null,
      amount_hkd: 50,
    }),
  ],
  total_hkd: 839.67,
  due_at_delivery_hkd: 451.51,
};

const gapCodes: readonly GapCode[] = [
  'GOODS_UNKNOWN',
  'ITEM_VALUE_NEEDED',
  'HS_CODE_NEEDED',
  'LONGER_HS_CODE_NEEDED',
  'ORIGIN_NEEDED',
  'NO_DUTY_RATE',
  'NO_RULE',
  'NO_TAX_RATE',
  'NO_EXCHANGE_RATE',
  'NO_PRICE',
  'RETURN',
];

/** The words of the page, without tags and addresses. */
function wordsOf(language: Language, shown: Parameters<typeof landedCostSection>[1]): string {
  const section = landedCostSection({ language }, shown);
  return section === null ? '' : renderHtml(section).replaceAll(/<[^>]*>/g, ' ');
}

describe('duty and tax on a page', () => {
  it('are in words, with the sum that the recipient pays', () => {
    const english = wordsOf('en', { landed_cost: cost, landed_cost_gap: null });
    expect(english).toContain('Import duty');
    expect(english).toContain('Additional duty (section 301)');
    expect(english).toContain('Nothing is charged up to EUR 150');
    expect(english).toMatch(/12% of HKD\s?2,059.00 \(value of the goods \+ freight \+ insurance\)/);
    expect(english).toMatch(/The recipient pays HKD\s?451.51 at the door/);
    const chinese = wordsOf('zh-Hant', { landed_cost: cost, landed_cost_gap: null });
    expect(chinese).toMatch(/收件人須於派送時支付 HKD\s?451.51/);
    for (const words of [english, chinese]) expect(words).not.toMatch(/[a-z]_[a-z]/);
  });

  it.each(gapCodes)('show why they are not known: %s', (code) => {
    const landed_cost_gap = { code, item: 1, value: code.startsWith('NO_') ? 'GB' : '8' };
    for (const language of ['en', 'zh-Hant'] as const) {
      const words = wordsOf(language, { landed_cost: null, landed_cost_gap });
      expect(words).toContain(language === 'en' ? 'Not known.' : '未能計算。');
      expect(words.length).toBeGreaterThan(language === 'en' ? 60 : 25);
      expect(words).not.toMatch(/[A-Z]_[A-Z]|[a-z]_[a-z]|undefined|null/);
    }
    // Why DDP has no price says the same. A service without a price and a return have none.
    if (code === 'NO_PRICE' || code === 'RETURN') return;
    const why = `is not possible: ${gapClause({ ...landed_cost_gap, place: 'United Kingdom' })}`;
    expect(violationText({ code: 'INVALID_FIELD', message: why }, 'zh-Hant')).not.toMatch(/[a-z]{3}/);
  });

  it('are left out of a shipment from before they were recorded', () => {
    expect(wordsOf('en', {})).toBe('');
  });
});
