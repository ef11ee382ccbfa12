import { basePath } from '../../frame/api.ts';
import { type ServerProcess, startServiceProcess } from '../../frame/processes.ts';
import { openForFilling } from '../../frame/stores.ts';
import {
  type FilledDatabase,
  type FilledStore,
  nthTrackingNumber,
  openFilledStore,
  turn,
  turns,
} from '../fill.ts';
import { closedLoop } from '../load.ts';
import { type Bench, type Turn, withPostgresCpu } from '../run.ts';
import { createOperations, newest } from './growth/operations.ts';

const maxTimes = 1.2;
/** Few enough that a request seldom waits for another. */
const connections = 4;
/** Short, so that the rounds are many and a slow moment of the machine meets few of them. */
const seconds = 0.5;
const rounds = 7;

/** Measures every operation that reads or writes shipments with few, more and many of them, in the same rounds. */
export async function benchGrowth(bench: Bench): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const filled = await openFilledStore(bench);
  const sizes: Turn[][] = [];
  for (const database of filled.databases) {
    const service = stack.use(await startServiceProcess(filled.env(database.url)));
    await checkCache(service, filled.store.testKey);
    await readNewest(database);
    sizes.push(operationTurns(filled, database, service, bench.options.brief));
  }
  // All sizes of an operation follow each other.
  const interleaved = (sizes[0] ?? []).flatMap((_, index) => sizes.flatMap((of) => of[index] ?? []));
  const [fewest, largest] = [sizes[0]?.[0]?.contestant, sizes.at(-1)?.[0]?.contestant ?? ''];
  const rows = await bench.compare(interleaved, {
    rounds,
    ratioOf: { contestant: largest, measure: 'p50Ms' },
    connections,
    seconds,
    warmUpSeconds: 0.5,
  });
  for (const { subject, contestant, ratio } of rows)
    if (ratio && contestant === fewest)
      bench.atMost(`p50 of ${subject}, ${largest} relative to ${contestant}:`, ratio.median, maxTimes, ' ×');
  bench.note(
    'All shipments belong to one account, half of them in live mode. Each has tracking events, a sandbox booking and one event with an empty body, and in live mode a hold. Half are delivered.',
  );
}

/** Measures the CPU time of the same operations, with few shipments and as many clients as the other parts. */
export async function benchOperations(bench: Bench): Promise<void> {
  const filled = await openFilledStore(bench);
  const [database] = filled.databases;
  if (!database) throw new Error('no database was filled');
  await using service = await startServiceProcess(filled.env(database.url));
  const { brief } = bench.options;
  await bench.compare(operationTurns(filled, database, service, brief), {
    rounds: 3,
    ...(brief ? { seconds } : {}),
  });
}

function operationTurns(
  { store }: FilledStore,
  database: FilledDatabase,
  service: ServerProcess,
  brief: boolean,
): Turn[] {
  return createOperations(database, service, store, brief).map((operation) => ({
    subject: operation.title,
    contestant: `${database.shipments.toLocaleString('en')} shipments`,
    async measure(load) {
      await operation.prepare?.(load.connections);
      return withPostgresCpu(store, () => closedLoop(service, operation, load));
    },
  }));
}

/** Reads the newest shipments by each of their keys, because a service that is in use has them in memory. */
async function readNewest({ url, shipments }: FilledDatabase): Promise<void> {
  await using db = await openForFilling(url);
  await db.pool.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
  const numbers = Array.from({ length: Math.min(newest, shipments) }, (_, index) => nthTrackingNumber(index));
  const keys = [
    ['shipment', 'tracking_number', 'c.number'],
    ['shipment', 'waybill_number', "'SBX' || substr(c.number, 4)"],
    ['shipment', 'reference_no', "'order-' || (c.n - 1)"],
    ['tracking_event', 'tracking_number', 'c.number'],
    ['hold', 'tracking_number', 'c.number'],
    ['wallet_transaction', 'tracking_number', 'c.number'],
    ['event', 'tracking_number', 'c.number'],
  ];
  for (const [table, column, key] of keys)
    await db.pool.query(
      `select count(t::text) from unnest($1::text[]) with ordinality c(number, n) join ${table} t on t.${column} = ${key}`,
      [numbers],
    );
}

/** Checks that a delivered shipment is cached and one on its way is not. */
async function checkCache({ url }: ServerProcess, key: string): Promise<void> {
  const readCacheHeader = async (kind: keyof typeof turn) => {
    const response = await fetch(`${url}${basePath}/tracking/${nthTrackingNumber(turns + turn[kind])}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    await response.arrayBuffer();
    return `${response.status} ${response.headers.get('x-service-cache')}`;
  };
  await readCacheHeader('testDelivered');
  const said = [await readCacheHeader('testDelivered'), await readCacheHeader('testOnItsWay')];
  if (said.join(', ') !== '200 hit, 200 bypass')
    throw new Error(`unexpected tracking responses: ${said.join(', ')}`);
}
