import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError } from '../../api-error.ts';
import { answerAndClose, clientErrorAnswer } from './client-error.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { methods, toOriginForm } from './request-target.ts';
import { endStalledWrites } from './stalled-write.ts';

interface ServerLimits {
  /** Ends a connection whose client has read nothing of a response for this long. */
  readonly stallMs?: number | undefined;
  /** How long a client may take to send the headers of a request. */
  readonly headersTimeoutMs?: number | undefined;
}

/**
 * Creates the HTTP server of the application. What Node would answer by itself (no Host, an unknown Expect, bytes that are
 * not HTTP) gets our envelope and a request id.
 */
export function createHttpServer(
  app: RequestListener,
  { stallMs = 20_000, headersTimeoutMs = 10_000 }: ServerLimits = {},
): Server {
  const serve = oneAtATime((request, response) => {
    toOriginForm(request);
    app(request, response);
  });
  const server = createServer(
    {
      requireHostHeader: false,
      // Without it Node keeps the first of two Hosts, Authorizations or Content-Types and says nothing.
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
