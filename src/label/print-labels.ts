import { findShipments } from '../../db/query/shipment/label.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { Refuse } from '../contract/errors.ts';
import { hongKongDay } from '../runtime.ts';
import { labelStatus } from '../shipment/view.ts';
import type { LabelStyle } from './label-style.ts';
import type { MissingLabel } from './layout/missing.ts';
import { askForLabel, contentOf, isOwnLabel, type LabelContext, renderOrRefuse } from './read-label.ts';

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
}

export interface PrintedLabels {
  readonly content: AsyncIterable<Uint8Array>;
  readonly printed: number;
  readonly missing: number;
}

/** Rows in memory at a time: an order can have 100 items. */
const chunkSize = 10;

/**
 * Prints the labels of many shipments into one file (contract: printLabels). The labels are looked for before the first byte is
 * sent, because a refusal can't follow half a file.
 */
export async function printInOneFile(
  context: LabelContext,
  scope: Scope,
  order: LabelOrder,
  refuse: Refuse<'LABELS_MISSING' | 'SERVICE_UNAVAILABLE'>,
): Promise<PrintedLabels> {
  const ids = [...new Set(order.ids)];
  const { found, missing } = await findLabels(context, scope, ids, order.requestId);
  if (missing.length > 0 && !order.skipMissing) {
    const violations = missing.map(({ id, code, reason }) => ({
      path: ['ids', order.ids.indexOf(id)],
      code,
      message: `${id}: ${reason}`,
    }));
    return refuse('LABELS_MISSING', { violations });
  }
  const numbers = sorted(found, order.sort).map(({ id }) => id);
  const parts = drawParts(context, scope, numbers, missing, order.style);
  // A full queue is noticed here, while a refusal is still possible.
  const first = await renderOrRefuse(() => parts.next(), refuse);
  return { content: from(first, parts), printed: numbers.length, missing: missing.length };
}

interface FoundLabel {
  readonly id: string;
  readonly key: Readonly<Record<Exclude<LabelSort, 'as_given'>, string>>;
}

interface MissingShipment extends MissingLabel {
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
  LABEL_FORMAT_UNAVAILABLE: 'its carrier draws the label; getShipmentLabel returns it',
};

async function findLabels(
  context: LabelContext,
  scope: Scope,
  ids: readonly string[],
  requestId: string | null,
) {
  const found: FoundLabel[] = [];
  const missing: MissingShipment[] = [];
  for (const chunk of chunks(ids, 5 * chunkSize)) {
    const rows = await rowsByNumber(context, scope, chunk);
    for (const id of chunk) {
      const row = rows.get(id);
      const code = row ? await findMissing(context, row, requestId) : 'NOT_FOUND';
      if (row && !code) found.push({ id, key: sortKeys(row) });
      else if (code) missing.push({ id: printable(id), code, reason: reasons[code] });
    }
  }
  return { found, missing };
}

/** Returns why a shipment has no label that can be printed with others; null if it has. */
async function findMissing(
  context: LabelContext,
  shipment: ShipmentRow,
  requestId: string | null,
): Promise<MissingCode | null> {
  const status = labelStatus(shipment);
  if (status === 'cancelled') return 'SHIPMENT_CANCELLED';
  if (status === 'none' || status === 'failed') return 'NOT_FOUND';
  if (!isOwnLabel(shipment)) return 'LABEL_FORMAT_UNAVAILABLE';
  const { outcome } = await askForLabel(context, shipment, requestId);
  return {
    ready: null,
    generating: 'LABEL_NOT_READY',
    unavailable: 'LABEL_DOWNLOAD_FAILED',
    failed: 'NOT_FOUND',
    none: 'NOT_FOUND',
  }[outcome] as MissingCode | null;
}

async function* drawParts(
  context: LabelContext,
  scope: Scope,
  numbers: readonly string[],
  missing: readonly MissingLabel[],
  style: LabelStyle,
): AsyncGenerator<Uint8Array, void> {
  const day = hongKongDay(context.clock.now());
  await using batch = await context.labels.openBatch(scope.accountId, style, day);
  const late: MissingLabel[] = [];
  for (const chunk of chunks(numbers, chunkSize)) {
    const rows = await rowsByNumber(context, scope, chunk);
    const contents = [];
    for (const id of chunk) {
      const row = rows.get(id);
      const status = row ? labelStatus(row) : 'none';
      if (row && (status === 'ready' || status === 'generating'))
        contents.push(await contentOf(context, row));
      else late.push({ id, reason: reasons.SHIPMENT_CANCELLED });
    }
    yield await batch.add(contents);
  }
  yield await batch.end([...missing, ...late]);
}

async function* from(
  first: IteratorResult<Uint8Array, void>,
  parts: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  if (!first.done && first.value.length > 0) yield first.value;
  for await (const part of parts) if (part.length > 0) yield part;
}

async function rowsByNumber({ db }: LabelContext, scope: Scope, numbers: readonly string[]) {
  const rows = await findShipments(
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

function sorted(found: readonly FoundLabel[], sort: LabelSort): readonly FoundLabel[] {
  if (sort === 'as_given') return found;
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return found.toSorted((a, b) => compare(a.key[sort], b.key[sort]));
}

/** An unknown number is text of the client. */
function printable(id: string): string {
  return id.replace(/[^ -~]/g, '?');
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
