import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server in place of the exchange-rate source. */
export interface RateSource {
  readonly url: string;
  /** Its received requests, in order. */
  readonly requests: readonly IncomingMessage[];
  /** Sets the handler of the next requests. */
  answerWith(listener: RequestListener): void;
  /** Sets a 200 response with this JSON text. */
  answer(body: string): void;
  stop(): Promise<void>;
}

export async function startRateSource(): Promise<RateSource> {
  const requests: IncomingMessage[] = [];
  let listener: RequestListener = (_, response) => response.end();
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answerWith = (next: RequestListener) => {
    listener = next;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest?app_id=canary`,
    requests,
    answerWith,
    answer(body) {
      answerWith((_, response) => response.setHeader('Content-Type', 'application/json').end(body));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
