import type { IncomingMessage, ServerResponse } from 'node:http';
import { headOf, setHead } from './head.ts';

const exposed = [
  'X-Request-Id',
  'Retry-After',
  'X-RateLimit-Limit-Second',
  'X-RateLimit-Remaining-Second',
  'X-RateLimit-Limit-Day',
  'X-RateLimit-Remaining-Day',
  'X-RateLimit-Reset-Day',
  'X-RateLimit-Reason',
  'X-Service-Cache',
  'X-Service-Negative-Cache',
  'Idempotent-Replayed',
].join(', ');

/**
 * Lets browsers call the API from any origin (keys go in a header, never in a cookie), and answers preflights itself.
 * Whether the request goes on.
 */
export function cors(request: IncomingMessage, response: ServerResponse): boolean {
  setHead(response, 'Access-Control-Allow-Origin', '*');
  setHead(response, 'Access-Control-Expose-Headers', exposed);
  if (request.method !== 'OPTIONS') return true;
  setHead(response, 'Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  setHead(
    response,
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
  );
  setHead(response, 'Access-Control-Max-Age', '86400');
  response.writeHead(204, headOf(response)).end();
  return false;
}
