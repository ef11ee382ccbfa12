import type { Kysely } from 'kysely';
import { deleteCatalogDraft } from '../../db/query/pricing/catalog-version.ts';
import type { Database } from '../../db/table/index.ts';
import { runThread } from '../thread.ts';
import type { UploadResult, UploadTask } from './upload-task.ts';

const maxRunMs = 60_000;
const heapMegabytes = 512;

/**
 * Compares, keeps and publishes uploaded catalogs in a thread, so that a large one delays no request. One at a time: each
 * may use as much memory as the rest of the process.
 */
export class CatalogUploads {
  readonly #databaseUrl: string;
  #isBusy = false;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Runs a task; `busy` if another one is running. A thread that is ended rolls its transaction back. */
  async run(task: Omit<UploadTask, 'databaseUrl'>): Promise<UploadResult | { readonly kind: 'busy' }> {
    if (this.#isBusy) return { kind: 'busy' };
    this.#isBusy = true;
    try {
      const module = new URL('./upload-thread.ts', import.meta.url);
      return await runThread<UploadResult>('comparing a catalog', module, maxRunMs, {
        workerData: { ...task, databaseUrl: this.#databaseUrl } satisfies UploadTask,
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      });
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
