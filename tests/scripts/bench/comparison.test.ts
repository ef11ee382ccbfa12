import { describe, expect, it } from '@jest/globals';
import { type Series, summarize } from '../../../scripts/bench/results.ts';

function series(server: string, ...rates: number[]): Series {
  return {
    server,
    rounds: rates.map((requestsPerSecond) => ({
      requestsPerSecond,
      p50Ms: 1000 / requestsPerSecond,
      p99Ms: 3000 / requestsPerSecond,
      cpuMicrosPerRequest: 1e6 / requestsPerSecond,
    })),
  };
}

describe('summarize', () => {
  it('takes the median of each number, and the ratio from the rounds', () => {
    const summaries = summarize([series('ours', 100, 50, 200), series('base', 100, 25, 100)], 'base');
    expect(summaries).toEqual([
      { server: 'ours', requestsPerSecond: 100, p50Ms: 10, p99Ms: 30, cpuMicrosPerRequest: 10_000, ratio: 2 },
      { server: 'base', requestsPerSecond: 100, p50Ms: 10, p99Ms: 30, cpuMicrosPerRequest: 10_000, ratio: 1 },
    ]);
  });

  it('is not affected by a slow round of both servers', () =>
    expect(
      summarize([series('ours', 90, 9, 90), series('base', 100, 10, 100)], 'base')[0]?.ratio,
    ).toBeCloseTo(0.9));

  it('refuses a base without measurements', () =>
    expect(() => summarize([series('ours', 1)], 'base')).toThrow('base was not measured'));
});
