import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bar } from './comparison.ts';
import { basePath } from './contestant/operation.ts';
import type { RecordedOperation } from './database/minimal-server.ts';
import { order } from './database/order.ts';
import type { Statement } from './database/statement.ts';
import { startStore, temporaryHome } from './database/store.ts';
import type { LoadRequest } from './load.ts';
import { measurementOf, type PartResult } from './part.ts';
import { type RoundsOptions, runRounds } from './rounds.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { startServiceProcess } from './service.ts';

const ours = 'Sampan';
const minimal = 'minimal Fastify + pg';
const bars: readonly Bar[] = [{ against: minimal, atLeast: 0.7 }];
const recorder = path.join(import.meta.dirname, 'database', 'record-statements.ts');

/**
 * End to end: the service in production on a database, with authentication, limits and idempotency, against a minimal
 * server that runs the statements which the service was seen to run.
 */
export async function benchDatabase(options: RoundsOptions): Promise<PartResult> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const { url, testKey } = await startStore(home, stack);
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: '10',
    SAMPAN_HOME: home,
    RATE_LIMIT_PER_SECOND: '10000000',
    RATE_LIMIT_PER_DAY: '2000000000',
  };
  const { requests, operations } = await recordOperations(env, testKey);
  const file = path.join(home, 'operations.json');
  writeFileSync(file, JSON.stringify(operations));
  const program = path.join(import.meta.dirname, 'database', 'minimal-server.ts');
  const servers = new Map([
    [ours, stack.use(await startServiceProcess(env))],
    [minimal, stack.use(await startServer(program, { ...env, BENCH_OPERATIONS: file }))],
  ]);
  const series = await runRounds('database', servers, requests, options);
  return {
    title: 'End to end: authentication, limits, idempotency and PostgreSQL',
    measurements: [...series].map(([request, measured]) =>
      measurementOf(request.title, measured, ours, minimal, bars),
    ),
  };
}

interface Recorded {
  readonly requests: LoadRequest[];
  readonly operations: RecordedOperation[];
}

/** Books and reads a shipment once, on a service of its own that tells the statements. */
async function recordOperations(env: Record<string, string>, key: string): Promise<Recorded> {
  await using service = await startServiceProcess(env, [recorder]);
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

async function record(
  service: ServerProcess,
  { method, path: place, headers, body, title }: LoadRequest,
): Promise<{ readonly answer: unknown; readonly statements: Statement[] }> {
  const told = service.nextMessage();
  const response = await fetch(service.url + place, {
    method,
    headers: { ...headers, 'X-Bench-Record': '1' },
    ...(body ? { body } : {}),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`the service answers ${title} with ${JSON.stringify(answer)}`);
  const { statements } = (await told) as { readonly statements: Statement[] };
  if (statements.length === 0) throw new Error(`no statement of ${title} was seen`);
  return { answer, statements };
}
