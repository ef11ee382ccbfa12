import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDb } from '../../db/client.ts';
import { basePath } from '../frame/api.ts';
import { order } from '../frame/order.ts';
import { startServer, startServiceProcess } from '../frame/processes.ts';
import { fillWallet, productionEnv, type Store, startStore, temporaryHome } from '../frame/stores.ts';
import { PgbenchRunner, pgbenchScript, pgbenchVersion } from './booking/pgbench.ts';
import type { RecordedCreate } from './booking/replay-client.ts';
import { record, startRecordedService } from './database/statement.ts';
import { atLeast, type Findings, figure, rateCells, type Sample, type Series, summarize } from './results.ts';
import { alternate, type Load, type LoadRequest, measure, type RoundsOptions, type Turn } from './rounds.ts';

const modes = ['test', 'live'] as const;
type Mode = (typeof modes)[number];

const ours = (mode: Mode) => `Sampan, ${mode} mode`;
const pgbench = (mode: Mode) => `pgbench -M prepared, ${mode} mode`;
const replay = (mode: Mode) => `bare loop over pg, ${mode} mode`;

const minShare = 0.5;
const minLive = 1500;
/** The target for live creates applies only where pgbench reaches this many per second. */
const pgbenchLive = 6000;

/**
 * Measures creates in test mode and, on one hot wallet, in live mode, with one API process. In the same rounds,
 * pgbench (if installed) and a bare driver loop replay the statements of a create.
 */
export async function benchBooking(options: RoundsOptions): Promise<Findings> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  await fillWallet(store);
  const env = { ...productionEnv(home, store.url), SAMPAN_ROLES: 'api' };
  const creates = await recordCreates(env, store);
  const file = path.join(home, 'creates.json');
  writeFileSync(file, JSON.stringify(creates));
  const service = stack.use(await startServiceProcess(env));
  const loop = stack.use(
    await startServer(path.join(import.meta.dirname, 'booking', 'replay-client.ts'), {
      DATABASE_URL: store.url,
      BENCH_CREATES: file,
      BENCH_CONNECTIONS: String(options.connections),
    }),
  );
  const version = pgbenchVersion();
  const turns = modes.flatMap((mode): Turn[] => {
    const request = createRequest(mode, store);
    const script = pgbenchScript(creates[mode].statements, creates[mode].idempotencyKey);
    const runner = new PgbenchRunner(store.url, script, home);
    const contestants: Turn[] = [
      { name: ours(mode), measure: (warmUp) => measure(service, request, toLoad(options, warmUp)) },
      {
        name: replay(mode),
        measure: (warmUp) => runReplay(loop.url, mode, toLoad(options, warmUp)),
      },
      ...(version
        ? [
            {
              name: pgbench(mode),
              measure: (warmUp: boolean) => runner.run(toLoad(options, warmUp)),
            },
          ]
        : []),
    ];
    return contestants.map(({ name, measure: once }) => ({
      name,
      measure: (warmUp) => counted(store.url, name, () => once(warmUp)),
    }));
  });
  const series = await alternate('booking', turns, options);
  return summarizeFindings(series, version, creates);
}

const toLoad = ({ connections, seconds, signal }: RoundsOptions, warmUp: boolean): Load => ({
  connections,
  seconds,
  signal,
  warmUp,
});

function createRequest(mode: Mode, { testKey, liveKey }: Store): LoadRequest {
  let next = 0;
  return {
    title: `POST /shipments, ${mode} mode`,
    method: 'POST',
    path: `${basePath}/shipments`,
    headers: {
      Authorization: `Bearer ${mode === 'test' ? testKey : liveKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(order),
    freshHeaders: () => ({ 'Idempotency-Key': `bench-${process.pid}-${mode}-${next++}` }),
  };
}

/** Records one create per mode. The second request counts, when everything is warm. */
async function recordCreates(env: Record<string, string>, store: Store) {
  await using service = await startRecordedService(env);
  const recordOne = async (mode: Mode): Promise<RecordedCreate> => {
    const request = createRequest(mode, store);
    const under = (key: string) =>
      record(service, { ...request, headers: { ...request.headers, 'Idempotency-Key': key } });
    await under(`bench-warming-${mode}`);
    const idempotencyKey = `bench-recording-${mode}`;
    return { idempotencyKey, statements: (await under(idempotencyKey)).statements };
  };
  return { test: await recordOne('test'), live: await recordOne('live') };
}

async function runReplay(url: string, mode: Mode, { seconds, signal }: Load): Promise<Sample> {
  const response = await fetch(`${url}/?mode=${mode}&seconds=${seconds}`, { signal });
  if (!response.ok) throw new Error(`the bare loop failed: ${await response.text()}`);
  return (await response.json()) as Sample;
}

/** Checks that the measured number of creates equals the number of new shipments. */
async function counted(url: string, name: string, run: () => Promise<Sample>): Promise<Sample> {
  const before = await countShipments(url);
  const sample = await run();
  const made = (await countShipments(url)) - before;
  if (made >= sample.requestsPerSecond * 0.5) return sample;
  throw new Error(
    `${name} reported ${Math.round(sample.requestsPerSecond)} creates/s but booked ${made} shipments`,
  );
}

async function countShipments(url: string): Promise<number> {
  await using db = openDb({ url, poolSize: 1 });
  const { rows } = await db.pool.query("select count(*) from shipment where dispatch_status = 'accepted'");
  return rows[0]?.count;
}

function summarizeFindings(
  series: readonly Series[],
  version: string | null,
  creates: Readonly<Record<Mode, RecordedCreate>>,
): Findings {
  const reference = version ? pgbench : replay;
  const tables = modes.map((mode) => {
    const names = [ours(mode), pgbench(mode), replay(mode)];
    return summarize(
      series.filter(({ server }) => names.includes(server)),
      reference(mode),
    );
  });
  const readRate = (name: string) =>
    tables.flat().find(({ server }) => server === name)?.requestsPerSecond ?? Number.NaN;
  const shares = modes.map((mode, index) => {
    const ratio = tables[index]?.find(({ server }) => server === ours(mode))?.ratio ?? Number.NaN;
    return atLeast(`creates in ${mode} mode relative to ${reference(mode)}:`, ratio, minShare, ' ×');
  });
  const bare = readRate(reference('live'));
  const statements = modes.map((mode) => `${mode} mode ${creates[mode].statements.length}`).join(', ');
  return {
    title: 'Booking: creates on one wallet, one API process',
    tables: tables.map((summaries, index) => ({
      head: [
        `POST /shipments, ${modes[index]} mode`,
        'creates/s',
        'p50 ms',
        'p99 ms',
        `× ${version ? 'pgbench' : 'bare loop'}`,
      ],
      rows: summaries.map((summary) => [summary.server, ...rateCells(summary), summary.ratio.toFixed(2)]),
    })),
    limits: [
      ...shares,
      {
        ...atLeast('live creates per second:', readRate(ours('live')), minLive),
        ...(bare >= pgbenchLive
          ? {}
          : {
              waived: `applies only where the statements alone reach ${pgbenchLive}/s; here ${figure(bare)}/s`,
            }),
      },
    ],
    notes: [
      `Statements per create: ${statements}. Statements that the service batches across creates (carrier journal, outbox poll) are not replayed.`,
      version ? `${version}.` : 'pgbench is not installed; the bare loop over pg replaces it.',
    ],
    numbers: { series, pgbench: version },
  };
}
