import { typefacesFor, type Weight } from '../label/font.ts';
import { code128 } from '../label/layout/codes.ts';
import { type LabelPage, Sheet } from '../label/layout/sheet.ts';
import {
  type Caption,
  type FittedLine,
  leading,
  openCaptions,
  type ShapedText,
  setBlock,
  shapeText,
} from '../label/text.ts';
import type { Block, Paper, PaperColumn } from './paper.ts';

/** A4, in points. */
export const paperWidth = (210 / 25.4) * 72;
export const paperHeight = (297 / 25.4) * 72;

const edge = 42;
const innerWidth = paperWidth - 2 * edge;
const footHeight = 24;
const bottom = paperHeight - edge - footHeight;

const bodySize = 9;
const smallSize = 7.5;
const cellSize = 8;
const cellGap = 6;
const cellPadding = 2.5;
const codeHeight = 36;

/** Returns the pages of a paper: filled areas and placed texts. */
export async function layOutPaper(paper: Paper): Promise<LabelPage[]> {
  const flow = new Flow(await openCaptions(), paper.country);
  for (const block of paper.blocks) await flow.add(block);
  return flow.finish(paper.title);
}

type Shape = (text: string, weight?: Weight) => Promise<ShapedText>;

/** Places blocks below each other, and begins a page when one is full. */
class Flow {
  readonly #sheets: Sheet[] = [];
  readonly #caption: Caption;
  readonly #shape: Shape;
  #y = bottom;

  constructor(caption: Caption, country: string) {
    this.#caption = caption;
    this.#shape = async (text, weight = 400) =>
      /^[ -~]*$/.test(text)
        ? caption(text.trim(), weight)
        : await shapeText(text, weight, typefacesFor(text, country));
  }

  async add(block: Block): Promise<void> {
    switch (block.kind) {
      case 'title':
        return this.#title(block.text, block.beside);
      case 'heading':
        this.#begin(50);
        this.#y += 10;
        return this.#paragraph(block.text, 11, 700);
      case 'text':
        return this.#paragraph(block.text, block.small ? smallSize : bodySize);
      case 'facts':
        return this.#facts(block.facts);
      case 'parties':
        return this.#parties(block.parties);
      case 'table':
        return this.#table(block);
      case 'code':
        return this.#code(block.text);
    }
  }

