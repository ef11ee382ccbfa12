import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { outsideGate } from '../admission/gate.ts';
import {
  createResolver,
  ForbiddenIpError,
  guardSocket,
  type IpPolicy,
  ipPolicy,
  type Lookup,
  pinnedLookup,
  vetHost,
} from './ip-address.ts';

interface Failure {
  readonly outcome: 'refused' | 'timeout' | 'failed';
  readonly reason: string;
}

/** Reasons by Node's error code. The dashboard translates each (src/dashboard/webhook/failure-text.ts). */
export const failureWords = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed before the response was complete',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
  EPIPE: 'the connection was closed before the request was sent',
  ERR_STREAM_PREMATURE_CLOSE: 'the connection was closed before the response was complete',
  ETIMEDOUT: 'connecting timed out',
  HPE_HEADER_OVERFLOW: 'the response has more than 16 KiB of headers',
} as const;

const wordsByCode: Readonly<Record<string, string>> = failureWords;

function describeFailure(error: unknown, signal: AbortSignal, deadlineMs: number): Failure {
  if (signal.aborted) return { outcome: 'timeout', reason: `no complete response within ${deadlineMs} ms` };
  if (error instanceof ForbiddenIpError) return { outcome: 'refused', reason: error.message };
  const { code = '', message } = firstError(error);
  const isTls = /CERT|^ERR_(TLS|SSL)|^EPROTO$|SIGNATURE|^HOSTNAME_MISMATCH$/.test(code);
  if (isTls) return { outcome: 'failed', reason: `TLS failed: ${code}` };
  if (code.startsWith('HPE_') && code !== 'HPE_HEADER_OVERFLOW') {
    return { outcome: 'failed', reason: 'the response is not valid HTTP' };
  }
  return { outcome: 'failed', reason: wordsByCode[code] ?? (code || message) };
}

/** With several addresses, the first address's error is the most useful. */
function firstError(error: unknown): { readonly code?: string; readonly message: string } {
  const { errors, code, message } = Object(error);
  if (Array.isArray(errors) && errors.length > 0) return firstError(errors[0]);
  return { code: String(code ?? ''), message: String(message ?? error) };
}

/** A body that could not be read completely. The message is shown to customers. */
export class OutboundBodyError extends Error {
  override readonly name = 'OutboundBodyError';
  readonly outcome: 'too_large' | 'refused' | 'timeout' | 'failed';

  constructor(outcome: OutboundBodyError['outcome'], reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

function tooLarge(maxBytes: number): string {
  return `the response has more than ${maxBytes} bytes`;
}

/** Yields a body. Ending early destroys the socket. @throws {OutboundBodyError} for size, deadline or connection. */
async function* bodyStream(
  message: IncomingMessage,
  { maxBytes, deadlineMs, signal }: { maxBytes: number; deadlineMs: number; signal: AbortSignal },
): AsyncGenerator<Buffer, void, undefined> {
  let size = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new OutboundBodyError('too_large', tooLarge(maxBytes));
      yield chunk;
    }
  } catch (error) {
    if (error instanceof OutboundBodyError) throw error;
    const { outcome, reason } = describeFailure(error, signal, deadlineMs);
    throw new OutboundBodyError(outcome, reason);
  }
}

/** Returns the first bytes of a response's body. At `maxBytes` the socket is destroyed. */
async function readBodyStart(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Ending the loop early destroys the socket.
  for await (const chunk of message as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks, Math.min(size, maxBytes));
}

function flatHeaders(message: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(message.headers);
  return Object.fromEntries(pairs.map(([name, value]) => [name, [value].flat().join(', ')]));
}

/** Keep-alive sockets of outbound requests. Proxy variables of the environment are not read. */
interface Agents extends Disposable {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

interface VettedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  /** Vetted addresses; no other is connected to. */
  readonly ips: readonly string[];
  readonly signal: AbortSignal;
}

interface ReceivedResponse {
  readonly message: IncomingMessage;
  readonly remoteIp: string;
}

/** 1xx responses before the final one; without a limit, a receiver could send them endlessly. */
const maxInterim = 8;
const kept = { keepAlive: true, maxFreeSockets: 256, timeout: 4000 };

