import { type Db, openDb } from '../../db/client.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { newId } from '../../src/runtime.ts';
import { startServiceProcess } from '../frame/processes.ts';
import { productionEnv, startStore, temporaryHome } from '../frame/stores.ts';
import { basePath } from './contestant/contract.ts';
import { order } from './order.ts';
import { markdownTable } from './results.ts';
import type { RunOptions } from './rounds.ts';

const moneyCents = 1_000_000_000_000;
const bookings = { normal: 1_000, brief: 20 };
/** A page is 8 KiB, so the first rows of a table take more than the later ones. */
const warmUp = { normal: 200, brief: 5 };

/** Bytes per booking of a table with its partitions. */
export interface StoredBytes {
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
export async function benchStorage({
  brief,
  signal,
}: Pick<RunOptions, 'brief' | 'signal'>): Promise<StoredBytes[]> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const db = openDb({ url: store.url, poolSize: 1 });
  stack.use(db);
  const transactionId = newId('txn', new Date());
  await topUp(db.pool, {
    accountId: store.accountId,
    amountCents: moneyCents,
    transactionId,
    reference: 'bench',
  });
  const service = stack.use(await startServiceProcess(productionEnv(home, store.url)));
  const size = brief ? 'brief' : 'normal';
  const book = async (count: number): Promise<void> => {
    for (let booked = 0; booked < count; booked += 5) {
      signal.throwIfAborted();
      await Promise.all(Array.from({ length: 5 }, () => bookOne(service.url, store.liveKey)));
    }
  };
  await book(warmUp[size]);
  const before = await read(db);
  await book(bookings[size]);
  const after = await read(db);
  const per = (now = 0, then = 0) => (now - then) / bookings[size];
  return [...after.values()]
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
}

async function bookOne(url: string, key: string): Promise<void> {
  const response = await fetch(`${url}${basePath}/shipments`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify(order),
  });
  if (response.status !== 201) throw new Error(`a booking failed: ${await response.text()}`);
  await response.arrayBuffer();
}

async function read(db: Db): Promise<Map<string, StoredBytes>> {
  const { rows } = await db.pool.query<StoredBytes>(sizes);
  return new Map(rows.map((row) => [row.table, row]));
}

const total = ({ heap, indexes, toast }: StoredBytes) => heap + indexes + toast;

export function printedStorage(rows: readonly StoredBytes[]): string {
  const sum = (of: (row: StoredBytes) => number) => rows.reduce((all, row) => all + of(row), 0);
  const cells = (name: string, ...values: number[]) => [
    name,
    ...values.map((bytes) => Math.round(bytes).toLocaleString('en')),
  ];
  return [
    '## Bytes of a live booking in PostgreSQL',
    '',
    markdownTable(
      ['table', 'heap', 'indexes', 'TOAST and maps', 'total'],
      [
        ...rows.map((row) => cells(row.table, row.heap, row.indexes, row.toast, total(row))),
        cells(
          'all',
          sum(({ heap }) => heap),
          sum(({ indexes }) => indexes),
          sum(({ toast }) => toast),
          sum(total),
        ),
      ],
    ),
  ].join('\n');
}
