import type { Kysely } from 'kysely';
import { deleteCatalogDraft, putCatalogDraft } from '../../db/query/pricing/catalog-version.ts';
import type { Database } from '../../db/table/index.ts';
import { newId } from '../runtime.ts';
import { runThread } from '../thread.ts';
import type { Comparison, UploadResult, UploadTask } from './upload-task.ts';

const maxRunMs = 60_000;
const heapMegabytes = 512;

/**
 * Compares and publishes uploaded catalogs in a thread, so that a large one delays no request. One at a time: each
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

/** Keeps a compared upload for its operator, in place of the one before, until it is published or discarded. */
export async function keepUpload(
  db: Kysely<Database>,
  userId: string,
  { base, ...comparison }: Comparison,
  now: Date,
): Promise<void> {
  const id = newId('cdr', now);
  await putCatalogDraft(db, { id, user_id: userId, base_publication_id: base, ...comparison });
}

export async function dropUpload(db: Kysely<Database>, userId: string): Promise<void> {
  await deleteCatalogDraft(db, userId);
}
