import { outsideGate } from '../admission/gate.ts';
import { addressPolicy } from './address-policy.ts';
import { bodyStream, tooLarge } from './body-stream.ts';
import { type Failure, failureOf } from './failure.ts';
import { flatHeaders, readBodyStart } from './read-response.ts';
import { createResolver, type Lookup } from './resolve-host.ts';
import { createAgents, sendRequest, type VettedRequest } from './send-request.ts';
import { parseTarget } from './target-url.ts';
import { vetHost } from './vet-host.ts';

export interface PostRequest {
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
      readonly remoteAddress: string;
    }
  | (Failure & { readonly latencyMs: number });

export type StreamRequest = Pick<PostRequest, 'url' | 'livemode' | 'deadlineMs' | 'maxBodyBytes'>;

export type StreamResult =
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
  const policy = addressPolicy(allow);
  const agents = createAgents();

  async function open(request: Call, signal: AbortSignal) {
    const url = parseTarget(request.url, { livemode: request.livemode ?? false });
    if (typeof url === 'string') return { outcome: 'refused', reason: url } as const;
    const vetted = await vetHost(url, policy, lookup, signal);
    if ('outcome' in vetted) return vetted;
    const { addresses } = vetted;
    const mayBePlain = request.livemode === false || addresses.every((address) => policy.isListed(address));
    if (url.protocol === 'http:' && !mayBePlain)
      return { outcome: 'refused', reason: 'must begin with https://' } as const;
    const { method, headers, body } = request;
    return sendRequest(agents, policy, { method, url, headers, body, addresses, signal });
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
        const response = await open({ ...request, method: 'POST' }, signal);
        if ('outcome' in response) return { ...response, latencyMs: latencyMs() };
        const { message, remoteAddress } = response;
        const body = await readBodyStart(message, maxBodyBytes);
        const { statusCode: status = 0 } = message;
        const headers = flatHeaders(message);
        return { outcome: 'ok', status, headers, body, latencyMs: latencyMs(), remoteAddress };
      } catch (error) {
        return { ...failureOf(error, signal, deadlineMs), latencyMs: latencyMs() };
      }
    },
    async stream(request) {
      const { deadlineMs, maxBodyBytes: maxBytes } = request;
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        const response = await open({ ...request, method: 'GET', headers: {}, body: null }, signal);
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
        return failureOf(error, signal, deadlineMs);
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
