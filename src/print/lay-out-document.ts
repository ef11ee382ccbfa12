import { code128 } from './code.ts';
import { typefacesFor, type Weight } from './font.ts';
import type { Block, Box, DocumentColumn, PaperSize, PrintedDocument } from './printed-document.ts';
import { type LabelPage, millimeters, Sheet } from './sheet.ts';
import {
  type Caption,
  type FittedLine,
  leading,
  openCaptions,
  type ShapedText,
  setBlock,
  shapeText,
} from './text.ts';

interface Format {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly edge: number;
  readonly title: number;
  readonly heading: number;
  readonly body: number;
  readonly small: number;
  readonly cell: number;
}

export const paperFormats: Readonly<Record<PaperSize, Format>> = {
  a4: {
    width: millimeters(210),
    height: millimeters(297),
    edge: 42,
    title: 18,
    heading: 11,
    body: 9,
    small: 7.5,
    cell: 8,
  },
  sticker: {
    width: millimeters(100),
    height: millimeters(150),
    edge: 12,
    title: 11,
    heading: 9,
    body: 7.5,
    small: 6,
    cell: 6.5,
  },
};

const footHeight = 24;
const cellGap = 6;
const cellPadding = 2.5;
const codeHeight = 36;
const frame = 0.5;
const framePadding = 3;

/** Returns the pages of a document: filled areas and placed texts. */
export async function layOutDocument(document: PrintedDocument): Promise<LabelPage[]> {
  const flow = new Flow(await openCaptions(), document.country, paperFormats[document.size ?? 'a4']);
  for (const block of document.blocks) await flow.add(block);
  return flow.finish(document.title);
}

type Shape = (text: string, weight?: Weight) => Promise<ShapedText>;

/** Places blocks below each other, and begins a page when one is full. */
class Flow {
  readonly #sheets: Sheet[] = [];
  readonly #caption: Caption;
  readonly #shape: Shape;
  readonly #format: Format;
  readonly #edge: number;
  readonly #width: number;
  readonly #bottom: number;
  #y: number;

  constructor(caption: Caption, country: string, format: Format) {
    const { width, height, edge } = format;
    this.#format = format;
    this.#edge = edge;
    this.#width = width - 2 * edge;
    this.#bottom = height - edge - footHeight;
    this.#y = this.#bottom;
    this.#caption = caption;
    this.#shape = async (text, weight = 400) =>
      /^[ -~]*$/.test(text)
        ? caption(text.trim(), weight)
        : await shapeText(text, weight, typefacesFor(text, country));
  }

  async add(block: Block): Promise<void> {
    switch (block.kind) {
      case 'title':
        if (block.startsPage) this.#y = this.#bottom;
        return this.#title(block.text, block.beside);
      case 'heading':
        this.#begin(24 + (block.below ?? 26));
        this.#y += 10;
        return this.#paragraph(block.text, this.#format.heading, 700);
      case 'text':
        return this.#paragraph(block.text, block.small ? this.#format.small : this.#format.body);
      case 'facts':
        return this.#facts(block.facts);
      case 'parties':
        return this.#parties(block.parties);
      case 'table':
        return this.#table(block);
      case 'boxes':
        return this.#boxes(block.boxes);
      case 'code':
        return this.#code(block.text);
    }
  }

