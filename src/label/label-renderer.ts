import { RenderQueue, renderLimits } from '../print/render-queue.ts';
import { type LabelStyle, plainStyle } from './label-style.ts';
import type { MissingLabel } from './layout/missing.ts';
import type {
  CarrierLabel,
  LabelPicture,
  PrintableLabel,
  PrintedPart,
  PrintRequest,
} from './render-label.ts';
import type { RenderRequest, RenderResult } from './render-thread.ts';

/** Draws labels in a worker thread, in short turns, so that neither the event loop nor other accounts wait. */
export interface LabelRenderer extends AsyncDisposable {
  /**
   * Draws a label, or shares a drawing in progress. A carrier's label that can't be read, or is too large for the paper, has no
   * page. @throws {RendererBusyError} if a queue is full, or the label is not drawn in time.
   */
  render(content: PrintableLabel, accountId: string, style?: LabelStyle): Promise<LabelPicture>;
  /**
   * Returns the number of pages of a carrier's label on this paper, 0 if it can't be printed there.
   * @throws {RendererBusyError} if a queue is full.
   */
  measure(label: CarrierLabel, accountId: string, style: LabelStyle): Promise<number>;
  /** Begins a file of many labels. */
  openFile(accountId: string, style: LabelStyle, day: string): LabelFilePrinter;
}

/** Prints labels into one file, whose parts are passed on as they are complete. */
export interface LabelFilePrinter {
  /** @throws {RendererBusyError} if a queue is full, or the first part is not drawn in time. */
  add(contents: readonly PrintableLabel[]): AsyncGenerator<Uint8Array, void>;
  /** Names the shipments without a label on a last page. */
  end(missing: readonly MissingLabel[]): AsyncGenerator<Uint8Array, void>;
}

export function openLabelRenderer({ waitMs, turnMs } = renderLimits): LabelRenderer {
  const queue = new RenderQueue<RenderRequest, RenderResult>({
    module: new URL('./render-thread.ts', import.meta.url),
    thing: 'label',
    turnMs,
  });
  const drawing = new Map<string, Promise<LabelPicture>>();
  let files = 0;

  async function renderAlone(label: PrintableLabel, accountId: string, style: LabelStyle) {
    if (style.format === 'png') {
      const inTime = { endsAt: performance.now() + waitMs };
      return (await queue.submit(accountId, { kind: 'picture', label, style }, inTime)) as LabelPicture;
    }
    const { trackingNumber: title, bookedOn: day } = label;
    const file = new PrintedFile(queue, accountId, { file: ++files, style, title, day }, waitMs);
    const parts: Uint8Array[] = [];
    for await (const part of file.print([label], [], true)) parts.push(part);
    return file.unreadable ? { file: null, pages: 0 } : { file: Buffer.concat(parts), pages: file.sheets };
  }

  return {
    async render(content, accountId, style = plainStyle) {
      const name = JSON.stringify([content.trackingNumber, style]);
      const known = drawing.get(name);
      if (known) return known;
      const drawn = renderAlone(content, accountId, style);
      drawing.set(name, drawn);
      try {
        return await drawn;
      } finally {
        drawing.delete(name);
      }
    },
    async measure(label, accountId, style) {
      const inTime = { endsAt: performance.now() + waitMs };
      return ((await queue.submit(accountId, { kind: 'measure', label, style }, inTime)) as { pages: number })
        .pages;
    },
    openFile(accountId, style, day) {
      const file = new PrintedFile(queue, accountId, { file: ++files, style, title: 'Labels', day }, waitMs);
      return {
        add: (contents) => file.print(contents, null),
        end: (missing) => file.print([], missing),
      };
    },
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
}

/** A file that is printed in turns. All of its state is here, so that any thread can draw the next part. */
class PrintedFile {
  readonly #queue: RenderQueue<RenderRequest, RenderResult>;
  readonly #accountId: string;
  readonly #file: Pick<PrintRequest, 'file' | 'style' | 'title' | 'day'>;
  readonly #endsAt: number;
  #labels: readonly PrintableLabel[] = [];
  #first = 0;
  #printedPages = 0;
  #progress: PrintRequest['progress'] = null;
  #isSubmitted = false;
  #isPassedOn = false;
  unreadable: string | null = null;

  constructor(
    queue: RenderQueue<RenderRequest, RenderResult>,
    accountId: string,
    file: Pick<PrintRequest, 'file' | 'style' | 'title' | 'day'>,
    waitMs: number,
  ) {
    this.#endsAt = performance.now() + waitMs;
    this.#queue = queue;
    this.#accountId = accountId;
    this.#file = file;
  }

  get sheets(): number {
    return this.#progress?.sheets ?? 0;
  }

  /** `isWhole`: the parts are passed on together. */
  async *print(
    labels: readonly PrintableLabel[],
    missing: readonly MissingLabel[] | null,
    isWhole = false,
  ): AsyncGenerator<Uint8Array, void> {
    this.#labels = [...this.#labels, ...labels];
    for (let next: PrintedPart['next'] = 'rest'; next === 'rest'; ) {
      const part = await this.#printPart(missing, isWhole);
      this.#labels = this.#labels.slice(part.labels);
      this.#first += part.labels;
      this.#printedPages = part.pages;
      this.#progress = part.progress;
      this.unreadable = part.unreadable;
      next = part.next;
      if (part.unreadable && !isWhole)
        throw new Error(`the carrier's label of ${part.unreadable} cannot be read`);
      if (part.bytes.length === 0) continue;
      this.#isPassedOn = !isWhole;
      yield part.bytes;
    }
  }

  async #printPart(missing: readonly MissingLabel[] | null, isWhole: boolean): Promise<PrintedPart> {
    const print: PrintRequest = {
      ...this.#file,
      labels: this.#labels,
      first: this.#first,
      printedPages: this.#printedPages,
      missing,
      progress: this.#progress,
    };
    const isPart = this.#isSubmitted;
    this.#isSubmitted = true;
    return (await this.#queue.submit(
      this.#accountId,
      { kind: 'print', print },
      {
        isPart,
        // A single label is drawn to its end, or none of many would be drawn in time.
        isNext: isPart && isWhole,
        endsAt: this.#isPassedOn ? null : this.#endsAt,
      },
    )) as PrintedPart;
  }
}
