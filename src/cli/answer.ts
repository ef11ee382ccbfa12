import type { Writable } from 'node:stream';
import { printJson, printLines } from '../terminal/print.ts';
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
export async function printAnswer(stdout: Writable, answer: Answer, asJson: boolean): Promise<void> {
  await handedOver(asJson ? printJson(stdout, answer.json, { indent: 2 }) : printLines(stdout, answer.lines));
  if (answer.failure) throw new Refusal(answer.failure);
}

/** Waits until stdout has taken what was printed. @throws {Refusal} when it can't be written. */
export async function handedOver(printing: Promise<void>): Promise<void> {
  await printing.catch((error: Error) => {
    throw new Refusal(`stdout can't be written: ${error.message}`);
  });
}
