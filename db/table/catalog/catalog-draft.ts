import type { JSONColumnType } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** A valid upload that its operator has not published yet. Each operator has at most one. */
export interface CatalogDraftTable {
  id: string;
  user_id: string;
  /** The live version that it was compared with; 0: none. */
  base_publication_id: number;
  /** Texts of the uploaded files by table. The other files are those of the live version. */
  files: JSONColumnType<Record<string, string>>;
  /** Changed rows by table. */
  changes: JSONColumnType<Record<string, RowChange[]>>;
  /** When the changes take effect. */
  effects: JSONColumnType<object[]>;
  created_at: Timestamp;
}

/** Cells of a row before and after a publication; null: it has no such row. */
export interface RowChange {
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
}
