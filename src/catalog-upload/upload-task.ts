import type { AuditActor } from '../audit.ts';
import type { CatalogProblem } from '../catalog/catalog-file.ts';

/** Files by name. The files that are not given are those of the live catalog. */
export type UploadedFiles = ReadonlyMap<string, Uint8Array>;

/** A task of the process. Without `publish`, it compares, and keeps the upload for its operator. */
export interface UploadTask {
  readonly databaseUrl: string;
  /** ID of the operator. */
  readonly userId: string;
  /** Files that were sent now, or the ID of the kept upload that has them. */
  readonly files: UploadedFiles | string;
  readonly now: Date;
  readonly publish?: {
    /** The live publication that its operator saw the comparison with; 0: none. */
    readonly base: number;
    readonly actor: AuditActor;
  };
}

export type UploadResult =
  | { readonly kind: 'compared' }
  /** The upload was published or discarded meanwhile. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'published'; readonly publicationId: number }
  /** The catalog is identical to the live one. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly problems: readonly CatalogProblem[]; readonly count: number }
  /** Another catalog was published since the comparison. */
  | { readonly kind: 'moved'; readonly liveId: number }
  | { readonly kind: 'failed'; readonly error: string };
