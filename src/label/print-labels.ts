import { listShipmentsByNumber } from '../../db/query/shipment/label.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { LabelOutcome } from '../carrier/carrier.ts';
import type { Refuse } from '../contract/errors.ts';
import { renderOrRefuse } from '../print/render-queue.ts';
import { hongKongDay } from '../runtime.ts';
import { isOwnLabel, labelStatus } from '../shipment/view.ts';
import { contentOf } from './content.ts';
import type { LabelStyle } from './label-style.ts';
import type { MissingLabel } from './layout/missing.ts';
import { askForLabel, carrierLabel, type LabelContext, lookForLabel } from './read-label.ts';
import type { PrintableLabel } from './render-label.ts';

export type LabelSort =
  | 'as_given'
  | 'created_at'
  | 'reference_no'
  | 'destination_country'
  | 'service_tier_id';

export interface LabelOrder {
  /** Tracking numbers. */
  readonly ids: readonly string[];
  readonly sort: LabelSort;
  readonly skipMissing: boolean;
  readonly style: LabelStyle;
  readonly requestId: string | null;
  /**
   * Told which labels the file has. As late as an answer allows whose receiver knows it by its first byte: the labels are found
   * and the first ones are drawn.
   */
  readonly onFound?: (ids: readonly string[]) => Promise<unknown>;
}

export interface PrintedLabels {
  readonly content: AsyncIterable<Uint8Array>;
  readonly printed: number;
  readonly missing: number;
}

/** Rows in memory at a time: an order can have 100 items. */
const chunkSize = 10;
/** Labels that carriers are asked for at a time. */
const askedAtOnce = 5;

/**
 * Prints the labels of many shipments into one file (contract: printLabels). The labels are looked for before the first byte is
 * sent, because a refusal can't follow half a file.
 */
export async function printLabelsInOneFile(
  context: LabelContext,
  scope: Scope,
  order: LabelOrder,
  refuse: Refuse<'LABELS_MISSING' | 'SERVICE_UNAVAILABLE'>,
): Promise<PrintedLabels> {
  const { found, missing } = await renderOrRefuse(() => findLabels(context, scope, order), refuse);
  if (missing.length > 0 && !order.skipMissing) {
    const violations = missing.map(({ id, position, code, reason }) => ({
      path: ['ids', position],
      code,
      message: `${id}: ${reason}`,
    }));
    return refuse('LABELS_MISSING', { violations });
  }
  const numbers = sortLabels(found, order.sort).map(({ id }) => id);
  const parts = drawParts(context, scope, numbers, missing, order.style);
  // A full queue is noticed here, while a refusal is still possible.
  const first = await renderOrRefuse(() => parts.next(), refuse);
  await order.onFound?.(numbers);
  return { content: beginningWith(first, parts), printed: numbers.length, missing: missing.length };
}

interface FoundLabel {
  readonly id: string;
  readonly key: Readonly<Record<Exclude<LabelSort, 'as_given'>, string>>;
}

interface MissingShipment extends MissingLabel {
  /** In the ids of the request. */
  readonly position: number;
  readonly code: MissingCode;
}

type MissingCode =
  | 'NOT_FOUND'
  | 'SHIPMENT_CANCELLED'
  | 'LABEL_NOT_READY'
  | 'LABEL_DOWNLOAD_FAILED'
  | 'LABEL_FORMAT_UNAVAILABLE';

const reasons: Readonly<Record<MissingCode, string>> = {
  NOT_FOUND: 'no shipment has this number, or its label failed',
  SHIPMENT_CANCELLED: 'the shipment was cancelled',
  LABEL_NOT_READY: 'the label is still being generated',
  LABEL_DOWNLOAD_FAILED: 'the label could not be downloaded; retry later',
  LABEL_FORMAT_UNAVAILABLE:
    'its carrier draws the label, which does not go with this format or paper; getShipmentLabel returns it',
};

async function findLabels(context: LabelContext, scope: Scope, order: LabelOrder) {
  const found: FoundLabel[] = [];
  const missing: MissingShipment[] = [];
  for (const chunk of chunks([...firstPositions(order.ids)], 5 * chunkSize)) {
    const rows = await rowsByNumber(
      context,
      scope,
      chunk.map(([id]) => id),
    );
    for (const some of chunks(chunk, askedAtOnce)) {
      const looked = some.map(async ([id, position]) => {
        const row = rows.get(id);
        return {
          id,
          position,
          row,
          code: row ? await findMissing(context, row, order) : 'NOT_FOUND',
        } as const;
      });
      for (const { id, position, row, code } of await Promise.all(looked)) {
        if (row && !code) found.push({ id, key: sortKeys(row) });
        else if (code) missing.push({ id: printableId(id), position, code, reason: reasons[code] });
      }
    }
  }
  return { found, missing };
}

