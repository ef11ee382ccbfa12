import type { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { printableText, type StyledText, styled } from '../terminal.ts';
import { withoutSecrets } from './redact.ts';
import type { StoreOutages } from './store-outage.ts';

type Format = StyledText['format'];

interface LogLine {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly [field: string]: unknown;
}

const levels: Readonly<Record<number, { readonly name: string; readonly format: Format }>> = {
  10: { name: 'TRACE', format: 'gray' },
  20: { name: 'DEBUG', format: 'gray' },
  30: { name: 'INFO ', format: 'green' },
  40: { name: 'WARN ', format: 'yellow' },
  50: { name: 'ERROR', format: 'red' },
  60: { name: 'FATAL', format: ['red', 'bold'] },
};

/** Formats a JSON log line for people: local time, level, message, fields, and an error's stack below. */
export function logLineForPeople(json: string, terminal: Writable): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(json) as LogLine;
  const { name, format } = levels[level] ?? { name: String(level), format: 'gray' };
  const clock = new Date(time).toTimeString().slice(0, 8);
  const parts: (string | StyledText)[] = [{ format: 'gray', text: clock }, ' '];
  if (isRequest(fields)) parts.push(...requestParts(fields));
  else {
    parts.push({ format, text: name }, ` ${msg}`);
    for (const [field, value] of Object.entries(fields)) {
      parts.push({ format: 'gray', text: ` ${field}=` }, JSON.stringify(value) ?? '');
    }
  }
  parts.push('\n');
  if (err) parts.push({ format: 'gray', text: indented(err.stack ?? err.message ?? '') });
  return parts.map((part) => styled(terminal, part)).join('');
}

function isRequest(fields: object): fields is { method: string; path: string; status: number; ms: number } {
  return 'method' in fields && 'path' in fields && 'status' in fields && 'ms' in fields;
}

function requestParts(line: { method: string; path: string; status: number | null; ms: number }) {
  const { method, path, status, ms } = line;
  const format: Format = status === null || status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green';
  const outcome = { format, text: status === null ? 'aborted' : String(status) };
  return [outcome, ` ${method} ${path} `, { format: 'gray', text: `${ms} ms` }] satisfies (
    | string
    | StyledText
  )[];
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ').concat('\n');
}

interface LogOptions {
  /** Suppresses lines whose error belongs to an outage. */
  readonly outages?: StoreOutages;
  /** Returns fields that every line has at this moment, such as the ids of the running span. */
  readonly fields?: (() => object) | undefined;
  /** Set if a person reads the log on a terminal. */
  readonly terminal?: Writable | null;
}

const reportEveryMs = 1_000;
/** Errors whose texts differ in every line are all logged. This bounds the memory for them. */
const maxKinds = 100;

/**
 * Creates the process's log. Writes selected fields of an error only: others may hold values and keys. Drops errors of
 * an outage and repeats of an error; {@link RepeatedErrors} keeps `write` of the first, to log later how many there were.
 */
export function createLog(level: LogLevel, { outages, fields, terminal = null }: LogOptions = {}): Logger {
  const destination = pino.destination(2);
  const repeated = new RepeatedErrors();
  return pino(
    {
      level,
      base: null,
      ...(fields ? { mixin: fields } : {}),
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

function forPeople(terminal: Writable, destination: ReturnType<typeof pino.destination>): DestinationStream {
  // A closed terminal silences the log, as pino makes a broken pipe. Otherwise its last lines would be tried again forever
  // when the process ends.
  destination.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EIO') return;
    destination.write = () => true;
    destination.flushSync = () => {};
    destination.end = () => {};
  });
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
