/** A4, or a sticker of a label printer: 100 × 150 mm. */
export type PaperSize = 'a4' | 'sticker';

/**
 * A document for people, such as a statement. It is data, so that a thread can draw it: `layOutDocument` lays
 * the blocks out below each other and continues on further pages.
 */
export interface PrintedDocument {
  /** Title of the file, and of the foot of each page. */
  readonly title: string;
  /** Time that the file names as its creation, so that the same content gives the same bytes. ISO 8601. */
  readonly createdAt: string;
  /** ISO 3166-1 code. Decides which form of Chinese characters is drawn. */
  readonly country: string;
  /** Default: A4. */
  readonly size?: PaperSize;
  readonly blocks: readonly Block[];
}

export type Block =
  | TitleBlock
  | HeadingBlock
  | { readonly kind: 'text'; readonly text: string; readonly small?: boolean }
  | FactsBlock
  | PartiesBlock
  | TableBlock
  | BoxesBlock
  | CodeBlock;

interface TitleBlock {
  readonly kind: 'title';
  readonly text: string;
  readonly beside?: string;
  /** Begins a page, unless nothing stands above it. */
  readonly startsPage?: true;
}

interface HeadingBlock {
  readonly kind: 'heading';
  readonly text: string;
  /** Height of what stays on the page of the heading, in points. Default: a line or two. */
  readonly below?: number;
}

/** Names with their values, one pair a line. */
interface FactsBlock {
  readonly kind: 'facts';
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Texts of several lines beside each other, such as a sender and a recipient. */
interface PartiesBlock {
  readonly kind: 'parties';
  readonly parties: readonly { readonly caption: string; readonly lines: readonly string[] }[];
}

export interface DocumentColumn {
  readonly name: string;
  /** Part of the width, in relation to the other columns. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** A table whose head is repeated on each page. */
interface TableBlock {
  readonly kind: 'table';
  /** Draws a frame around each cell. */
  readonly isFramed?: boolean;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Rows below the others in bold, such as totals. */
  readonly totals?: readonly (readonly string[])[];
}

/** Framed boxes beside each other, as forms have them. Blocks of boxes that follow each other share their frames. */
interface BoxesBlock {
  readonly kind: 'boxes';
  readonly boxes: readonly Box[];
}

export interface Box {
  /** Part of the width, in relation to the other boxes. */
  readonly share: number;
  readonly caption: string;
  readonly lines?: readonly string[];
  /** Boxes to tick. */
  readonly choices?: readonly { readonly name: string; readonly isChosen: boolean }[];
  /** In lines of text, to write by hand. */
  readonly minLines?: number;
}

/** A Code 128 with its text below it. */
interface CodeBlock {
  readonly kind: 'code';
  readonly text: string;
}
