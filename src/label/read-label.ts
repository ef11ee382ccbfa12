import { findAccount } from '../../db/query/account/account.ts';
import { findLabel, storeLabel } from '../../db/query/shipment/label.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { LabelOutcome } from '../carrier/carrier.ts';
import type { CarrierRegistry } from '../carrier/registry.ts';
import { findAnyService } from '../catalog/catalog.ts';
import type { CatalogStore } from '../catalog/catalog-store.ts';
import type { Refuse } from '../contract/errors.ts';
import { renderOrRefuse } from '../print/render-queue.ts';
import { hongKongDay } from '../runtime.ts';
import type { KeyRing } from '../secret/key-ring.ts';
import { isPartnerChannel, labelStatus } from '../shipment/view.ts';
import { trackingPageUrl } from '../tracking/page/page-url.ts';
import type { RecordContext } from '../tracking/record-change.ts';
import { type LabelContent, labelContent } from './content.ts';
import { labelEncryptionContext } from './encryption-context.ts';
import type { LabelRenderer } from './label-renderer.ts';
import { isPlain, type LabelStyle, plainStyle, refuseParameter } from './label-style.ts';
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

export interface LabelFile {
  readonly mediaType: 'application/pdf' | 'application/zpl' | 'image/png';
  readonly content: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

export const labelMediaTypes = { pdf: 'application/pdf', zpl: 'application/zpl', png: 'image/png' } as const;

/**
 * Returns a label (contract: getShipmentLabel). Stores encrypted what its carrier drew, and the PDF of the first request.
 * Other formats are drawn for each request from the order, which does not change.
 */
export async function readLabel(
  context: LabelContext,
  shipment: ShipmentRow,
  requestId: string | null,
  refuse: Refuse<LabelCode>,
  style: LabelStyle = plainStyle,
): Promise<LabelFile> {
  const status = labelStatus(shipment);
  if (status === 'cancelled') return refuse('SHIPMENT_CANCELLED');
  if (status === 'none') return refuse('NOT_FOUND');
  if (!isOwnLabel(shipment)) return readCarrierLabel(context, shipment, requestId, refuse, style);
  const { db, secrets } = context;
  const stored = await findLabel(db, shipmentScope(shipment), shipment.tracking_number);
  // An earlier run stopped before it recorded this, or the carrier reported a failure later.
  if (stored && status !== 'ready') await markLabelReady(context, shipment);
  if (stored && isPlain(style)) {
    return pdfFile(shipment, secrets.decrypt(stored, labelEncryptionContext(shipment)));
  }
  if (!stored) {
    if (status === 'failed') return refuse('NOT_FOUND');
    const outcome = await askForLabel(context, shipment, requestId);
    if (outcome.outcome !== 'ready') return withoutLabel(context, shipment, outcome, refuse);
  }
  const drawn = await drawFile(context, shipment, await contentOf(context, shipment), style, refuse);
  if (isPlain(style)) await storePdf(context, shipment, drawn.content);
  if (!stored && status === 'generating') await markLabelReady(context, shipment);
  return drawn;
}

/** A carrier's label can have other paper, but as a PDF alone. */
async function readCarrierLabel(
  context: LabelContext,
  shipment: ShipmentRow,
  requestId: string | null,
  refuse: Refuse<LabelCode>,
  style: LabelStyle,
): Promise<LabelFile> {
  // A failed label is a 404 in every format.
  if (style.format !== 'pdf' && labelStatus(shipment) !== 'failed') return refuse('LABEL_FORMAT_UNAVAILABLE');
  const label = await findCarrierLabel(context, shipment, requestId);
  if ('outcome' in label) return withoutLabel(context, shipment, label, refuse);
  return style.size === null
    ? pdfFile(shipment, label.pdf)
    : drawFile(context, shipment, label, style, refuse);
}

/** Returns the label that a carrier drew, and stores it encrypted at the first request. */
export async function findCarrierLabel(
  context: LabelContext,
  shipment: ShipmentRow,
  requestId: string | null,
): Promise<CarrierLabel | Exclude<LabelOutcome, { outcome: 'ready' }>> {
  const { db, secrets } = context;
  const { tracking_number: trackingNumber, created_at } = shipment;
  const label = { trackingNumber, bookedOn: hongKongDay(new Date(created_at)) };
  const status = labelStatus(shipment);
  const stored = await findLabel(db, shipmentScope(shipment), trackingNumber);
  if (stored) {
    // An earlier run stopped before it recorded this, or the carrier reported a failure later.
    if (status !== 'ready') await markLabelReady(context, shipment);
    return { ...label, pdf: secrets.decrypt(stored, labelEncryptionContext(shipment)) };
  }
  if (status === 'failed') return { outcome: 'none' };
  const outcome = await askForLabel(context, shipment, requestId);
  if (outcome.outcome !== 'ready') return outcome;
  if (!outcome.pdf) return { outcome: 'none' };
  await storePdf(context, shipment, outcome.pdf);
  if (status === 'generating') await markLabelReady(context, shipment);
  return { ...label, pdf: outcome.pdf };
}

async function storePdf(
  { db, secrets }: LabelContext,
  shipment: ShipmentRow,
  pdf: Uint8Array,
): Promise<void> {
  const encrypted = secrets.encrypt(Buffer.from(pdf), labelEncryptionContext(shipment));
  await storeLabel(db, shipmentScope(shipment), shipment.tracking_number, encrypted);
}

function pdfFile({ tracking_number: name }: ShipmentRow, content: Uint8Array): LabelFile {
  return labelFile(`${name}.pdf`, 'pdf', content);
}

function labelFile(
  name: string,
  format: LabelStyle['format'],
  content: Uint8Array,
  pages?: number,
): LabelFile {
  const headers = { 'Content-Disposition': `inline; filename="${name}"` };
  return {
    mediaType: labelMediaTypes[format],
    content,
    headers: pages === undefined ? headers : { ...headers, 'X-Label-Pages': String(pages) },
  };
}

/** True if Sampan draws the label, which only then can have another format. */
export function isOwnLabel(shipment: Pick<ShipmentRow, 'booked_label' | 'carrier_code'>): boolean {
  return shipment.booked_label === 'none' || !isPartnerChannel(shipment);
}

export async function askForLabel(
  { carriers }: LabelContext,
  shipment: ShipmentRow,
  requestId: string | null,
): Promise<LabelOutcome> {
  if (shipment.booked_label === 'none') return { outcome: 'ready', pdf: null };
  const call = { scope: shipmentScope(shipment), requestId };
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
  return labelFile(`${shipment.tracking_number}.${style.format}`, style.format, file, shown);
}

/** Collects what is printed on a label that Sampan draws. */
export async function contentOf(
  { db, catalog, rootUrl }: Pick<LabelContext, 'db' | 'catalog' | 'rootUrl'>,
  shipment: ShipmentRow,
): Promise<LabelContent> {
  const account = await findAccount(db.kysely, shipment.account_id);
  const service = findAnyService(catalog.current, shipment.service_code);
  return labelContent(shipment, {
    accountName: account?.name ?? '',
    serviceName: service?.name,
    trackingUrl: trackingPageUrl(rootUrl(), shipment),
  });
}

function shipmentScope({ account_id, livemode }: ShipmentRow) {
  return { accountId: account_id, livemode };
}
