import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Db, openDb } from '../../../db/client.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { basePath } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import { type ServerProcess, startServer, startServiceProcess } from '../../frame/processes.ts';
import {
  addAccount,
  fillWallet,
  productionEnv,
  type Store,
  startStore,
  temporaryHome,
} from '../../frame/stores.ts';
import { closedLoop, type Load, type LoadRequest } from '../load.ts';
import { PgbenchRunner, pgbenchScript, pgbenchVersion } from '../replay/pgbench.ts';
import { plainInsert } from '../replay/plain-insert.ts';
import type { RecordedOperation } from '../replay/server.ts';
import { type RecordedStatement, record, startRecordedService } from '../replay/statement.ts';
import { findRow, type Sample } from '../results.ts';
import { type Bench, type Turn, withPostgresCpu } from '../run.ts';
import { demoWithDutyRates } from './pricing/catalog.ts';
import {
  checkCosts,
  fillVariants,
  itemsOf,
  limitRatios,
  ours,
  type Variant,
  variantsOf,
} from './pricing/variants.ts';

type OrderItem = (typeof order.items)[number];
const [shirt, bag] = order.items as [OrderItem, OrderItem];
const modes = ['test', 'live'] as const;
type Mode = (typeof modes)[number];

const pgbench = 'pgbench, same statements';
const minimal = 'Fastify + pg, same statements';
const writer = 'Fastify + pg, one insert of the same rows';
const accounts = 13;

const subjects = { test: 'POST /shipments, test mode', live: 'POST /shipments, live mode, one wallet' };
const lone = 'POST /shipments, live mode, one client';
const spread = `POST /shipments, live mode, ${accounts} wallets`;

/**
 * Measures creates in test mode and, on one hot wallet, in live mode, with one API process. In the same rounds, pgbench
 * (if installed; else a minimal server) replays the statements of a create, and a bare writer inserts its rows.
 */
export async function benchBooking(bench: Bench): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const variants = variantsOf(bench.options);
  const [added, ...others] = variants;
  const catalogOf = ({ dutyRates }: Variant) => demoWithDutyRates(dutyRates);
  const store = await startStore(home, stack, { catalog: await catalogOf(added) });
  await fillWallet(store.url, store.accountId);
  const urls = await fillVariants(store, variants, catalogOf);
  const db = stack.use(openDb({ url: store.url, poolSize: 1 }));
  const env = { ...productionEnv(home, store.url), SAMPAN_ROLES: 'api' };
  const creates = await recordCreates(env, store, added);
  const inserts = {
    test: await plainInsert(db.pool, creates.test.trackingNumber, creates.test.idempotencyKey),
    live: await plainInsert(db.pool, creates.live.trackingNumber, creates.live.idempotencyKey),
  };
  const replay = async (name: string, operations: readonly RecordedOperation[]) => {
    const file = path.join(home, `${name}.json`);
    writeFileSync(file, JSON.stringify(operations));
    const program = path.join(import.meta.dirname, '..', 'replay', 'server.ts');
    return stack.use(await startServer(program, { ...env, BENCH_OPERATIONS: file }));
  };
  const operation = (mode: Mode, statements: readonly RecordedStatement[]): RecordedOperation => ({
    method: 'POST',
    route: `/${mode}`,
    idempotencyKey: creates[mode].idempotencyKey,
    statements,
  });
  const service = stack.use(await startServiceProcess(env));
  const writing = await replay(
    'writer',
    modes.map((mode) => operation(mode, [inserts[mode]])),
  );
  const version = pgbenchVersion();
  const replaying = version
    ? null
    : await replay(
        'minimal',
        modes.map((mode) => operation(mode, creates[mode].statements)),
      );

  /** Checks that as many shipments were made as were measured, and adds PostgreSQL's CPU time for each. */
  const turn = (
    subject: string,
    contestant: string,
    measure: (load: Load) => Promise<Sample>,
    { pool }: Db = db,
  ): Turn => ({
    subject,
    contestant,
    async measure(load) {
      const count = () => countShipments(pool);
      const before = await count();
      const sample = await withPostgresCpu(store, () => measure(load), count);
      const made = (await count()) - before;
      if (made >= (sample.perSecond ?? 0) * load.seconds * 0.5) return sample;
      throw new Error(`${contestant} reported ${sample.perSecond} creates/s but booked ${made} shipments`);
    },
  });
  const liveKeys = [store.liveKey];
  for (let index = 1; index < accounts; index++) liveKeys.push(await addAccount(store.url, index));
  const peer = version ? pgbench : minimal;
  const replayed = (server: ServerProcess, mode: Mode) => {
    const request = { ...createRequest(mode, [store[`${mode}Key`]], added), path: `/${mode}` };
    return (load: Load) => closedLoop(server, request, load);
  };
  const runPeer = (mode: Mode) => {
    if (replaying) return replayed(replaying, mode);
    const { statements, idempotencyKey } = creates[mode];
    const runner = new PgbenchRunner(store.url, pgbenchScript(statements, idempotencyKey), home);
    return (load: Load) => runner.run(load);
  };
  const alone = (measure: (load: Load) => Promise<Sample>) => (load: Load) =>
    measure({ ...load, connections: 1 });
  const request = {
    test: createRequest('test', [store.testKey], added),
    live: createRequest('live', [store.liveKey], added),
    // Products belong to an account.
    spread: createRequest('live', liveKeys, { products: 0 }),
  };
  const costs = [{ variant: added, cost: creates.live.cost }];
  const beside: Turn[] = [];
  for (const variant of others) {
    const DATABASE_URL = urls.get(variant) ?? '';
    const own = stack.use(openDb({ url: DATABASE_URL, poolSize: 1 }));
    costs.push({ variant, cost: (await recordCreates({ ...env, DATABASE_URL }, store, variant)).live.cost });
    const server = stack.use(await startServiceProcess({ ...env, DATABASE_URL }));
    for (const mode of modes) {
      const booking = createRequest(mode, [store[`${mode}Key`]], variant);
      const measure = (load: Load) => closedLoop(server, booking, load);
      beside.push(turn(subjects[mode], variant.contestant, measure, own));
    }
  }
  if (others.length > 0) checkCosts(costs);
  const turns = [
    ...modes.flatMap((mode) => [
      turn(subjects[mode], ours, (load) => closedLoop(service, request[mode], load)),
      ...beside.filter(({ subject }) => subject === subjects[mode]),
      turn(subjects[mode], peer, runPeer(mode)),
      turn(subjects[mode], writer, replayed(writing, mode)),
    ]),
    turn(
      lone,
      ours,
      alone((load) => closedLoop(service, request.live, load)),
    ),
    turn(lone, peer, alone(runPeer('live'))),
    turn(spread, ours, (load) => closedLoop(service, request.spread, load)),
  ];
  const rows = await bench.compare(turns, { rounds: 5, ratioOf: { contestant: ours, measure: 'perSecond' } });
  limitRatios(bench, variants, rows, Object.values(subjects));
  for (const mode of modes) {
    const { ratio } = findRow(rows, subjects[mode], peer);
    bench.atLeast(`${subjects[mode]}, relative to ${peer}:`, ratio?.median, 1.2, ' ×');
  }
  const counts = modes.map((mode) => `${mode} mode ${creates[mode].statements.length}`).join(', ');
  bench.note(
    `Statements per create: ${counts}. Statements that the service batches across creates (carrier journal, outbox poll) are not replayed.`,
  );
  bench.note(version ? `${version}.` : 'pgbench is not installed; the minimal server replaces it.');
}

