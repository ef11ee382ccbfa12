import { describe, expect, it } from '@jest/globals';
import { expectWithinBounds, worstCosts } from '../support/event-loop-cost/costs.ts';

describe('the worst requests that reach a validator', () => {
  it.each([
    'production',
    'watched',
  ] as const)('hold the event loop for at most 100 ms and are refused within 64 KiB (%s)', async (mode) => {
    const costs = await worstCosts(mode, 'all');
    expect(new Set(costs.map(({ operation }) => operation)).size).toBeGreaterThan(8);
    expectWithinBounds(costs);
  }, 150_000);
});
