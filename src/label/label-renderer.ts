import { type LabelStyle, plainStyle } from './label-style.ts';
import type { MissingLabel } from './layout/missing.ts';
import type { CarrierLabel, PrintableLabel, RenderedLabel } from './render-label.ts';
import { RenderQueue } from './render-queue.ts';

export type RenderRequest =
  | { readonly kind: 'label'; readonly content: PrintableLabel; readonly style: LabelStyle }
  | { readonly kind: 'measure'; readonly label: CarrierLabel; readonly style: LabelStyle }
  | { readonly kind: 'begin'; readonly batch: number; readonly style: LabelStyle; readonly day: string }
  | { readonly kind: 'add'; readonly batch: number; readonly contents: readonly PrintableLabel[] }
  | { readonly kind: 'end'; readonly batch: number; readonly missing: readonly MissingLabel[] }
  | { readonly kind: 'forget'; readonly batch: number };

/** Draws labels in a worker thread, so that requests don't wait on the event loop. */
export interface LabelRenderer extends AsyncDisposable {
  /** Draws a label, or shares a drawing in progress. @throws {RendererBusyError} if a queue is full. */
  render(content: PrintableLabel, accountId: string, style?: LabelStyle): Promise<RenderedLabel>;
  /**
   * Returns the number of pages of a carrier's label on this paper, 0 if it can't be printed there.
   * @throws {RendererBusyError} if a queue is full.
   */
  measure(label: CarrierLabel, accountId: string, style: LabelStyle): Promise<number>;
  /**
   * Begins a file of many labels. Between its parts, other accounts have their turns.
   * @throws {RendererBusyError} if a queue is full.
   */
  openBatch(accountId: string, style: LabelStyle, day: string): Promise<LabelsInOneFile>;
}

export interface LabelsInOneFile extends AsyncDisposable {
  /** Adds labels, and returns the part of the file that is ready. */
  add(contents: readonly PrintableLabel[]): Promise<Uint8Array>;
  /** Names the shipments without a label on a last page, and returns the rest of the file. */
  end(missing: readonly MissingLabel[]): Promise<Uint8Array>;
}

export function openLabelRenderer(): LabelRenderer {
  const queue = new RenderQueue<RenderRequest, RenderedLabel>({
    module: new URL('./render-thread.ts', import.meta.url),
    thing: 'label',
  });
  const drawing = new Map<string, Promise<RenderedLabel>>();
  let batches = 0;

  return {
    async render(content, accountId, style = plainStyle) {
      const name = JSON.stringify([content.trackingNumber, style]);
      const known = drawing.get(name);
      if (known) return known;
      const drawn = queue.submit(accountId, { kind: 'label', content, style });
      drawing.set(name, drawn);
      try {
        return await drawn;
      } finally {
        drawing.delete(name);
      }
    },
    async measure(label, accountId, style) {
      return (await queue.submit(accountId, { kind: 'measure', label, style })).pages;
    },
    async openBatch(accountId, style, day) {
      const batch = ++batches;
      await queue.submit(accountId, { kind: 'begin', batch, style, day });
      // The parts of a file wait one at a time.
      const part = async (request: RenderRequest) =>
        (await queue.submit(accountId, request, true)).file ?? new Uint8Array();
      return {
        add: (contents) => part({ kind: 'add', batch, contents }),
        end: (missing) => part({ kind: 'end', batch, missing }),
        async [Symbol.asyncDispose]() {
          await queue.submit(accountId, { kind: 'forget', batch }, true).catch(() => {});
        },
      };
    },
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
}
