import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { printableText } from './terminal/printable-text.ts';

/**
 * The process's log, one JSON object a line on stderr, printable as it is. Only these fields of an error are written: a database error's
 * `detail` holds values, a request's headers hold keys.
 */
export function createLog(level: LogLevel): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      // JSON escapes C0 only: C1 controls and bidirectional overrides would reach the terminal of whoever reads it.
      hooks: { streamWrite: printableText },
    },
    pino.destination(2),
  );
}

function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}
