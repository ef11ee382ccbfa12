import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { Tools } from '../../../scripts/frame/tools.ts';
import { type LabelContent, labelContent } from '../../../src/label/content.ts';
import { type LabelRenderer, openLabelRenderer } from '../../../src/label/label-renderer.ts';
import { type LabelStyle, plainStyle } from '../../../src/label/label-style.ts';
import { patientRendering } from '../../support/deadline.ts';
import { cases } from '../../support/profile.ts';
import { labelled, trickyAddresses } from '../../support/shipment/labelled-shipments.ts';
import { type GreyPicture, hasPoppler } from '../../support/shipment/pdf-tools.ts';
import { cropPicture, inkBlocks, readPng, readWithZxing } from '../../support/shipment/read-picture.ts';

const run = promisify(execFile);
const trackingUrl = 'https://sampan.example/track/3q2-7wEAAAAAAAAAAAAAAA';
const number = 'SMP4072618350929';
const facts = { accountName: 'Lantau Shop', trackingUrl };

const names = [
  ['SA', 'محمد بن عبد الله', 'شارع الملك فهد ١٢، الطابق 3', 'الرياض', '12211'],
  ['IL', 'יוסי כהן', 'רחוב דיזנגוף 50, דירה 4', 'תל אביב-יפו', '6433222'],
  ['TH', 'สมชาย ใจดี', '99/9 ถนนสุขุมวิท น้ำ', 'กรุงเทพมหานคร', '10110'],
  ['IN', 'शारदा श्रीवास्तव', '४२ क्षेत्रीय मार्ग, द्वितीय तल', 'नई दिल्ली', '110001'],
  ['US', 'Emily Carter', '350 5th Avenue', 'New York', '10118'],
  ['DE', 'Jürgen Müßig ^~_', 'Straße des 17. Juni 135', 'Berlin', '10623'],
  ['PL', 'Łukasz Żółć', 'ul. Świętokrzyska 1', 'Łódź', '90-001'],
  ['GR', 'Γιώργος Παπαδόπουλος', 'Λεωφόρος Σοφίας 45', 'Αθήνα', '10676'],
  ['UA', 'Олена Ґанджа', 'вул. Хрещатик 1', 'Київ', '01001'],
  ['HK', '陳大文', '觀塘鯉魚門道2號', '香港', ''],
  ['JP', '髙橋 さくら', '丸の内1-9-1', '千代田区', '100-0005'],
  ['KR', '김민수', '테헤란로 152', '서울', '06236'],
] as const;
const item = { description: 'Cotton T-shirt', quantity: 2, unit_price: 10.26, hs_code: '610910' };
const many = (count: number) => Array.from({ length: count }, () => ({ weight_kg: 1 }));
type Order = ReturnType<typeof labelled>;

const { 'an ordinary one': _, ...difficult } = trickyAddresses;
/** The way back of an order: its recipient sends it to the shop. */
const back = ({ recipient, sender, ...order }: Order): Order => ({
  ...order,
  sender: recipient,
  recipient: sender ?? recipient,
  destination_country: 'HK',
  return_of: 'SMP5188302746193',
});
/** Twelve recipients, each with four orders and a return of one; and those that are difficult to print. */
const orders: readonly Order[] = [
  ...names.flatMap(([country_code, contact_name, address, city, postal_code]) => {
    const recipient = { country_code, contact_name, address, city, postal_code };
    return [
      labelled(recipient),
      labelled(recipient, { parcels: many(10) }),
      labelled(recipient, { items: Array.from({ length: 100 }, () => item) }),
      labelled(recipient, { livemode: false, items: [{ ...item, description: contact_name }] }),
    ];
  }),
  ...Object.values(difficult),
  ...names.map(([country_code, contact_name, address, city, postal_code], index) =>
    back(
      labelled(
        { country_code, contact_name, address, city, postal_code },
        { livemode: index % 2 === 0, parcels: many(1 + (index % 3)) },
      ),
    ),
  ),
];

