import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ApiError } from '../api-error.ts';
import { errorAnswer } from './error-answer.ts';

const texts: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'the headers are too large',
  ERR_HTTP_REQUEST_TIMEOUT: 'the request did not arrive in time',
};

/** What Node's parser refuses (NUL or CRLF in a header, oversized headers, a stalled request) still gets the envelope. */
export function clientErrorAnswer(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { body } = errorAnswer(
    new ApiError('MALFORMED_REQUEST', {
      message: texts[error.code ?? ''] ?? 'this is not a well-formed HTTP request',
    }),
  );
  const text = String(body);
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${randomUUID()}\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
}
