import { createInterface } from 'node:readline';
import type { Waits } from '../../../db/client.ts';
import type { Environment } from '../command-line.ts';
import { testSecretKeys } from '../secret-keys.ts';
import { startEntry } from './sampan-process.ts';

/** The service in its own process, which a test may kill, stop and continue. */
export interface ChildService extends AsyncDisposable {
  readonly pid: number;
  /** Empty without the api role. */
  readonly rootUrl: string;
  /** The exit code or signal. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  signal(name: NodeJS.Signals): void;
  /** Returns its log: only errors, unless LOG_LEVEL is set. */
  log(): string;
  /** Stops it, even if a signal has paused it; resolves after the exit. */
  stop(): Promise<void>;
}

/**
 * Starts the service with this database and these settings on a free port; resolves when it is ready. `waits`
 * replace the service's own. `folder` is that of another version.
 */
export async function startChildService(
  databaseUrl: string,
  env: Environment = {},
  waits?: Waits,
  folder?: string,
): Promise<ChildService> {
  const [entry, args] = waits
    ? (['tests/support/process/impatient-service.ts', [JSON.stringify(waits)]] as const)
    : (['src/main.ts', []] as const);
  const settings = {
    DATABASE_URL: databaseUrl,
    SECRET_KEYS: testSecretKeys,
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_SECOND: '1000000',
    RATE_LIMIT_PER_DAY: '1000000',
    ...env,
  };
  const child = startEntry(entry, args, settings, folder ? { folder } : {});
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
