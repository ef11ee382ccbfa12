import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

/**
 * Characters that control a terminal or change how other text is displayed: control characters (C0, DEL, C1),
 * bidirectional overrides and isolates, invisible format characters, line separators, and unpaired surrogates.
 * Joiners and the Arabic number signs are allowed, because names in several scripts need them.
 */
const unprintable =
  /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200c\u200d\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]]/gv;

/** Returns true if every character of the text is displayed unchanged. */
export function isPrintable(text: string): boolean {
  return text.search(unprintable) === -1;
}

/** Returns one line that is safe on a terminal: unprintable characters become JSON escapes, such as `\u001b`. */
export function printableLine(text: string): string {
  return text.replace(unprintable, escapeCharacter);
}

/** Like {@link printableLine}, but keeps line feeds. JSON text keeps its value, because the escapes are JSON's. */
export function printableText(text: string): string {
  return text.replace(unprintable, (character) =>
    character === '\n' ? character : escapeCharacter(character),
  );
}

function escapeCharacter(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}

/* All output is escaped here: stored text comes from customers and carriers and must not control the terminal. */

/** Writes lines and waits until the stream has accepted them. @throws the stream's error. */
export function printLines(stdout: Writable, lines: readonly string[]): Promise<void> {
  return writeOut(stdout, lines.map((line) => `${printableLine(line)}\n`).join(''));
}

export function printText(stdout: Writable, text: string): Promise<void> {
  return writeOut(stdout, printableText(text));
}

type Format = Parameters<typeof styleText>[0];

export interface StyledText {
  readonly format: Format;
  readonly text: string;
}

/** Writes a text, in colors if the stream is a terminal with colors and `NO_COLOR` is not set. */
export function printStyled(stdout: Writable, parts: readonly (string | StyledText)[]): Promise<void> {
  return writeOut(stdout, parts.map((part) => styled(stdout, part)).join(''));
}

/** Returns the text as it is written to the stream. It has no escape sequences except those of the format. */
export function styled(stream: Writable, part: string | StyledText): string {
  if (typeof part === 'string') return printableText(part);
  return styleText(part.format, printableText(part.text), { stream });
}

export function printJson(stdout: Writable, value: unknown, { indent = 0 } = {}): Promise<void> {
  return writeOut(stdout, `${printableText(JSON.stringify(value, null, indent))}\n`);
}

export function printError(stderr: Writable, text: string): void {
  stderr.write(`${printableText(text)}\n`);
}

async function writeOut(stdout: Writable, text: string): Promise<void> {
  if (text === '') return;
  await new Promise<void>((resolve, reject) => {
    stdout.once('error', reject);
    // On failure the listener stays: the stream emits the error after this callback.
    stdout.write(text, (error) => {
      if (error) return reject(error);
      stdout.off('error', reject);
      resolve();
    });
  });
}

/** Prints an unexpected error on one line. With `LOG_LEVEL=debug`, the stack trace follows. */
export function printInternalError(stderr: Writable, error: unknown, logLevel: string | undefined): void {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const isDebug = logLevel === 'debug';
  const advice = isDebug ? '' : ' (set LOG_LEVEL=debug for the stack trace)';
  printError(stderr, `Internal error: ${message.replaceAll('\n', ' | ')}${advice}`);
  if (isDebug && error instanceof Error) printError(stderr, error.stack ?? '');
}

/** Prints what the process is doing if the work takes longer than `afterMs`. Returns the work's result. */
export async function showProgress<T>(
  stdout: Writable,
  progress: string,
  work: Promise<T>,
  afterMs = 1_000,
): Promise<T> {
  const timer = setTimeout(() => {
    printStyled(stdout, [{ format: 'gray', text: progress }, '\n']).catch(() => {});
  }, afterMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
