import { findManifest } from '../../../db/query/manifest/manifest.ts';
import type { PageRequest } from '../page-request.ts';

/** When a parcel was handed over, and the page of its hand-over. */
export interface HandOver {
  readonly at: string;
  readonly href: string;
}

/** Returns the hand-over of a shipment, which its carrier may not have confirmed yet; null before it. */
export async function findHandOver(
  { base, context, scope }: PageRequest,
  { manifest_id: id }: { readonly manifest_id: string | null },
): Promise<HandOver | null> {
  const manifest = id === null ? undefined : await findManifest(context.db.kysely, scope, id);
  return manifest
    ? { at: manifest.closed_at ?? manifest.created_at, href: `${base}/manifests/${manifest.id}` }
    : null;
}
