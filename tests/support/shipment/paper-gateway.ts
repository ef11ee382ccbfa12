import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server does with a request. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** A partner that books whatever it is sent; what its label and its photo store do is up to the test. */
export interface PaperGateway {
  readonly url: string;
  /** Settings that connect the service to it, with a deadline that a test can wait for. */
  readonly env: Readonly<Record<string, string>>;
  /** Where its photos are said to be. */
  readonly photoUrl: string;
  label: Reply;
  /** What the store answers at `photoUrl`. */
  photo: Reply;
  /** The proof of delivery that it tells of; null: the one at `photoUrl`. */
  pod: unknown;
  /** After how long it tells of it. */
  podAfterMs: number;
  /** A promise that a cancellation waits for before it is answered. */
  beforeCancel: () => Promise<unknown>;
  /** Whether it refuses every cancellation. */
  keeps: boolean;
  /** How the label of a new booking stands. */
  labelState: 'ready' | 'generating' | 'failed' | 'none';
  /** How many requests of each kind it received since `forget`. */
  readonly received: Readonly<Record<'label' | 'pod' | 'photo' | 'lookup' | 'cancel' | 'other', number>>;
  /** Connections that are open. */
  readonly connections: number;
  forget(): void;
  /** Nobody listens at its address any more, until it listens again. */
  refuseConnections(): Promise<void>;
  listenAgain(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPaperGateway(): Promise<PaperGateway> {
  const fresh = () => ({ label: 0, pod: 0, photo: 0, lookup: 0, cancel: 0, other: 0 });
  let received = fresh();
  let connections = 0;
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    const [, , reference = '', paper] = url.split('/');
    if (url.startsWith('/store/')) return count('photo', () => gateway.photo(response, request));
    if (paper === 'label') return count('label', () => gateway.label(response, request));
    if (paper === 'pod') {
      return count('pod', () => {
        setTimeout(() => answer(response, 200, gateway.pod ?? podOf()), gateway.podAfterMs);
      });
    }
    if (request.method === 'GET') return count('lookup', () => answer(response, 200, bookingOf(reference)));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (paper === 'cancel') {
      received.cancel += 1;
      await gateway.beforeCancel();
      return gateway.keeps
        ? answer(response, 409, { error: { code: 'ALREADY_PICKED_UP', message: 'it was picked up' } })
        : answer(response, 200, { ...bookingOf(reference), state: 'cancelled' });
    }
    received.other += 1;
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as { reference?: string };
    answer(response, 201, bookingOf(body.reference ?? ''));
  });
  server.on('connection', (socket) => {
    connections += 1;
    socket.on('close', () => {
      connections -= 1;
    });
  });
  const listen = (port: string) =>
    new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
  await listen('0');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const count = (kind: keyof typeof received, reply: () => void) => {
    received[kind] += 1;
    reply();
  };
  const bookingOf = (reference: string) => ({
    reference,
    waybill_number: reference.replace('SMP', 'PX'),
    last_mile_tracking_number: null,
    state: 'booked',
    label: gateway.labelState,
  });
  const podOf = () => ({
    photo: { url: gateway.photoUrl, taken_at: null },
    certificate: { url: `${url}/store/c.pdf` },
  });
  const gateway: PaperGateway = {
    url,
    env: {
      CARRIER_HTTP_URL: url,
      CARRIER_HTTP_SECRET: 'a-secret-of-the-gateway',
      CARRIER_DEADLINE_MS: '1500',
    },
    photoUrl: `${url}/store/canary-photo.jpg`,
    label: (response) => void response.writeHead(500).end(),
    photo: (response) => void response.writeHead(500).end(),
    pod: null,
    podAfterMs: 0,
    beforeCancel: async () => {},
    keeps: false,
    labelState: 'ready',
    get received() {
      return received;
    },
    get connections() {
      return connections;
    },
    forget() {
      received = fresh();
    },
    async refuseConnections() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    listenAgain: () => listen(new URL(url).port),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return gateway;
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** A whole file. */
export function file(mediaType: string, bytes: Buffer): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': mediaType, 'Content-Length': bytes.length });
    response.end(bytes);
  };
}

/** Writes pieces for as long as anybody reads. */
export function endlessly(response: ServerResponse, piece: Buffer): void {
  const next = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', next);
  };
  next();
}
