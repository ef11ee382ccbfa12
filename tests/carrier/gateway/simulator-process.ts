import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { compileCache, root } from '../../support/paths.ts';
import { loopbackOnlyEnv, loopbackOnlyFlags } from '../../support/process/loopback-only.ts';

export const simulatorSecret = 'a-secret-of-the-simulator';

export interface SimulatorCalls {
  readonly calls: readonly {
    readonly operation: string;
    readonly reference: string | null;
    readonly request_id: string | null;
    readonly traceparent: string | null;
    readonly body: Record<string, unknown> | null;
    readonly answered: number | null;
  }[];
  readonly counts: Record<string, Record<string, number>>;
  readonly bookings: readonly {
    readonly reference: string;
    readonly waybill_number: string;
    readonly state: 'unheard' | 'booked' | 'cancelled';
    readonly dispatch_count: number;
  }[];
}

export interface SimulatorProcess extends AsyncDisposable {
  readonly url: string;
  /** Settings that connect the service to the simulator. */
  readonly env: { readonly CARRIER_HTTP_URL: string; readonly CARRIER_HTTP_SECRET: string };
  /** Returns the requests that arrived, for one reference or for all. */
  received(reference?: string): Promise<SimulatorCalls>;
  reset(): Promise<void>;
  /** Advances the clock that late labels wait for. */
  advance(seconds: number): Promise<void>;
  /** Kills the process. Only bookings in the file of `--book` survive. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the process of `npm run carrier-simulator`, by default on a free port. */
export async function startSimulator(args: readonly string[] = ['--port', '0']): Promise<SimulatorProcess> {
  const child = spawn(
    process.execPath,
    [
      ...loopbackOnlyFlags,
      path.join(root, 'scripts/carrier-simulator/main.ts'),
      '--attached',
      '--secret',
      simulatorSecret,
      ...args,
    ],
    {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...loopbackOnlyEnv },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const url = await readyUrl(child);
  const ask = async (method: string, target: string, body?: unknown) => {
    const response = await fetch(`${url}${target}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${target}: ${response.status}`);
    return response.json();
  };
  const end = (signal: NodeJS.Signals) => ended(child, signal);
  return {
    url,
    env: { CARRIER_HTTP_URL: url, CARRIER_HTTP_SECRET: simulatorSecret },
    received: (reference) =>
      ask('GET', `/_calls${reference ? `?reference=${reference}` : ''}`) as Promise<SimulatorCalls>,
    reset: async () => void (await ask('POST', '/_reset')),
    advance: async (seconds) => void (await ask('POST', '/_advance', { seconds })),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the simulator has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^The carrier simulator is ready: (\S+)/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return url;
  }
  throw new Error('the simulator ended before it was ready');
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exit;
}
