import { once } from 'node:events';
import net, { type Socket } from 'node:net';

/** A TCP server that records the received bytes, the connections and the bytes it sent. */
export interface Receiver extends AsyncDisposable {
  readonly port: number;
  readonly origin: string;
  readonly connections: readonly Socket[];
  /** Resolves when no connection is open. */
  allClosed(): Promise<void>;
}

/** Listens on every local address and passes each connection to `serve`; by default it never responds. */
export async function startReceiver(serve: (socket: Socket) => void = () => {}): Promise<Receiver> {
  const connections: Socket[] = [];
  const server = net.createServer((socket) => {
    connections.push(socket);
    socket.on('error', () => socket.destroy());
    // The end of a connection is only seen if the data is read.
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

/** Sends the same bytes for every request; the connection stays open. */
export function answering(bytes: string | Buffer): (socket: Socket) => void {
  return (socket) => socket.on('data', () => socket.write(bytes));
}
