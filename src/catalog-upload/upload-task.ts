import type { RowChange } from '../../db/table/catalog.ts';
import type { AuditActor } from '../audit.ts';
import type { CatalogProblem } from '../catalog/catalog-file.ts';
import type { PublicationEffect } from '../catalog/publication-effects.ts';

/** Files by name. The files that are not given are those of the live catalog. */
export type UploadedFiles = ReadonlyMap<string, Uint8Array>;

/** A task of the thread. Without `publish`, it only compares. */
export interface UploadTask {
  readonly databaseUrl: string;
  readonly files: UploadedFiles;
  /** Today in Hong Kong, YYYY-MM-DD. */
  readonly today: string;
  readonly publish?: {
    /** The live publication that its operator saw the comparison with; 0: none. */
    readonly base: number;
    readonly actor: AuditActor;
    readonly userId: string;
  };
}

export interface Comparison {
  /** The live publication that it was compared with; 0: none. */
  readonly base: number;
  /** Texts of the uploaded files by table, without comments. */
  readonly files: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, readonly RowChange[]>>;
  readonly effects: readonly PublicationEffect[];
}

export type UploadResult =
  | { readonly kind: 'compared'; readonly comparison: Comparison }
  | { readonly kind: 'published'; readonly publicationId: number }
  /** The catalog is identical to the live one. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly problems: readonly CatalogProblem[]; readonly count: number }
  /** Another catalog was published since the comparison. */
  | { readonly kind: 'moved'; readonly liveId: number }
  | { readonly kind: 'failed'; readonly error: string };
