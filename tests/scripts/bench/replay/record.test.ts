import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { record, startRecordedService } from '../../../../scripts/bench/replay/statement.ts';
import { basePath } from '../../../../scripts/frame/api.ts';
import { order } from '../../../../scripts/frame/order.ts';
import { startServer } from '../../../../scripts/frame/processes.ts';
import { productionEnv, startStore, temporaryHome } from '../../../../scripts/frame/stores.ts';

it('a server that dies while it is measured fails the part with its name, and leaves no rejection unhandled', async () => {
  await using stack = new AsyncDisposableStack();
  const program = path.join(temporaryHome(stack), 'dying.mjs');
  writeFileSync(
    program,
    `import { createServer } from 'node:http';
    const server = createServer(() => process.exit(7));
    server.listen(0, '127.0.0.1', () => console.log('ready: http://127.0.0.1:' + server.address().port));`,
  );
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  stack.defer(() => void process.off('unhandledRejection', note));
  const server = stack.use(await startServer(program, {}));
  const request = { title: 'a request', method: 'GET', path: '/', headers: {} } as const;
  await expect(record(server, request)).rejects.toThrow(/dying\.mjs ended with code 7/);
  await expect(server.report()).rejects.toThrow(/dying\.mjs ended with code 7/);
  expect(unhandled).toEqual([]);
});

it('records the same statements for the first request of a process, whose connections are new, as for later ones', async () => {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const service = stack.use(await startRecordedService(productionEnv(home, store.url)));
  const headers = { Authorization: `Bearer ${store.testKey}`, 'Content-Type': 'application/json' };
  const book = async (key: string) => {
    const { statements } = await record(service, {
      title: 'POST /shipments',
      method: 'POST',
      path: `${basePath}/shipments`,
      headers: { ...headers, 'Idempotency-Key': key },
      body: JSON.stringify(order),
    });
    // Of a key's last use, which is written now and then, and of the lock, which a request reads again that takes a second.
    const now = /insert into api_key_use|^select "fence" from "idempotency_key"/;
    return statements.map(({ name, text }) => name ?? text).filter((statement) => !now.test(statement));
  };
  const first = await book('first');
  expect(first[0]).toBe('admit');
  // The first one also reads what pricing knows of the account, and keeps it.
  expect(first.filter((name) => name !== 'pricing_inputs')).toEqual(await book('second'));
});
