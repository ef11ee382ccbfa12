import { isNativeError } from 'node:util/types';

const otherServer = 'Set DATABASE_URL to use another server';
const otherHome = 'Set SAMPAN_HOME to keep the files in another folder';

/** The embedded server can't be used. The message is one line and ends with the settings to change. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(problem: string, options: { advice?: 'home'; cause?: unknown } = {}) {
    const remedies =
      options.advice === 'home' ? `${otherHome}, or DATABASE_URL to use another server` : otherServer;
    super(`Embedded PostgreSQL: ${oneLine(problem)}. ${remedies}.`, { cause: options.cause });
  }
}

/** Wraps any error of a start (no space, no permission, …) in an EmbeddedPostgresError. */
export function explainFailure(error: unknown, home: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  return new EmbeddedPostgresError(`cannot use ${home}: ${errorMessage(error)}`, {
    advice: 'home',
    cause: error,
  });
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
