import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setHead } from './head.ts';

const sane = /^[\x20-\x7e]{1,200}$/;
const id = Symbol('request id');

interface Identified {
  [id]?: string;
}

/**
 * Every answer carries an X-Request-Id: the request's own when it is sane (printable ASCII, at most 200
 * characters), else a fresh one. Set before anything can fail.
 */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const chosen = typeof given === 'string' && sane.test(given) ? given : randomUUID();
  (response as Identified)[id] = chosen;
  setHead(response, 'X-Request-Id', chosen);
  return chosen;
}

export function requestIdOf(response: ServerResponse): string {
  return (response as Identified)[id] ?? '';
}
