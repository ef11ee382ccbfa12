import { deflateSync } from 'node:zlib';

export type Objects = Readonly<Record<number, string | Uint8Array>>;

/** Writes a PDF from its objects, without a cross-reference table: its reader looks for the objects. */
export function pdfOf(objects: Objects, trailer = ''): Buffer {
  const parts = Object.entries(objects).flatMap(([number, content]) => [
    `${number} 0 obj\n`,
    content,
    '\nendobj\n',
  ]);
  const end = `trailer\n<< /Size 9 /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat(['%PDF-1.7\n', ...parts, end].map((part) => Buffer.from(part)));
}

export function stream(content: Uint8Array | string, entries = ''): Buffer {
  const bytes = Buffer.from(content);
  const head = `<< ${entries} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}
export const flate = (content: Uint8Array | string, entries = '') =>
  stream(deflateSync(content), `/Filter /FlateDecode ${entries}`);
export const repeated = (text: string, bytes: number) => Buffer.alloc(bytes, text);

/** A page that draws a text, with entries that replace its own. */
export const page = (entries = '', box = '/MediaBox [0 0 288 432]', contents = '4 0 R') =>
  `<< /Type /Page /Parent 2 0 R ${box} /Contents ${contents} /Resources << /Font << /F 5 0 R >> >> ${entries} >>`;
export const label: Objects = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: page(),
  4: flate('BT /F 12 Tf 20 200 Td (Handle with care) Tj ET'),
  5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
};
export const changed = (objects: Objects, trailer = '') => pdfOf({ ...label, ...objects }, trailer);
export const withPage = (...entries: Parameters<typeof page>) => changed({ 3: page(...entries) });

export const spaces = (bytes: number) => repeated(' ', bytes);
const chain = Object.fromEntries(
  Array.from({ length: 10_000 }, (_, index) => [10 + index, `<< /A ${11 + index} 0 R >>`]),
);
const doubled = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    10 + index,
    `<< /Type /Pages /Kids [${11 + index} 0 R ${11 + index} 0 R] /Count 2 >>`,
  ]),
);

