import type { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { withoutSecrets } from '../request-log/redact.ts';
import { printableText } from '../terminal/printable-text.ts';
import { logLineForPeople } from './log-line.ts';
import type { StoreOutages } from './store-outage.ts';

export interface LogOptions {
  /** Suppresses lines whose error belongs to an outage. */
  readonly outages?: StoreOutages;
  /** Set if a person reads the log on a terminal. */
  readonly terminal?: Writable | null;
}

/** Creates the process's log. Writes selected fields of an error only: others may hold values and keys. */
export function createLog(level: LogLevel, { outages, terminal = null }: LogOptions = {}): Logger {
  const destination = pino.destination(2);
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      hooks: {
        // JSON escapes only C0. C1 controls and bidirectional overrides could otherwise act on the reader's terminal.
        // Paths and request ids are chosen by clients, so they may contain an API key.
        streamWrite: (line) => withoutSecrets(printableText(line)),
        logMethod(args, method) {
          const [fields] = args as [unknown];
          const error = fields instanceof Object && 'err' in fields ? fields.err : undefined;
          if (error === undefined || !outages?.covers(error)) method.apply(this, args);
        },
      },
    },
    terminal ? forPeople(terminal, destination) : destination,
  );
}

function forPeople(terminal: Writable, destination: DestinationStream): DestinationStream {
  return { write: (line) => destination.write(logLineForPeople(line, terminal)) };
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
