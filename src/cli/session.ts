import type { Readable, Writable } from 'node:stream';
import { type Config, readConfig } from '../config/config.ts';
import { armCrashpoint } from '../crashpoint.ts';
import { type Answer, printAnswer } from './answer.ts';
import type { CliCommand } from './cli-command.ts';
import type { OpenDatabase } from './open-database.ts';
import { withDatabase } from './with-database.ts';

/** What a call of the command line was given besides its arguments. */
export interface Session {
  readonly env: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C, its reason the exit code. */
  readonly signal: AbortSignal;
  readonly stdin: Readable;
  /** For answers. */
  readonly stdout: Writable;
  /** For the reason why a command failed. */
  readonly stderr: Writable;
}

/** A command's own part: its arguments in order, then its options. */
type Work<First, Args extends unknown[]> = (first: First, ...args: Args) => Promise<Answer>;
/** Commander hands an action its arguments, its options and the command. */
type Action = (...args: unknown[]) => Promise<void>;

/** The action of a command that needs the settings alone. */
export function withSettings<Args extends unknown[]>(session: Session, work: Work<Session, Args>): Action {
  return async (...args) => {
    const command = args.pop() as CliCommand;
    const answer = await work(session, ...(args as Args));
    await printAnswer(session.stdout, answer, command.optsWithGlobals().json === true);
  };
}

/**
 * The action of a command that works on the database. The answer is printed before the database is left, so that
 * what was done is told even when leaving fails.
 */
export function onDatabase<Args extends unknown[]>(
  session: Session,
  work: Work<OpenDatabase, Args>,
  options: { schema: 'current' | 'any' } = { schema: 'current' },
): Action {
  return async (...args) => {
    const command = args.pop() as CliCommand;
    const config: Config = readConfig(session.env);
    armCrashpoint(config.crashpoint);
    await withDatabase(config, { ...options, signal: session.signal }, async (database) =>
      printAnswer(
        session.stdout,
        await work(database, ...(args as Args)),
        command.optsWithGlobals().json === true,
      ),
    );
  };
}
