import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ProcessReport } from './process-report.ts';

const reportModule = path.join(import.meta.dirname, 'process-report.ts');
const ready = /ready: (http:\S+|processing jobs)/;
/** Far longer than a start takes on a busy machine. */
const startTimeoutMs = 60_000;

/** A server in its own process, so that it shares no thread with the load generator. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  report(): Promise<ProcessReport>;
  /** Waits for the next IPC message of the process. */
  nextMessage(): Promise<unknown>;
}

/**
 * Starts a program and waits for its line `… ready: http://…`; a worker prints no URL.
 * @throws {Error} if it exits first, or is not ready within a minute
 */
export async function startServer(
  program: string,
  env: Readonly<Record<string, string | undefined>>,
  nodeOptions: readonly string[] = [],
  options: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(program, options, {
    execArgv: ['--disable-warning=ExperimentalWarning', ...nodeOptions, '--import', reportModule],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const name = path.relative(process.cwd(), program);
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${name} ended with ${signal ?? `code ${code}`}`);
  });
  ended.catch(() => {}); // an exit only matters to a caller that waits for the process
  const nextMessage = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), ended]))[0];
  const late = AbortSignal.timeout(startTimeoutMs);
  let url: string;
  try {
    url = await Promise.race([announced(child), ended, tooLate(late, name)]);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return {
    url,
    nextMessage,
    async report() {
      const answer = nextMessage();
      child.send({}, () => {}); // if this fails, the process is about to end, which rejects the answer
      return (await answer) as ProcessReport;
    },
    [Symbol.asyncDispose]: () => stop(child),
  };
}

async function tooLate(signal: AbortSignal, name: string): Promise<never> {
  await once(signal, 'abort');
  throw new Error(`${name} is not ready after ${startTimeoutMs / 1000} s`);
}

function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!child.stdout) return;
    // Keep reading, or a full pipe would block the program.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = ready.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Required in production; shared by all processes on one database. */
const secretKeys = `bench:${randomBytes(32).toString('base64')}`;
const root = path.resolve(import.meta.dirname, '..', '..');

/** Node's options of `npm start`, such as the limits of the heap. */
export function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const options = /^exec node (.+) src\/main\.ts$/.exec(scripts.start)?.[1];
  if (options === undefined) throw new Error(`npm start has another form: ${scripts.start}`);
  return options.split(' ').map((option) => (option.startsWith('./') ? path.join(root, option) : option));
}

/** Starts the service as `npm start` does, on a free port. */
export function startServiceProcess(
  env: Readonly<Record<string, string | undefined>>,
  imports: readonly string[] = [],
): Promise<ServerProcess> {
  return startServer(
    path.join(root, 'src', 'main.ts'),
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', SECRET_KEYS: secretKeys, ...env },
    [...startOptions(), ...imports.flatMap((module) => ['--import', module])],
  );
}
