import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { basePath } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import { type ServerProcess, startServiceProcess } from '../../frame/processes.ts';
import { fillWallet, productionEnv, startStore, temporaryHome } from '../../frame/stores.ts';
import { closedLoop, fixedRate, type LoadRequest } from '../load.ts';
import type { Bench } from '../run.ts';
import { heavyPaths, readOn } from './dashboard/beside-bookings.ts';
import { createSignInLink } from './dashboard/fill.ts';
import { PageClient } from './dashboard/visit.ts';

const idleSeconds = 8;
const maxIdleMB = 200;
const maxLoadedMB = 400;

/** Measures the service after some idle seconds, in production and in its default mode, and after much work. */
export async function benchMemory(bench: Bench): Promise<void> {
  await measureIdle(bench);
  await measureLoaded(bench);
}

async function measureIdle(bench: Bench): Promise<void> {
  const { brief, signal } = bench.options;
  for (const [contestant, nodeEnv] of [['production', 'production'], ['development']] as const) {
    await using stack = new AsyncDisposableStack();
    const env = { SAMPAN_HOME: temporaryHome(stack), NODE_ENV: nodeEnv, DATABASE_URL: undefined };
    const service = stack.use(await startServiceProcess(env));
    await sleep(brief ? 0 : idleSeconds * 1000, null, { signal });
    const residentMB = await readResidentMB(service);
    bench.add([{ subject: 'the idle service', contestant, rounds: [{ residentMB }] }]);
    bench.atMost(`idle in ${contestant}:`, residentMB, maxIdleMB, ' MB');
  }
}

const bookSeconds = 15;
const floodSeconds = 10;
const timesCapacity = 4;
const readSeconds = 20;
const readers = 20;

/** Measures one process after each kind of work. V8 and glibc keep much of what they had, so the order matters. */
async function measureLoaded(bench: Bench): Promise<void> {
  const { brief, signal } = bench.options;
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  await fillWallet(store.url, store.accountId);
  const link = await createSignInLink(store.url, { accountId: store.accountId, role: 'owner' });
  const service = stack.use(
    await startServiceProcess({ ...productionEnv(home, store.url), SAMPAN_ROLES: 'api' }),
  );
  const client = new PageClient(service.url);
  await client.signIn(link);
  const request: LoadRequest = {
    title: 'POST /shipments, live mode',
    method: 'POST',
    path: `${basePath}/shipments`,
    headers: { Authorization: `Bearer ${store.liveKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
    freshHeaders: () => ({ 'Idempotency-Key': randomUUID() }),
  };
  const note = async (contestant: string) => {
    const residentMB = await readResidentMB(service);
    bench.add([{ subject: 'the service after work', contestant, rounds: [{ residentMB }] }]);
    bench.atMost(`${contestant}:`, residentMB, maxLoadedMB, ' MB');
  };
  const { perSecond = 1 } = await closedLoop(service, request, {
    connections: 32,
    seconds: brief ? 1 : bookSeconds,
    signal,
  });
  await note('bookings without a pause');
  await fixedRate([service.url], request, {
    perSecond: timesCapacity * perSecond,
    seconds: brief ? 1 : floodSeconds,
    signal,
  });
  await note(`then bookings at ${timesCapacity} × the capacity`);
  const stop = AbortSignal.any([signal, AbortSignal.timeout(brief ? 1_000 : readSeconds * 1000)]);
  await Promise.all(
    Array.from({ length: readers }, (_, index) =>
      readOn(
        (index, stop) => client.open(`/dashboard/live${heavyPaths[index % heavyPaths.length]}`, stop),
        index,
        stop,
      ),
    ),
  );
  signal.throwIfAborted();
  await note(`then ${readers} readers of heavy pages and CSV files`);
}

async function readResidentMB(service: ServerProcess): Promise<number> {
  return (await service.report()).residentBytes / 1e6;
}
