import { chmod, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, readIfPresent } from '../../db/embedded/failure.ts';
import type { SecretKey } from '../config/secret-key.ts';
import { demoFile } from '../demo/demo-file.ts';
import { keyFile, readKeyFile } from '../secret/open-key-ring.ts';
import { printableLine } from '../terminal.ts';
import { explainFolderError, Refusal } from './command-line.ts';

/** Describes a backup. Written last: a folder without it is an interrupted backup. */
export interface BackupDescription {
  readonly format: 1;
  readonly created_at: string;
  readonly sampan: string;
  readonly postgresql: string;
  /** Ids of the keys that open its secrets. */
  readonly keys: readonly string[];
  readonly has_keys: boolean;
}

const descriptionFile = (folder: string) => path.join(folder, 'backup.json');

/** Files of the home that hold secrets in plain text. */
export const secretFiles = (home: string) => [keyFile(home), demoFile(home)];

/** Creates the folder, or takes an empty one. @throws {Refusal} */
export async function makeBackupFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0)
      throw new Refusal(`--to: ${printableLine(folder)} is not empty. Give a new folder for each backup.`);
    await chmod(folder, 0o700);
  } catch (error) {
    throw explainFolderError(error, folder, '--to');
  }
}

export async function writeDescription(folder: string, description: BackupDescription): Promise<void> {
  await writeFile(descriptionFile(folder), `${JSON.stringify(description, null, 2)}\n`, { mode: 0o600 });
}

/** @throws {Refusal} if the folder has no complete backup */
export async function readDescription(folder: string): Promise<BackupDescription> {
  const text = await readIfPresent(descriptionFile(folder)).catch((error: unknown) => {
    throw explainFolderError(error, folder, '--from');
  });
  const description = text === null ? null : parseDescription(text, folder);
  if (description?.format === 1) return description;
  throw new Refusal(
    `--from: ${printableLine(folder)} is no complete backup: it lacks backup.json, which \`backup\` writes last.`,
  );
}

function parseDescription(text: string, folder: string): BackupDescription {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(
      `--from: backup.json in ${printableLine(folder)} is damaged. Restore another backup. Nothing was changed.`,
    );
  }
}

/** Copies the home's files with secrets to the folder, except those that do not exist. */
export async function storeSecrets(home: string, folder: string): Promise<void> {
  for (const file of secretFiles(home)) await copySecret(file, path.join(folder, path.basename(file)));
}

/** Copies the folder's files with secrets to the home. Keys that the home has stay: they may have later ones too. */
export async function restoreSecrets(folder: string, home: string): Promise<void> {
  for (const target of secretFiles(home)) {
    if (target === keyFile(home) && (await readKeyFile(home)) !== null) continue;
    await copySecret(path.join(folder, path.basename(target)), target);
  }
}

async function copySecret(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target);
    await chmod(target, 0o600);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** @throws {Refusal} if the home has keys, but not those of the backup */
export async function refuseOtherKeys(folder: string, home: string): Promise<void> {
  const [stored, present] = await Promise.all([readKeyFile(folder), readKeyFile(home)]);
  if (stored === null || present === null) return;
  const isPresent = ({ id, bytes }: SecretKey) =>
    present.some((key) => key.id === id && key.bytes.equals(bytes));
  if (stored.every(isPresent)) return;
  throw new Refusal(
    `${printableLine(keyFile(home))} has other keys than the backup. Move the file away if no other database needs it. Nothing was changed.`,
  );
}
