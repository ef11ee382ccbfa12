import { describe, expect, it } from '@jest/globals';
import { FairQueue } from '../../src/label/label-renderer.ts';

describe('FairQueue', () => {
  it("lets owners take turns and keeps each owner's order", () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
    expect([queue.size, queue.sizeOf('a'), queue.sizeOf('x')]).toEqual([6, 3, 0]);
    expect([queue.take(), queue.take()]).toEqual(['a1', 'b1']);
    queue.add('d', 'd1');
    queue.add('a', 'a4');
    const rest = Array.from({ length: 7 }, () => queue.take());
    expect(rest).toEqual(['c1', 'a2', 'b2', 'd1', 'a3', 'a4', undefined]);
    expect(queue.size).toBe(0);
  });
});