const hasReaders = hasPoppler && spawnSync('zbarimg', ['--version']).status === 0;
const withReaders = hasReaders ? it : it.skip;
if (!hasReaders && process.env.CI)
  it('the programs that read a printed label are installed', () =>
    expect('there is no zbarimg or no pdftoppm (Debian: zbar-tools, poppler-utils)').toBe('there'));

/** A program that is not ours draws ZPL. It takes 27 MB. */
const zplTools = new Tools('zpl-renderer', { 'zpl-renderer-js': '3.4.0' });
interface ZplRenderer {
  zplToBase64MultipleAsync(zpl: string, width: number, height: number, dotsPerMm: number): Promise<string[]>;
}

let folder: string;
let renderer: LabelRenderer;
let zplRenderer: ZplRenderer;
beforeAll(async () => {
  zplTools.install();
  ({ api: zplRenderer } = await (await import(zplTools.file('zpl-renderer-js', 'dist', 'index.esm.js')))
    .ready);
  renderer = openLabelRenderer(patientRendering());
  folder = await mkdtemp(path.join(tmpdir(), 'labels-'));
}, 120_000);
afterAll(async () => {
  await renderer[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const draw = async (content: LabelContent, style: Partial<LabelStyle>) => {
  const rendered = await renderer.render(content, 'acc_1', { ...plainStyle, ...style });
  return { pages: rendered.pages, file: Buffer.from(rendered.file ?? []) };
};

/** Prints a label as PNG files, a file per page, each with a program that is not ours. A format `png` is a file already. */
async function print(content: LabelContent, style: LabelStyle, name: string): Promise<Buffer[]> {
  const { file, pages } = await draw(content, style);
  if (style.format === 'png') {
    const pictures = [file];
    for (let page = 2; page <= pages; page++) pictures.push((await draw(content, { ...style, page })).file);
    return pictures;
  }
  if (style.format === 'zpl') {
    const [width, height] = millimetersOf(style);
    const dotsPerMm = style.dpi === 203 ? 8 : 12;
    const drawn = await zplRenderer.zplToBase64MultipleAsync(file.toString(), width, height, dotsPerMm);
    expect(drawn).toHaveLength(pages);
    return drawn.map((picture) => Buffer.from(picture, 'base64'));
  }
  const root = path.join(folder, name);
  await mkdir(root);
  await writeFile(path.join(root, 'label.pdf'), file);
  await run('pdftoppm', [
    '-png',
    '-r',
    `${style.dpi}`,
    path.join(root, 'label.pdf'),
    path.join(root, 'page'),
  ]);
  const files = (await readdir(root)).filter((one) => one.endsWith('.png')).sort();
  const pictures = await Promise.all(files.map((one) => readFile(path.join(root, one))));
  await rm(root, { recursive: true });
  return pictures;
}

function millimetersOf({ size }: LabelStyle): [number, number] {
  if (size === '4x6') return [101.6, 152.4];
  return size === 'a6' ? [105, 148] : [100, 150];
}

/** Reads the codes of pictures with zbar, in one process. */
async function readWithZbar(pictures: readonly Buffer[]): Promise<string[][]> {
  const root = await mkdtemp(path.join(folder, 'zbar-'));
  const files = pictures.map((_, index) => path.join(root, `${index}.png`));
  await Promise.all(pictures.map((picture, index) => writeFile(files[index] ?? '', picture)));
  // It exits with 4 if a picture has no code.
  const { stdout } = spawnSync('zbarimg', ['-q', '--xml', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  await rm(root, { recursive: true });
  const codesByFile = new Map(
    [...stdout.matchAll(/<source href='([^']+)'>(.*?)<\/source>/gs)].map(([, href = '', source = '']) => [
      href,
      [...source.matchAll(/<symbol type='([^']+)'.*?CDATA\[(.*?)\]\]/gs)]
        .map(([, kind, text]) => `${kind}:${text}`)
        .sort(),
    ]),
  );
  return files.map((file) => codesByFile.get(file) ?? []);
}

/** The codes of each page: a label per parcel, and none on further pages of the declaration. */
function codesOf(order: Order, pages: number): string[][] {
  const { length } = order.parcels;
  return Array.from({ length: pages }, (_, page) => {
    if (page >= length) return [];
    const piece = length > 1 ? [`CODE-128:${number}-${String(page + 1).padStart(2, '0')}`] : [];
    return [`CODE-128:${number}`, ...piece, `QR-Code:${trackingUrl}`].sort();
  });
}

/** Of many equal pages, the first and the last one of the parcels are read. */
function sampleOf(order: Order, pages: readonly Buffer[]): number[] {
  const wanted = new Set([0, order.parcels.length - 1, pages.length - 1]);
  return [...wanted].filter((page) => page < pages.length).sort((a, b) => a - b);
}

it('there are 60 orders, among them some of ten parcels, of a hundred items, and of the longest texts, and 12 returns', () => {
  expect(orders).toHaveLength(72);
  expect(orders.filter(({ return_of }) => return_of !== null)).toHaveLength(12);
  expect(orders.filter(({ parcels }) => parcels.length === 10)).toHaveLength(12);
  expect(orders.filter(({ items }) => items.length === 100)).toHaveLength(13);
  expect(orders.filter(({ recipient }) => recipient.address.length >= 500).length).toBeGreaterThan(3);
});

describe.each([203, 300] as const)('at %i dpi', (dpi) => {
  withReaders.each(['pdf', 'png', 'zpl'] as const)(
    'zbar and zxing read the same codes on every label as %s, and on each of ten parcels its own',
    async (format) => {
      for (const [index, order] of cases(orders)) {
        const style = { ...plainStyle, format, dpi };
        const pictures = await print(labelContent(order, facts), style, `${index}`);
        const expected = codesOf(order, pictures.length);
        // All ten parcels once, then some of them.
        const pages = index === 1 ? [...pictures.keys()] : sampleOf(order, pictures);
        const read = await readWithZbar(pages.map((page) => pictures[page] ?? Buffer.alloc(0)));
        for (const [at, page] of pages.entries()) {
          expect([index, page, read[at]]).toEqual([index, page, expected[page]]);
          const codes = await readWithZxing(await readPng(pictures[page] ?? Buffer.alloc(0)));
          expect([index, page, codes]).toEqual([index, page, expected[page]]);
        }
      }
    },
    400_000,
  );

  withReaders.each([
    ['pdf', '4x6'],
    ['pdf', 'a6'],
    ['pdf', 'a4'],
    ['png', '4x6'],
    ['png', 'a6'],
    ['png', 'a4'],
    ['zpl', '4x6'],
    ['zpl', 'a6'],
  ] as const)(
    'both read every code as %s on %s',
    async (format, size) => {
      const some = orders.filter(({ parcels }, index) => index % 8 === 0 && parcels.length === 1);
      for (const [index, order] of cases(some)) {
        const pictures = await print(
          labelContent(order, facts),
          { ...plainStyle, format, size, dpi },
          `${size}-${index}`,
        );
        const expected = codesOf(order, pictures.length);
        expect(await readWithZbar(pictures)).toEqual(expected);
        const [first] = pictures;
        expect(await readWithZxing(await readPng(first ?? Buffer.alloc(0)))).toEqual(expected[0]);
      }
    },
    120_000,
  );

  withReaders.each(['pdf', 'png'] as const)(
    'both read the codes of four labels on a sheet of A4, from the start position, as %s',
    async (format) => {
      const [, order] = orders;
      if (!order) throw new Error('no order');
      for (const start of [2]) {
        const style: LabelStyle = { ...plainStyle, format, size: 'a4', perSheet: 4, start, dpi };
        const sheets = await print(labelContent(order, facts), style, `sheet-${start}`);
        expect(sheets).toHaveLength(Math.ceil((start - 1 + 10) / 4));
        const labels = codesOf(order, 10);
        const found = await readWithZbar(sheets);
        for (const [page, sheet] of sheets.entries()) {
          const picture = await readPng(sheet);
          const placed = [0, 1, 2, 3].map((place) => labels[4 * page + place - start + 1] ?? []);
          for (const [place, codes] of placed.entries()) {
            const corner = { x: (place % 2) / 2, y: Math.floor(place / 2) / 2 };
            const at = cropPicture(picture, { ...corner, width: 0.5, height: 0.5 });
            expect([page, place, await readWithZxing(at)]).toEqual([page, place, codes]);
          }
          // zbar names a code once, though four labels have it.
          expect([...new Set(found[page])]).toEqual([...new Set(placed.flat())].sort());
        }
      }
    },
    120_000,
  );

  withReaders(
    'PDF, PNG and ZPL have their ink at the same places, and graphics of ZPL are those of the PNG',
    async () => {
      // Of each recipient one order, and the difficult ones.
      for (const [index, order] of cases(orders.filter((_, at) => at >= 48 || at % 4 === 3))) {
        const content = labelContent({ ...order, parcels: order.parcels.slice(0, 1) }, facts);
        const style = { ...plainStyle, dpi };
        const blocks: Record<string, readonly number[]> = {};
        const pictures: GreyPicture[] = [];
        for (const format of ['pdf', 'png', 'zpl'] as const) {
          const [first] = await print(content, { ...style, format }, `ink-${index}`);
          const picture = await readPng(first ?? Buffer.alloc(0));
          blocks[format] = inkBlocks(picture, 50, 75);
          pictures.push(picture);
        }
        const [, ours, drawn] = pictures;
        if (!ours || !drawn) throw new Error('no picture');
        const { file } = await draw(content, { ...style, format: 'zpl' });
        for (const area of graphicsOf(file.toString()))
          expect([index, area, differingDots(ours, drawn, area) < 0.01]).toEqual([index, area, true]);
        const { pdf = [], png = [], zpl = [] } = blocks;
        const differing = (other: readonly number[], most: number) =>
          png.filter((ink, at) => Math.abs(ink - (other[at] ?? 0)) > most).length / png.length;
        expect([index, differing(pdf, 0.15) < 0.01]).toEqual([index, true]);
        // The letters of the printer are others.
        expect([index, differing(zpl, 0.5) < 0.04]).toEqual([index, true]);
      }
    },
    200_000,
  );
});

interface Dots {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The areas that the first label draws dot by dot. */
function graphicsOf(zpl: string): Dots[] {
  const fields = (zpl.split('^XZ')[0] ?? '').matchAll(/\^FO(\d+),(\d+)\^GFA,\d+,(\d+),(\d+),/g);
  return [...fields].map(([, x, y, bytes, stride]) => ({
    x: Number(x),
    y: Number(y),
    width: 8 * Number(stride),
    height: Number(bytes) / Number(stride),
  }));
}

/**
 * The share of dots that differ: some do by rounding. The renderer of ZPL puts a label into the middle of a picture with whole dots
 * in a millimeter.
 */
function differingDots(one: GreyPicture, other: GreyPicture, { x, y, width, height }: Dots): number {
  const shift = Math.floor((other.width - one.width) / 2);
  let differing = 0;
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < Math.min(x + width, one.width); column++) {
      const [a = 255, b = 255] = [
        one.pixels[row * one.width + column],
        other.pixels[row * other.width + column + shift],
      ];
      if (a < 128 !== b < 128) differing++;
    }
  }
  return differing / (width * height);
}

/** Letters, digits and signs alone: a text is broken into lines, and marks change places in some scripts. */
const plain = (text: string) => text.normalize('NFC').replace(/[\s\p{Cf}\p{M}\p{Z}]/gu, '');
/** Printed in their own letters. Others are written in Latin ones, and emoji are left out. */
const isPrintedAsIs = (word: string) =>
  !/[\p{Script=Georgian}\p{Extended_Pictographic}\p{Emoji_Component}\uff01-\uffef]/u.test(
    word.replace(/[\d#*]/g, ''),
  ) && plain(word) !== '';
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** pdf.js returns the letters of these scripts as they are drawn. Poppler reads their spelling. */
const reordered = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/** Every text of an order that its label prints. The longest sender is cut, before anything of the recipient. */
function textsOf({ sender, recipient, items, totals, isReturn, ...content }: LabelContent): string[] {
  const whole = sender.address.join('').length < 400 ? [sender, recipient] : [recipient];
  const parties = whole.flatMap(({ name, address, countryName, phone }) => [
    name,
    ...address,
    countryName.toUpperCase(),
    phone ?? '',
  ]);
  const goods = items.flatMap(({ description, quantity, hsCode, origin, value }) => [
    description,
    quantity,
    hsCode,
    origin,
    value,
  ]);
  const { trackingNumber, waybillNumber, reference, service, product, destination, bookedOn } = content;
  return [
    ...parties,
    ...goods,
    ...(isReturn ? ['RETURN \u00b7 RETURNED GOODS'] : []),
    trackingNumber,
    waybillNumber ?? '',
    reference,
    service,
    product,
    destination,
    `Booked ${bookedOn}`,
    totals.quantity,
    totals.value,
    `TOTAL, ${totals.weight}`,
  ];
}

/** Returns the words that a text extracted from a label lacks. Of texts with an order of their own, letters alone count. */
function missingFrom(extracted: string, texts: readonly string[], ownOrder: RegExp): string[] {
  const all = plain(extracted);
  return texts.flatMap((text) => {
    const words = text.split(/\s+/).filter(isPrintedAsIs).map(plain);
    if (!ownOrder.test(text)) return words.filter((word) => !all.includes(word));
    return words.filter((word) => ![...word].every((letter) => all.includes(letter)));
  });
}

describe('the text', () => {
  it('of every PDF has every word of its order, and each item of its declaration', async () => {
    for (const [index, order] of cases(orders)) {
      const content = labelContent(order, facts);
      const { file, pages } = await draw(content, {});
      const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)));
      expect(totalPages).toBe(pages);
      expect([index, missingFrom(text.join(' '), textsOf(content), reordered)]).toEqual([index, []]);
      const own = order.items.filter(({ description }) => description === item.description).length;
      // The declaration stands on each parcel's label as far as it has room, and once on the further pages.
      if (order.parcels.length === 1) expect(text.join(' ').split(item.description).length - 1).toBe(own);
    }
  }, 60_000);

  withReaders(
    'of PDFs that Poppler reads is the same',
    async () => {
      for (const [index, order] of cases(orders)) {
        const content = labelContent(order, facts);
        const file = path.join(folder, 'text.pdf');
        await writeFile(file, (await draw(content, {})).file);
        const { stdout } = await run('pdftotext', ['-raw', file, '-'], { maxBuffer: 2 ** 26 });
        expect([index, missingFrom(stdout, textsOf(content), rightToLeft)]).toEqual([index, []]);
      }
    },
    60_000,
  );

  it('of ZPL has every Latin word that the PDF has; the others are graphics', async () => {
    const isOfPrinter = (word: string) => /^[\x20-\x5b\x5d-\x7e\u00a1-\u00ff]+$/.test(word);
    for (const [index, order] of cases(orders)) {
      const content = labelContent(order, facts);
      const zpl = (await draw(content, { format: 'zpl' })).file.toString();
      const fields = [...zpl.matchAll(/\^FH\^FD(.*?)\^FS/g)].map(([, field = '']) =>
        field.replace(/(?:_[0-9A-F]{2})+/g, (bytes) =>
          Buffer.from(bytes.replaceAll('_', ''), 'hex').toString(),
        ),
      );
      const whole = textsOf(content).filter((text) => isOfPrinter(text));
      const written = plain(fields.join(' '));
      const missing = whole
        .flatMap((text) => text.split(/\s+/))
        .filter((word) => !written.includes(plain(word)));
      expect([index, missing]).toEqual([index, []]);
      if (whole.length < textsOf(content).filter(isPrintedAsIs).length) expect(zpl).toContain('^GFA,');
    }
  }, 60_000);
});
