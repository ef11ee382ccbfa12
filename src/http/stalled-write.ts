import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Node's socket timer restarts at progress only; so many of its periods in a row without any are a stall. */
const periods = 4;

/**
 * Ends connections whose client has read nothing of a response for `stallMs`. A slow client that reads is left alone,
 * and so is a request that is still being served.
 */
export function endStalledWrites(server: Server, stallMs: number): void {
  const periodMs = Math.ceil(stallMs / periods);
  const stalled = new WeakMap<Socket, { at: number; count: number }>();
  const onTimeout = (socket: Socket): void => {
    if (socket.writableLength > 0) {
      const at = performance.now();
      const before = stalled.get(socket);
      const inRow = before && at - before.at < periodMs * 1.5;
      const count = inRow ? before.count + 1 : 1;
      if (count >= periods) return void socket.destroy();
      stalled.set(socket, { at, count });
    }
    socket.setTimeout(periodMs);
  };
  server.setTimeout(periodMs);
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.on('timeout', onTimeout);
  });
}
