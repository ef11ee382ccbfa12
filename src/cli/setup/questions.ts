import { createInterface, type Interface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { InvalidArgumentError } from 'commander';
import { ConfigError } from '../../config/read-setting.ts';
import { printableLine, printableText } from '../../terminal.ts';
import { Interrupted, Refusal } from '../command-line.ts';
import type { Session } from '../session.ts';

interface Question<Value> {
  /** The flag or setting that answers it without a terminal, such as `--operator-email <email>`. */
  readonly flag: string;
  readonly text: string;
  /** @throws {InvalidArgumentError} or {ConfigError} that says what would be right. */
  readonly read: (text: string) => Value | Promise<Value>;
  /** Answer of an empty line. Without one, an answer is required. */
  readonly fallback?: { readonly value: Value; readonly shown: string };
}

/** Answers of a person on a terminal. Without a terminal, only flags and settings answer. */
export class Questions implements Disposable {
  readonly #lines: AsyncIterator<string> | null = null;
  readonly #interface: Interface | null = null;
  readonly #output: Writable;
  readonly #signal: AbortSignal;
  readonly #missing: string[] = [];

  constructor({ stdin, stderr, signal }: Pick<Session, 'stdin' | 'stderr' | 'signal'>, asJson: boolean) {
    this.#output = stderr;
    this.#signal = signal;
    if (asJson || !isTerminal(stdin) || !isTerminal(stderr)) return;
    // The terminal edits the line and turns Ctrl-C into a signal. Lines are kept, so that several can be pasted.
    this.#interface = createInterface({ input: stdin, terminal: false });
    this.#lines = this.#interface[Symbol.asyncIterator]();
  }

  /** Returns the given value, or the answer of a person. Undefined: it is missing, which `refuseMissing` reports. */
  async answer<Value>(
    given: Value | undefined,
    { flag, text, read, fallback }: Question<Value>,
  ): Promise<Value | undefined> {
    if (given !== undefined) return given;
    if (!this.#lines) {
      if (!fallback) this.#missing.push(flag);
      return fallback?.value;
    }
    for (;;) {
      const line = await this.#ask(`${text}${fallback ? ` [${fallback.shown}]` : ''}: `);
      if (line === '' && fallback) return fallback.value;
      try {
        return await read(line);
      } catch (error) {
        if (!(error instanceof InvalidArgumentError || error instanceof ConfigError)) throw error;
        this.#output.write(`  ${printableText(error.message)}\n`);
      }
    }
  }

  /** @throws {Refusal} that names every flag that would have answered a question. */
  refuseMissing(): void {
    if (this.#missing.length === 0) return;
    throw new Refusal(
      `Missing: ${this.#missing.join(', ')}. Give ${this.#missing.length === 1 ? 'it' : 'them'}, or run the command on a terminal, where it asks. Nothing was changed.`,
    );
  }

  [Symbol.dispose](): void {
    this.#interface?.close();
  }

  async #ask(text: string): Promise<string> {
    this.#output.write(printableLine(text));
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(new Interrupted());
    if (this.#signal.aborted) abort();
    this.#signal.addEventListener('abort', abort, { once: true });
    try {
      const line = await Promise.race([this.#lines?.next(), aborted.promise]);
      if (line === undefined || line.done) {
        this.#output.write('\n');
        throw new Refusal('The input ended before the last question. Run the command again: it continues.');
      }
      return line.value.trim();
    } finally {
      this.#signal.removeEventListener('abort', abort);
    }
  }
}

function isTerminal(stream: Readable | Writable): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}
