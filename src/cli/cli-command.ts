import path from 'node:path';
import { Command, type ErrorOptions } from 'commander';
import { Refusal } from './refusal.ts';

/** How the command line is called: what help and messages show works when pasted. */
export const invocation = path.basename(process.argv[1] ?? '').startsWith('sampan')
  ? 'npx sampan'
  : 'npm run sampan --';

/** A command whose wrong use is a Refusal of one line, and whose help ends with examples. */
export class CliCommand extends Command {
  override createCommand(name?: string): CliCommand {
    return new CliCommand(name);
  }

  /** @throws {Refusal} that says what is wrong with the arguments and where their help is. */
  override error(message: string, options?: ErrorOptions): never {
    const said = message
      .replace(/^error: /, '')
      .replaceAll('\n', ' ')
      .replace(/\.$/, '');
    const problem = options?.code === 'commander.excessArguments' ? this.#surplus() : said;
    throw new Refusal(`${problem}; see \`${this.#path()} --help\``);
  }

  /** Shows calls that work when pasted at the end of the command's help. */
  examples(...calls: string[]): this {
    const title = calls.length === 1 ? 'Example:' : 'Examples:';
    return this.addHelpText(
      'after',
      ['', title, ...calls.map((call) => `  ${invocation} ${call}`)].join('\n'),
    );
  }

  #surplus(): string {
    const words = this.args.slice(this.registeredArguments.length).map((word) => JSON.stringify(word));
    return `too many arguments: ${words.join(', ')} (a value with spaces must be quoted)`;
  }

  #path(): string {
    return this.parent instanceof CliCommand ? `${this.parent.#path()} ${this.name()}` : this.name();
  }
}
