import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError } from '../api-error.ts';
import { answerAndClose, clientErrorAnswer } from './client-error.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { methods, toOriginForm } from './request-target.ts';
import { endStalledWrites } from './stalled-write.ts';

const defaultStallMs = 20_000;

/**
 * Creates the HTTP server of the application. What Node would answer by itself (no Host, an unknown Expect, bytes that are
 * not HTTP) gets our envelope and a request id.
 * @param stallMs Ends a connection whose client has read nothing of a response for this long.
 */
export function createHttpServer(app: RequestListener, stallMs = defaultStallMs): Server {
  const serve = oneAtATime((request, response) => {
    toOriginForm(request);
    app(request, response);
  });
  const server = createServer(
    {
      requireHostHeader: false,
      // Without it Node keeps the first of two Hosts, Authorizations or Content-Types and says nothing.
      joinDuplicateHeaders: true,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
    },
    serve,
  );
  endStalledWrites(server, stallMs);
  server.on('checkExpectation', serve);
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    answerAndClose(
      socket,
      new ApiError('METHOD_NOT_ALLOWED', {
        message: 'this server is no proxy: it opens no tunnels',
        headers: { Allow: methods },
      }),
    ),
  );
  server.on('clientError', clientErrorAnswer);
  return server;
}
