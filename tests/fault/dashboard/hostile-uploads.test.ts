import { beforeAll, describe, expect, it } from '@jest/globals';
import { paced } from '../../support/deadline.ts';
import { printedCosts } from '../../support/event-loop-cost/costs.ts';
import type { UploadCost } from '../../support/event-loop-cost/uploads.ts';

let costs: UploadCost[];
beforeAll(async () => {
  costs = await printedCosts<UploadCost>('uploads.ts');
});

describe('hostile files of orders', () => {
  it('hold the event loop for at most 100 ms', () => {
    expect(costs.length).toBeGreaterThan(25);
    expect(costs.filter(({ holdMs }) => holdMs > 100)).toEqual([]);
  });

  it('are answered within 2 s, with a page or a refusal', () => {
    const withinMs = paced(2_000);
    expect(costs.filter(({ answerMs }) => answerMs > withinMs)).toEqual([]);
    expect(costs.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('store nothing, and a good file is one batch', () => {
    expect(costs.slice(0, -1).filter(({ stored }) => stored > 0)).toEqual([]);
    expect(costs.at(-1)?.stored).toBe(1);
  });

  it('give the memory back', () => {
    const [first] = costs;
    expect(costs.at(-1)?.usedMegabytes).toBeLessThan((first?.usedMegabytes ?? 0) + 40);
  });
});
