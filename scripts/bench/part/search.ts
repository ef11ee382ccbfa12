import { indexShipments } from '../../../src/job/index-shipments.ts';
import { basePath } from '../../frame/api.ts';
import { startServiceProcess } from '../../frame/processes.ts';
import { openForFilling } from '../../frame/stores.ts';
import { type FilledDatabase, nthTrackingNumber, openFilledStore } from '../fill.ts';
import { closedLoop } from '../load.ts';
import { type Bench, withPostgresCpu } from '../run.ts';

const maxP95Ms = 60;

/** Texts that people type, from frequent to rare. `n` is the index of a shipment. */
const searches: Readonly<Record<string, (n: number) => string>> = {
  'a frequent name': () => 'joao',
  'a frequent city': () => 'munchen',
  'a frequent name and city': () => 'siobhan galway',
  'the beginning of a rare name': (n) => rareName(n).slice(0, 4),
  'a misspelt name': () => 'Emly Cartr',
  'a misspelt rare name': (n) => `${rareName(n).slice(0, 2)}x${rareName(n).slice(3)}`,
  'a Chinese name': () => '美玲',
  'a phone number': (n) => `(212) ${String((n * 7) % 9_999_991).padStart(7, '0')}`,
  'a postal code': (n) => String((n * 31) % 99_991).padStart(5, '0'),
  'an email address': (n) => `buyer${n}@post.example`,
  'a part of a reference': (n) => `order-${n}`.slice(-5),
  'a part that all references have': () => 'order-',
  'the last 4 digits': (n) => nthTrackingNumber(n).slice(-4),
  'the last 6 digits': (n) => nthTrackingNumber(n).slice(-6),
  'nothing that a shipment has': (n) => `qqqq${n}`,
};

function rareName(n: number): string {
  const odd = n | 1;
  return [...String((odd * 7919) % 1_000_003)].map((digit) => 'abeiklmnos'[Number(digit)]).join('');
}

/** Measures searches with many shipments, and what the index costs. */
export async function benchSearch(bench: Bench): Promise<void> {
  const filled = await openFilledStore(bench);
  const { many, store, env } = filled;
  await fillIndex(bench, many, store.dataDirectory);
  await using service = await startServiceProcess(env(many.url));
  let next = 0;
  const turns = Object.entries(searches).map(([contestant, text]) => ({
    subject: `search, ${many.shipments.toLocaleString('en')} shipments`,
    contestant,
    async measure(load: Parameters<typeof closedLoop>[2]) {
      const freshPath = () => {
        next = (next + 618_033) % many.shipments;
        return `${basePath}/shipments?${new URLSearchParams({ q: text(next) })}`;
      };
      const headers = { Authorization: `Bearer ${store.testKey}` };
      return withPostgresCpu(store, () =>
        closedLoop(
          service,
          { title: contestant, method: 'GET', path: freshPath(), headers, freshPath },
          load,
        ),
      );
    },
  }));
  const rows = await bench.compare(turns, { rounds: 3, connections: 1, seconds: 1, warmUpSeconds: 1 });
  for (const { contestant, values } of rows)
    bench.atMost(`p95 of ${contestant}:`, values.p95Ms?.median, maxP95Ms, ' ms');
}

/** Indexes all shipments, and measures its time and size per shipment. */
async function fillIndex(
  bench: Bench,
  { url, shipments }: FilledDatabase,
  dataDirectory: string,
): Promise<void> {
  await using db = await openForFilling(url);
  const started = performance.now();
  let count = 0;
  const { postgresCpuMicros } = await withPostgresCpu(
    { dataDirectory },
    async () => {
      for (let last = -1; last !== 0; count += last) {
        bench.options.signal.throwIfAborted();
        last = await indexShipments({ db });
      }
      return {};
    },
    async () => count,
  );
  bench.progress(`${count} shipments indexed`, started);
  if (count > 0)
    bench.note(
      `The index of ${count.toLocaleString('en')} shipments was filled in ${((performance.now() - started) / 1000).toFixed(0)} s, with ${Math.round(postgresCpuMicros ?? Number.NaN)} µs of CPU time of PostgreSQL per shipment.`,
    );
  await db.pool.query('vacuum (analyze) shipment_search');
  const { rows } = await db.pool.query<{ rows: number; words: number }>(
    `select pg_table_size('shipment_search') as rows, pg_indexes_size('shipment_search') as words`,
  );
  const [size] = rows;
  const perShipment = (bytes = 0) => Math.round(Number(bytes) / shipments);
  bench.note(
    `Bytes per shipment: ${perShipment(size?.rows)} of rows, ${perShipment(size?.words)} of indexes.`,
  );
}
