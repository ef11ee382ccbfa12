import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { isStale, ratePerUsd } from '../../src/fx/fx-rate.ts';
import { centsToAmount } from '../../src/money.ts';
import { prepareOrder } from '../../src/pricing/facts.ts';
import type { PricedOption, PricingContext } from '../../src/pricing/option.ts';
import { prepareQuote, quoteOptions } from '../../src/pricing/quote.ts';
import { readOrder as readBody } from '../../src/pricing/read-order.ts';
import { firstViolations } from '../../src/pricing/rules.ts';
import { type DecisionRow, NOW, readContext, readOrder } from './decision-row.ts';
import { demoCatalog } from './demo-catalog.ts';
import { quoteOf } from './quote-of.ts';

const catalog = await demoCatalog();
const file = path.join(import.meta.dirname, 'decision-table.csv');
const rows: DecisionRow[] = parse(readFileSync(file, 'utf8'), { columns: true, trim: true });

/**
 * Writes an outcome as `freight=49.00 reg=16.00 INSURANCE=9.00 total=74.00`, or as `CODE@path` for each
 * violation.
 */
function outcomeOf(text: string, context: PricingContext): string {
  const { order, violations: ofSchema } = readBody(readOrder(text), context);
  if (ofSchema) return refusalOf(ofSchema);
  const facts = prepareOrder(order, context);
  const violations = firstViolations(facts);
  if (violations.length > 0) return refusalOf(violations);
  const { option, declaration } = facts;
  if (option === null || !option.available) throw new Error('no rule broken, and no price');
  const stale = declaration.fx !== null && isStale(declaration.fx, NOW);
  return `${priceOf(option)}${stale ? ' fx=stale' : ''}`;
}

function refusalOf(violations: readonly { code: string; path: readonly (string | number)[] }[]): string {
  return violations.map(({ code, path: at }) => `${code}@${at.join('.')}`).join(' ');
}

function priceOf(option: PricedOption): string {
  const hkd = (cents: number) => centsToAmount(cents).toFixed(2);
  return [
    `freight=${hkd(option.freightCents)}`,
    `reg=${hkd(option.regFeeCents)}`,
    ...option.surcharges.map((line) => `${line.code}=${hkd(line.amountCents)}`),
    `total=${hkd(option.totalCents)}`,
    ...(option.discount === null ? [] : [`rule=${option.discount.ruleId}`]),
    ...(option.dispatchProductCode === option.service.carrier_product_code
      ? []
      : [`product=${option.dispatchProductCode}`]),
  ].join(' ');
}

describe('the decision table of pricing', () => {
  it('has at least 150 rows, without duplicates', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows.map((row) => `${row.order}|${row.context}`)).size).toBe(rows.length);
  });

  it.each(rows)('$rule: $case', (row) => {
    // The file is in the message: a change of the demonstration catalog changes outcomes of the table.
    const file = 'tests/pricing/decision-table.csv';
    const outcome = outcomeOf(row.order, readContext(row.context, catalog));
    expect({ file, outcome }).toEqual({ file, outcome: row.outcome });
  });

  const priced = rows.filter((row) => row.outcome.includes('total='));
  it.each(priced)('quotes the same total as create: $rule: $case', (row) => {
    const context = readContext(row.context, catalog);
    const order = readOrder(row.order);
    const facts = prepareOrder(order, context);
    const quoted = prepareQuote(quoteOf(order, context.fx && ratePerUsd(context.fx)), context);
    expect(quoted.violations).toEqual([]);
    const quote = quoteOptions(quoted);
    const option = 'options' in quote ? quote.options[0] : undefined;
    expect(option?.available === true ? option.totalCents : null).toBe(
      facts.option?.available === true ? facts.option.totalCents : undefined,
    );
  });
});
