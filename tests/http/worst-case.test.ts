import { describe, expect, it } from '@jest/globals';
import { expectWithinBounds, worstCosts } from '../support/worst-case/costs.ts';
import { knownWorst } from '../support/worst-case/known-worst.ts';

/** Every case of every operation: tests/fault/worst-case.test.ts. */
describe('the slowest requests that are known', () => {
  it.each([
    'production',
    'watched',
  ] as const)('hold the event loop for 100 ms at most and are refused in 64 KiB (%s)', async (mode) => {
    const costs = await worstCosts(mode, 'known');
    expect(costs).toHaveLength(knownWorst.size);
    expectWithinBounds(costs);
  }, 120_000);
});
