import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { ApiError } from '../api-error.ts';
import { clientErrorAnswer } from './client-error.ts';
import { errorAnswer } from './error-answer.ts';
import { assignRequestId } from './request-id.ts';
import { writeAnswer } from './write-answer.ts';

/**
 * Node's server, with the answers that it would give by itself (no Host, an Expect that it doesn't know, bytes that are no
 * HTTP) in our envelope and with a request id.
 */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      requireHostHeader: false,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      if (request.headers.host === undefined && request.httpVersion === '1.1') {
        return refuse(request, response, 'MALFORMED_REQUEST', 'the Host header is missing');
      }
      return listener(request, response);
    },
  );
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuse(request, response, 'EXPECTATION_FAILED'),
  );
  server.on('clientError', clientErrorAnswer);
  return server;
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: 'MALFORMED_REQUEST' | 'EXPECTATION_FAILED',
  message?: string,
): void {
  assignRequestId(request, response);
  writeAnswer(response, errorAnswer(new ApiError(code, message === undefined ? {} : { message })));
}
