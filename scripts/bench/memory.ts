import { setTimeout as sleep } from 'node:timers/promises';
import { startServiceProcess } from '../frame/processes.ts';
import { temporaryHome } from '../frame/stores.ts';
import { markdownTable } from './results.ts';
import type { RunOptions } from './rounds.ts';

const idleSeconds = 8;
const barMB = 200;

/** Resident memory of the idle service process, without the database. */
export interface IdleMemory {
  readonly mode: string;
  readonly residentMB: number;
  readonly met: boolean;
}

/** Starts the service in production and in its default mode, and measures it after some idle seconds. */
export async function benchMemory({
  brief,
  signal,
}: Pick<RunOptions, 'brief' | 'signal'>): Promise<IdleMemory[]> {
  const results: IdleMemory[] = [];
  for (const [mode, nodeEnv] of [['production', 'production'], ['default']] as const) {
    await using stack = new AsyncDisposableStack();
    const home = temporaryHome(stack);
    const env = { SAMPAN_HOME: home, NODE_ENV: nodeEnv, DATABASE_URL: undefined };
    const service = stack.use(await startServiceProcess(env));
    await sleep(brief ? 0 : idleSeconds * 1000, null, { signal });
    const { residentBytes } = await service.report();
    const residentMB = residentBytes / 1e6;
    console.error(`memory, ${mode}: ${residentMB.toFixed(0)} MB`);
    results.push({ mode, residentMB, met: residentMB < barMB });
  }
  return results;
}

export function printedMemory(results: readonly IdleMemory[]): string {
  const rows = results.map(({ mode, residentMB }) => [mode, residentMB.toFixed(0)]);
  const verdicts = results.map(
    ({ mode, met }) => `${met ? 'met' : 'MISSED'}: ${mode}, target: at most ${barMB} MB`,
  );
  return [
    '## Memory of the idle service, database apart',
    '',
    markdownTable(['mode', 'resident MB'], rows),
    '',
    ...verdicts,
  ].join('\n');
}
