import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { logRequests } from '../../src/http/request-log.ts';

const lines: Record<string, unknown>[] = [];
const log = pino(
  { level: 'info', base: null, timestamp: false },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);
const app = express();
app.use((_request, response, next) => {
  response.locals.requestId = 'req-1';
  next();
});
app.use(logRequests(log, 'info'));
app.get('/abort', (request) => void request.socket.destroy());
app.use((_request, response) => void response.status(418).end());

let server: ReturnType<typeof app.listen>;
beforeAll(async () => {
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Returns the log line of the request, which is written when the response is closed. */
async function lineOf(path: string, init: RequestInit = {}) {
  const { port } = server.address() as { port: number };
  const closed = new Promise<void>((resolve) =>
    server.once('request', (_request, response) => response.once('close', () => setImmediate(resolve))),
  );
  await fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => {});
  await closed;
  return lines.pop();
}

it('the log line of a request has method, path, status, duration and request id, and not the query', async () => {
  expect(await lineOf('/labels/SMP1.pdf?expires=1&signature=secret', { method: 'DELETE' })).toEqual({
    level: 30,
    method: 'DELETE',
    path: '/labels/SMP1.pdf',
    status: 418,
    ms: expect.any(Number),
    requestId: 'req-1',
    msg: 'request',
  });
});

it.each([
  '/track/AbCdEfGhIjKlMnOpQrStUv',
  '/Track/AbCdEfGhIjKlMnOpQrStUv/',
  '//track/AbCdEfGhIjKlMnOpQrStUv',
])('the log line of a tracking page omits the token: %s', async (path) => {
  const line = await lineOf(path);
  expect(line).toMatchObject({ path: expect.stringMatching(/track\/\(token\)$/i) });
  expect(JSON.stringify(line)).not.toContain('AbCdEf');
});

it('the log line has no status if the connection ended before the response', async () => {
  expect(await lineOf('/abort')).toMatchObject({ path: '/abort', status: null });
});
