import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import type { StoreOutages } from './store-outage.ts';
import { printableText } from './terminal/printable-text.ts';

/**
 * The process's log, one JSON object a line on stderr, printable as it is. Only these fields of an error are written: a database error's
 * `detail` holds values, a request's headers hold keys.
 * @param outages a line whose error they cover is left out
 */
export function createLog(level: LogLevel, outages?: StoreOutages): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      hooks: {
        // JSON escapes C0 only: C1 controls and bidirectional overrides would reach the terminal of whoever reads it.
        streamWrite: printableText,
        logMethod(args, method) {
          const [fields] = args as [unknown];
          const error = fields instanceof Object && 'err' in fields ? fields.err : undefined;
          if (error === undefined || !outages?.covers(error)) method.apply(this, args);
        },
      },
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
