import type { IncomingMessage, ServerResponse } from 'node:http';

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
].join(', ');

/**
 * Lets browsers call the API from any origin (keys go in a header, never in a cookie), and answers preflights itself.
 * Whether the request goes on.
 */
export function cors(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', exposed);
  if (request.method !== 'OPTIONS') return true;
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
  );
  response.setHeader('Access-Control-Max-Age', '86400');
  response.writeHead(204).end();
  return false;
}