function createAgents(): Agents {
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
async function sendRequest(
  agents: Agents,
  policy: IpPolicy,
  exchange: VettedRequest,
): Promise<ReceivedResponse> {
  const first = sendOnce(agents, policy, exchange, true);
  try {
    return await first.response;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const stale = first.request.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
    if (!stale || exchange.signal.aborted) throw error;
    return sendOnce(agents, policy, exchange, false).response;
  }
}

function sendOnce(agents: Agents, policy: IpPolicy, exchange: VettedRequest, reuse: boolean) {
  const { method, url, headers, body, ips, signal } = exchange;
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedResponse>();
  const secure = url.protocol === 'https:';
  const options = {
    method,
    headers: { ...headers, 'Accept-Encoding': 'identity' },
    agent: reuse && (secure ? agents.https : agents.http),
    lookup: pinnedLookup(ips),
    signal,
    maxHeaderSize: 16 * 1024,
    insecureHTTPParser: false,
    rejectUnauthorized: true,
  };
  const request: ClientRequest = secure ? https.request(url, options) : http.request(url, options);
  request.on('socket', (socket) => guardSocket(socket, policy));
  request.on('response', (message) => {
    resolve({ message, remoteIp: message.socket.remoteAddress ?? '' });
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

interface TargetRule {
  readonly livemode: boolean;
}

/** Parses a URL to call, or returns why it may not be called, in words for the customer. */
export function parseTarget(text: string, { livemode }: TargetRule): URL | string {
  if (!URL.canParse(text)) return 'must be an absolute URL, such as https://example.com/hooks';
  const url = new URL(text);
  if (url.protocol !== 'https:' && livemode) return 'must begin with https:// in live mode';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https:// or http://';
  if (url.username || url.password) return 'must not contain a user name or a password';
  // `url.hash` is also empty for a bare `#`.
  if (url.href.includes('#')) return 'must not contain a fragment (# and the text after it)';
  return url;
}

interface PostRequest {
  readonly url: string;
  /** True: https only. False: http too. Absent: http only to addresses in OUTBOUND_ALLOW. */
  readonly livemode?: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Includes name resolution, connecting and reading. */
  readonly deadlineMs: number;
  /** The connection is closed after this many bytes. */
  readonly maxBodyBytes: number;
}

export type PostResult =
  | {
      readonly outcome: 'ok';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Buffer;
      readonly latencyMs: number;
      readonly remoteIp: string;
    }
  | (Failure & { readonly latencyMs: number });

type StreamRequest = Pick<PostRequest, 'url' | 'livemode' | 'deadlineMs' | 'maxBodyBytes'>;

type StreamResult =
  | {
      readonly outcome: 'ok';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      /** Throws OutboundBodyError beyond the size, after the deadline, or if the connection breaks. */
      readonly body: AsyncIterable<Buffer>;
    }
  | Failure
  | { readonly outcome: 'too_large'; readonly reason: string };

/** Calls public addresses (docs/design/delivery.md, Outbound requests). Throws nothing: a failure is an outcome. */
export interface OutboundClient {
  /** Returns why events can't be sent to an address, in words for the customer; null if they can. */
  checkTarget(url: string, mode: { readonly livemode: boolean }): Promise<string | null>;
  post(request: PostRequest): Promise<PostResult>;
  /** Gets a file, with the bounds of a post. Read the body or end the iteration, to free its connection. */
  stream(request: StreamRequest): Promise<StreamResult>;
}

const checkDeadlineMs = 5000;

/** `allow`: addresses and blocks that may be called although not public. @throws {RangeError} if one is malformed. */
export function createOutboundClient({
  allow,
  lookup = createResolver(),
}: {
  readonly allow: readonly string[];
  readonly lookup?: Lookup;
}): OutboundClient & Disposable {
  const policy = ipPolicy(allow);
  const agents = createAgents();

  async function openExchange(request: Call, signal: AbortSignal) {
    const url = parseTarget(request.url, { livemode: request.livemode ?? false });
    if (typeof url === 'string') return { outcome: 'refused', reason: url } as const;
    const vetted = await vetHost(url, policy, lookup, signal);
    if ('outcome' in vetted) return vetted;
    const { ips } = vetted;
    const mayBePlain = request.livemode === false || ips.every((ip) => policy.isListed(ip));
    if (url.protocol === 'http:' && !mayBePlain)
      return { outcome: 'refused', reason: 'must begin with https://' } as const;
    const { method, headers, body } = request;
    return sendRequest(agents, policy, { method, url, headers, body, ips, signal });
  }

  const client: OutboundClient = {
    async checkTarget(text, rule) {
      const url = parseTarget(text, rule);
      if (typeof url === 'string') return url;
      const vetted = await vetHost(url, policy, lookup, AbortSignal.timeout(checkDeadlineMs));
      return 'outcome' in vetted ? vetted.reason : null;
    },
    async post(request) {
      const { deadlineMs, maxBodyBytes } = request;
      const start = performance.now();
      const signal = AbortSignal.timeout(deadlineMs);
      const latencyMs = () => Math.round(performance.now() - start);
      try {
        const response = await openExchange({ ...request, method: 'POST' }, signal);
        if ('outcome' in response) return { ...response, latencyMs: latencyMs() };
        const { message, remoteIp } = response;
        const body = await readBodyStart(message, maxBodyBytes);
        const { statusCode: status = 0 } = message;
        const headers = flatHeaders(message);
        return { outcome: 'ok', status, headers, body, latencyMs: latencyMs(), remoteIp };
      } catch (error) {
        return { ...describeFailure(error, signal, deadlineMs), latencyMs: latencyMs() };
      }
    },
    async stream(request) {
      const { deadlineMs, maxBodyBytes: maxBytes } = request;
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        const response = await openExchange({ ...request, method: 'GET', headers: {}, body: null }, signal);
        if ('outcome' in response) return response;
        const { message } = response;
        const headers = flatHeaders(message);
        if (Number(headers['content-length']) > maxBytes) {
          message.destroy();
          return { outcome: 'too_large', reason: tooLarge(maxBytes) };
        }
        const body = bodyStream(message, { maxBytes, deadlineMs, signal });
        return { outcome: 'ok', status: message.statusCode ?? 0, headers, body };
      } catch (error) {
        return describeFailure(error, signal, deadlineMs);
      }
    },
  };
  return {
    checkTarget: (text, rule) => outsideGate(() => client.checkTarget(text, rule)),
    post: (request) => outsideGate(() => client.post(request)),
    stream: (request) => outsideGate(() => client.stream(request)),
    [Symbol.dispose]: () => agents[Symbol.dispose](),
  };
}

type Call = Pick<VettedRequest, 'method' | 'headers' | 'body'> & Pick<PostRequest, 'url' | 'livemode'>;
