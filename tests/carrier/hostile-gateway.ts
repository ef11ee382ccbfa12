import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Carrier } from '../../src/carrier/carrier.ts';
import { GatewayCarrier } from '../../src/carrier/gateway/gateway-carrier.ts';
import { withDeadline } from '../../src/carrier/with-deadline.ts';
import { systemClock } from '../../src/clock.ts';

/** What a server does with a connection on which a request has arrived. */
export type Behaviour = (socket: Socket, request: string) => void;

export interface HostileGateway {
  readonly port: number;
  /** How many requests, and how many connections, arrived since the last `behave`. */
  readonly requests: number;
  readonly connections: number;
  behave(behaviour: Behaviour): void;
  /** A carrier on it whose calls end after `deadlineMs`. */
  carrier(protocol?: 'http' | 'https', deadlineMs?: number): Carrier & Disposable;
  stop(): Promise<void>;
}

/** A TCP server that speaks, or doesn't, as a test tells it. */
export async function startHostileGateway(): Promise<HostileGateway> {
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = () => {};
  let requests = 0;
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      requests += 1;
      behaviour(socket, chunk.toString('latin1'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    get requests() {
      return requests;
    },
    get connections() {
      return connections;
    },
    behave(next) {
      behaviour = next;
      requests = 0;
      connections = 0;
    },
    carrier: (protocol = 'http', deadlineMs = 250) =>
      carrierAt(`${protocol}://127.0.0.1:${port}`, deadlineMs),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A gateway's carrier at any address, with nothing round it but its deadline. */
export function carrierAt(url: string, deadlineMs: number): Carrier & Disposable {
  const gateway = new GatewayCarrier({
    url,
    secret: 'a-secret-of-the-gateway',
    maxAnswerBytes: 65_536,
    clock: systemClock,
  });
  const onError = (error: unknown) => {
    throw error;
  };
  return {
    ...withDeadline(gateway, { deadlineMs, onError }),
    [Symbol.dispose]: () => gateway[Symbol.dispose](),
  };
}

/** A whole answer with a JSON body. */
export function json(status: number, body: unknown): Behaviour {
  return raw(status, JSON.stringify(body), 'Content-Type: application/json\r\n');
}

export function raw(status: number, body: string | Buffer, headers = ''): Behaviour {
  return (socket) => {
    socket.write(`HTTP/1.1 ${status} Any\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
    socket.write(body);
  };
}

/** Writes one byte of a text every few milliseconds, and the last one for ever. */
export function drip(text: string): Behaviour {
  return (socket) => {
    let index = 0;
    const timer = setInterval(() => {
      socket.write(text[Math.min(index++, text.length - 1)] ?? ' ');
    }, 10);
    socket.on('close', () => clearInterval(timer));
  };
}
