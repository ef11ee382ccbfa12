import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatCatalog } from '../../../catalog/format-catalog.ts';
import { readLiveCatalog } from '../../../catalog/load.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import { explainFolderError } from '../../folder-error.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';

export function catalogExport(group: CliCommand, session: Session): void {
  group
    .command('export')
    .description('Write the live catalog to CSV files, with every published version of the rate tables')
    .argument('<dir>', 'folder to write to; created if it does not exist')
    .option('--force', 'write into a folder that is not empty and overwrite its catalog files')
    .examples('catalog export catalog')
    .action(onDatabase(session, writeCatalog));
}

async function writeCatalog(
  { kysely }: OpenDatabase,
  dir: string,
  { force }: { force?: true },
): Promise<CommandResult> {
  const { publicationId, data } = await readLiveCatalog(kysely);
  if (publicationId === 0) {
    throw new Refusal(`No catalog is published yet. Publish one with \`${invocation} catalog import DIR\`.`);
  }
  const folder = path.resolve(dir);
  const files = formatCatalog(data);
  try {
    await mkdir(folder, { recursive: true });
    const present = await readdir(folder);
    if (present.length > 0 && !force) {
      throw new Refusal(`<dir>: the folder ${folder} is not empty. Name another folder, or add --force.`);
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
