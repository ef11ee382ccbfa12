import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const sane = /^[\x20-\x7e]{1,200}$/;

/**
 * Every answer carries an X-Request-Id: the request's own when it is sane (printable ASCII, at most 200
 * characters), else a fresh one. Set before anything can fail.
 */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && sane.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader('X-Request-Id'));
}
