import { type Db, openDb } from '../../../db/client.ts';
import { postJson } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import { startServiceProcess } from '../../frame/processes.ts';
import { fillWallet, productionEnv, startStore, temporaryHome } from '../../frame/stores.ts';
import type { Sample } from '../results.ts';
import type { Bench } from '../run.ts';

const bookings = { normal: 1_000, brief: 20 };
/** A page is 8 KiB, so the first rows of a table take more than the later ones. */
const warmUp = { normal: 200, brief: 5 };
const vacuums = 5;
const fewBytes = 10;

type StoredBytes = Required<Pick<Sample, 'heapBytes' | 'indexBytes' | 'toastBytes' | 'totalBytes'>>;

/** Of each table with its partitions. */
const sizes = `select coalesce(parent.relname, c.relname) as table, sum(pg_relation_size(c.oid))::float8 as "heapBytes",
    sum(pg_indexes_size(c.oid))::float8 as "indexBytes",
    sum(pg_table_size(c.oid) - pg_relation_size(c.oid))::float8 as "toastBytes",
    sum(pg_total_relation_size(c.oid))::float8 as "totalBytes"
  from pg_class c left join pg_inherits on inhrelid = c.oid left join pg_class parent on parent.oid = inhparent
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  group by 1`;

/** Books live shipments and measures what each takes in the database, by table. */
export async function benchStorage(bench: Bench): Promise<void> {
  const { brief, signal } = bench.options;
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const db = stack.use(openDb({ url: store.url, poolSize: 1 }));
  await fillWallet(store.url, store.accountId);
  const service = stack.use(await startServiceProcess(productionEnv(home, store.url)));
  const account = { url: service.url, key: store.liveKey };
  const size = brief ? 'brief' : 'normal';
  const book = async (count: number): Promise<void> => {
    for (let booked = 0; booked < count; booked += 5) {
      signal.throwIfAborted();
      await Promise.all(Array.from({ length: 5 }, () => postJson(account, '/shipments', order)));
    }
  };
  const vacuum = () => db.pool.query('vacuum');
  await book(warmUp[size]);
  const start = await read(db);
  await book(bookings[size]);
  const written = await read(db);
  addRows(bench, 'written', start, written, bookings[size]);
  // Space of the first versions is used again, as with autovacuum.
  await vacuum();
  const before = await read(db);
  for (let part = 0; part < vacuums; part++) {
    await book(bookings[size] / vacuums);
    await vacuum();
  }
  addRows(bench, 'kept, with vacuums', before, await read(db), bookings[size]);
}

type Sizes = ReadonlyMap<string, StoredBytes>;

function addRows(bench: Bench, subject: string, before: Sizes, after: Sizes, count: number): void {
  const bytes = (table: string): StoredBytes => {
    const per = (name: keyof StoredBytes) =>
      ((after.get(table)?.[name] ?? 0) - (before.get(table)?.[name] ?? 0)) / count;
    return {
      heapBytes: per('heapBytes'),
      indexBytes: per('indexBytes'),
      toastBytes: per('toastBytes'),
      totalBytes: per('totalBytes'),
    };
  };
  const grown = [...after.keys()]
    .map((table) => ({ table, ...bytes(table) }))
    .filter(({ totalBytes }) => totalBytes > fewBytes)
    .sort((one, other) => other.totalBytes - one.totalBytes);
  const sum = (name: keyof StoredBytes) => grown.reduce((all, row) => all + row[name], 0);
  const all = {
    table: 'all',
    heapBytes: sum('heapBytes'),
    indexBytes: sum('indexBytes'),
    toastBytes: sum('toastBytes'),
    totalBytes: sum('totalBytes'),
  };
  bench.add(
    [...grown, all].map(({ table, ...sample }) => ({
      subject: `a live booking, ${subject}`,
      contestant: table,
      rounds: [sample],
    })),
  );
}

async function read({ pool }: Db): Promise<Map<string, StoredBytes>> {
  const { rows } = await pool.query<StoredBytes & { readonly table: string }>(sizes);
  return new Map(rows.map((row) => [row.table, row]));
}
