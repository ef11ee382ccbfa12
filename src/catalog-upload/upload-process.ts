import type { Kysely } from 'kysely';
import { openDb } from '../../db/client.ts';
import { putCatalogDraft, readDraftFiles } from '../../db/query/pricing/catalog-version.ts';
import type { Database } from '../../db/table/index.ts';
import { CatalogMoved, CatalogRefused, formatCatalog } from '../catalog/catalog-file.ts';
import { readLiveCatalog } from '../catalog/load.ts';
import { listEffects } from '../catalog/publication-effects.ts';
import { publishCatalog } from '../catalog/publish.ts';
import { readCatalogFiles } from '../catalog/read-catalog.ts';
import { answerParent } from '../child.ts';
import { hongKongDay, newId } from '../runtime.ts';
import type { UploadedFiles, UploadResult, UploadTask } from './upload-task.ts';

/** A wrong separator makes every row a problem. */
const maxProblems = 200;

answerParent(async (task: UploadTask) => [await runTask(task)]);

async function runTask(task: UploadTask): Promise<UploadResult> {
  try {
    return await runUpload(task);
  } catch (error) {
    if (error instanceof CatalogMoved) return { kind: 'moved', liveId: error.liveId };
    if (error instanceof CatalogRefused) {
      const { problems } = error;
      return { kind: 'refused', problems: problems.slice(0, maxProblems), count: problems.length };
    }
    return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function runUpload(task: UploadTask): Promise<UploadResult> {
  const { databaseUrl, userId, now, publish } = task;
  await using db = openDb({ url: databaseUrl, poolSize: 1 });
  const files = typeof task.files === 'string' ? await keptFiles(db.kysely, userId, task.files) : task.files;
  if (files === null) return { kind: 'gone' };
  const today = hongKongDay(now);
  const live = await readLiveCatalog(db.kysely);
  const others = [...formatCatalog(live.data)].map(([name, text]) => [tableName(name), text] as const);
  const reading = readCatalogFiles(files, new Map(others));
  const { changed, publicationId, diff } = await publishCatalog(db.kysely, reading, {
    today,
    dryRun: publish === undefined,
    base: publish?.base ?? live.publicationId,
    ...(publish && { actor: publish.actor, uploadedBy: userId }),
  });
  if (!changed) return { kind: 'unchanged' };
  if (publish) return { kind: 'published', publicationId: publicationId ?? 0 };
  const given = [...formatCatalog(reading.data)].filter(([name]) => files.has(name));
  await putCatalogDraft(db.kysely, {
    id: newId('cdr', now),
    user_id: userId,
    base_publication_id: live.publicationId,
    // Without comments.
    files: Object.fromEntries(given.map(([name, text]) => [tableName(name), text])),
    changes: Object.fromEntries(diff.map(({ table, changes }) => [table, changes])),
    effects: listEffects(diff, today, reading.data.zone),
  });
  return { kind: 'compared' };
}

async function keptFiles(db: Kysely<Database>, userId: string, id: string): Promise<UploadedFiles | null> {
  const draft = await readDraftFiles(db, { userId, id });
  if (!draft) return null;
  return new Map(Object.entries(draft).map(([name, text]) => [`${name}.csv`, Buffer.from(text)]));
}

function tableName(file: string): string {
  return file.replace(/\.csv$/, '');
}
