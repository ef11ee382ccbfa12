import { writeFile } from 'node:fs/promises';
import { printableLine } from '../terminal.ts';
import { Refusal } from './command-line.ts';

/** Writes the file of `--output`, which must not exist yet. @throws {Refusal} if it exists, or cannot be written */
export async function writeNewFile(
  file: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? `${file} exists already. Nothing was written` : message;
    throw new Refusal(`--output: ${printableLine(reason)}.`);
  }
}
