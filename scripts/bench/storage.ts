import { type Db, openDb } from '../../db/client.ts';
import { postJson } from '../frame/api.ts';
import { order } from '../frame/order.ts';
import { startServiceProcess } from '../frame/processes.ts';
import { fillWallet, productionEnv, startStore, temporaryHome } from '../frame/stores.ts';
import type { Findings } from './results.ts';
import type { RunOptions } from './rounds.ts';

const bookings = { normal: 1_000, brief: 20 };
/** A page is 8 KiB, so the first rows of a table take more than the later ones. */
const warmUp = { normal: 200, brief: 5 };

/** Bytes per booking of a table with its partitions. */
interface StoredBytes {
  readonly table: string;
  readonly heap: number;
  readonly indexes: number;
  readonly toast: number;
}

const sizes = `select coalesce(parent.relname, c.relname) as table, sum(pg_relation_size(c.oid))::float8 as heap,
    sum(pg_indexes_size(c.oid))::float8 as indexes,
    sum(pg_table_size(c.oid) - pg_relation_size(c.oid))::float8 as toast
  from pg_class c left join pg_inherits on inhrelid = c.oid left join pg_class parent on parent.oid = inhparent
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  group by 1`;

/** Books live shipments and returns what each takes in the database, by table. */
export async function benchStorage({ brief, signal }: RunOptions): Promise<Findings> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const db = openDb({ url: store.url, poolSize: 1 });
  stack.use(db);
  await fillWallet(store);
  const service = stack.use(await startServiceProcess(productionEnv(home, store.url)));
  const account = { url: service.url, key: store.liveKey };
  const size = brief ? 'brief' : 'normal';
  const book = async (count: number): Promise<void> => {
    for (let booked = 0; booked < count; booked += 5) {
      signal.throwIfAborted();
      await Promise.all(Array.from({ length: 5 }, () => postJson(account, '/shipments', order)));
    }
  };
  await book(warmUp[size]);
  const before = await read(db);
  await book(bookings[size]);
  const after = await read(db);
  const per = (now = 0, then = 0) => (now - then) / bookings[size];
  const rows = [...after.values()]
    .map((row) => {
      const old = before.get(row.table);
      return {
        table: row.table,
        heap: per(row.heap, old?.heap),
        indexes: per(row.indexes, old?.indexes),
        toast: per(row.toast, old?.toast),
      };
    })
    .filter((row) => total(row) > 10)
    .sort((a, b) => total(b) - total(a));
  return summarizeFindings(rows);
}

async function read(db: Db): Promise<Map<string, StoredBytes>> {
  const { rows } = await db.pool.query<StoredBytes>(sizes);
  return new Map(rows.map((row) => [row.table, row]));
}

const total = ({ heap, indexes, toast }: StoredBytes) => heap + indexes + toast;

function summarizeFindings(rows: readonly StoredBytes[]): Findings {
  const sum = (of: (row: StoredBytes) => number) => rows.reduce((all, row) => all + of(row), 0);
  const cells = (name: string, ...values: number[]) => [
    name,
    ...values.map((bytes) => Math.round(bytes).toLocaleString('en')),
  ];
  return {
    title: 'Bytes of a live booking in PostgreSQL',
    tables: [
      {
        head: ['table', 'heap', 'indexes', 'TOAST and maps', 'total'],
        rows: [
          ...rows.map((row) => cells(row.table, row.heap, row.indexes, row.toast, total(row))),
          cells(
            'all',
            sum(({ heap }) => heap),
            sum(({ indexes }) => indexes),
            sum(({ toast }) => toast),
            sum(total),
          ),
        ],
      },
    ],
    limits: [],
    notes: [],
    numbers: rows,
  };
}
