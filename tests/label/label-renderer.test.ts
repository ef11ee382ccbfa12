import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { labelContent } from '../../src/label/content.ts';
import { type LabelRenderer, openLabelRenderer } from '../../src/label/label-renderer.ts';
import { FairQueue, RendererBusyError } from '../../src/label/render-queue.ts';
import { labelled } from '../support/shipment/labelled-shipments.ts';

describe('the label renderer', () => {
  let renderer: LabelRenderer;
  beforeAll(() => {
    renderer = openLabelRenderer();
  });
  afterAll(async () => {
    await renderer[Symbol.asyncDispose]();
  });
  const draw = (account: string, number: number | string) =>
    renderer.render(
      labelContent(labelled({}, { tracking_number: `SMP${number}` }), { accountName: 'Shop' }),
      account,
    );

  it('gives every account its turn, and rejects renderings that would wait too long', async () => {
    const done: string[] = [];
    const greedy = Array.from({ length: 60 }, (_, index) =>
      draw('greedy', index).then(
        () => void done.push('greedy'),
        (error) => void done.push(error.name),
      ),
    );
    await draw('other', 'other').then(() => void done.push('other'));
    expect(done.filter((name) => name === 'RendererBusyError')).toHaveLength(9);
    expect(done.filter((name) => name === 'greedy').length).toBeLessThanOrEqual(2);
    await Promise.all(greedy);
    expect(done.filter((name) => name === 'greedy')).toHaveLength(51);
  });

  it('draws a label once for all concurrent requests', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 100 }, () => draw('a', 'same')));
    for (const one of others) expect(one).toBe(first);
  });

  it('ends its pending renderings if the service stops', async () => {
    const stopping = openLabelRenderer();
    const content = (number: number) =>
      labelContent(labelled({}, { tracking_number: `SMP${number}` }), { accountName: '' });
    const waiting = Promise.allSettled([1, 2, 3].map((number) => stopping.render(content(number), 'a')));
    await stopping[Symbol.asyncDispose]();
    for (const one of await waiting) {
      expect(one).toMatchObject({
        status: 'rejected',
        reason: { message: 'label not drawn: the service is stopping' },
      });
      expect((one as PromiseRejectedResult).reason).not.toBeInstanceOf(RendererBusyError);
    }
  });
});

describe('FairQueue', () => {
  it("lets owners take turns and keeps each owner's order", () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
    expect([queue.size, queue.countFor('a'), queue.countFor('x')]).toEqual([6, 3, 0]);
    expect([queue.take(), queue.take()]).toEqual(['a1', 'b1']);
    queue.add('d', 'd1');
    queue.add('a', 'a4');
    const rest = Array.from({ length: 7 }, () => queue.take());
    expect(rest).toEqual(['c1', 'a2', 'b2', 'd1', 'a3', 'a4', undefined]);
    expect(queue.size).toBe(0);
  });
});