/** A shipment that is named twice is printed once. */
function firstPositions(ids: readonly string[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const [position, id] of ids.entries()) if (!positions.has(id)) positions.set(id, position);
  return positions;
}

/** Returns why a shipment has no label that can be printed with others; null if it has. */
async function findMissing(
  context: LabelContext,
  shipment: ShipmentRow,
  { style, requestId }: LabelOrder,
): Promise<MissingCode | null> {
  const status = labelStatus(shipment);
  if (status === 'cancelled') return 'SHIPMENT_CANCELLED';
  if (status === 'none' || status === 'failed') return 'NOT_FOUND';
  if (isOwnLabel(shipment)) return missingCodes[(await askForLabel(context, shipment, requestId)).outcome];
  if (style.format !== 'pdf') return 'LABEL_FORMAT_UNAVAILABLE';
  const found = await lookForLabel(context, shipment, requestId);
  if (found.outcome !== 'ready' || !found.pdf) return missingCodes[found.outcome];
  const pages = await context.labels.measure(carrierLabel(shipment, found.pdf), shipment.account_id, style);
  return pages === 0 ? 'LABEL_FORMAT_UNAVAILABLE' : null;
}

const missingCodes: Readonly<Record<LabelOutcome['outcome'], MissingCode | null>> = {
  ready: null,
  generating: 'LABEL_NOT_READY',
  unavailable: 'LABEL_DOWNLOAD_FAILED',
  failed: 'NOT_FOUND',
  none: 'NOT_FOUND',
};

async function* drawParts(
  context: LabelContext,
  scope: Scope,
  numbers: readonly string[],
  missing: readonly MissingLabel[],
  style: LabelStyle,
): AsyncGenerator<Uint8Array, void> {
  const day = hongKongDay(context.clock.now());
  const file = context.labels.openFile(scope.accountId, style, day);
  const late: MissingLabel[] = [];
  for (const chunk of chunks(numbers, chunkSize)) {
    const rows = await rowsByNumber(context, scope, chunk);
    const contents = [];
    for (const id of chunk) {
      const row = rows.get(id);
      const status = row ? labelStatus(row) : 'none';
      if (row && (status === 'ready' || status === 'generating'))
        contents.push(await printableLabel(context, row));
      else late.push({ id, reason: reasons.SHIPMENT_CANCELLED });
    }
    yield* file.add(contents);
  }
  yield* file.end([...missing, ...late]);
}

/** A carrier's label was stored when it was looked for. */
async function printableLabel(context: LabelContext, row: ShipmentRow): Promise<PrintableLabel> {
  if (isOwnLabel(row)) return contentOf(context, row);
  const found = await lookForLabel(context, row, null);
  if (found.outcome === 'ready' && found.pdf) return carrierLabel(row, found.pdf);
  throw new Error(`the stored label of ${row.tracking_number} is gone`);
}

async function* beginningWith(
  first: IteratorResult<Uint8Array, void>,
  parts: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  if (first.done) return;
  yield first.value;
  yield* parts;
}

async function rowsByNumber({ db }: LabelContext, scope: Scope, numbers: readonly string[]) {
  const rows = await listShipmentsByNumber(
    db,
    scope,
    numbers.filter((number) => /^\w{1,64}$/.test(number)),
  );
  return new Map(rows.map((row) => [row.tracking_number, row]));
}

function sortKeys(row: ShipmentRow): FoundLabel['key'] {
  return {
    created_at: row.created_at,
    reference_no: row.reference_no ?? '',
    destination_country: row.destination_country,
    service_tier_id: row.service_code,
  };
}

function sortLabels(found: readonly FoundLabel[], sort: LabelSort): readonly FoundLabel[] {
  if (sort === 'as_given') return found;
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return found.toSorted((a, b) => compare(a.key[sort], b.key[sort]));
}

/** An unknown number is text of the client. */
function printableId(id: string): string {
  return id.replace(/[^ -~]/g, '?');
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
