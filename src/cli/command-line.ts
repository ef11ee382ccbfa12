import type { Writable } from 'node:stream';
import { Command, type ErrorOptions, Help, InvalidArgumentError, type Option } from 'commander';
import { invocation } from '../invocation.ts';
import { printableLine, printJson, printLines } from '../terminal.ts';

/** An expected failure. Its message is one line: the argument or setting, the problem, and how to correct it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a check of a flag. @throws {Refusal} that names the flag. */
export function refusing<Value>(flag: string, check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    throw error instanceof InvalidArgumentError ? new Refusal(`${flag}: ${error.message}.`) : error;
  }
}

/** A signal interrupted the command. Nothing is printed. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Help that marks the options that must be given. */
class CliHelp extends Help {
  override optionDescription(option: Option): string {
    const description = super.optionDescription(option);
    return option.mandatory ? `${description} (required)` : description;
  }
}

/** A command that reports wrong usage as a Refusal of one line and can show examples in its help. */
export class CliCommand extends Command {
  #usageExitCode = 1;

  override createCommand(name?: string): CliCommand {
    return new CliCommand(name);
  }

  override createHelp(): Help {
    return Object.assign(new CliHelp(), this.configureHelp());
  }

  /** @throws {Refusal} that says which argument is wrong and how to show the help. */
  override error(message: string, options?: ErrorOptions): never {
    const text = message
      .replace(/^error: ./, (start) => start.slice(-1).toUpperCase())
      .replaceAll('\n', ' ')
      .replace(/\.$/, '');
    const problem = options?.code === 'commander.excessArguments' ? this.#excessArguments() : text;
    throw new Refusal(`${problem}. For usage, run \`${this.#path()} --help\`.`, this.#usageExitCode);
  }

  /** Sets the exit code of wrong usage, for a command whose exit code 1 is a result. */
  failWith(exitCode: number): this {
    this.#usageExitCode = exitCode;
    return this;
  }

  /** Adds examples at the end of the command's help. `calls` start with the command's name. */
  examples(...calls: string[]): this {
    const title = calls.length === 1 ? 'Example:' : 'Examples:';
    return this.addHelpText(
      'after',
      ['', title, ...calls.map((call) => `  ${invocation} ${call}`)].join('\n'),
    );
  }

  #excessArguments(): string {
    const words = this.args.slice(this.registeredArguments.length).map((word) => JSON.stringify(word));
    return `Unexpected argument: ${words.join(', ')}. Put quotes around a value that contains spaces`;
  }

  #path(): string {
    return this.parent instanceof CliCommand ? `${this.parent.#path()} ${this.name()}` : this.name();
  }
}

export interface CommandResult {
  /** The value that `--json` prints. */
  readonly json: unknown;
  /** The output without `--json`; may be empty. */
  readonly lines: readonly string[];
  /** The error to fail with after the result is printed, as when `doctor` finds a problem. */
  readonly failure?: string;
}

/** Returns the result of a list: the views as JSON, and a line for each view under a heading. */
export function listResult<View>(
  views: readonly View[],
  { heading, cells, none }: { heading: readonly string[]; cells: (view: View) => string[]; none: string },
): CommandResult {
  return { json: views, lines: views.length === 0 ? [none] : formatTable(heading, views.map(cells)) };
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

/** Formats rows under a heading, in columns two spaces apart. Put free text in the last column, which is not padded. */
export function formatTable(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  // Escape before measuring, so that the columns stay aligned.
  const all = [heading, ...rows].map((row) => row.map(printableLine));
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  EISDIR: 'one of its files is a folder',
  EACCES: 'this user has no permission to read or write it',
  EPERM: 'this user has no permission to read or write it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Returns a Refusal for a failure to read or write the folder of an argument, and any other error unchanged. */
export function explainFolderError(error: unknown, folder: string, argument = '<dir>'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason ? new Refusal(`${argument}: ${printableLine(folder)}: ${reason} (${code}).`) : error;
}
