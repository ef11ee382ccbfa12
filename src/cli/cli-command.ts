import path from 'node:path';
import { Command, type ErrorOptions, Help, type Option } from 'commander';
import { Refusal } from './refusal.ts';

/** The prefix of commands in help and messages: it works when pasted. */
export const invocation = path.basename(process.argv[1] ?? '').startsWith('sampan')
  ? 'npx sampan'
  : 'npm run sampan --';

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
