import { readFile } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';

/** The settings to change. Another home does not help everywhere. */
const remedies = {
  home: 'Set SAMPAN_HOME to keep the files in another folder, or DATABASE_URL to use another server',
  server: 'Set DATABASE_URL to use another server',
} as const;

type Advice = keyof typeof remedies;

/** The embedded server can't be used. The message is one line and ends with the settings to change. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(problem: string, { advice = 'home', cause }: { advice?: Advice; cause?: unknown } = {}) {
    super(`Embedded PostgreSQL: ${oneLine(problem)}. ${remedies[advice]}.`, { cause });
  }
}

/** Wraps any error of a start (no space, no permission, …) in an EmbeddedPostgresError. */
export function explainFailure(error: unknown, home: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  return new EmbeddedPostgresError(`cannot use ${home}: ${errorMessage(error)}`, { cause: error });
}

export function oneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' | ')
    .replace(/\.$/, '');
}

export function errorMessage(error: unknown): string {
  return isNativeError(error) ? error.message || error.name : String(error);
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(String((error as { code?: unknown } | null)?.code));
}

/** Returns the text of a file; null if there is none. */
export async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
