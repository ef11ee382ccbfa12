import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { record } from '../../../../scripts/bench/replay/statement.ts';
import { startServer } from '../../../../scripts/frame/processes.ts';
import { temporaryHome } from '../../../../scripts/frame/stores.ts';

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
