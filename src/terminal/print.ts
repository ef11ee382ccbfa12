import type { Writable } from 'node:stream';
import { styleText } from 'node:util';
import { printableLine, printableText } from './printable-text.ts';

/*
 * Only these functions write to stdout and stderr (the log has a descriptor of its own, and the same escapes). Stored
 * text was chosen by customers and carriers, so it must not reach a terminal raw.
 */

/** Writes lines and waits until they are handed over. @throws the stream's error. */
export function printLines(stdout: Writable, lines: readonly string[]): Promise<void> {
  return writeOut(stdout, lines.map((line) => `${printableLine(line)}\n`).join(''));
}

/** Writes a text of our own that may have several lines, such as a help text, as it is laid out. */
export function printText(stdout: Writable, text: string): Promise<void> {
  return writeOut(stdout, printableText(text));
}

type Format = Parameters<typeof styleText>[0];

/** A part of a text. `format` is how a terminal shows it. */
export interface StyledText {
  readonly format: Format;
  readonly text: string;
}

/** Writes a text of our own in colors, if the stream is a terminal with colors and `NO_COLOR` is not set. */
export function printStyled(stdout: Writable, parts: readonly (string | StyledText)[]): Promise<void> {
  return writeOut(stdout, parts.map((part) => styled(stdout, part)).join(''));
}

/** The text as it is written to the stream. The only escape sequences in it are those of the format. */
export function styled(stream: Writable, part: string | StyledText): string {
  if (typeof part === 'string') return printableText(part);
  return styleText(part.format, printableText(part.text), { stream });
}

/** Writes one JSON value and a line feed. `indent` lays it out for people. */
export function printJson(stdout: Writable, value: unknown, { indent = 0 } = {}): Promise<void> {
  return writeOut(stdout, `${printableText(JSON.stringify(value, null, indent))}\n`);
}

/** Writes an error of one or more lines. */
export function printError(stderr: Writable, text: string): void {
  stderr.write(`${printableText(text)}\n`);
}

async function writeOut(stdout: Writable, text: string): Promise<void> {
  if (text === '') return;
  await new Promise<void>((resolve, reject) => {
    stdout.once('error', reject);
    stdout.write(text, (error) => {
      stdout.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });
}
