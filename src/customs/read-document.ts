import type { Kysely } from 'kysely';
import { findAccount } from '../../db/query/account/account.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { CustomsDocument } from '../../db/table/customs-document.ts';
import type { Database } from '../../db/table/index.ts';
import type { Refuse } from '../contract/errors.ts';
import type { DocumentRenderer } from '../print/document-renderer.ts';
import type { PrintedDocument } from '../print/printed-document.ts';
import { renderOrRefuse } from '../print/render-queue.ts';
import { documentMisfit } from '../shipment/customs-document.ts';
import { isDispatched } from '../shipment/view.ts';
import { commercialInvoice } from './commercial-invoice.ts';
import { type CustomsFacts, customsFacts } from './customs-facts.ts';
import { cn22, cn23 } from './postal-declaration.ts';

const drafts: Readonly<Record<CustomsDocument, (facts: CustomsFacts) => PrintedDocument>> = {
  commercial_invoice: commercialInvoice,
  cn22,
  cn23,
};

interface DocumentContext {
  readonly db: { readonly kysely: Kysely<Database> };
  readonly documents: Pick<DocumentRenderer, 'draw'>;
}

type DocumentCode =
  | 'NOT_FOUND'
  | 'SHIPMENT_CANCELLED'
  | 'SHIPMENT_ANONYMIZED'
  | 'DOCUMENT_NOT_APPLICABLE'
  | 'SERVICE_UNAVAILABLE';

/** Draws a customs document of a shipment (contract: getShipmentDocument). The same shipment gives the same bytes. */
export async function readCustomsDocument(
  context: DocumentContext,
  shipment: ShipmentRow,
  type: CustomsDocument,
  refuse: Refuse<DocumentCode>,
): Promise<Uint8Array> {
  if (shipment.status === 'cancelled')
    return refuse('SHIPMENT_CANCELLED', {
      message:
        'the shipment was cancelled, so its customs papers are no longer valid; do not hand the parcel over',
    });
  if (shipment.anonymized_at !== null) return refuse('SHIPMENT_ANONYMIZED');
  if (!isDispatched(shipment)) return refuse('NOT_FOUND');
  const misfit = documentMisfit(shipment, type);
  if (misfit)
    return refuse('DOCUMENT_NOT_APPLICABLE', { message: misfit.reason, detail: { use: misfit.use } });
  const account = await findAccount(context.db.kysely, shipment.account_id);
  const document = drafts[type](customsFacts(shipment, account?.name ?? ''));
  return renderOrRefuse(() => context.documents.draw(document, shipment.account_id), refuse);
}

/** Returns the name of a file, such as `SMP4072618350929-cn23.pdf`. */
export function documentFileName(trackingNumber: string, type: CustomsDocument): string {
  return `${trackingNumber}-${type.replace('_', '-')}.pdf`;
}
