import { createInterface } from 'node:readline';
import type { Environment } from '../support/command-line.ts';
import { pollUntil } from '../support/poll.ts';
import { startEntry } from '../support/process/sampan-process.ts';

/** A running `webhook listen`. */
export interface Listener extends AsyncDisposable {
  /** Lines that it printed on stdout. */
  readonly lines: readonly string[];
  /** Waits for this number of lines. */
  printed(count: number): Promise<void>;
  /** Resolves at its end, with its exit code and stderr. */
  readonly ended: Promise<{ exitCode: number | null; stderr: string }>;
  /** Sends SIGINT, as Ctrl-C does, and waits for the end. */
  stop(): Listener['ended'];
}

/** Starts `webhook listen` with these arguments, and waits until it listens. */
export async function startListener(args: readonly string[], env: Environment): Promise<Listener> {
  const child = startEntry('src/cli/main.ts', ['webhook', 'listen', ...args], env);
  const lines: string[] = [];
  let stderr = '';
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended: Listener['ended'] = new Promise((resolve) =>
    child.on('close', (exitCode) => resolve({ exitCode, stderr })),
  );
  const listener: Listener = {
    lines,
    ended,
    async printed(count) {
      const enough = async () => lines.length >= count || child.exitCode !== null;
      if (!(await pollUntil(enough, 20_000)) || lines.length < count)
        throw new Error(`printed ${lines.length} lines, not ${count}: ${lines.join('\n')}\n${stderr}`);
    },
    stop() {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT');
      return ended;
    },
    async [Symbol.asyncDispose]() {
      await listener.stop();
    },
  };
  await listener.printed(1);
  return listener;
}
