import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import { startServer, startServiceProcess } from '../../frame/processes.ts';
import { productionEnv, startStore, temporaryHome } from '../../frame/stores.ts';
import { closedLoop, type Load, type LoadRequest } from '../load.ts';
import type { RecordedOperation } from '../replay/server.ts';
import { record, startRecordedService } from '../replay/statement.ts';
import { type Bench, withPostgresCpu } from '../run.ts';

const ours = 'Sampan';
const minimal = 'Fastify + pg, same statements';

/**
 * Measures the service in production mode with a database, authentication, limits and idempotency, beside a minimal
 * server that runs the same recorded statements.
 */
export async function benchDatabase(bench: Bench): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const env = productionEnv(home, store.url);
  const { requests, operations } = await recordOperations(env, store.testKey);
  const file = path.join(home, 'operations.json');
  writeFileSync(file, JSON.stringify(operations));
  const program = path.join(import.meta.dirname, '..', 'replay', 'server.ts');
  const servers = {
    [ours]: stack.use(await startServiceProcess(env)),
    [minimal]: stack.use(await startServer(program, { ...env, BENCH_OPERATIONS: file })),
  };
  const turns = requests.flatMap((request) =>
    Object.entries(servers).map(([contestant, server]) => ({
      subject: request.title,
      contestant,
      measure: (load: Load) => withPostgresCpu(store, () => closedLoop(server, request, load)),
    })),
  );
  const rows = await bench.compare(turns, { rounds: 8, ratioOf: { contestant: ours, measure: 'perSecond' } });
  for (const { subject, ratio } of rows.filter(({ contestant }) => contestant === minimal))
    bench.atLeast(`${subject}, relative to ${minimal}:`, ratio?.median, 0.7, ' ×');
}

interface Recorded {
  readonly requests: readonly LoadRequest[];
  readonly operations: readonly RecordedOperation[];
}

/** Records one create and one read on a service that is not measured. */
async function recordOperations(env: Record<string, string>, key: string): Promise<Recorded> {
  await using service = await startRecordedService(env);
  const headers = { Authorization: `Bearer ${key}` };
  const idempotencyKey = 'bench-recording';
  const booking = {
    title: 'POST /shipments, test mode',
    method: 'POST',
    path: `${basePath}/shipments`,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  } as const;
  const booked = await record(service, {
    ...booking,
    headers: { ...booking.headers, 'Idempotency-Key': idempotencyKey },
  });
  const { id } = (booked.answer as { readonly data: { readonly id: string } }).data;
  const reading = {
    title: 'GET a shipment',
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
        idempotencyKey,
        statements: booked.statements,
      },
    ],
  };
}
