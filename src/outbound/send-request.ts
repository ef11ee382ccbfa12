import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { AddressPolicy } from './address-policy.ts';
import { guardSocket, pinnedLookup } from './pinned-lookup.ts';

/** Keep-alive sockets of outbound requests. Proxy variables of the environment are not read. */
export interface Agents extends Disposable {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

export interface VettedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  /** Vetted addresses; no other is connected to. */
  readonly addresses: readonly string[];
  readonly signal: AbortSignal;
}

export interface ReceivedResponse {
  readonly message: IncomingMessage;
  readonly remoteAddress: string;
}

/** 1xx responses before the final one; without a limit, a receiver could send them endlessly. */
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

/** Sends a request to vetted addresses. Repeats it once on a stale connection, so it must be repeatable. */
export async function sendRequest(
  agents: Agents,
  policy: AddressPolicy,
  exchange: VettedRequest,
): Promise<ReceivedResponse> {
  const first = send(agents, policy, exchange, true);
  try {
    return await first.response;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const stale = first.request.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
    if (!stale || exchange.signal.aborted) throw error;
    return send(agents, policy, exchange, false).response;
  }
}

function send(agents: Agents, policy: AddressPolicy, exchange: VettedRequest, reuse: boolean) {
  const { method, url, headers, body, addresses, signal } = exchange;
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedResponse>();
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
    if (++interim > maxInterim)
      request.destroy(new Error('the response has too many 1xx statuses before its final status'));
  });
  request.on('error', reject);
  // An unexpected upgrade ends the connection without an error.
  request.on('close', () => reject(new Error('the connection was closed without a response')));
  request.end(body ?? undefined);
  return { request, response: promise };
}
