import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** True if Poppler's programs are installed. They read and draw a PDF without our code. */
export const hasPoppler = ['pdftoppm', 'pdftotext'].every(
  (program) => spawnSync(program, ['-v']).error === undefined,
);

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

export interface PrintedWord {
  readonly text: string;
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

export interface ReadPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly PrintedWord[];
}

/** Draws a page in black and white at `dpi`, like a thermal printer. */
export function drawPage(pdf: Uint8Array, page: number, dpi: number): Promise<GreyPicture> {
  return withFile(pdf, async (file, folder) => {
    const root = path.join(folder, 'page');
    await run('pdftoppm', [
      '-r',
      String(dpi),
      '-gray',
      '-f',
      `${page}`,
      '-l',
      `${page}`,
      '-singlefile',
      file,
      root,
    ]);
    return readPgm(await readFile(`${root}.pgm`));
  });
}

/** Returns every printed word of a PDF's pages, with its position. */
export function readPages(pdf: Uint8Array): Promise<ReadPage[]> {
  return withFile(pdf, async (file) => {
    const { stdout } = await run('pdftotext', ['-bbox', file, '-'], { maxBuffer: 2 ** 26 });
    return stdout.split('<page ').slice(1).map(readPage);
  });
}

function readPage(xml: string): ReadPage {
  const [, width, height] = /^width="([\d.]+)" height="([\d.]+)"/.exec(xml) ?? [];
  const boxes = xml.matchAll(/<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">(.*?)<\/word>/g);
  const words = [...boxes].map(([, xMin, yMin, xMax, yMax, text = '']) => ({
    text: withoutEntities(text),
    xMin: Number(xMin),
    yMin: Number(yMin),
    xMax: Number(xMax),
    yMax: Number(yMax),
  }));
  return { width: Number(width), height: Number(height), words };
}

function withoutEntities(text: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Reads `P5 width height 255`, one byte per pixel. */
function readPgm(bytes: Buffer): GreyPicture {
  const [head = '', width, height] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 64).toString('latin1')) ?? [];
  const pixels = new Uint8ClampedArray(bytes.subarray(head.length));
  return { width: Number(width), height: Number(height), pixels };
}

async function withFile<T>(pdf: Uint8Array, work: (file: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sampan-pdf-'));
  try {
    const file = path.join(folder, 'label.pdf');
    await writeFile(file, pdf);
    return await work(file, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
