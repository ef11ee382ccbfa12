import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { labelContent } from '../../src/label/content.ts';
import { type LabelRenderer, openLabelRenderer } from '../../src/label/label-renderer.ts';
import { type LabelStyle, plainStyle } from '../../src/label/label-style.ts';
import { RendererBusyError } from '../../src/print/render-queue.ts';
import { patientRendering } from '../support/deadline.ts';
import { labelled } from '../support/shipment/labelled-shipments.ts';

/** Its thread stays warm: loading the fonts takes longer than most drawings. */
let renderer: LabelRenderer;
beforeAll(() => {
  renderer = openLabelRenderer(patientRendering());
});
afterAll(async () => {
  await renderer[Symbol.asyncDispose]();
});

describe('the label renderer', () => {
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
    const stopping = openLabelRenderer(patientRendering());
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

const light = (name: string) =>
  labelContent(labelled({}, { tracking_number: `SMP${name}` }), { accountName: 'Shop' });

/** A content that ends the thread, which has no memory for its texts. */
const deadly = (name: string) => ({
  ...light(name),
  parcels: Array.from({ length: 30 }, () => 'x'.repeat(2 ** 24)),
});

/** Letters that a printer lacks, so that each page takes time. */
const heavy = (name: string, parcels: number, items = 100) => {
  const content = labelContent(labelled({}, { tracking_number: `SMP${name}` }), { accountName: 'Shop' });
  const item = { ...(content.items[0] as (typeof content.items)[number]) };
  const words = [
    '陳嘉欣棉質短袖上衣',
    'قميص قطني قصير الأكمام',
    'สมชาย ใจดีเสื้อยืด',
    '髙橋さくら綿のシャツ',
    'Хлопковая рубашка',
  ];
  return {
    ...content,
    parcels: Array.from({ length: parcels }, () => '1 kg'),
    items: Array.from({ length: items }, (_, index) => ({
      ...item,
      description: `${words[index % words.length]} `.repeat(8) + index,
    })),
  };
};

describe('a file of labels', () => {
  const styles: LabelStyle[] = [
    plainStyle,
    { ...plainStyle, format: 'zpl' },
    { ...plainStyle, size: 'a4', perSheet: 4, start: 3 },
  ];
  const labels = Array.from({ length: 7 }, (_, index) => heavy(`part${index}`, index + 1, 10));
  const missing = [{ id: 'SMPmissing', reason: 'the shipment was cancelled' }];
  const print = async (style: LabelStyle, sizes: readonly number[], between = async () => {}) => {
    const file = renderer.openFile('shop', style, '2026-11-21');
    const parts: Uint8Array[] = [];
    let at = 0;
    for (const size of sizes) {
      for await (const part of file.add(labels.slice(at, at + size))) {
        parts.push(part);
        await between();
      }
      at += size;
    }
    for await (const part of file.end(missing)) parts.push(part);
    return Buffer.concat(parts).toString('latin1');
  };

  it.each(styles)('has the same bytes, however its labels are divided: $format, $size', async (style) => {
    const whole = await print(style, [7]);
    expect(whole.length).toBeGreaterThan(10_000);
    for (const sizes of [
      [1, 1, 1, 1, 1, 1, 1],
      [3, 4],
      [0, 6, 1],
    ]) {
      const divided = await print(style, sizes);
      expect(divided === whole).toBe(true);
    }
  });

  it('continues in a new thread if a label of another account ends the thread', async () => {
    const whole = await print(plainStyle, [7]);
    const ends: string[] = [];
    const kill = async () => {
      if (ends.length < 2) ends.push(await messageOf(renderer.render(deadly(String(ends.length)), 'other')));
    };
    const disturbed = await print(plainStyle, [2, 5], kill);
    expect(ends).toEqual([expect.stringMatching(/memory/), expect.stringMatching(/memory/)]);
    expect(disturbed === whole).toBe(true);
  });

  it('a label that waits while the thread ends is drawn in the next one', async () => {
    await using fresh = openLabelRenderer(patientRendering());
    const killed = messageOf(fresh.render(deadly('deadly'), 'other'));
    const [ended, ...drawn] = await Promise.all([
      killed,
      ...['a', 'b', 'c'].map((name) => fresh.render(light(name), name)),
    ]);
    expect(ended).toMatch(/memory/);
    for (const { file } of drawn)
      expect(
        Buffer.from(file ?? [])
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
  });

  it('with heavy labels lets other accounts have their turns between its sheets', async () => {
    const style = { ...plainStyle, format: 'zpl', dpi: 300 } as const;
    await renderer.render(heavy('warm', 1), 'warm', style);
    let turns = 0;
    const file = renderer.openFile('heavy', style, '2026-11-21');
    const printing = (async () => {
      for await (const _ of file.add([heavy('one', 6), heavy('two', 6)])) turns++;
    })();
    const between: number[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const before = turns;
      await renderer.render(light(name), `other ${name}`);
      between.push(turns - before);
    }
    await printing;
    expect(turns).toBeGreaterThan(10);
    expect(Math.max(...between)).toBeLessThanOrEqual(2);
  });
});

const messageOf = (drawn: Promise<unknown>) =>
  drawn.then(
    () => 'drawn',
    (error: Error) => error.message,
  );
