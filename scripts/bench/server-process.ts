import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ProcessReport } from './process-report.ts';

const reportModule = path.join(import.meta.dirname, 'process-report.ts');
const ready = /ready: (http:\S+)/;

/** A server in a process of its own, so that it shares no thread with the load. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  report(): Promise<ProcessReport>;
  /** The next thing that the process tells of itself. */
  nextMessage(): Promise<unknown>;
}

/**
 * Starts a program and waits for its line `… ready: http://…`.
 * @throws {Error} with the program's name when it ends before that.
 */
export async function startServer(
  program: string,
  env: Readonly<Record<string, string | undefined>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(program, [], {
    execArgv: ['--disable-warning=ExperimentalWarning', ...nodeOptions, '--import', reportModule],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await announced(child, program);
  const nextMessage = async (): Promise<unknown> => (await once(child, 'message'))[0];
  return {
    url,
    nextMessage,
    async report() {
      const answer = nextMessage();
      child.send({});
      return (await answer) as ProcessReport;
    },
    [Symbol.asyncDispose]: () => stop(child),
  };
}

async function announced(child: ChildProcess, program: string): Promise<string> {
  if (!child.stdout) throw new Error(`${program} has no output`);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = ready.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error(`${path.relative(process.cwd(), program)} ended before it was ready`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
