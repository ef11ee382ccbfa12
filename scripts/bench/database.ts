import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../frame/api.ts';
import { order } from '../frame/order.ts';
import { startServer, startServiceProcess } from '../frame/processes.ts';
import { productionEnv, startStore, temporaryHome } from '../frame/stores.ts';
import type { RecordedOperation } from './database/minimal-server.ts';
import { record, startRecordedService } from './database/statement.ts';
import type { Findings } from './results.ts';
import { compareServers, type LoadRequest, type RoundsOptions } from './rounds.ts';

const ours = 'Sampan';
const minimal = 'minimal Fastify + pg';

/**
 * Measures the service in production mode with a database, authentication, limits and idempotency, against a minimal
 * server that runs the same recorded statements.
 */
export async function benchDatabase(options: RoundsOptions): Promise<Findings> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const { url, testKey } = await startStore(home, stack);
  const env = productionEnv(home, url);
  const { requests, operations } = await recordOperations(env, testKey);
  const file = path.join(home, 'operations.json');
  writeFileSync(file, JSON.stringify(operations));
  const program = path.join(import.meta.dirname, 'database', 'minimal-server.ts');
  const servers = new Map([
    [ours, stack.use(await startServiceProcess(env))],
    [minimal, stack.use(await startServer(program, { ...env, BENCH_OPERATIONS: file }))],
  ]);
  return await compareServers(
    {
      part: 'database',
      title: 'End to end: authentication, limits, idempotency and PostgreSQL',
      servers,
      requests,
      ours,
      base: minimal,
      target: { against: minimal, atLeast: 0.7 },
    },
    options,
  );
}

interface Recorded {
  readonly requests: LoadRequest[];
  readonly operations: RecordedOperation[];
}

/** Records one create and one read on a service that is not measured. */
async function recordOperations(env: Record<string, string>, key: string): Promise<Recorded> {
  await using service = await startRecordedService(env);
  const headers = { Authorization: `Bearer ${key}` };
  const bookingKey = 'bench-recording';
  const booking = {
    title: 'POST /shipments, test mode',
    method: 'POST',
    path: `${basePath}/shipments`,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  } as const;
  const booked = await record(service, {
    ...booking,
    headers: { ...booking.headers, 'Idempotency-Key': bookingKey },
  });
  const { id } = (booked.answer as { readonly data: { readonly id: string } }).data;
  const reading = {
    title: 'GET /shipments/{shipment_id}',
    method: 'GET',
    path: `${basePath}/shipments/${id}`,
    headers,
  } as const;
  const read = await record(service, reading);
  let next = 0;
  const freshHeaders = () => ({ 'Idempotency-Key': `bench-${process.pid}-${next++}` });
  return {
    requests: [reading, { ...booking, freshHeaders }],
    operations: [
      {
        method: 'GET',
        route: `${basePath}/shipments/:shipment_id`,
        idempotencyKey: null,
        statements: read.statements,
      },
      {
        method: 'POST',
        route: booking.path,
        idempotencyKey: bookingKey,
        statements: booked.statements,
      },
    ],
  };
}
