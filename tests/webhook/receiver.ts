import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { sentProblems } from '../../src/contract/sent-check.ts';
import { noteMismatch } from '../support/contract-observer.ts';
import { pollUntil } from '../support/poll.ts';

/** A request that the receiver got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly rawBody: string;
  readonly eventId: string;
  readonly at: number;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Chooses the response to a request; with `hang` the receiver never responds. */
export type Behavior = (request: Received, earlier: number) => Answer | 'hang' | Promise<Answer>;

export interface Receiver extends AsyncDisposable {
  readonly url: string;
  readonly received: Received[];
  behave(behavior: Behavior): void;
  /** Waits until `count` requests have arrived, on `path` if it is given. */
  got(count: number, options?: { path?: string; withinMs?: number }): Promise<boolean>;
}

const taken: Answer = { status: 200, body: 'ok' };

/**
 * Starts a webhook receiver on its own port. A body that differs from the contract fails the test. With `tls` it gets events of live
 * mode too.
 */
export async function startReceiver(tls?: {
  readonly cert: string;
  readonly key: string;
}): Promise<Receiver> {
  const received: Received[] = [];
  const times = new Map<string, number>();
  let behavior: Behavior = () => taken;
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one: Received = {
      path: request.url ?? '',
      headers: request.headers,
      rawBody: Buffer.concat(chunks).toString(),
      eventId: String(request.headers['x-service-event-id']),
      at: performance.now(),
    };
    violationsOf(one).forEach(noteMismatch);
    const key = `${one.path} ${one.eventId}`;
    const earlier = times.get(key) ?? 0;
    times.set(key, earlier + 1);
    received.push(one);
    await reply(response, await behavior(one, earlier));
  };
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave(next) {
      behavior = next;
    },
    got: (count, { path, withinMs = 10_000 } = {}) =>
      pollUntil(
        async () => received.filter((one) => path === undefined || one.path === path).length >= count,
        withinMs,
      ),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function reply(response: ServerResponse, answer: Answer | 'hang'): Promise<void> {
  if (answer === 'hang') return;
  response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
}

/** Headers of HTTP, and those that the contract describes for every webhook. */
const declaredHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'host',
  'user-agent',
  'x-service-event-id',
  'x-service-event-type',
  'x-service-signature',
]);

/** Returns how a delivery differs from the contract. */
export function violationsOf({ headers, rawBody }: Pick<Received, 'headers' | 'rawBody'>): string[] {
  const body = JSON.parse(rawBody);
  const found = sentProblems('Event', body);
  if (body.event_type !== headers['x-service-event-type'])
    found.push('the event type of the header is another');
  if (body.event_id !== headers['x-service-event-id']) found.push('the event id of the header is another');
  const undeclared = Object.keys(headers).filter((name) => !declaredHeaders.has(name));
  if (undeclared.length > 0)
    found.push(`headers that the contract does not describe: ${undeclared.join(', ')}`);
  if (headers['content-type'] !== 'application/json') found.push(`Content-Type ${headers['content-type']}`);
  return found;
}
