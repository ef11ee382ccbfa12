import { createInterface } from 'node:readline';
import type { Waits } from '../../../db/connection-shares.ts';
import type { Environment } from '../command-line.ts';
import { testSecretKeys } from '../secret-keys.ts';
import { startEntry } from './sampan-process.ts';

/** The service as a process of its own, which a test may kill, stop and continue. */
export interface ChildService extends AsyncDisposable {
  readonly pid: number;
  /** Empty where the process has no api role. */
  readonly rootUrl: string;
  /** How it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  signal(name: NodeJS.Signals): void;
  /** What it has logged, errors alone unless LOG_LEVEL asks for more. */
  log(): string;
  /** Asks it to stop, stopped by a signal or not; resolves when it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts the service on a database with these settings, on a free port; resolves when it is ready. Given `waits`, it has
 * them instead of its own.
 */
export async function startChildService(
  databaseUrl: string,
  env: Environment = {},
  waits?: Waits,
): Promise<ChildService> {
  const [entry, args] = waits
    ? (['tests/support/process/impatient-service.ts', [JSON.stringify(waits)]] as const)
    : (['src/main.ts', []] as const);
  const child = startEntry(entry, args, {
    DATABASE_URL: databaseUrl,
    SECRET_KEYS: testSecretKeys,
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_SECOND: '1000000',
    RATE_LIMIT_PER_DAY: '1000000',
    ...env,
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  const stop = async () => {
    signal('SIGTERM');
    signal('SIGCONT');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const ready = /^Sampan is ready: (.*)$/.exec(line);
    if (!ready) continue;
    child.stdout.resume();
    const rootUrl = ready[1]?.startsWith('http') ? ready[1] : '';
    return {
      pid: child.pid ?? 0,
      rootUrl,
      ended,
      signal,
      log: () => errors,
      stop,
      [Symbol.asyncDispose]: stop,
    };
  }
  const { code, signal: by } = await ended;
  throw new Error(`the service ended before it was ready, with ${by ?? code}: ${errors}`);
}