/** Each is at most 4 MB, so that it is not refused for its size alone. */
export const hostile: Readonly<Record<string, () => Buffer>> = {
  'is encrypted': () => changed({ 8: '<< /Filter /Standard /V 2 /R 3 >>' }, '/Encrypt 8 0 R'),
  'is empty': () => Buffer.from('%PDF-1.4\n'),
  'has no page': () => changed({ 2: '<< /Type /Pages /Kids [] /Count 0 >>' }),
  'has a page that is missing': () => changed({ 2: '<< /Type /Pages /Kids [99 0 R] /Count 1 >>' }),
  'has a page without a drawing': () => changed({ 4: '<< >>' }),
  'has 101 pages': () => changed({ 2: `<< /Type /Pages /Kids [${'3 0 R '.repeat(101)}] /Count 101 >>` }),
  'has fields of a form': () => withPage('/Annots [<< /Subtype /Widget /Rect [0 0 9 9] /V (Address) >>]'),
  'has a stamp over its page': () => withPage('/Annots [<< /Subtype /Stamp /Rect [0 0 9 9] >>]'),
  'has a unit of its own': () => withPage('/UserUnit 10'),
  'is turned by half a quarter': () => withPage('/Rotate 45'),
  'has a turn that is no number': () => withPage('/Rotate /Left'),
  'has an endless page': () => withPage('', '/MediaBox [0 0 1e999 432]'),
  'has a page without area': () => withPage('', '/MediaBox [0 0 0.0001 0.0001]'),
  'is cropped to nothing': () => withPage('/CropBox [400 500 500 600]'),
  'has pages in a circle': () => changed({ 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }),
  'has a parent in a circle': () =>
    changed({ 2: '<< /Type /Pages /Parent 2 0 R /Kids [3 0 R] /Count 1 >>', 3: page('', '') }),
  'has a page tree of 2^40 pages': () =>
    changed({ 2: '<< /Type /Pages /Kids [10 0 R] /Count 2 >>', ...doubled, 50: page() }),
  'has parts of 5 GB when it is decompressed': () =>
    changed({ 3: page('', undefined, `[${'4 0 R '.repeat(100)}]`), 4: flate(spaces(50_000_000)) }),
  'has parts that are compressed twice': () =>
    changed({
      3: page('', undefined, '[4 0 R 4 0 R]'),
      4: stream(deflateSync(deflateSync(spaces(100_000_000))), '/Filter [/FlateDecode /FlateDecode]'),
    }),
  'has pages of their own that share parts of 9.9 MB': () => {
    const pages = Array.from({ length: 100 }, (_, index) => 10 + index);
    const kids = pages.map((number) => `${number} 0 R`).join(' ');
    return changed({
      2: `<< /Type /Pages /Kids [${kids}] /Count 100 >>`,
      ...Object.fromEntries(pages.map((number) => [number, page('', undefined, '[4 0 R 4 0 R]')])),
      4: flate(spaces(9_900_000)),
    });
  },
  'has 25,000 empty parts': () =>
    changed({ 3: page('', undefined, `[${'4 0 R '.repeat(25_000)}]`), 4: flate('') }),
  'has a part with twelve filters that each give 3.9 MB': () => {
    let content: Uint8Array = spaces(3_900_000);
    for (let filter = 0; filter < 12; filter++) content = deflateSync(content, { level: 0 });
    const filters = `/Filter [${'/FlateDecode '.repeat(12)}]`;
    return changed({ 3: page('', undefined, '[4 0 R 6 0 R]'), 4: stream(content, filters), 6: flate('') });
  },
  'has zeros of 80 MB as z': () =>
    changed({
      3: page('', undefined, '[4 0 R 4 0 R]'),
      4: stream(deflateSync(repeated('z', 19_000_000)), '/Filter [/FlateDecode /ASCII85Decode]'),
    }),
  'has compressed objects of 100 MB': () =>
    changed({ 7: flate(spaces(100_000_000), '/Type /Obj#53tm /N 1 /First 4') }),
  'has two billion compressed objects': () =>
    changed({ 7: flate('5 0 ', '/Type /ObjStm /N 2000000000 /First 4') }),
  'has 10,000 objects in a chain': () => changed({ 3: page('/Chain 10 0 R /Resources 10 0 R'), ...chain }),
  'is nested 200,000 times': () => withPage(`/X ${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  'has a list of two million numbers': () => withPage(`/X [${'1 '.repeat(1_900_000)}]`),
  'has 200,000 objects': () => Buffer.concat([pdfOf(label), repeated('6 0 obj\n1\nendobj\n', 3_500_000)]),
  'has three million parentheses': () => changed({ 6: repeated('(', 3_500_000) }),
  'has two million open dictionaries': () => changed({ 6: repeated('<<', 3_500_000) }),
  'has 400,000 heads of objects': () => Buffer.concat([pdfOf(label), repeated('6 0 obj\n', 3_500_000)]),
  'has a negative length': () =>
    changed({ 4: '<< /Length -90 >>\nstream\nBT ET\nendstream' }).subarray(0, -40),
  'has 5 MB': () => Buffer.concat([pdfOf(label), repeated('%', 5_000_000)]),
};

/** Pages that are one object, whose parts have 19.8 MB: to be drawn and written once. */
export function samePageRepeated(pages: number): Buffer {
  return changed({
    2: `<< /Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages} >>`,
    3: page('', undefined, '[4 0 R 6 0 R]'),
    4: flate(`BT /F 12 Tf 20 200 Td (Handle with care) Tj ET${spaces(9_900_000)}`),
    6: flate(spaces(9_900_000)),
  });
}

/** Pages that inherit fonts whose dictionary is written in the page tree itself. */
export function resourcesInherited(pages: number, bytes: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => 10 + index);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  const resources = `/Resources << /Font << /F 5 0 R >> /Note (${'x'.repeat(bytes)}) >>`;
  const own = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Contents 4 0 R >>`;
  return changed({
    2: `<< /Type /Pages /Kids [${kids}] /Count ${pages} ${resources} >>`,
    ...Object.fromEntries(numbers.map((number) => [number, own])),
  });
}
