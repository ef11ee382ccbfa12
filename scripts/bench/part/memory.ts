import { setTimeout as sleep } from 'node:timers/promises';
import { startServiceProcess } from '../../frame/processes.ts';
import { temporaryHome } from '../../frame/stores.ts';
import type { Bench } from '../run.ts';

const idleSeconds = 8;
const maxMB = 200;

/** Starts the service in production and in its default mode, and measures it after some idle seconds. */
export async function benchMemory(bench: Bench): Promise<void> {
  const { brief, signal } = bench.options;
  for (const [contestant, nodeEnv] of [['production', 'production'], ['development']] as const) {
    await using stack = new AsyncDisposableStack();
    const env = { SAMPAN_HOME: temporaryHome(stack), NODE_ENV: nodeEnv, DATABASE_URL: undefined };
    const service = stack.use(await startServiceProcess(env));
    await sleep(brief ? 0 : idleSeconds * 1000, null, { signal });
    const residentMB = (await service.report()).residentBytes / 1e6;
    bench.add([{ subject: 'the idle service', contestant, rounds: [{ residentMB }] }]);
    bench.atMost(`idle in ${contestant}:`, residentMB, maxMB, ' MB');
  }
}
