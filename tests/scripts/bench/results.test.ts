import { describe, expect, it } from '@jest/globals';
import {
  figure,
  percentile,
  printedResult,
  rowsTables,
  type Series,
  summarize,
} from '../../../scripts/bench/results.ts';

function series(contestant: string, ...rates: number[]): Series {
  const rounds = rates.map((perSecond) => ({ perSecond, p99Ms: 3000 / perSecond }));
  return { subject: 'GET', contestant, rounds };
}

const ratioOf = { contestant: 'ours', measure: 'perSecond' } as const;

describe('summarize', () => {
  it('gives the median, the lowest and the highest round of each measure, and the ratio of ours to each other', () =>
    expect(summarize([series('ours', 100, 50, 200), series('peer', 100, 25, 100)], ratioOf)).toEqual([
      {
        subject: 'GET',
        contestant: 'ours',
        values: { perSecond: { median: 100, low: 50, high: 200 }, p99Ms: { median: 30, low: 15, high: 60 } },
      },
      {
        subject: 'GET',
        contestant: 'peer',
        values: { perSecond: { median: 100, low: 25, high: 100 }, p99Ms: { median: 30, low: 30, high: 120 } },
        ratio: { of: 'ours', measure: 'perSecond', median: 2, low: 1, high: 2 },
      },
    ]));

  it('is not affected by a slow round of both', () => {
    const [, peer] = summarize([series('ours', 90, 9, 90), series('peer', 100, 10, 100)], ratioOf);
    expect(peer?.ratio?.median).toBeCloseTo(0.9);
  });

  it('compares only within a subject', () => {
    const [, peer] = summarize([series('ours', 1), { ...series('peer', 1), subject: 'POST' }], ratioOf);
    expect(peer).not.toHaveProperty('ratio');
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => index);
  it.each([0, 1, 50, 99, 100])('at %i %% of the numbers 0 to 100 is that number', (share) =>
    expect(percentile(hundred, share)).toBe(share));
  it('interpolates between neighboring values', () => expect(percentile([20, 10], 25)).toBe(12.5));
  it('sorts numbers numerically', () => expect(percentile([100, 9, 10], 50)).toBe(10));
  it('returns NaN for an empty list', () => expect(percentile([], 50)).toBeNaN());
  it('does not change its input', () => {
    const values = [3, 1, 2];
    percentile(values, 50);
    expect(values).toEqual([3, 1, 2]);
  });
});

const rows = summarize([series('ours', 21_034), series('a peer', 9)], ratioOf);
const table = [
  '|     |        | per second | p99 ms |                 ours, relative |',
  '| --- | ------ | ---------: | -----: | -----------------------------: |',
  '| GET | ours   |     21,034 |   0.14 |                                |',
  '|     | a peer |          9 |    333 | 2337.11 × (2337.11 to 2337.11) |',
].join('\n');

it('rowsTables writes a column for each measure that was taken, and a table for subjects with the same ones', () => {
  expect(rowsTables(rows)).toBe(table);
  const memory = {
    subject: 'memory',
    contestant: 'idle',
    values: { residentMB: { median: 198.6, low: 1, high: 2 } },
  };
  expect(rowsTables([...rows, memory])).toBe(
    [
      table,
      '|        |      | resident MB |\n| ------ | ---- | ----------: |\n| memory | idle |         199 |',
    ].join('\n\n'),
  );
});

it('printedResult prints rows, notes and targets', () => {
  const limit = { what: 'a quote', measured: 2, sense: 'at most', limit: 2, unit: ' ms', met: true } as const;
  const missed = { ...limit, measured: 2.01, met: false };
  expect(printedResult({ title: 'Part', rows, limits: [limit, missed], notes: ['One note.'] })).toBe(
    [
      '## Part',
      table,
      'One note.',
      ['met: a quote 2.00 ms, target: at most 2 ms', 'MISSED: a quote 2.01 ms, target: at most 2 ms'].join(
        '\n',
      ),
    ].join('\n\n'),
  );
});

it.each([
  [1234.5, '1,235'],
  [12.34, '12.3'],
  [1.234, '1.23'],
  [Number.NaN, 'none'],
])('figure writes %p as %p', (value, text) => expect(figure(value)).toBe(text));
