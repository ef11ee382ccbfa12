import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paced } from '../../support/deadline.ts';
import { type ChildService, startChildService } from '../../support/process/child-service.ts';
import {
  changed,
  hostile,
  label,
  page,
  pdfOf,
  samePageRepeated,
  spaces,
  stream,
} from '../../support/shipment/carrier-pdf.ts';
import { file } from '../../support/shipment/label-gateway.ts';
import { type LabelWorld, openLabelWorld } from '../../support/shipment/label-world.ts';
import { bookLive } from '../../support/shipment/partner-booking.ts';

/** Above the process that has drawn a usual label. A thread may have 256 MB, and buffers beside it. */
const maxGrowthMB = 500;
const maxMs = 15_000;
const maxFileBytes = 25_000_000;

let { gateway, service, account, stop } = {} as LabelWorld;
let child: ChildService;
beforeAll(async () => {
  ({ gateway, service, account, stop } = await openLabelWorld());
  child = await startChildService(service.database.url, { ...gateway.env, SAMPAN_ROLES: 'api' });
}, 60_000);
afterAll(async () => {
  await child.stop();
  await stop();
});

const figures: Record<string, Record<'bytes' | 'ms' | 'grownMB', number>> = {};
afterAll(() => console.log(JSON.stringify(figures)));
function note(name: string, { bytes, ms, grownMB }: (typeof figures)[string]): void {
  const worst = figures[name];
  figures[name] = {
    bytes: Math.max(worst?.bytes ?? 0, bytes),
    ms: Math.max(worst?.ms ?? 0, Math.round(ms)),
    grownMB: Math.max(worst?.grownMB ?? 0, Math.round(grownMB)),
  };
}

const proc = (name: string) => `/proc/${child.pid}/${name}`;
const peakMB = () =>
  existsSync(proc('status'))
    ? Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(proc('status'), 'utf8'))?.[1]) / 1024
    : 0;
const forgetPeak = () => existsSync(proc('clear_refs')) && writeFileSync(proc('clear_refs'), '5');

/** Asks for the label of a new shipment on A4, and for a file with it. */
async function print(pdf: Buffer) {
  gateway.label = file('application/pdf', pdf);
  const id = await bookLive(service, account);
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${child.rootUrl}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${account.liveKey}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
  };
  const alone = await ask(`/shipments/${id}/label?size=a4`);
  const together = await ask('/labels', { ids: [id], size: 'a4' });
  return { alone: alone.status, bytes: Math.max(alone.bytes, together.bytes), together: together.status };
}

async function expectBounded(name: string, pdf: Buffer): Promise<void> {
  const before = peakMB();
  const start = performance.now();
  const { alone, bytes, together } = await print(pdf);
  const ms = performance.now() - start;
  note(name.replace(/^generated.*/, 'the worst of the generated'), { bytes, ms, grownMB: peakMB() - before });
  // Printed, or refused as a label that does not go with this paper.
  expect([
    [200, 200],
    [409, 409],
  ]).toContainEqual([alone, together]);
  expect(bytes).toBeLessThan(maxFileBytes);
  expect(ms).toBeLessThan(paced(maxMs));
  expect(peakMB() - base).toBeLessThan(maxGrowthMB);
}

let base = 0;
beforeAll(async () => {
  expect(await print(pdfOf(label))).toMatchObject({ alone: 200, together: 200 });
  forgetPeak();
  base = peakMB();
}, 60_000);

/** Parts, pages and forms that share each other in every way that a PDF can have. */
const shapes = fc.record({
  pages: fc.integer({ min: 1, max: 110 }),
  isOnePage: fc.boolean(),
  parts: fc.integer({ min: 1, max: 200 }),
  megabytes: fc.integer({ min: 0, max: 40 }),
  filters: fc.integer({ min: 1, max: 6 }),
  forms: fc.integer({ min: 0, max: 30 }),
  formsInEach: fc.integer({ min: 1, max: 20 }),
  isRound: fc.boolean(),
  picture: fc.integer({ min: 0, max: 3_000_000 }),
  ownResources: fc.integer({ min: 0, max: 100_000 }),
});

function pdfWith(shape: {
  pages: number;
  isOnePage: boolean;
  parts: number;
  megabytes: number;
  filters: number;
  forms: number;
  formsInEach: number;
  isRound: boolean;
  picture: number;
  ownResources: number;
}): Buffer {
  let content: Uint8Array = spaces(shape.megabytes * 1_000_000);
  for (let filter = 0; filter < shape.filters; filter++) content = deflateSync(content);
  const formAt = (index: number) => 500 + (shape.isRound ? index % Math.max(1, shape.forms) : index);
  const forms = Array.from({ length: shape.forms }, (_, index) => [
    500 + index,
    stream(
      Array.from({ length: shape.formsInEach }, () => '/X Do').join(' '),
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${formAt(index + 1)} 0 R >> >>`,
    ),
  ]);
  const resources = `/Resources << /Font << /F 5 0 R >> /XObject << /X 500 0 R /P 7 0 R >> /Note (${'x'.repeat(shape.ownResources / shape.pages)}) >>`;
  const numbers = Array.from({ length: shape.pages }, (_, index) => (shape.isOnePage ? 10 : 10 + index));
  const contents = `[${'4 0 R '.repeat(shape.parts)}]`;
  return changed({
    2: `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count 1 ${resources} >>`,
    ...Object.fromEntries(numbers.map((number) => [number, page(resources, undefined, contents)])),
    4: stream(content, `/Filter [${'/FlateDecode '.repeat(shape.filters)}]`),
    7: stream(
      Buffer.alloc(shape.picture, 7),
      '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode',
    ),
    ...Object.fromEntries(forms),
  });
}

describe('a label of a carrier that is drawn on other paper', () => {
  it.each(Object.entries(hostile).filter(([name]) => /GB|MB|twice|million|00|pages/.test(name)))(
    'is bounded if its PDF %s',
    async (name, make) => {
      await expectBounded(name, make());
    },
    60_000,
  );

  it('is bounded if a hundred kids name one page of 19.8 MB', async () => {
    const pdf = samePageRepeated(100);
    expect(pdf.length).toBeLessThan(100_000);
    await expectBounded('names one page of 19.8 MB a hundred times', pdf);
  }, 60_000);

  it('is bounded if its PDF shares pages, parts and forms', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(shapes, async (shape) => {
        run++;
        await expectBounded(`generated ${run}: ${JSON.stringify(shape)}`, pdfWith(shape));
      }),
      { numRuns: 40, endOnFailure: true },
    );
  }, 300_000);

  it('is printed after all of these, in the same process', async () => {
    expect(await print(pdfOf(label))).toMatchObject({ alone: 200, together: 200 });
    expect(child.log()).toBe('');
  });
});