  /** Adds the foot of each page. */
  finish(title: string): LabelPage[] {
    if (this.#sheets.length === 0) this.#begin(0);
    const printable = title.replace(/[^ -~]/g, '');
    for (const [index, sheet] of this.#sheets.entries()) {
      const bounds = {
        x: this.#edge,
        y: this.#format.height - this.#edge - 10,
        width: this.#width,
        size: this.#format.small,
      };
      sheet.line(this.#caption(printable, 400), bounds);
      const number = `Page ${index + 1} of ${this.#sheets.length}`;
      sheet.line(this.#caption(number, 400), { ...bounds, align: 'right' });
    }
    return this.#sheets;
  }

  /** Begins a page if the block does not fit on this one. */
  #begin(height: number): Sheet {
    const current = this.#sheets.at(-1);
    if (current && this.#y + height <= this.#bottom) return current;
    const sheet = new Sheet();
    this.#sheets.push(sheet);
    this.#y = this.#edge;
    return sheet;
  }

  async #title(text: string, beside: string | undefined): Promise<void> {
    const { title } = this.#format;
    const sheet = this.#begin(40);
    const bounds = { x: this.#edge, y: this.#y, width: this.#width, size: title };
    sheet.line(await this.#shape(text, 700), beside ? { ...bounds, width: this.#width * 0.6 } : bounds);
    if (beside) sheet.line(await this.#shape(beside), { ...bounds, size: this.#format.body, align: 'right' });
    this.#y += title + 14;
  }

  async #paragraph(text: string, size: number, weight: Weight = 400): Promise<void> {
    const { lines } = setBlock([{ text: await this.#shape(text, weight), scale: 1 }], this.#width, size);
    for (const line of lines)
      this.#y = this.#begin(size * leading).lines([line], { x: this.#edge, y: this.#y });
    this.#y += 4;
  }

  async #facts(facts: readonly (readonly [string, string])[]): Promise<void> {
    const nameWidth = this.#width * 0.34;
    for (const [name, value] of facts) {
      const cells = await this.#cells([name, value], [nameWidth, this.#width - nameWidth], this.#format.body);
      this.#row(cells, [this.#edge, this.#edge + nameWidth], this.#format.body * leading);
    }
    this.#y += 6;
  }

  async #parties(
    parties: readonly { readonly caption: string; readonly lines: readonly string[] }[],
  ): Promise<void> {
    const width = this.#width / parties.length;
    const blocks = await Promise.all(
      parties.map(async ({ caption, lines }) => {
        const shaped = [await this.#shape(caption, 700)];
        for (const line of lines) shaped.push(await this.#shape(line));
        return setBlock(
          shaped.map((text) => ({ text, scale: 1 })),
          width - cellGap,
          this.#format.body,
        );
      }),
    );
    const height = Math.max(...blocks.map((block) => block.height));
    const sheet = this.#begin(height);
    for (const [index, { lines }] of blocks.entries())
      sheet.lines(lines, { x: this.#edge + index * width, y: this.#y });
    this.#y += height + 10;
  }

  async #table({
    columns,
    rows,
    totals = [],
    isFramed = false,
  }: Extract<Block, { kind: 'table' }>): Promise<void> {
    const total = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (this.#width * share) / total);
    const lefts = widths.map(
      (_, index) => this.#edge + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
    );
    const names = columns.map(({ name }) => name);
    const head = await this.#cells(names, widths, this.#format.cell, 700);
    const drawRow = (cells: readonly Cell[]) => {
      if (isFramed) this.#frames(lefts, heightOf(cells));
      this.#row(cells, isFramed ? lefts.map((left) => left + framePadding) : lefts, 0, columns);
    };
    const drawHead = () => {
      drawRow(head);
      if (!isFramed) this.#rule(0.8);
    };
    this.#begin(40);
    drawHead();
    for (const [index, row] of [...rows, ...totals].entries()) {
      const isTotal = index >= rows.length;
      const cells = await this.#cells(row, widths, this.#format.cell, isTotal ? 700 : 400);
      if (index === rows.length && !isFramed) this.#rule(0.8);
      if (this.#y + heightOf(cells) > this.#bottom) {
        this.#y = this.#bottom;
        this.#begin(1);
        drawHead();
      }
      drawRow(cells);
      if (!isTotal && !isFramed) this.#rule(0.2);
    }
    if (!isFramed) this.#y += 10;
  }

  async #boxes(boxes: readonly Box[]): Promise<void> {
    const shares = boxes.reduce((sum, { share }) => sum + share, 0);
    const { small, body } = this.#format;
    const contents = await Promise.all(
      boxes.map(async ({ share, caption, lines = [], choices = [], minLines = 0 }) => {
        const width = (this.#width * share) / shares;
        const inner = width - 2 * framePadding;
        const block = async (texts: readonly string[], size: number, free: number) => {
          const shaped = await Promise.all(texts.map((text) => this.#shape(text)));
          return setBlock(
            shaped.map((text) => ({ text, scale: 1 })),
            free,
            size,
          );
        };
        const named = await block(caption === '' ? [] : [caption], small, inner);
        const written = await block(lines, body, inner);
        const ticked = await Promise.all(
          choices.map(async ({ name, isChosen }) => ({
            isChosen,
            ...(await block([name], body, inner - body - 3)),
          })),
        );
        const listed = ticked.reduce((sum, { height }) => sum + height, 0);
        const height = named.height + Math.max(written.height, minLines * body * leading) + listed;
        return { width, inner, named, written, ticked, height: height + 2 * framePadding };
      }),
    );
    // Boxes to tick stand in rows, also where only the first has a caption.
    const captionHeight = Math.max(...contents.map(({ named }) => named.height));
    const missingCaption = ({ named, ticked }: (typeof contents)[number]) =>
      ticked.length > 0 ? captionHeight - named.height : 0;
    const height = Math.max(...contents.map((content) => content.height + missingCaption(content)));
    const sheet = this.#begin(height);
    let x = this.#edge;
    const lefts: number[] = [];
    for (const content of contents) {
      const { width, inner, named, written, ticked } = content;
      lefts.push(x);
      const left = x + framePadding;
      let y = sheet.lines(named.lines, { x: left, y: this.#y + framePadding }) + missingCaption(content);
      y = sheet.lines(written.lines, { x: left, y, width: inner });
      for (const { lines, isChosen } of ticked) {
        this.#tickBox(sheet, { x: left, y: y + 1, side: body - 2 }, isChosen);
        y = sheet.lines(lines, { x: left + body + 3, y });
      }
      x += width;
    }
    this.#frames(lefts, height);
    this.#y += height;
  }

  #tickBox(sheet: Sheet, { x, y, side }: Square, isChosen: boolean): void {
    sheet.fill({ x, y, width: side, height: frame });
    sheet.fill({ x, y: y + side, width: side + frame, height: frame });
    sheet.fill({ x, y, width: frame, height: side });
    sheet.fill({ x: x + side, y, width: frame, height: side });
    if (isChosen) sheet.fill({ x: x + 2, y: y + 2, width: side - 3.5, height: side - 3.5 });
  }

  /** Frames the cells of a row. Neighbors share a line. */
  #frames(lefts: readonly number[], height: number): void {
    const sheet = this.#begin(height);
    const y = this.#y;
    for (const top of [y, y + height])
      sheet.fill({ x: this.#edge, y: top - frame / 2, width: this.#width, height: frame });
    for (const left of [...lefts, this.#edge + this.#width])
      sheet.fill({ x: left - frame / 2, y: y - frame / 2, width: frame, height: height + frame });
  }

  async #cells(texts: readonly string[], widths: readonly number[], size: number, weight: Weight = 400) {
    return Promise.all(
      texts.map(async (text, index) => {
        const width = (widths[index] ?? this.#width) - cellGap;
        return { width, ...setBlock([{ text: await this.#shape(text, weight), scale: 1 }], width, size) };
      }),
    );
  }

  #row(
    cells: readonly Cell[],
    lefts: readonly number[],
    minHeight: number,
    columns: readonly DocumentColumn[] = [],
  ): void {
    const height = Math.max(minHeight, heightOf(cells));
    const sheet = this.#begin(height);
    for (const [index, { lines, width }] of cells.entries()) {
      let y = this.#y + cellPadding;
      for (const line of lines) {
        const free = columns[index]?.align === 'right' ? width - line.width * line.size : 0;
        y = sheet.lines([line], { x: (lefts[index] ?? this.#edge) + free, y });
      }
    }
    this.#y += height;
  }

  #rule(thickness: number): void {
    this.#sheets.at(-1)?.fill({ x: this.#edge, y: this.#y, width: this.#width, height: thickness });
    this.#y += thickness;
  }

  #code(text: string): void {
    const sheet = this.#begin(codeHeight + 20);
    const bars = code128(text);
    // About 0.35 mm a module, which every hand scanner reads.
    const module = 1;
    let x = this.#edge + 10 * module;
    for (const [index, width] of bars.entries()) {
      if (index % 2 === 0) sheet.fill({ x, y: this.#y, width: width * module, height: codeHeight });
      x += width * module;
    }
    this.#y += codeHeight + 3;
    const bounds = { x: this.#edge + 10 * module, y: this.#y, width: this.#width, size: this.#format.body };
    sheet.line(this.#caption(text, 400), bounds);
    this.#y += 18;
  }
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

interface Cell {
  readonly width: number;
  readonly lines: readonly FittedLine[];
  readonly height: number;
}

function heightOf(cells: readonly Cell[]): number {
  return Math.max(...cells.map(({ height }) => height)) + 2 * cellPadding;
}
