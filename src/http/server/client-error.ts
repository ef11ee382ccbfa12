import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { SysCodeName } from '../../../generated/errors.ts';
import { ApiError } from '../../api-error.ts';
import { errorResponse } from '../error-response.ts';
import { endAfterServed } from './one-at-a-time.ts';

const codes: Readonly<Record<string, SysCodeName>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};
/** How long a client has to read such an answer and close its side. */
const lingerMs = 2_000;

/** What Node's parser refuses (NUL or CRLF in a header, oversized headers, a stalled request) still gets the envelope. */
export function clientErrorAnswer(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // It would wait for a response that the client doesn't read.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.writableLength > 0) {
    socket.destroy();
    return;
  }
  endAfterServed(socket, () => {
    if (socket.writable) answerAndClose(socket, new ApiError(codes[error.code ?? ''] ?? 'MALFORMED_REQUEST'));
  });
}

/** Answers on a connection that has no response object, and closes it. */
export function answerAndClose(socket: Duplex, error: ApiError): void {
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
  // Closing with bytes unread would reset the connection before the client has its answer.
  socket.resume();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
}
