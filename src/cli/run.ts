import { CommanderError } from 'commander';
import { EmbeddedPostgresError } from '../../db/embedded/start.ts';
import { ConfigError } from '../config/read-setting.ts';
import { printError, printInternalError, printText } from '../terminal.ts';
import { finishPrinting, Refusal } from './command-line.ts';
import { buildProgram } from './program.ts';
import type { Session } from './session.ts';

/** Runs a command. Returns its exit code. Prints the reason of a failure as one line on stderr. */
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
    // A group without a command prints its help. With --json, the caller is a program: report an error.
    if (error.code === 'commander.help' && program.opts().json === true && !argv.includes('help')) {
      return explain(new Refusal(`No command was given. ${commandsIn(help)}`), session);
    }
    return finishPrinting(printText(session.stdout, help)).then(
      () => 0,
      (failure: unknown) => explain(failure, session),
    );
  }
}

function commandsIn(help: string): string {
  const names = [...help.matchAll(/^ {2}([a-z][\w-]*)/gm)].map((match) => match[1]);
  return `The commands are ${names.filter((name) => name !== 'npm' && name !== 'npx').join(', ')}.`;
}

function explain(error: unknown, { env, signal, stderr }: Session): number {
  // After Ctrl-C, the errors of the interrupted work are only noise.
  if (signal.aborted) return 1;
  if (error instanceof Refusal || error instanceof ConfigError || error instanceof EmbeddedPostgresError) {
    printError(stderr, error.message);
  } else {
    printInternalError(stderr, error, env.LOG_LEVEL);
  }
  return error instanceof Refusal ? error.exitCode : 1;
}
