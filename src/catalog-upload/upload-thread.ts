import { parentPort, workerData } from 'node:worker_threads';
import { openDb } from '../../db/client.ts';
import { CatalogMoved, CatalogRefused, formatCatalog } from '../catalog/catalog-file.ts';
import { readLiveCatalog } from '../catalog/load.ts';
import { listEffects } from '../catalog/publication-effects.ts';
import { publishCatalog } from '../catalog/publish.ts';
import { readCatalogFiles } from '../catalog/read-catalog.ts';
import type { UploadResult, UploadTask } from './upload-task.ts';

/** A wrong separator makes every row a problem. */
const maxProblems = 200;

parentPort?.postMessage(await runTask(workerData as UploadTask));

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

async function runUpload({ databaseUrl, files, today, publish }: UploadTask): Promise<UploadResult> {
  await using db = openDb({ url: databaseUrl, poolSize: 1 });
  const live = await readLiveCatalog(db.kysely);
  const others = [...formatCatalog(live.data)].map(([name, text]) => [tableName(name), text] as const);
  const reading = readCatalogFiles(files, new Map(others));
  const { changed, publicationId, diff } = await publishCatalog(db.kysely, reading, {
    today,
    dryRun: publish === undefined,
    base: publish?.base ?? live.publicationId,
    ...(publish && { actor: publish.actor, uploadedBy: publish.userId }),
  });
  if (!changed) return { kind: 'unchanged' };
  if (publish) return { kind: 'published', publicationId: publicationId ?? 0 };
  const given = [...formatCatalog(reading.data)].filter(([name]) => files.has(name));
  return {
    kind: 'compared',
    comparison: {
      base: live.publicationId,
      files: Object.fromEntries(given.map(([name, text]) => [tableName(name), text])),
      changes: Object.fromEntries(diff.map(({ table, changes }) => [table, changes])),
      effects: listEffects(diff, today),
    },
  };
}

function tableName(file: string): string {
  return file.replace(/\.csv$/, '');
}
