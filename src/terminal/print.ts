import { printableLine, printableText } from './printable-text.ts';

/*
 * The only file that writes to stdout and stderr (the log has a descriptor of its own, and the same escapes). Stored
 * text was chosen by customers and carriers, so it must not reach a terminal raw.
 */

/** Writes lines to stdout and waits until they are handed over. @throws the stream's error. */
export function printLines(lines: readonly string[]): Promise<void> {
  return writeOut(lines.map((line) => `${printableLine(line)}\n`).join(''));
}

/** Writes a text of our own that may have several lines, such as a help text, as it is laid out. */
export function printText(text: string): Promise<void> {
  return writeOut(printableText(text));
}

/** Writes one JSON value and a line feed. `indent` lays it out for people. */
export function printJson(value: unknown, { indent = 0 } = {}): Promise<void> {
  return writeOut(`${printableText(JSON.stringify(value, null, indent))}\n`);
}

/** Writes an error of one or more lines to stderr. */
export function printError(text: string): void {
  console.error(printableText(text));
}

async function writeOut(text: string): Promise<void> {
  if (text === '') return;
  await new Promise<void>((resolve, reject) => {
    const { stdout } = process;
    stdout.once('error', reject);
    stdout.write(text, (error) => {
      stdout.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });
}
