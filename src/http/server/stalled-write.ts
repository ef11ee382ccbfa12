import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** So many looks in a row without progress are a stall; looks, because a process that stood still itself has none. */
const looks = 4;

/** Bytes handed to libuv, and those the operating system has not taken yet. Socket has no public names for them. */
interface WritingSocket extends Socket {
  readonly _handle?: { readonly bytesWritten: number; readonly writeQueueSize: number } | null;
}

interface Stall {
  readonly sent: number;
  readonly looks: number;
}

/**
 * Ends connections whose client has read nothing of a response for `stallMs`, whatever it sends meanwhile: Node's socket
 * timer restarts at every byte received. A slow client that reads is left alone, and so is a request that is still being
 * served.
 */
export function endStalledWrites(server: Server, stallMs: number): void {
  const stalls = new Map<WritingSocket, Stall | null>();
  server.on('connection', (socket: Socket) => {
    stalls.set(socket, null);
    socket.once('close', () => stalls.delete(socket));
  });
  const sweep = (): void => {
    for (const [socket, before] of stalls) {
      const stall = lookAt(socket, before);
      stalls.set(socket, stall);
      if (stall && stall.looks > looks) socket.destroy();
    }
  };
  const timer = setInterval(sweep, Math.ceil(stallMs / looks)).unref();
  server.once('close', () => clearInterval(timer));
}

function lookAt(socket: WritingSocket, before: Stall | null): Stall | null {
  const handle = socket._handle;
  if (!handle || handle.writeQueueSize === 0) return null;
  const sent = handle.bytesWritten - handle.writeQueueSize;
  return { sent, looks: before?.sent === sent ? before.looks + 1 : 1 };
}
