import { describe, expect, it } from '@jest/globals';
import { expectWithinBounds, worstCosts } from '../../support/event-loop-cost/costs.ts';
import { knownWorst } from '../../support/event-loop-cost/known-worst.ts';

/** The worst case of every operation is in tests/fault/worst-case.test.ts. */
describe('the slowest known requests', () => {
  it.each([
    'production',
    'watched',
  ] as const)('hold the event loop for at most 100 ms and are refused within 64 KiB (%s)', async (mode) => {
    const costs = await worstCosts(mode, 'known');
    expect(costs).toHaveLength(knownWorst.size);
    expectWithinBounds(costs);
  });
});
