import type { Writable } from 'node:stream';
import { printJson, printLines } from '../terminal.ts';
import { Refusal } from './refusal.ts';

export interface CommandResult {
  /** The value that `--json` prints. */
  readonly json: unknown;
  /** The output without `--json`; may be empty. */
  readonly lines: readonly string[];
  /** The error to fail with after the result is printed, as when `doctor` finds a problem. */
  readonly failure?: string;
}

/** Prints a result. @throws {Refusal} when writing fails, or with the result's own failure. */
export async function printResult(stdout: Writable, result: CommandResult, asJson: boolean): Promise<void> {
  await finishPrinting(
    asJson ? printJson(stdout, result.json, { indent: 2 }) : printLines(stdout, result.lines),
  );
  if (result.failure) throw new Refusal(result.failure);
}

/** Waits until stdout has accepted the output. @throws {Refusal} when writing fails. */
export async function finishPrinting(printing: Promise<void>): Promise<void> {
  await printing.catch((error: Error) => {
    throw new Refusal(`Cannot write to stdout: ${error.message}`);
  });
}
