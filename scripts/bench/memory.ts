import { setTimeout as sleep } from 'node:timers/promises';
import { startServiceProcess } from '../frame/processes.ts';
import { temporaryHome } from '../frame/stores.ts';
import { atMost, type Findings } from './results.ts';
import type { RunOptions } from './rounds.ts';

const idleSeconds = 8;
const barMB = 200;

/** Starts the service in production and in its default mode, and measures it after some idle seconds. */
export async function benchMemory({ brief, signal }: RunOptions): Promise<Findings> {
  const results: { readonly mode: string; readonly residentMB: number }[] = [];
  for (const [mode, nodeEnv] of [['production', 'production'], ['default']] as const) {
    await using stack = new AsyncDisposableStack();
    const home = temporaryHome(stack);
    const env = { SAMPAN_HOME: home, NODE_ENV: nodeEnv, DATABASE_URL: undefined };
    const service = stack.use(await startServiceProcess(env));
    await sleep(brief ? 0 : idleSeconds * 1000, null, { signal });
    const { residentBytes } = await service.report();
    results.push({ mode, residentMB: residentBytes / 1e6 });
  }
  return {
    title: 'Memory of the idle service, database apart',
    tables: [
      {
        head: ['mode', 'resident MB'],
        rows: results.map(({ mode, residentMB }) => [mode, residentMB.toFixed(0)]),
      },
    ],
    limits: results.map(({ mode, residentMB }) => atMost(`${mode}:`, residentMB, barMB, ' MB')),
    notes: [],
    numbers: results,
  };
}
