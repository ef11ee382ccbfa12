import type { Writable } from 'node:stream';
import { printError } from './print.ts';

/** Prints an unexpected error on one line. With `LOG_LEVEL=debug`, the stack trace follows. */
export function printInternalError(stderr: Writable, error: unknown, logLevel: string | undefined): void {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const isDebug = logLevel === 'debug';
  const advice = isDebug ? '' : ' (set LOG_LEVEL=debug for the stack trace)';
  printError(stderr, `Internal error: ${message.replaceAll('\n', ' | ')}${advice}`);
  if (isDebug && error instanceof Error) printError(stderr, error.stack ?? '');
}