  /** Adds the foot of each page. */
  finish(title: string): LabelPage[] {
    if (this.#sheets.length === 0) this.#begin(0);
    const printable = title.replace(/[^ -~]/g, '');
    for (const [index, sheet] of this.#sheets.entries()) {
      const bounds = { x: edge, y: paperHeight - edge - 10, width: innerWidth, size: smallSize };
      sheet.line(this.#caption(printable, 400), bounds);
      const number = `Page ${index + 1} of ${this.#sheets.length}`;
      sheet.line(this.#caption(number, 400), { ...bounds, align: 'right' });
    }
    return this.#sheets;
  }

  /** Begins a page if the block does not fit on this one. */
  #begin(height: number): Sheet {
    const current = this.#sheets.at(-1);
    if (current && this.#y + height <= bottom) return current;
    const sheet = new Sheet();
    this.#sheets.push(sheet);
    this.#y = edge;
    return sheet;
  }

  async #title(text: string, beside: string | undefined): Promise<void> {
    const sheet = this.#begin(40);
    const bounds = { x: edge, y: this.#y, width: innerWidth, size: 18 };
    sheet.line(await this.#shape(text, 700), beside ? { ...bounds, width: innerWidth * 0.6 } : bounds);
    if (beside) sheet.line(await this.#shape(beside), { ...bounds, size: bodySize, align: 'right' });
    this.#y += 32;
  }

  async #paragraph(text: string, size: number, weight: Weight = 400): Promise<void> {
    const { lines } = setBlock([{ text: await this.#shape(text, weight), scale: 1 }], innerWidth, size);
    for (const line of lines) this.#y = this.#begin(size * leading).lines([line], edge, this.#y);
    this.#y += 4;
  }

  async #facts(facts: readonly (readonly [string, string])[]): Promise<void> {
    const nameWidth = innerWidth * 0.34;
    for (const [name, value] of facts) {
      const cells = await this.#cells([name, value], [nameWidth, innerWidth - nameWidth], bodySize);
      this.#row(cells, [edge, edge + nameWidth], bodySize * leading);
    }
    this.#y += 6;
  }

  async #parties(
    parties: readonly { readonly caption: string; readonly lines: readonly string[] }[],
  ): Promise<void> {
    const width = innerWidth / parties.length;
    const blocks = await Promise.all(
      parties.map(async ({ caption, lines }) => {
        const shaped = [await this.#shape(caption, 700)];
        for (const line of lines) shaped.push(await this.#shape(line));
        return setBlock(
          shaped.map((text) => ({ text, scale: 1 })),
          width - cellGap,
          bodySize,
        );
      }),
    );
    const height = Math.max(...blocks.map((block) => block.height));
    const sheet = this.#begin(height);
    for (const [index, { lines }] of blocks.entries()) sheet.lines(lines, edge + index * width, this.#y);
    this.#y += height + 10;
  }

  async #table({ columns, rows, totals = [] }: Extract<Block, { kind: 'table' }>): Promise<void> {
    const total = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (innerWidth * share) / total);
    const lefts = widths.map(
      (_, index) => edge + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
    );
    const names = columns.map(({ name }) => name);
    const head = await this.#cells(names, widths, cellSize, 700);
    const drawHead = () => {
      this.#row(head, lefts, 0, columns);
      this.#rule(0.8);
    };
    this.#begin(40);
    drawHead();
    for (const [index, row] of [...rows, ...totals].entries()) {
      const isTotal = index >= rows.length;
      const cells = await this.#cells(row, widths, cellSize, isTotal ? 700 : 400);
      if (index === rows.length) this.#rule(0.8);
      if (this.#y + heightOf(cells) > bottom) {
        this.#y = bottom;
        this.#begin(1);
        drawHead();
      }
      this.#row(cells, lefts, 0, columns);
      if (!isTotal) this.#rule(0.2);
    }
    this.#y += 10;
  }

  async #cells(texts: readonly string[], widths: readonly number[], size: number, weight: Weight = 400) {
    return Promise.all(
      texts.map(async (text, index) => {
        const width = (widths[index] ?? innerWidth) - cellGap;
        return { width, ...setBlock([{ text: await this.#shape(text, weight), scale: 1 }], width, size) };
      }),
    );
  }

  #row(
    cells: readonly Cell[],
    lefts: readonly number[],
    minHeight: number,
    columns: readonly PaperColumn[] = [],
  ): void {
    const height = Math.max(minHeight, heightOf(cells));
    const sheet = this.#begin(height);
    for (const [index, { lines, width }] of cells.entries()) {
      let y = this.#y + cellPadding;
      for (const line of lines) {
        const free = columns[index]?.align === 'right' ? width - line.width * line.size : 0;
        y = sheet.lines([line], (lefts[index] ?? edge) + free, y);
      }
    }
    this.#y += height;
  }

  #rule(thickness: number): void {
    this.#sheets.at(-1)?.fill({ x: edge, y: this.#y, width: innerWidth, height: thickness });
    this.#y += thickness;
  }

  #code(text: string): void {
    const sheet = this.#begin(codeHeight + 20);
    const bars = code128(text);
    // About 0.35 mm a module, which every hand scanner reads.
    const module = 1;
    let x = edge + 10 * module;
    for (const [index, width] of bars.entries()) {
      if (index % 2 === 0) sheet.fill({ x, y: this.#y, width: width * module, height: codeHeight });
      x += width * module;
    }
    this.#y += codeHeight + 3;
    const bounds = { x: edge + 10 * module, y: this.#y, width: innerWidth, size: bodySize };
    sheet.line(this.#caption(text, 400), bounds);
    this.#y += 18;
  }
}

interface Cell {
  readonly width: number;
  readonly lines: readonly FittedLine[];
  readonly height: number;
}

function heightOf(cells: readonly Cell[]): number {
  return Math.max(...cells.map(({ height }) => height)) + 2 * cellPadding;
}
