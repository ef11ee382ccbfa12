import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Checks without progress that are a stall. A count ignores the time in which this process itself was suspended. */
const looks = 4;

/** Internal fields of Socket: bytes given to libuv, and bytes that the operating system has not taken. */
interface WritingSocket extends Socket {
  readonly _handle?: { readonly bytesWritten: number; readonly writeQueueSize: number } | null;
}

interface Stall {
  readonly sent: number;
  readonly looks: number;
}

/** Closes connections that read nothing of a response for `stallMs`. Node's timeout restarts with each byte received. */
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
