import type { Writable } from 'node:stream';
import { styleText } from 'node:util';
import { printableLine, printableText } from './printable-text.ts';

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
