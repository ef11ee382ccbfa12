import { CommanderError } from 'commander';
import { EmbeddedPostgresError } from '../../db/embedded/start.ts';
import { ConfigError } from '../config/config.ts';
import { printError, printText } from '../terminal/print.ts';
import { handedOver } from './answer.ts';
import { buildProgram } from './program.ts';
import { Refusal } from './refusal.ts';
import type { Session } from './session.ts';

/** Carries out one call and answers its exit code; a failure's reason is one line on stderr. */
export async function run(argv: readonly string[], session: Session): Promise<number> {
  let help = '';
  const keep = (text: string) => {
    help += text;
  };
  const program = buildProgram(session, keep);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (!(error instanceof CommanderError)) return explain(error, session);
    // A group without its command: people get its help, a program that reads JSON made a mistake.
    if (error.code === 'commander.help' && program.opts().json === true && !argv.includes('help')) {
      return explain(new Refusal(`a command is missing; ${commandsIn(help)}`), session);
    }
    return handedOver(printText(session.stdout, help)).then(
      () => 0,
      (failure: unknown) => explain(failure, session),
    );
  }
}

function commandsIn(help: string): string {
  const names = [...help.matchAll(/^ {2}([a-z][\w-]*)/gm)].map((match) => match[1]);
  return `the commands are ${names.filter((name) => name !== 'npm' && name !== 'npx').join(', ')}`;
}

function explain(error: unknown, { env, signal, stderr }: Session): 1 {
  // Whoever pressed Ctrl-C knows why it ended, and what it broke off on the way says nothing more.
  if (signal.aborted) return 1;
  const expected = [Refusal, ConfigError, EmbeddedPostgresError].some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message || error.name : String(error);
  printError(stderr, expected ? message : `Sampan failed: ${message.replaceAll('\n', ' | ')}`);
  if (!expected && env.LOG_LEVEL === 'debug' && error instanceof Error) printError(stderr, error.stack ?? '');
  return 1;
}
