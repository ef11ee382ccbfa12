import { Refusal } from './refusal.ts';

/** What a command found or did. */
export interface Answer {
  /** The one value that `--json` prints. */
  readonly json: unknown;
  /** The same for a person; nothing is printed for none. */
  readonly lines: readonly string[];
  /** Why the command fails in spite of its answer (a `doctor` that found something). */
  readonly failure?: string;
}

/**
 * Prints an answer on stdout.
 * @throws {Refusal} when stdout can't be written, or with the answer's own failure.
 */
export async function printAnswer(answer: Answer, asJson: boolean): Promise<void> {
  const text = asJson ? JSON.stringify(answer.json, null, 2) : answer.lines.join('\n');
  if (text !== '') await writeOut(`${text}\n`);
  if (answer.failure) throw new Refusal(answer.failure);
}

/** Writes to stdout and waits until it is handed over. */
export async function writeOut(text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(new Refusal(`stdout can't be written: ${error.message}`));
    process.stdout.once('error', fail);
    process.stdout.write(text, (error) => (error ? fail(error) : resolve()));
  });
}
