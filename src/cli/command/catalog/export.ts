import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatCatalog } from '../../../catalog/format-catalog.ts';
import { readLiveCatalog } from '../../../catalog/load.ts';
import type { Answer } from '../../answer.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import { explainFolderError } from '../../folder-error.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';

export function catalogExport(group: CliCommand, session: Session): void {
  group
    .command('export')
    .description('Write the live catalogue as CSV files, every published rate table version with it')
    .argument('<dir>', 'the folder; made when it is missing')
    .option('--force', 'write into a folder that is not empty, over the catalogue files in it')
    .examples('catalog export catalogue')
    .action(onDatabase(session, writeCatalog));
}

async function writeCatalog(
  { kysely }: OpenDatabase,
  dir: string,
  { force }: { force?: true },
): Promise<Answer> {
  const { publicationId, data } = await readLiveCatalog(kysely);
  if (publicationId === 0) {
    throw new Refusal(`nothing is published yet; \`${invocation} catalog import DIR\` publishes a catalogue`);
  }
  const folder = path.resolve(dir);
  const files = formatCatalog(data);
  try {
    await mkdir(folder, { recursive: true });
    const present = await readdir(folder);
    if (present.length > 0 && !force) {
      throw new Refusal(`<dir> is ${folder}, which is not empty; name another, or add --force`);
    }
    for (const [file, text] of files) await writeFile(path.join(folder, file), text);
  } catch (error) {
    throw explainFolderError(error, folder);
  }
  return {
    json: { publication_id: publicationId, directory: folder, files: [...files.keys()] },
    lines: [`Wrote publication ${publicationId} to ${files.size} files in ${folder}`],
  };
}
