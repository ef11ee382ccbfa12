import { findLabel, storeLabel } from '../../db/query/shipment/label.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { scopeOf } from '../../db/scope.ts';
import type { LabelOutcome } from '../carrier/carrier.ts';
import type { CarrierRegistry } from '../carrier/registry.ts';
import type { CatalogStore } from '../catalog/catalog-store.ts';
import type { Refuse } from '../contract/errors.ts';
import { renderOrRefuse } from '../print/render-queue.ts';
import { hongKongDay } from '../runtime.ts';
import type { KeyRing } from '../secret/key-ring.ts';
import { isOwnLabel, labelStatus } from '../shipment/view.ts';
import type { RecordContext } from '../tracking/record-change.ts';
import { contentOf } from './content.ts';
import { labelEncryptionContext } from './encryption-context.ts';
import type { LabelRenderer } from './label-renderer.ts';
import { isPlain, type LabelStyle, labelMediaTypes, plainStyle, refuseParameter } from './label-style.ts';
import { markLabelFailed, markLabelReady } from './mark-label.ts';
import type { CarrierLabel, PrintableLabel } from './render-label.ts';

export interface LabelContext extends RecordContext {
  readonly secrets: KeyRing;
  readonly carriers: CarrierRegistry;
  readonly catalog: CatalogStore;
  readonly labels: LabelRenderer;
  readonly rootUrl: () => string | null;
}

type LabelCode =
  | 'INVALID_FIELD'
  | 'NOT_FOUND'
  | 'LABEL_FORMAT_UNAVAILABLE'
  | 'SHIPMENT_CANCELLED'
  | 'LABEL_NOT_READY'
  | 'LABEL_DOWNLOAD_FAILED'
  | 'SERVICE_UNAVAILABLE';

interface LabelFile {
  readonly mediaType: (typeof labelMediaTypes)[LabelStyle['format']];
  readonly content: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns a label (contract: getShipmentLabel). Stores encrypted what its carrier drew, and the PDF of the first request.
 * Other formats are drawn for each request from the order, which does not change.
 */
export async function readLabel(
  context: LabelContext,
  { requestId, refuse }: { readonly requestId: string | null; readonly refuse: Refuse<LabelCode> },
  shipment: ShipmentRow,
  style: LabelStyle = plainStyle,
): Promise<LabelFile> {
  const status = labelStatus(shipment);
  if (status === 'cancelled') return refuse('SHIPMENT_CANCELLED');
  if (status === 'none') return refuse('NOT_FOUND');
  const isOwn = isOwnLabel(shipment);
  // A failed label is a 404 in every format.
  if (!isOwn && style.format !== 'pdf' && status !== 'failed') return refuse('LABEL_FORMAT_UNAVAILABLE');
  const found = await lookForLabel(context, shipment, requestId);
  if (found.outcome !== 'ready') return withoutLabel(context, shipment, found, refuse);
  const isStoredForm = isOwn ? isPlain(style) : style.size === null;
  if (found.pdf && isStoredForm) return labelFile(shipment, 'pdf', found.pdf);
  const label = found.pdf && !isOwn ? carrierLabel(shipment, found.pdf) : await contentOf(context, shipment);
  const drawn = await drawFile(context, shipment, label, style, refuse);
  if (isStoredForm) await storePdf(context, shipment, drawn.content);
  // Not before: what can't be drawn is not ready.
  if (!found.pdf && status !== 'ready') await markLabelReady(context, shipment);
  return drawn;
}

/**
 * Finds a label that is stored, else asks its carrier and stores what it drew. Records that such a label is ready. `pdf`
 * null: Sampan is to draw it.
 */
export async function lookForLabel(
  context: LabelContext,
  shipment: ShipmentRow,
  requestId: string | null,
): Promise<LabelOutcome> {
  const { db, secrets } = context;
  const status = labelStatus(shipment);
  const stored = await findLabel(db, scopeOf(shipment), shipment.tracking_number);
  if (!stored && status === 'failed') return { outcome: 'none' };
  const outcome: LabelOutcome = stored
    ? { outcome: 'ready', pdf: secrets.decrypt(stored, labelEncryptionContext(shipment)) }
    : await askForLabel(context, shipment, requestId);
  if (outcome.outcome !== 'ready') return outcome;
  if (!outcome.pdf && !isOwnLabel(shipment)) return { outcome: 'none' };
  if (!stored && outcome.pdf) await storePdf(context, shipment, outcome.pdf);
  // Also if an earlier run stopped before it recorded this, or the carrier reported a failure later.
  if (outcome.pdf && status !== 'ready') await markLabelReady(context, shipment);
  return outcome;
}

export function carrierLabel({ tracking_number, created_at }: ShipmentRow, pdf: Uint8Array): CarrierLabel {
  return { trackingNumber: tracking_number, bookedOn: hongKongDay(new Date(created_at)), pdf };
}

async function storePdf(
  { db, secrets }: LabelContext,
  shipment: ShipmentRow,
  pdf: Uint8Array,
): Promise<void> {
  const encrypted = secrets.encrypt(Buffer.from(pdf), labelEncryptionContext(shipment));
  await storeLabel(db, scopeOf(shipment), shipment.tracking_number, encrypted);
}

function labelFile(
  { tracking_number: name }: ShipmentRow,
  format: LabelStyle['format'],
  content: Uint8Array,
  pages?: number,
): LabelFile {
  const headers = { 'Content-Disposition': `inline; filename="${name}.${format}"` };
  return {
    mediaType: labelMediaTypes[format],
    content,
    headers: pages === undefined ? headers : { ...headers, 'X-Label-Pages': String(pages) },
  };
}

/** Asks whether a label is ready, without a look at what is stored. */
export async function askForLabel(
  { carriers }: Pick<LabelContext, 'carriers'>,
  shipment: ShipmentRow,
  requestId: string | null,
): Promise<LabelOutcome> {
  if (shipment.booked_label === 'none') return { outcome: 'ready', pdf: null };
  const call = { scope: scopeOf(shipment), requestId };
  return carriers.of(shipment.carrier_code).label(shipment.tracking_number, call);
}

async function withoutLabel(
  context: LabelContext,
  shipment: ShipmentRow,
  outcome: Exclude<LabelOutcome, { outcome: 'ready' }>,
  refuse: Refuse<LabelCode>,
): Promise<never> {
  switch (outcome.outcome) {
    case 'generating':
      return refuse('LABEL_NOT_READY', { retryAfterSeconds: outcome.retryAfterSeconds });
    case 'failed':
      await markLabelFailed(context, shipment);
      return refuse('NOT_FOUND');
    case 'none':
      return refuse('NOT_FOUND');
    case 'unavailable':
      context.log.warn(
        { trackingNumber: shipment.tracking_number, reason: outcome.reason },
        "carrier's label could not be downloaded",
      );
      return refuse('LABEL_DOWNLOAD_FAILED');
  }
}

async function drawFile(
  context: LabelContext,
  shipment: ShipmentRow,
  label: PrintableLabel,
  style: LabelStyle,
  refuse: Refuse<LabelCode>,
): Promise<LabelFile> {
  const { file, pages } = await renderOrRefuse(
    () => context.labels.render(label, shipment.account_id, style),
    refuse,
  );
  if (pages === 0) return refuse('LABEL_FORMAT_UNAVAILABLE');
  if (!file) return refuseParameter('page', `must be 1 to ${pages}, the pages of this label`, refuse);
  const shown = style.format === 'png' ? pages : undefined;
  return labelFile(shipment, style.format, file, shown);
}
