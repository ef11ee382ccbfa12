import type { Kysely } from 'kysely';
import { deleteCatalogDraft } from '../../db/query/pricing/catalog-version.ts';
import type { Database } from '../../db/table/index.ts';
import { runChild } from '../child.ts';
import type { UploadResult, UploadTask } from './upload-task.ts';

const limits = { maxMs: 60_000, heapMegabytes: 512 };

/**
 * Compares, keeps and publishes uploaded catalogs in a child process, so that a large one delays no request. One at a time: each
 * may use as much memory as the rest of the process.
 */
export class CatalogUploads {
  readonly #databaseUrl: string;
  #isBusy = false;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Runs a task; `busy` if another one is running. A process that is killed leaves its transaction rolled back. */
  async run(task: Omit<UploadTask, 'databaseUrl'>): Promise<UploadResult | { readonly kind: 'busy' }> {
    if (this.#isBusy) return { kind: 'busy' };
    this.#isBusy = true;
    try {
      const program = new URL('./upload-process.ts', import.meta.url);
      const input: UploadTask = { ...task, databaseUrl: this.#databaseUrl };
      const [result] = await runChild<UploadResult>('comparing a catalog', program, input, limits);
      return result;
    } catch (error) {
      return { kind: 'failed', error: error instanceof Error ? error.message : String(error) };
    } finally {
      this.#isBusy = false;
    }
  }
}

export async function dropUpload(db: Kysely<Database>, userId: string): Promise<void> {
  await deleteCatalogDraft(db, userId);
}
