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

const reportEveryMs = 1_000;
/** Errors whose texts differ in every line are all logged. This bounds the memory for them. */
const maxKinds = 100;

/** Creates the process's log. Writes selected fields of an error only: others may hold values and keys. */
export function createLog(level: LogLevel, { outages, terminal = null }: LogOptions = {}): Logger {
  const destination = pino.destination(2);
  const repeated = new RepeatedErrors();
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
          const { err: error, refusal } = (fields instanceof Object ? fields : {}) as RepeatableFields;
          const cause = error ?? refusal;
          if (cause === undefined) return method.apply(this, args);
          if (outages?.covers(cause)) return;
          const text = String(args[1] ?? '');
          const write = (...line: [object, string]) => method.apply(this, line as typeof args);
          if (repeated.isFirst(cause, text, write)) method.apply(this, args);
        },
      },
    },
    terminal ? forPeople(terminal, destination) : destination,
  );
}

/** A line with one of these may repeat with every request. */
interface RepeatableFields {
  readonly err?: unknown;
  /** Code of an expected error, for example during a carrier's outage. */
  readonly refusal?: string;
}

interface Repetitions {
  readonly text: string;
  readonly reason: string;
  readonly write: (fields: object, text: string) => void;
  count: number;
}

/**
 * Counts errors and refusals that repeat. The first one is logged, an error with its stack. Then one line a second has a
 * count, until a second passes without that error.
 */
class RepeatedErrors {
  readonly #known = new Map<string, Repetitions>();

  isFirst(error: unknown, text: string, write: Repetitions['write']): boolean {
    const reason = error instanceof Error ? error.message : String(error);
    const kind = `${text}\n${error instanceof Error ? error.name : ''}\n${reason}`;
    const known = this.#known.get(kind);
    if (known) {
      known.count++;
      return false;
    }
    if (this.#known.size < maxKinds) {
      if (this.#known.size === 0) this.#schedule();
      this.#known.set(kind, { text, reason, write, count: 0 });
    }
    return true;
  }

  #schedule(): void {
    setTimeout(() => this.#report(), reportEveryMs).unref();
  }

  #report(): void {
    for (const [kind, known] of this.#known) {
      const { text, reason, write, count } = known;
      if (count === 0) this.#known.delete(kind);
      else write({ repeated: count, reason }, text);
      known.count = 0;
    }
    if (this.#known.size > 0) this.#schedule();
  }
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
