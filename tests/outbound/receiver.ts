import { once } from 'node:events';
import net, { type Socket } from 'node:net';

/** A TCP server of a test: what it was sent, how often, and how much it got rid of. */
export interface Receiver extends AsyncDisposable {
  readonly port: number;
  readonly origin: string;
  readonly connections: readonly Socket[];
  /** Resolves when no connection is open any more. */
  allClosed(): Promise<void>;
}

/** Listens on every local address and leaves each connection to `serve`, by default in silence. */
export async function startReceiver(serve: (socket: Socket) => void = () => {}): Promise<Receiver> {
  const connections: Socket[] = [];
  const server = net.createServer((socket) => {
    connections.push(socket);
    socket.on('error', () => socket.destroy());
    // Unread, a connection's end would never be seen.
    socket.resume();
    serve(socket);
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    connections,
    async allClosed() {
      await Promise.all(connections.map(closed));
    },
    async [Symbol.asyncDispose]() {
      for (const socket of connections) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.on('close', () => resolve());
  });
}

/** Answers every request with the same bytes; the connection stays open. */
export function answering(bytes: string | Buffer): (socket: Socket) => void {
  return (socket) => socket.on('data', () => socket.write(bytes));
}
