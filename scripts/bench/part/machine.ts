import { once } from 'node:events';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { startServer } from '../../frame/processes.ts';
import { startStore, temporaryHome } from '../../frame/stores.ts';
import type { Load } from '../load.ts';
import { toSample } from '../results.ts';
import { type Bench, withPostgresCpu } from '../run.ts';

const statements = 'prepared statements of one row through pg, one at a time';

/**
 * Measures what the machine allows, with nothing of ours: a durable commit needs a sync, a statement or a request needs a
 * round trip over loopback, and a statement needs PostgreSQL.
 */
export async function benchMachine(bench: Bench): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const echo = stack.use(await startServer(path.join(import.meta.dirname, 'machine', 'echo.ts'), {}));
  const socket = connect(Number(new URL(echo.url).port), '127.0.0.1').setNoDelay();
  stack.defer(() => void socket.destroy());
  await once(socket, 'connect');
  const client = new pg.Client({ connectionString: store.url });
  await client.connect();
  stack.defer(() => client.end());
  const file = openSync(path.join(store.dataDirectory, 'bench-sync'), 'w');
  stack.defer(() => closeSync(file));
  const page = Buffer.alloc(8192, 1);
  const turns = {
    'writes of 8 kB with fdatasync, in the data directory': () => {
      writeSync(file, page, 0, page.length, 0);
      fdatasyncSync(file);
    },
    'round trips over loopback TCP, one at a time': async () => {
      socket.write('x');
      await once(socket, 'data');
    },
    [statements]: () =>
      client.query({ name: 'one', text: 'select id from account where id = $1', values: [store.accountId] }),
  };
  await bench.compare(
    Object.entries(turns).map(([contestant, once]) => ({
      subject: 'the machine',
      contestant,
      measure: (load: Load) =>
        contestant === statements ? withPostgresCpu(store, () => repeat(once, load)) : repeat(once, load),
    })),
    { rounds: 3 },
  );
}

/** Runs something again and again for the time of a measurement. */
async function repeat(once: () => unknown, { seconds, signal }: Load) {
  const latencies: number[] = [];
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (let begin = start; begin < start + seconds * 1000; ) {
    signal.throwIfAborted();
    await once();
    const end = performance.now();
    latencies.push(end - begin);
    begin = end;
  }
  const { user, system } = process.cpuUsage(cpu);
  return toSample(latencies, (performance.now() - start) / 1000, user + system);
}
