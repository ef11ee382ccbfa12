import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { carrierDeadline } from '../deadline.ts';

/** Handles one request. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** A partner gateway that accepts every booking; the test chooses the behavior of its label and photo store. */
export interface LabelGateway {
  readonly url: string;
  /** Settings that connect the service to it, with a deadline short enough for tests. */
  readonly env: Readonly<Record<string, string>>;
  /** The address of its photos. */
  readonly photoUrl: string;
  label: Reply;
  /** The response at `photoUrl`. */
  photo: Reply;
  /** The proof of delivery that it returns; null for the photo at `photoUrl`. */
  pod: unknown;
  /** Delay before it returns the proof of delivery. */
  podDelayMs: number;
  /** Awaited before a cancellation gets its response. */
  beforeCancel: () => Promise<unknown>;
  /** True: it refuses every cancellation. */
  refusesCancels: boolean;
  /** The label state of a new booking. */
  labelState: 'ready' | 'generating' | 'failed' | 'none';
  /** Of a call that closes a manifest, and of one that gets its document. By default it has no manifests. */
  manifest: Reply;
  /** Requests by kind since `forget`. */
  readonly received: Readonly<Record<'label' | 'pod' | 'photo' | 'lookup' | 'cancel' | 'other', number>>;
  /** Open connections. */
  readonly connections: number;
  forget(): void;
  /** Stops listening, so connections are refused until `listen`. */
  refuseConnections(): Promise<void>;
  listenAgain(): Promise<void>;
  stop(): Promise<void>;
}

export async function startLabelGateway(): Promise<LabelGateway> {
  const fresh = () => ({ label: 0, pod: 0, photo: 0, lookup: 0, cancel: 0, other: 0 });
  let received = fresh();
  let connections = 0;
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    const [, , reference = '', paper] = url.split('/');
    if (url.startsWith('/manifests')) return gateway.manifest(response, request);
    if (url.startsWith('/store/')) return count('photo', () => gateway.photo(response, request));
    if (paper === 'label') return count('label', () => gateway.label(response, request));
    if (paper === 'pod') {
      return count('pod', () => {
        setTimeout(() => answer(response, 200, gateway.pod ?? podOf()), gateway.podDelayMs);
      });
    }
    if (request.method === 'GET') return count('lookup', () => answer(response, 200, bookingOf(reference)));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (paper === 'cancel') {
      received.cancel += 1;
      await gateway.beforeCancel();
      return gateway.refusesCancels
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
  const gateway: LabelGateway = {
    url,
    env: {
      CARRIER_HTTP_URL: url,
      CARRIER_HTTP_SECRET: 'a-secret-of-the-gateway',
      CARRIER_DEADLINE_MS: carrierDeadline(400),
    },
    photoUrl: `${url}/store/canary-photo.jpg`,
    label: (response) => void response.writeHead(500).end(),
    photo: (response) => void response.writeHead(500).end(),
    manifest: (response) =>
      answer(response, 501, { error: { code: 'NOT_OFFERED', message: 'no manifests' } }),
    pod: null,
    podDelayMs: 0,
    beforeCancel: async () => {},
    refusesCancels: false,
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

export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Sends a whole file. */
export function file(mediaType: string, bytes: Buffer): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': mediaType, 'Content-Length': bytes.length });
    response.end(bytes);
  };
}

/** Writes pieces until the connection closes. */
export function endlessly(response: ServerResponse, piece: Buffer): void {
  const next = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', next);
  };
  next();
}
