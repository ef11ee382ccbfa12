import { findManifest, listManifestRows } from '../../db/query/manifest/manifest.ts';
import { cutPage } from '../../db/query/page.ts';
import { listShipmentPage } from '../../db/query/shipment/list-shipments.ts';
import { pageReply, readCursor, readInstant } from '../http/query.ts';
import { createManifestOnce } from '../manifest/create-manifest.ts';
import { manifestView } from '../manifest/manifest.ts';
import { readManifestDocument } from '../manifest/manifest-document.ts';
import type { Handler } from '../run-operation.ts';
import { shipmentSummary } from '../shipment/view.ts';

export const createManifest: Handler<'createManifest'> = async (context, call) => {
  const { body, claim, refuse } = call;
  if (!claim) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  const { carrier_code: carrierCode, shipment_ids: shipmentIds = null } = body;
  const createdBefore = readInstant(body.created_before, 'created_before', refuse) ?? null;
  if (shipmentIds && createdBefore !== null) {
    const message = 'cannot be combined with shipment_ids';
    return refuse('INVALID_FIELD', {
      violations: [{ path: ['created_before'], code: 'INVALID_FIELD', message }],
    });
  }
  const wanted = { carrierCode, shipmentIds, createdBefore };
  return createManifestOnce(context, { ...call, claim }, wanted);
};

export const listManifests: Handler<'listManifests'> = async ({ db }, { scope, query, refuse }) => {
  const { cursor, limit, ...filters } = query;
  const list = { name: 'manifests', filters, id: /^mft_[0-9a-f]{32}$/ };
  const after = readCursor(cursor, list, refuse);
  const filter = {
    ...filters,
    created_after: readInstant(filters.created_after, 'created_after', refuse),
    created_before: readInstant(filters.created_before, 'created_before', refuse),
  };
  const found = await listManifestRows(db.kysely, scope, filter, { after, limit: limit + 1 });
  const page = cutPage(found, limit);
  return pageReply(list, page, manifestView, (row) => [row.created_at, row.id]);
};

export const getManifest: Handler<'getManifest'> = async ({ db }, { scope, path, refuse }) => {
  const manifest = (await findManifest(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  return { status: 200, data: manifestView(manifest) };
};

export const listManifestShipments: Handler<'listManifestShipments'> = async (
  { db },
  { scope, path, query, refuse },
) => {
  const { cursor, limit } = query;
  const list = { name: 'manifest_shipments', filters: path, id: /^SMP\d{13}$/ };
  const after = readCursor(cursor, list, refuse);
  const { id } = (await findManifest(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  const order = { order: 'newest', after, limit } as const;
  const page = await listShipmentPage(db.kysely, scope, { manifest_id: id }, order);
  return pageReply(list, page, shipmentSummary, (row) => [row.created_at, row.tracking_number]);
};

export const getManifestDocument: Handler<'getManifestDocument'> = async (context, call) => {
  const { scope, path, query, refuse } = call;
  const manifest = (await findManifest(context.db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  return {
    status: 200,
    mediaType: 'application/pdf',
    content: await readManifestDocument(context, call, manifest, query.type),
    headers: { 'Content-Disposition': `inline; filename="${manifest.id}.pdf"` },
  };
};