async function countShipments(pool: Db['pool']): Promise<number> {
  const { rows } = await pool.query("select count(*) from shipment where dispatch_status = 'accepted'");
  return Number(rows[0].count);
}

let sources = 0;

/**
 * Each call's requests have idempotency keys of their own: the programs share the accounts, and would replay one
 * another's bookings.
 * @param keys API keys to use in turn
 */
export function createRequest(
  mode: Mode,
  keys: readonly string[],
  data: Pick<Variant, 'products'> = { products: 0 },
): LoadRequest {
  const source = sources++;
  let next = 0;
  return {
    title: subjects[mode],
    method: 'POST',
    path: `${basePath}/shipments`,
    headers: { Authorization: `Bearer ${keys[0]}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...order, items: itemsOf(data, [shirt, bag]) }),
    freshHeaders: () => ({
      Authorization: `Bearer ${keys[next % keys.length]}`,
      'Idempotency-Key': `bench-${process.pid}-${mode}-${source}-${next++}`,
    }),
  };
}

interface Booked {
  readonly data: Pick<Schemas['ShipmentDetail'], 'id' | 'pricing_snapshot'>;
}

/** Records one create per mode. The second request counts, when everything is warm. */
async function recordCreates(env: Record<string, string>, store: Store, variant: Variant) {
  await using service = await startRecordedService(env);
  const recordOne = async (mode: Mode) => {
    const request = createRequest(mode, [store[`${mode}Key`]], variant);
    const under = (key: string) =>
      record(service, { ...request, headers: { ...request.headers, 'Idempotency-Key': key } });
    await under(`bench-warming-${mode}`);
    const idempotencyKey = `bench-recording-${mode}`;
    const { statements, answer } = await under(idempotencyKey);
    const { id: trackingNumber, pricing_snapshot: price } = (answer as Booked).data;
    return { idempotencyKey, statements, trackingNumber, cost: price.landed_cost ?? null };
  };
  return { test: await recordOne('test'), live: await recordOne('live') };
}
