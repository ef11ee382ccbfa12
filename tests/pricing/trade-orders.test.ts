import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { USUAL_RATES } from '../../src/fx/usual-rates.ts';
import type { Order } from '../../src/pricing/facts.ts';
import { prepareOrder } from '../../src/pricing/facts.ts';
import type { PricingContext } from '../../src/pricing/option.ts';
import { allViolations, allWarnings } from '../../src/pricing/rules.ts';
import { hongKongDay } from '../../src/runtime.ts';
import { readContext } from './decision-row.ts';
import { demoCatalog } from './demo-catalog.ts';

/** An order, what the law says of it in the words of the source, and what is expected by day. */
interface TradeOrder {
  readonly name: string;
  readonly law: string;
  readonly source: string;
  readonly order: Order;
  /** `ok`, or `refused RULES; asked RULES; charged CODE AMOUNT`, each in alphabetical order. */
  readonly outcome: Readonly<Record<string, string>>;
  /** Amount in HKD that the recipient pays at the door, by day; `not known`. */
  readonly door?: Readonly<Record<string, string>>;
}

const file = path.join(import.meta.dirname, 'trade-orders.jsonl');
const orders: TradeOrder[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const days = ['2026-10-31', '2026-11-01', '2026-11-29', '2028-04-01'];

const catalog = await demoCatalog();
/** HKD for one unit, in billionths. */
const rates = new Map(
  Object.entries({ ...USUAL_RATES, USD: 7.8 }).map(([currency, rate]) => [
    currency,
    { currency, rateNanos: Math.round(rate * 1e9), rateType: 'daily', fetchedAt: '' } as const,
  ]),
);

function contextOn(date: string): PricingContext {
  return { ...readContext(`date=${date} own=IM3720012345`, catalog), rates };
}

function outcomeOf(order: Order, date: string): string {
  const facts = prepareOrder(order, contextOn(date));
  const refused = namesOf(allViolations(facts));
  const asked = namesOf(allWarnings(facts).filter(({ rule }) => rule !== undefined));
  const lines = facts.option?.available && refused.length === 0 ? facts.option.surcharges : [];
  const charged = lines.map(({ code, amountCents }) => `${code} ${(amountCents / 100).toFixed(2)}`).sort();
  const parts = Object.entries({ refused, asked, charged }).filter(([, names]) => names.length > 0);
  return parts.length === 0 ? 'ok' : parts.map(([word, names]) => `${word} ${names.join(' ')}`).join('; ');
}

function doorOf(order: Order, date: string): string {
  const { option } = prepareOrder(order, contextOn(date));
  if (!option?.available || !('cost' in option.landedCost)) return 'not known';
  return (option.landedCost.cost.dueAtDeliveryCents / 100).toFixed(2);
}

function namesOf(findings: readonly { code: string; rule?: string | undefined }[]): string[] {
  return [...new Set(findings.map(({ rule, code }) => rule ?? code))].sort();
}

describe('the table of trade orders', () => {
  it('has 60 orders or more, each with the words of its law and a link', () => {
    expect(orders.length).toBeGreaterThanOrEqual(60);
    expect(new Set(orders.map(({ name }) => name)).size).toBe(orders.length);
    for (const { law, source, outcome } of orders) {
      expect(law).not.toBe('');
      expect(source).toMatch(/^https:/);
      expect(Object.keys(outcome)).toEqual(days);
    }
  });

  it.each(orders)('$name', ({ order, outcome, door = {} }) => {
    const found = Object.fromEntries(days.map((day) => [day, outcomeOf(order, day)]));
    expect(found).toEqual(outcome);
    const paid = Object.fromEntries(Object.keys(door).map((day) => [day, doorOf(order, day)]));
    expect(paid).toEqual(door);
  });

  it('has the levy or the duty of the tariff, never both nor neither, at any rate of EUR', () => {
    const { order } = orders.find(({ name }) => name.startsWith('a vase to Germany for HKD 1360')) ?? {};
    if (order === undefined) throw new Error('the table has no such order');
    const [item] = order.items;
    for (const euro of [8.5, 9.05, 9.1, 9.2, 9.9]) {
      const limit = Math.round(150 * euro * 100);
      for (const cents of [100_00, 1364_99, 1365_00, 1365_01, limit - 1, limit, limit + 1]) {
        const items = item ? [{ ...item, hs_code: '6109.10.00', unit_price_hkd: cents / 100 }] : [];
        const context = contextOn('2026-11-29');
        const eur = { currency: 'EUR', rateNanos: euro * 1e9, rateType: 'daily', fetchedAt: '' } as const;
        const { option } = prepareOrder(
          { ...order, items },
          { ...context, rates: new Map([...context.rates, ['EUR', eur]]) },
        );
        const cost = option?.available && 'cost' in option.landedCost ? option.landedCost.cost : null;
        const duties = cost?.lines.filter(({ kind, amountCents }) => kind === 'duty' && amountCents > 0);
        expect(duties?.map(({ rule }) => rule)).toEqual([cents > 1365_00 ? 'import_duty' : 'EU_ITEM_LEVY']);
      }
    }
  });

  it('relieves USD 150.00 in Korea at 7.80137, where it is HKD 1170.2055, and not USD 150.01', () => {
    const worth = (unit_price: number) => {
      const context = readContext('date=2026-11-29 fx=7.80137', catalog);
      const { option } = prepareOrder(
        {
          service_tier_id: 'HKASTDGGSTCM',
          recipient: { country_code: 'KR', postal_code: '04524' },
          parcels: [{ weight_kg: 0.5 }],
          items: [
            {
              description: 'Cotton shirt',
              quantity: 1,
              unit_price,
              hs_code: '610910',
              country_of_manufacture: 'CN',
            },
          ],
        },
        context,
      );
      if (!option?.available || !('cost' in option.landedCost)) return 'not known';
      return option.landedCost.cost.lines.map(({ kind, amountCents }) => `${kind} ${amountCents}`);
    };
    expect(worth(150)).toEqual(['duty 0', 'tax 0']);
    expect(worth(150.01)).not.toEqual(['duty 0', 'tax 0']);
  });

  it('has the rules, fees and duties of the day in Hong Kong, at any time of the destination', () => {
    const { order } = orders.find(({ name }) => name === 'a vase to Germany for EUR 150') ?? {};
    if (order === undefined) throw new Error('the table has no such order');
    const [vase] = order.items;
    const bare: Order = {
      ...order,
      items: [
        {
          description: 'Shirts',
          quantity: 1,
          unit_price_hkd: 100,
          hs_code: '610910',
          country_of_manufacture: 'CN',
        },
      ],
    };
    const identified: Order = { ...order, items: vase ? [{ ...vase, hs_code: '610910' }] : [] };
    // Midnight in Hong Kong, Berlin and Los Angeles, in hours of UTC from the day.
    const hours = fc.constantFrom(-8, -2, -1, 0, 7, 8);
    const offset = fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -86_400_000, max: 86_400_000 }));
    fc.assert(
      fc.property(fc.constantFrom('2026-07-01', '2026-11-01'), hours, offset, (day, hour, ms) => {
        const instant = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000 + ms;
        const isInForce = instant >= Date.parse(`${day}T00:00:00+08:00`);
        const today = hongKongDay(new Date(instant));
        if (day === '2026-11-01') {
          const ahead = allWarnings(prepareOrder(bare, contextOn(today))).some(
            ({ effective_from }) => effective_from === day,
          );
          expect(ahead).toBe(!isInForce);
          return;
        }
        expect(outcomeOf(identified, today).includes('EU_ITEM_LEVY')).toBe(isInForce);
        const { option } = prepareOrder({ ...identified, recipient_type: 'business' }, contextOn(today));
        const cost = option?.available && 'cost' in option.landedCost ? option.landedCost.cost : null;
        expect(cost?.lines.map(({ rule }) => rule)).toEqual(
          isInForce ? ['import_duty', 'eu_import_business'] : ['eu_import', 'eu_import'],
        );
      }),
      { numRuns: 100 },
    );
  });

  it('has an order that meets, and one that breaks, every rule of the demonstration', () => {
    const named = orders.flatMap(({ outcome }) => Object.values(outcome).join(' ').split(/[ ;]+/));
    const rules = [...catalog.countries.values()].flatMap(({ requirements }) => requirements);
    const unnamed = rules.filter(({ rule }) => rule !== null && !named.includes(rule));
    expect([...new Set(unnamed.map(({ rule }) => rule))]).toEqual([]);
  });
});
