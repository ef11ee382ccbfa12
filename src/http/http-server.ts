import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { SysCodeName } from '../../generated/errors.ts';
import { ApiError } from '../api-error.ts';
import { answerAndClose, clientErrorAnswer } from './client-error.ts';
import { errorAnswer } from './error-answer.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { assignRequestId } from './request-id.ts';
import { takeTarget } from './request-target.ts';
import { endStalledWrites } from './stalled-write.ts';
import { writeAnswer } from './write-answer.ts';

const defaultStallMs = 20_000;
const methods = 'GET, HEAD, POST, PATCH, DELETE, OPTIONS';

/**
 * Node's server, with the answers that it would give by itself (no Host, an Expect that it doesn't know, bytes that are no
 * HTTP) in our envelope and with a request id.
 * @param stallMs Ends a connection whose client has read nothing of a response for so long.
 */
export function createHttpServer(listener: RequestListener, stallMs = defaultStallMs): Server {
  const serve = oneAtATime((request, response) => {
    const problem = takeTarget(request) ?? framingProblem(request);
    // Node loses what is pipelined after an Upgrade that it doesn't take up.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    if (problem) return refuse(request, response, 'MALFORMED_REQUEST', problem);
    if (request.url === '*') return tellMethods(request, response);
    return listener(request, response);
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
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuse(request, response, 'EXPECTATION_FAILED'),
  );
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

/** A coding under the chunks, or chunks of a client that can't know them, is how requests are smuggled past a proxy. */
function framingProblem({ headers, httpVersion }: IncomingMessage): string | null {
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return null;
  if (httpVersion === '1.0') return 'Transfer-Encoding is not part of HTTP/1.0';
  return coding.toLowerCase() === 'chunked' ? null : 'the only Transfer-Encoding is chunked';
}

function tellMethods(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('X-Request-Id', assignRequestId(request, response));
  response.writeHead(204, { Allow: methods }).end();
}

/** Closes the connection, too: where such a request ends is not certain. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: SysCodeName,
  message?: string,
): void {
  assignRequestId(request, response);
  const headers = { Connection: 'close' };
  writeAnswer(
    response,
    errorAnswer(new ApiError(code, message === undefined ? { headers } : { message, headers })),
  );
}
