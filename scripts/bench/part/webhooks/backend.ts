import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, openDb } from '../../../../db/client.ts';
import { stampPlaceholder } from '../../../../db/query/webhook/event.ts';
import { postJson } from '../../../frame/api.ts';
import { order } from '../../../frame/order.ts';
import { type ServerProcess, startServer, startServiceProcess } from '../../../frame/processes.ts';
import { copyStore, productionEnv, type Store } from '../../../frame/stores.ts';
import { type PeerName, peerQueues } from './peer-queues.ts';
import type { Arrivals } from './receiver.ts';

/** Client of one API process and its database. */
interface ApiClient {
  readonly url: string;
  readonly key: string;
  readonly accountId: string;
  readonly db: Db;
}

/** A recorded event to copy. */
interface Model {
  readonly id: string;
  readonly body: string;
  readonly trackingNumber: string;
}

/** Books a shipment and returns its first event. */
export async function bookOne(api: ApiClient): Promise<Model> {
  const { id } = await postJson(api, '/shipments', order);
  const { rows } = await api.db.pool.query('select id, body from event where tracking_number = $1', [id]);
  return { id: rows[0]?.id, body: rows[0]?.body, trackingNumber: id };
}

/** Returns an event's feed stamp in ms since 1970; it is the last write before the commit. */
export async function stampedAtMs({ db }: ApiClient, id: string): Promise<number> {
  const { rows } = await db.pool.query(
    'select (extract(epoch from position) * 1000)::float8 as at from event where id = $1',
    [id],
  );
  return rows[0]?.at;
}

/** Inserts copies of an event with their deliveries in one transaction. */
export async function emitCopies(
  { db, accountId }: ApiClient,
  { id, body, trackingNumber }: Model,
  count: number,
): Promise<void> {
  await db.pool.query(
    `with ids as materialized (
        select n, 'evt_' || replace(gen_random_uuid()::text, '-', '') as id from generate_series(0, $1 - 1) n
      ), stamp as materialized (select stamp_feed($2, false, $1) as first)
      select count(emit_event(ids.id, $2, false, 'shipment.created', $3, replace($4, $5, ids.id), $6,
        stamp.first + ids.n * interval '1 microsecond')) from ids, stamp`,
    [count, accountId, trackingNumber, body, id, stampPlaceholder],
  );
}

/** Waits until no delivery is open, so that follow-up work does not overlap the next measurement. */
export async function untilSettled({ db }: ApiClient, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await db.pool.query(
      'select count(*) as open from webhook_delivery where next_attempt_at is not null',
    );
    if (rows[0]?.open === 0) return;
    await sleep(50, null, { signal });
  }
}

/** Endpoints per event, so that an endpoint's concurrency limit is not what is measured. */
export const endpoints = 4;

interface Peer {
  readonly name: PeerName;
  readonly worker: ServerProcess;
  readonly queue: Awaited<ReturnType<(typeof peerQueues)[PeerName]['open']>>;
}

/** A queue with our API and worker, and the peers on the same store. */
export interface Backend {
  readonly name: string;
  readonly api: ApiClient;
  readonly model: Model;
  readonly worker: ServerProcess;
  readonly peers: readonly Peer[];
}

/** Starts a backend's processes on a copy of the database, and registers the endpoints. */
export async function startBackend(
  name: string,
  redisUrl: string | null,
  {
    home,
    store,
    receiverUrl,
  }: { readonly home: string; readonly store: Store; readonly receiverUrl: string },
  stack: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<Backend> {
  const databaseUrl = await copyStore(store.url, `on_${name.toLowerCase()}`);
  const env = {
    ...productionEnv(home, databaseUrl),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    OUTBOUND_ALLOW: '127.0.0.1',
    TEST_FEED_SECONDS: '0',
  };
  const server = stack.use(await startServiceProcess({ ...env, SAMPAN_ROLES: 'api' }));
  const db = stack.use(openDb({ url: databaseUrl, poolSize: 2 }));
  const api: ApiClient = { url: server.url, key: store.testKey, accountId: store.accountId, db };
  for (let index = 0; index < endpoints; index++) {
    await postJson(api, '/webhooks', { url: `${receiverUrl}/${name}/${index}`, events: ['*'] });
  }
  const worker = stack.use(await startServiceProcess({ ...env, SAMPAN_ROLES: 'worker' }));
  const model = await bookOne(api);
  await untilSettled(api, signal);
  const peers: Peer[] = [];
  // graphile-worker is for PostgreSQL only.
  for (const peer of redisUrl ? (['BullMQ'] as const) : (['BullMQ', 'graphile-worker'] as const)) {
    const queue = await peerQueues[peer].open({ databaseUrl, redisUrl });
    stack.defer(async () => void (await queue.close()));
    const program = path.join(import.meta.dirname, 'peer-worker.ts');
    const stores = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? undefined };
    const worker = stack.use(await startServer(program, { ...stores, BENCH_PEER: peer }));
    peers.push({ name: peer, worker, queue });
  }
  return { name, api, model, worker, peers };
}

const patienceMs = 60_000;
const pollMs = 25;

/** Clears the recorded arrivals. */
export async function forgetArrivals(url: string): Promise<void> {
  await (await fetch(`${url}/arrivals`, { method: 'DELETE' })).arrayBuffer();
}

/** Returns the recorded arrivals with their times. */
export async function readArrivals(url: string): Promise<Arrivals> {
  return (await (await fetch(`${url}/arrivals?first`)).json()) as Arrivals;
}

/**
 * Waits until this many deliveries have arrived.
 * @throws {Error} if none arrives for a minute
 */
export async function untilArrived(url: string, count: number, signal: AbortSignal): Promise<Arrivals> {
  let seen = -1;
  for (let changed = performance.now(); ; await sleep(pollMs, null, { signal })) {
    const arrivals = (await (await fetch(`${url}/arrivals`, { signal })).json()) as Arrivals;
    if (arrivals.count >= count) return arrivals;
    if (arrivals.count !== seen) changed = performance.now();
    seen = arrivals.count;
    if (performance.now() - changed > patienceMs) {
      throw new Error(`${seen} of ${count} deliveries arrived, then none for a minute`);
    }
  }
}
