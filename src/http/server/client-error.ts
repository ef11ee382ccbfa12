import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ApiError } from '../../contract/api-error.ts';
import { HttpError, type HttpErrorCode } from '../../contract/http-error.ts';
import { errorResponse } from '../error-response.ts';
import { endAfterServed } from './one-at-a-time.ts';

const codes: Readonly<Record<string, HttpErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};
const lingerMs = 2_000;

/** Responds in the envelope to requests that Node's parser rejects: control characters, large headers, timeouts. */
export function respondToClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // The client does not read, so a response would never be sent.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.writableLength > 0) {
    socket.destroy();
    return;
  }
  endAfterServed(socket, () => {
    if (socket.writable)
      respondAndClose(socket, new HttpError(codes[error.code ?? ''] ?? 'MALFORMED_REQUEST'));
  });
}

/** Responds to the first request of a connection that was not accepted, after the responses of those before it. */
export function refusePipelined(socket: Socket): void {
  const message =
    'more than 100 requests waited on this connection; wait for responses, or use more connections. Send this one again';
  if (socket.writable)
    respondAndClose(socket, new HttpError('SERVICE_UNAVAILABLE', { message, retryAfterSeconds: 1 }));
}

/** Writes a response without a response object, and closes the connection. */
export function respondAndClose(socket: Duplex, error: ApiError): void {
  const { status, headers, body } = errorResponse(error);
  const text = String(body);
  const lines = Object.entries({
    ...headers,
    'X-Request-Id': randomUUID(),
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => {});
  const linger = setTimeout(() => socket.destroy(), lingerMs);
  socket.on('close', () => clearTimeout(linger));
  // Closing with unread bytes would reset the connection before the client has read the response.
  socket.resume();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
}
