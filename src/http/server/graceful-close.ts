import type { Server } from 'node:http';
import type { RunningRequests } from './running-requests.ts';

const patienceMs = 7_000;

/**
 * Stops accepting, lets running requests end, and after seven seconds ends those that don't. A request whose client has
 * gone runs on: what it uses must outlive it.
 */
export async function closeGracefully(server: Server, running: RunningRequests): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const { promise: overdue, resolve: giveUp } = Promise.withResolvers<void>();
  const deadline = setTimeout(() => {
    server.closeAllConnections();
    giveUp();
  }, patienceMs);
  await closed;
  clearInterval(idle);
  await Promise.race([running.ended(), overdue]);
  clearTimeout(deadline);
}
