import { describe, expect, it } from '@jest/globals';
import { checkLimits, figure, type Limit, printedFindings } from '../../../scripts/bench/results.ts';

const limit: Limit = { what: 'a quote', measured: 2, sense: 'at most', limit: 2, unit: ' ms' };

describe('checkLimits', () => {
  it.each<[Limit['sense'], number, boolean]>([
    ['at most', 2, true],
    ['at most', 2.01, false],
    ['at least', 2, true],
    ['at least', 1.99, false],
  ])('%s 2: %p gives %p', (sense, measured, met) =>
    expect(checkLimits([{ ...limit, sense, measured }])[0]?.met).toBe(met));

  it('fails a value that was not measured', () =>
    expect(checkLimits([{ ...limit, measured: Number.NaN }])[0]?.met).toBe(false));

  it('does not check a waived limit', () =>
    expect(checkLimits([{ ...limit, measured: 9, waived: 'no pgbench' }])[0]?.met).toBeNull());
});

it('printedFindings prints tables, notes and limits', () =>
  expect(
    printedFindings({
      title: 'Part',
      tables: [{ head: ['what', 'ms'], rows: [['quote', '2.00']] }],
      limits: [limit, { ...limit, waived: 'a slow machine' }],
      notes: ['One note.'],
      numbers: null,
    }),
  ).toBe(
    [
      '## Part',
      '| what  |   ms |\n| ----- | ---: |\n| quote | 2.00 |',
      'One note.',
      'met: a quote 2.00 ms, target: at most 2 ms\nnot checked: a quote 2.00 ms, target: at most 2 ms (a slow machine)',
    ].join('\n\n'),
  ));

it.each([
  [1234.5, '1,235'],
  [12.34, '12.3'],
  [1.234, '1.23'],
  [Number.NaN, 'none'],
])('figure writes %p as %p', (value, text) => expect(figure(value)).toBe(text));
