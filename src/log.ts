import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * The process's log, one JSON object a line on stderr. Only these fields of an error are written: a database error's
 * `detail` holds values, a request's headers hold keys.
 */
export function createLog(level: LogLevel): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: serializeError } },
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
