import { describe, expect, it } from '@jest/globals';
import { parseLawAmount } from '../../src/catalog/law-amount.ts';
import { currencyRates, hasRate, toHkdCents } from '../../src/fx/currency-rates.ts';

const usd = { rateMicros: 7_800_000, rateType: 'daily' as const, fetchedAt: '2026-11-21T00:00:00Z' };
const other = { rateType: 'daily' as const, fetchedAt: '2026-11-21T00:00:00Z' };
const rates = currencyRates(usd, [
  { ...other, currency: 'EUR', rateNanos: 8_953_400_000 },
  { ...other, currency: 'VND', rateNanos: 297_125 },
]);

describe('an amount of a law', () => {
  it.each([
    ['EUR 150', { currency: 'EUR', cents: 15_000 }],
    ['HKD 3000', { currency: 'HKD', cents: 300_000 }],
    ['USD 0.5', { currency: 'USD', cents: 50 }],
    ['JPY 10000', { currency: 'JPY', cents: 1_000_000 }],
    ['EUR 0', { currency: 'EUR', cents: 0 }],
    ['VND 100000000000.99', { currency: 'VND', cents: 10_000_000_000_099 }],
  ])('of %p is read', (text, amount) => {
    expect(parseLawAmount(text)).toEqual(amount);
  });

  it.each([
    '',
    'EUR',
    '150',
    'EUR150',
    'EUR  150',
    'eur 150',
    'EUR 150.005',
    'EUR -1',
    'EUR 1e3',
    'EUR ١',
    'ABC 1',
  ])('is not %p', (text) => {
    expect(parseLawAmount(text)).toBeNull();
  });

  it.each([
    ['HKD 12.34', 1_234],
    ['USD 0.01', 8],
    ['USD 800', 624_000],
    ['EUR 3', 2_686],
    ['EUR 150', 134_301],
    ['VND 1000000', 29_713],
  ])('of %p is %p cents of HKD', (text, cents) => {
    expect(toHkdCents(parse(text), rates)).toBe(cents);
  });

  it('is not converted without a rate of its currency', () => {
    expect(toHkdCents(parse('CHF 62'), rates)).toBeNull();
    expect(toHkdCents(parse('USD 1'), currencyRates(null))).toBeNull();
    expect(toHkdCents(parse('HKD 1'), currencyRates(null))).toBe(100);
    expect(['HKD', 'EUR', 'CHF'].map((currency) => hasRate(currency, rates))).toEqual([true, true, false]);
  });
});

function parse(text: string) {
  const amount = parseLawAmount(text);
  if (amount === null) throw new Error(text);
  return amount;
}
