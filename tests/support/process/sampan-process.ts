import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startOptions } from '../../../scripts/frame/processes.ts';
import type { Environment, Outcome } from '../command-line.ts';
import { compileCache, root } from '../paths.ts';
import { loopbackOnlyEnv, loopbackOnlyFlags } from './loopback-only.ts';

export interface SampanProcess {
  readonly outcome: Promise<Outcome>;
  /** Signals the whole process group, as a terminal does. */
  signal(name: NodeJS.Signals): void;
}

type EntryProcess = ChildProcess & {
  stdout: NonNullable<ChildProcess['stdout']>;
  stderr: NonNullable<ChildProcess['stderr']>;
};

/** Started with the heap limits of `npm start`. */
const serviceEntries: ReadonlySet<string> = new Set([
  'src/main.ts',
  'tests/support/process/impatient-service.ts',
]);

/**
 * Starts one of our entry files as its npm script does, in its own process group and with only these settings. `folder` is
 * that of another version.
 */
export function startEntry(
  entry: 'src/main.ts' | 'src/cli/main.ts' | 'src/mcp/main.ts' | 'tests/support/process/impatient-service.ts',
  args: readonly string[],
  env: Environment,
  {
    node = process.execPath,
    input = 'ignore',
    folder = root,
  }: { node?: string; input?: 'ignore' | 'pipe'; folder?: string } = {},
): EntryProcess {
  // Another Node version is refused at the start, before it could load the guard's TypeScript.
  const flags = node === process.execPath ? loopbackOnlyFlags : [];
  const guard = path.join(folder, 'src', 'require-node-24.js');
  const options = serviceEntries.has(entry) ? startOptions() : ['--import', guard];
  return spawn(node, [...flags, ...options, path.join(folder, entry), ...args], {
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...loopbackOnlyEnv, ...env },
    stdio: [input, 'pipe', 'pipe'],
  }) as EntryProcess;
}

/** Starts a call of the command line. */
export function startSampan(args: readonly string[], env: Environment, node?: string): SampanProcess {
  const child = startEntry('src/cli/main.ts', args, env, node ? { node } : {});
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return {
    outcome: new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
    }),
    signal(name) {
      if (child.pid) process.kill(-child.pid, name);
    },
  };
}

export interface RunningService {
  readonly rootUrl: string;
  /** Stops it; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the service as `npm start` does, on a free port, and waits for its ready line. */
export async function startService(env: Environment): Promise<RunningService> {
  const child = startEntry('src/main.ts', [], { PORT: '0', LOG_LEVEL: 'error', ...env });
  child.stderr.resume();
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const rootUrl = /^Sampan is ready: (\S+)/.exec(line)?.[1];
    if (!rootUrl) continue;
    child.stdout.resume();
    return {
      rootUrl,
      stop() {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }
  throw new Error(`the service ended with ${await ended}`);
}
