import { describe, expect, it } from '@jest/globals';
import type { Option, PricedOption, PricingContext } from '../../../src/pricing/option.ts';
import { prepareQuote, type Quote, type QuoteInput, quoteOptions } from '../../../src/pricing/quote.ts';
import { readContext } from '../decision-row.ts';
import { demoCatalog } from '../demo-catalog.ts';

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
