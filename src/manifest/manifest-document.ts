import { findAccount } from '../../db/query/account/account.ts';
import type { ManifestRow } from '../../db/query/manifest/manifest.ts';
import { listSheetShipments } from '../../db/query/manifest/manifest-shipment.ts';
import { scopeOf } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/errors.ts';
import { renderOrRefuse } from '../print/render-queue.ts';
import { handOverSheet } from './hand-over-sheet.ts';

type DocumentCode =
  | 'NOT_FOUND'
  | 'MANIFEST_NOT_CLOSED'
  | 'MANIFEST_DOCUMENT_NOT_READY'
  | 'CARRIER_UNAVAILABLE'
  | 'SERVICE_UNAVAILABLE';

interface DocumentCall {
  readonly requestId: string | null;
  readonly refuse: Refuse<DocumentCode>;
}

/** Time to wait before the carrier is asked again, if it gives none. */
const retrySeconds = 15;

/** Returns the carrier's own document if it makes one, else our hand-over sheet (contract: getManifestDocument). */
export async function readManifestDocument(
  context: Pick<WorkContext, 'db' | 'carriers' | 'documents'>,
  call: DocumentCall,
  manifest: ManifestRow,
  type?: Schemas['ManifestDocumentType'],
): Promise<Uint8Array> {
  const { refuse } = call;
  if (manifest.status !== 'closed')
    return refuse('MANIFEST_NOT_CLOSED', { detail: { manifest_status: manifest.status } });
  if (type !== 'sheet') {
    const pdf = await carrierDocument(context, call, manifest);
    if (pdf) return pdf;
    if (type === 'carrier') return refuse('NOT_FOUND', { message: 'the carrier makes no document' });
  }
  const { account_id: accountId, id } = manifest;
  const { kysely } = context.db;
  const account = (await findAccount(kysely, accountId)) ?? refuse('NOT_FOUND');
  const sheet = handOverSheet(manifest, await listSheetShipments(kysely, { accountId, id }), account);
  return renderOrRefuse(() => context.documents.draw(sheet, accountId), refuse);
}

/** Null: the carrier makes no document, or could not make this one. */
async function carrierDocument(
  { carriers }: Pick<WorkContext, 'carriers'>,
  { requestId, refuse }: DocumentCall,
  manifest: ManifestRow,
): Promise<Buffer | null> {
  const { id, carrier_code, carrier_document } = manifest;
  if (carrier_document === 'none' || carrier_document === 'failed') return null;
  const call = { scope: scopeOf(manifest), requestId };
  const reply = await carriers.of(carrier_code).manifestDocument(id, call);
  switch (reply.outcome) {
    case 'ready':
      return reply.pdf;
    case 'generating':
      return refuse('MANIFEST_DOCUMENT_NOT_READY', { retryAfterSeconds: reply.retryAfterSeconds });
    case 'unavailable':
      return refuse('CARRIER_UNAVAILABLE', { retryAfterSeconds: retrySeconds });
    case 'failed':
    case 'none':
      return null;
  }
}
