import type { Readable, Writable } from 'node:stream';
import { armCrashpoint } from '../../db/crashpoint.ts';
import { type Config, readConfig } from '../config/config.ts';
import { type CliCommand, type CommandResult, printResult } from './command-line.ts';
import { type OpenDatabase, withDatabase } from './database.ts';

export interface Session {
  readonly env: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C; the abort reason is the exit code. */
  readonly signal: AbortSignal;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** The work of a command: takes its arguments in order, then its options. */
type Work<First, Args extends unknown[]> = (first: First, ...args: Args) => Promise<CommandResult>;
/** Commander calls an action with the arguments, the options and the command. */
type Action = (...args: unknown[]) => Promise<void>;

export function withSettings<Args extends unknown[]>(session: Session, work: Work<Session, Args>): Action {
  return async (...args) => {
    const command = args.pop() as CliCommand;
    const result = await work(session, ...(args as Args));
    await printResult(session.stdout, result, command.optsWithGlobals().json === true);
  };
}

/** Returns the action of a command with the database. Prints before closing, so that a failed close loses nothing. */
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
      printResult(
        session.stdout,
        await work(database, ...(args as Args)),
        command.optsWithGlobals().json === true,
      ),
    );
  };
}
