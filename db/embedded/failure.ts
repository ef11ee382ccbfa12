import { isNativeError } from 'node:util/types';

const otherServer = 'DATABASE_URL=postgres://… uses another server';
const otherHome = 'SAMPAN_HOME=… keeps the files in another folder';

/** Why the embedded server can't be used: one line that ends with the settings that lead round it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  /** `advice`: what helps besides another server. */
  constructor(problem: string, options: { advice?: 'home'; cause?: unknown } = {}) {
    const remedies = options.advice === 'home' ? `${otherHome}; ${otherServer}` : otherServer;
    super(`Embedded PostgreSQL: ${oneLine(problem)}. ${remedies}.`, { cause: options.cause });
  }
}

/** Turns whatever a start met (no space, no permission, …) into an EmbeddedPostgresError. */
export function explainFailure(error: unknown, home: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  return new EmbeddedPostgresError(`can't work in ${home}: ${reasonOf(error)}`, {
    advice: 'home',
    cause: error,
  });
}

/** Several lines of a program's output as one, its full stop left to the sentence around it. */
export function oneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' | ')
    .replace(/\.$/, '');
}

/** What an error of any kind says. */
export function reasonOf(error: unknown): string {
  return isNativeError(error) ? error.message || error.name : String(error);
}

/** Whether a system call, or the server, failed with one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(String((error as { code?: unknown } | null)?.code));
}
