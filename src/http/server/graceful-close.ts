import type { Server } from 'node:http';
import type { RunningRequests } from './running-requests.ts';

const waitMs = 7_000;

/** Stops accepting, waits 7 s for requests in flight, then closes their connections. Resolves when all handlers end. */
export async function closeGracefully(server: Server, running: RunningRequests): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const { promise: overdue, resolve: giveUp } = Promise.withResolvers<void>();
  const deadline = setTimeout(() => {
    server.closeAllConnections();
    giveUp();
  }, waitMs);
  await closed;
  clearInterval(idle);
  await Promise.race([running.ended(), overdue]);
  clearTimeout(deadline);
}
