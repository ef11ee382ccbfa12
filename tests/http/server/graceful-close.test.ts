import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { closeGracefully, RunningRequests } from '../../../src/http/limits.ts';

it('closing the server waits for a request whose client has disconnected', async () => {
  const running = new RunningRequests();
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    void running.during(work.then(() => void response.end()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [, response] = await once(server, 'request');
  client.destroy();
  await once(response, 'close');

  let isClosed = false;
  const closed = closeGracefully(server, running).then(() => {
    isClosed = true;
  });
  await once(server, 'close');
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);
  finish();
  await closed;
  expect(isClosed).toBe(true);
});
