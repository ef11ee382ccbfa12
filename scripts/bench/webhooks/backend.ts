import path from 'node:path';
import { openDb } from '../../../db/client.ts';
import { copyStore, productionEnv, type Store } from '../database/store.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { startServiceProcess } from '../service.ts';
import { bookOne, type Desk, type Model, registerEndpoint, untilSettled } from './desk.ts';
import { openRawQueue, type RawConnection } from './raw-queue.ts';

/** Endpoints per event, so that an endpoint's concurrency limit is not what is measured. */
export const endpoints = 4;

/** A queue with our API and worker, and with only BullMQ. */
export interface Backend {
  readonly name: string;
  readonly desk: Desk;
  readonly model: Model;
  readonly worker: ServerProcess;
  readonly rawWorker: ServerProcess;
  readonly raw: ReturnType<typeof openRawQueue>;
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
  const api = stack.use(await startServiceProcess({ ...env, SAMPAN_ROLES: 'api' }));
  const db = stack.use(openDb({ url: databaseUrl, poolSize: 2 }));
  const desk: Desk = { url: api.url, key: store.testKey, accountId: store.accountId, db };
  for (let index = 0; index < endpoints; index++) {
    await registerEndpoint(desk, `${receiverUrl}/${name}/${index}`);
  }
  const worker = stack.use(await startServiceProcess({ ...env, SAMPAN_ROLES: 'worker' }));
  const model = await bookOne(desk);
  await untilSettled(desk, signal);
  const connection: RawConnection = { databaseUrl, redisUrl };
  const rawWorker = stack.use(
    await startServer(path.join(import.meta.dirname, 'raw-worker.ts'), {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl ?? undefined,
    }),
  );
  const raw = openRawQueue(connection);
  raw.on('error', () => {}); // a failing call rejects with the same error
  stack.defer(() => raw.close());
  return { name, desk, model, worker, rawWorker, raw };
}
