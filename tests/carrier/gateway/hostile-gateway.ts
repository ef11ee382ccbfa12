import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Carrier } from '../../../src/carrier/carrier.ts';
import { GatewayCarrier, GatewayConnection } from '../../../src/carrier/gateway/gateway-carrier.ts';
import { withDeadline } from '../../../src/carrier/guards.ts';
import { systemClock } from '../../../src/runtime.ts';
import { noteMismatch } from '../../support/contract-observer.ts';
import { paced } from '../../support/deadline.ts';

/** Handles a connection on which a request has arrived. */
export type Behavior = (socket: Socket, request: string) => void;

export interface HostileGateway {
  readonly port: number;
  /** Counts since the last call of `behave`, as does `connections`. */
  readonly requests: number;
  readonly connections: number;
  behave(behavior: Behavior): void;
  /** Returns a carrier that calls this gateway with a deadline. */
  carrier(protocol?: 'http' | 'https', deadlineMs?: number): Carrier & Disposable;
  stop(): Promise<void>;
}

/** Starts a TCP server whose behavior the test sets. */
export async function startHostileGateway(): Promise<HostileGateway> {
  const sockets = new Set<Socket>();
  let behavior: Behavior = () => {};
  let requests = 0;
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      requests += 1;
      behavior(socket, chunk.toString('latin1'));
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
      behavior = next;
      requests = 0;
      connections = 0;
    },
    carrier: (protocol = 'http', deadlineMs = paced(400)) =>
      carrierAt(`${protocol}://127.0.0.1:${port}`, deadlineMs),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the carrier of the gateway at a URL, with a deadline, without circuit breaker and journal. */
export function carrierAt(url: string, deadlineMs: number): Carrier & Disposable {
  const gateway = new GatewayConnection({
    url,
    secret: 'a-secret-of-the-gateway',
    maxResponseBytes: 65_536,
    clock: systemClock,
    onDrift: noteMismatch,
  });
  const onError = (error: unknown) => {
    throw error;
  };
  return {
    ...withDeadline(new GatewayCarrier('http', gateway), { deadlineMs, onError }),
    [Symbol.dispose]: () => gateway[Symbol.dispose](),
  };
}

/** Writes a complete response with a JSON body. */
export function json(status: number, body: unknown): Behavior {
  return raw(status, JSON.stringify(body), 'Content-Type: application/json\r\n');
}

export function raw(status: number, body: string | Buffer, headers = ''): Behavior {
  return (socket) => {
    socket.write(`HTTP/1.1 ${status} Any\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
    socket.write(body);
  };
}

/** Writes one byte of a text every 10 ms, then repeats the last byte endlessly. */
export function drip(text: string): Behavior {
  return (socket) => {
    let index = 0;
    const timer = setInterval(() => {
      socket.write(text[Math.min(index++, text.length - 1)] ?? ' ');
    }, 10);
    socket.on('close', () => clearInterval(timer));
  };
}
