import { announce } from '../../announce.ts';

/** Received since the last reset. */
export interface Arrivals {
  /** Distinct by event and endpoint. */
  readonly count: number;
  readonly duplicates: number;
  /** Time of the last response, in ms since 1970. */
  readonly lastAtMs: number;
  /** Event id -> first arrival, in ms since 1970. */
  readonly firstAtMs: Readonly<Record<string, number>>;
}

/**
 * A receiver in its own process that accepts every webhook. `GET /arrivals` returns the arrivals, `DELETE /arrivals`
 * clears them.
 */
let arrived = new Set<string>();
let firstAtMs = new Map<string, number>();
let duplicates = 0;
let lastAtMs = 0;

announce((request, response) => {
  if (request.url?.startsWith('/arrivals')) {
    if (request.method === 'DELETE') {
      arrived = new Set();
      firstAtMs = new Map();
      duplicates = 0;
    }
    const first = request.url.includes('first') ? Object.fromEntries(firstAtMs) : {};
    const told: Arrivals = { count: arrived.size, duplicates, lastAtMs, firstAtMs: first };
    return response.end(JSON.stringify(told));
  }
  const now = performance.timeOrigin + performance.now();
  const event = String(request.headers['x-service-event-id']);
  const delivery = `${event} ${request.url}`;
  request.resume();
  request.on('end', () => {
    if (arrived.has(delivery)) duplicates++;
    arrived.add(delivery);
    if (!firstAtMs.has(event)) firstAtMs.set(event, now);
    lastAtMs = performance.timeOrigin + performance.now();
    response.end('ok');
  });
});
