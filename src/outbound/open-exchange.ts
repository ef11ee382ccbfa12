import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { AddressPolicy } from './address-policy.ts';
import { guardSocket, pinnedLookup } from './pinned-lookup.ts';

/** Sockets of the outbound client. As many a host are kept as are in flight, and briefly; proxy variables are not read. */
export interface Agents extends Disposable {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

export interface Exchange {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  /** Vetted: nothing else is connected to. */
  readonly addresses: readonly string[];
  /** Ends connecting, sending, headers and body alike. */
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly message: IncomingMessage;
  readonly remoteAddress: string;
}

/** How many 1xx answers may precede the answer: a flood of them costs nothing to send. */
const maxInterim = 8;
const kept = { keepAlive: true, maxFreeSockets: 256, timeout: 4000 };

export function createAgents(): Agents {
  const agents = { http: new http.Agent(kept), https: new https.Agent(kept) };
  return {
    ...agents,
    [Symbol.dispose]() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/**
 * Sends a request to vetted addresses and answers once the headers are there; a redirect is an answer like any other.
 * A kept connection that the receiver has closed meanwhile is replaced, once, by a fresh one. Nobody can tell whether
 * the receiver had read the request before it closed, so it may get it twice, byte for byte: RFC 9110 9.2.2 allows
 * that where the semantics are known to be idempotent, and what is posted is a webhook, delivered at least once under
 * an event id to tell repeats by. A request that may not be repeated must not be sent from here.
 */
export async function openExchange(
  agents: Agents,
  policy: AddressPolicy,
  exchange: Exchange,
): Promise<Answer> {
  const first = send(agents, policy, exchange, true);
  try {
    return await first.answer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const stale = first.request.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
    if (!stale || exchange.signal.aborted) throw error;
    return send(agents, policy, exchange, false).answer;
  }
}

function send(agents: Agents, policy: AddressPolicy, exchange: Exchange, reuse: boolean) {
  const { method, url, headers, body, addresses, signal } = exchange;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const secure = url.protocol === 'https:';
  const options = {
    method,
    headers: { ...headers, 'Accept-Encoding': 'identity' },
    agent: reuse && (secure ? agents.https : agents.http),
    lookup: pinnedLookup(addresses),
    signal,
    maxHeaderSize: 16 * 1024,
    insecureHTTPParser: false,
    rejectUnauthorized: true,
  };
  const request: ClientRequest = secure ? https.request(url, options) : http.request(url, options);
  request.on('socket', (socket) => guardSocket(socket, policy));
  request.on('response', (message) => {
    resolve({ message, remoteAddress: message.socket.remoteAddress ?? '' });
  });
  let interim = 0;
  request.on('information', () => {
    if (++interim > maxInterim) request.destroy(new Error('the answer does not begin'));
  });
  request.on('error', reject);
  // Not every end comes with an error: an upgrade that nobody asked for has none.
  request.on('close', () => reject(new Error('the connection was closed without an answer')));
  request.end(body ?? undefined);
  return { request, answer: promise };
}
