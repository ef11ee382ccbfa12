import { findAccount } from '../../db/query/account/account.ts';
import { findLabel, storeLabel } from '../../db/query/shipment/label.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { LabelOutcome } from '../carrier/carrier.ts';
import type { CarrierRegistry } from '../carrier/registry.ts';
import type { CatalogStore } from '../catalog/catalog-store.ts';
import type { Refuse } from '../contract/errors.ts';
import type { KeyRing } from '../secret/key-ring.ts';
import { labelStatus } from '../shipment/view.ts';
import { trackingPageUrl } from '../tracking/page/page-url.ts';
import type { RecordContext } from '../tracking/record-change.ts';
import { labelContent } from './content.ts';
import { labelEncryptionContext } from './encryption-context.ts';
import { type LabelRenderer, LabelsBusyError } from './label-renderer.ts';
import { markLabelFailed, markLabelReady } from './mark-label.ts';

interface LabelContext extends RecordContext {
  readonly secrets: KeyRing;
  readonly carriers: CarrierRegistry;
  readonly catalog: CatalogStore;
  readonly labels: LabelRenderer;
  readonly rootUrl: () => string | null;
}

type LabelCode =
  | 'NOT_FOUND'
  | 'SHIPMENT_CANCELLED'
  | 'LABEL_NOT_READY'
  | 'LABEL_DOWNLOAD_FAILED'
  | 'SERVICE_UNAVAILABLE';

export function labelDisposition(trackingNumber: string): string {
  return `inline; filename="${trackingNumber}.pdf"`;
}

/** Returns a label (contract: getShipmentLabel). The first request draws or downloads it, and stores it encrypted. */
export async function readLabel(
  context: LabelContext,
  shipment: ShipmentRow,
  requestId: string | null,
  refuse: Refuse<LabelCode>,
): Promise<Buffer> {
  const status = labelStatus(shipment);
  if (status === 'cancelled') return refuse('SHIPMENT_CANCELLED');
  if (status === 'none') return refuse('NOT_FOUND');
  const { db, secrets } = context;
  const stored = await findLabel(db, shipmentScope(shipment), shipment.tracking_number);
  if (stored) {
    // An earlier run stopped before it recorded this, or the carrier reported a failure later.
    if (status !== 'ready') await markLabelReady(context, shipment);
    return secrets.decrypt(stored, labelEncryptionContext(shipment));
  }
  if (status === 'failed') return refuse('NOT_FOUND');
  const outcome = await askForLabel(context, shipment, requestId);
  if (outcome.outcome !== 'ready') return withoutLabel(context, shipment, outcome, refuse);
  const pdf = outcome.pdf ?? (await drawLabel(context, shipment, refuse));
  const encrypted = secrets.encrypt(pdf, labelEncryptionContext(shipment));
  await storeLabel(db, shipmentScope(shipment), shipment.tracking_number, encrypted);
  if (status === 'generating') await markLabelReady(context, shipment);
  return pdf;
}

async function askForLabel(
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

async function drawLabel(
  { db, catalog, labels, rootUrl }: LabelContext,
  shipment: ShipmentRow,
  refuse: Refuse<LabelCode>,
): Promise<Buffer> {
  const account = await findAccount(db.kysely, shipment.account_id);
  const service = catalog.current.services.get(shipment.service_code);
  const content = labelContent(shipment, {
    accountName: account?.name ?? '',
    serviceName: service?.name,
    trackingUrl: trackingPageUrl(rootUrl(), shipment),
  });
  try {
    return await labels.render(content, shipment.account_id);
  } catch (error) {
    if (!(error instanceof LabelsBusyError)) throw error;
    return refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  }
}

function shipmentScope({ account_id, livemode }: ShipmentRow) {
  return { accountId: account_id, livemode };
}
