import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { HttpError } from '../../contract/http-error.ts';
import { refusePipelined, respondAndClose, respondToClientError } from './client-error.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { methods, toOriginForm } from './request-target.ts';
import { endStalledWrites } from './stalled-write.ts';

interface ServerLimits {
  readonly stallMs?: number | undefined;
  readonly headersTimeoutMs?: number | undefined;
}

/** Creates the HTTP server. Errors that Node would respond to itself get our envelope and a request id. */
export function createHttpServer(
  app: RequestListener,
  { stallMs = 20_000, headersTimeoutMs = 10_000 }: ServerLimits = {},
): Server {
  const serve = oneAtATime((request, response) => {
    toOriginForm(request);
    app(request, response);
  }, refusePipelined);
  const server = createServer(
    {
      requireHostHeader: false,
      // Without this option Node silently drops the second of two Host or Authorization headers.
      joinDuplicateHeaders: true,
      headersTimeout: headersTimeoutMs,
      requestTimeout: 30_000,
      connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
      keepAliveTimeout: 65_000,
    },
    serve,
  );
  endStalledWrites(server, stallMs);
  server.on('checkExpectation', serve);
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    respondAndClose(
      socket,
      new HttpError('METHOD_NOT_ALLOWED', {
        message: 'CONNECT is not supported; this server is not a proxy',
        headers: { Allow: methods },
      }),
    ),
  );
  server.on('clientError', respondToClientError);
  return server;
}
