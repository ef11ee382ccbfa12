import { setTimeout } from 'node:timers/promises';
import { patroniPrograms, startPatroni } from './patroni.ts';
import { pgBouncerPrograms, startPgBouncer } from './pgbouncer.ts';
import { missingPrograms, type ProgramName } from './program.ts';
import { redisClusterPrograms, startRedisCluster } from './redis-cluster.ts';
import { redisSentinelPrograms, startRedisSentinel } from './redis-sentinel.ts';

/** `npm run engines -- TOPOLOGY`: starts a topology of docs/engines.md on this machine, in a temporary folder. */
interface Topology {
  readonly programs: readonly ProgramName[];
  /** Starts it. Returns the settings with which Sampan uses it. */
  start(stack: AsyncDisposableStack, signal: AbortSignal): Promise<Readonly<Record<string, string>>>;
}

const topologies: Readonly<Record<string, Topology>> = {
  patroni: {
    programs: patroniPrograms,
    async start(stack, signal) {
      const { url } = stack.use(await startPatroni(signal));
      return { DATABASE_URL: url };
    },
  },
  pgbouncer: {
    programs: [...patroniPrograms, ...pgBouncerPrograms],
    async start(stack, signal) {
      const { url } = stack.use(await startPatroni(signal));
      const pgBouncer = stack.use(await startPgBouncer(url));
      return { DATABASE_URL: url, DATABASE_POOLER_URL: pgBouncer.url(url) };
    },
  },
  'redis-sentinel': {
    programs: redisSentinelPrograms,
    async start(stack, signal) {
      const { url } = stack.use(await startRedisSentinel(signal));
      return { REDIS_URL: url };
    },
  },
  'redis-cluster': {
    programs: redisClusterPrograms,
    async start(stack, signal) {
      const { url } = stack.use(await startRedisCluster(1, signal));
      return { REDIS_URL: url };
    },
  },
};

const [name = ''] = process.argv.slice(2);
const topology = topologies[name];
const missing = topology ? missingPrograms(topology.programs) : null;
if (!topology) {
  console.error(`Usage: npm run engines -- ${Object.keys(topologies).join(' | ')}`);
  process.exitCode = 2;
} else if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  // In a terminal, Ctrl-C reaches this process twice: npm passes it on as well.
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => controller.abort(new Error('interrupted')));
  await using stack = new AsyncDisposableStack();
  await run(name, topology, stack, controller.signal).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
}

async function run(name: string, topology: Topology, stack: AsyncDisposableStack, signal: AbortSignal) {
  const settings = await topology.start(stack, signal);
  console.log(`${name} runs. Start Sampan with these settings. Ctrl-C stops it and deletes its data.`);
  for (const [setting, value] of Object.entries(settings)) console.log(`${setting}=${value}`);
  await setTimeout(2 ** 31 - 1, undefined, { signal });
}
