import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FairQueue } from '../src/fair-queue.ts';

describe('FairQueue', () => {
  it("lets owners take turns and keeps each owner's order", () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
    expect([queue.size, queue.countFor('a'), queue.countFor('x')]).toEqual([6, 3, 0]);
    const turn = (ms = 10) => {
      const next = queue.take();
      if (next) queue.charge(next.owner, ms);
      return next?.item;
    };
    expect([turn(), turn()]).toEqual(['a1', 'b1']);
    queue.add('d', 'd1');
    queue.add('a', 'a4');
    expect(Array.from({ length: 7 }, () => turn())).toEqual(['c1', 'd1', 'a2', 'b2', 'a3', 'a4', undefined]);
    expect(queue.size).toBe(0);
  });

  it('gives owners with turns of any length the same time, but for a turn', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 10, max: 200 }),
        (lengths, turns) => {
          const queue = new FairQueue<number>();
          const used = lengths.map(() => 0);
          for (const owner of lengths.keys())
            for (let item = 0; item < turns; item++) queue.add(String(owner), item);
          for (let turn = 0; turn < turns; turn++) {
            const owner = Number(queue.take()?.owner);
            used[owner] = (used[owner] ?? 0) + (lengths[owner] ?? 0);
            queue.charge(String(owner), lengths[owner] ?? 0);
          }
          expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(Math.max(...lengths));
        },
      ),
    );
  });

  it('gives an owner who comes later no time for the past', () => {
    const queue = new FairQueue<string>();
    for (let turn = 0; turn < 5; turn++) {
      queue.add('early', 'e');
      queue.charge(queue.take()?.owner ?? '', 100);
    }
    for (const item of ['e1', 'e2']) queue.add('early', item);
    for (const item of ['l1', 'l2', 'l3']) queue.add('late', item);
    const order = Array.from({ length: 5 }, () => {
      const next = queue.take();
      queue.charge(next?.owner ?? '', 100);
      return next?.item;
    });
    expect(order.indexOf('e1')).toBeLessThanOrEqual(2);
  });
});
