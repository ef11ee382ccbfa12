import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { type Exchange, exchange } from './exchange.ts';
import { operationOf, readUtf8Json, responseProblems } from './protocol.ts';
import { sign, signatureHeader } from './signature.ts';

/** Differences from a well signed request. */
export interface Forgery {
  readonly unsigned?: true;
  /** Another secret. */
  readonly secret?: string;
  readonly skewSeconds?: number;
  /** Signed in place of the method that is sent, as are the next two. */
  readonly method?: string;
  readonly path?: string;
  readonly body?: string;
}

export interface GatewayRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly forgery?: Forgery;
  readonly mediaType?: string;
  readonly transmit?: (sent: ClientRequest) => void;
  /** Says to people what `transmit` does. */
  readonly manner?: string;
  /** The request is no request of the document, so any refusal is right. */
  readonly isHostile?: true;
}

/** A request as the report shows it. */
export interface SentStep {
  readonly request: GatewayRequest;
  readonly received: string;
}

export interface GatewayAnswer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: Buffer;
  /** Undefined if the body is not JSON. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
}

/** A fault of an answer, whatever the check was about. */
export interface AnswerProblem {
  readonly rule: 'response-contract' | 'response-time' | 'response-size';
  readonly received: string;
  readonly expected: string;
  readonly step: SentStep;
}

/** Thrown when a request got no answer. */
export class NoAnswer extends Error {
  readonly isLate: boolean;

  constructor(reason: string, isLate: boolean) {
    super(reason);
    this.isLate = isLate;
  }
}

const maxJsonBytes = 64 * 1024;
const maxPageBytes = 2 ** 20;
export const maxFileBytes = 10 * 2 ** 20;

/** More than the document allows, so that the excess is seen. */
const maxReadBytes = 12 * 2 ** 20;

const maxWaitSeconds = 30;
const attempts = 4;

export interface TestedGatewayOptions {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  readonly timeLimitMs: number;
  readonly signal: AbortSignal;
}

/** Sends requests to a gateway, and judges each answer. */
export class TestedGateway implements Disposable {
  readonly #options: TestedGatewayOptions;
  readonly #agent: http.Agent;
  /** For requests after which a gateway may end the connection without saying so. */
  readonly #hostileAgent: http.Agent;
  readonly problems: AnswerProblem[] = [];
  /** References of every booking request that was sent, whatever came of it. */
  readonly attempted = new Set<string>();
  /** The largest difference between the gateway's clock and ours that a response showed. */
  clockSkewSeconds = 0;
  requestCount = 0;

  constructor(options: TestedGatewayOptions) {
    this.#options = options;
    const { Agent } = options.url.startsWith('https:') ? https : http;
    // As Sampan has it.
    this.#agent = new Agent({ keepAlive: true, timeout: 4_000, maxSockets: 64 });
    this.#hostileAgent = new Agent({ keepAlive: false });
  }

  get options(): TestedGatewayOptions {
    return this.#options;
  }

  /**
   * Sends a request until the answer is not 429.
   * @throws {NoAnswer}
   */
  async ask(request: GatewayRequest, signal = this.#options.signal): Promise<GatewayAnswer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#askOnce(request, signal);
      if (answer.status !== 429 || attempt === attempts || request.forgery) return answer;
      const seconds = Math.min(Number(answer.header('retry-after')) || 1, maxWaitSeconds);
      await delay(seconds * 1000, undefined, { signal });
    }
  }

  /** Sends a request. The result can be that there was no answer. */
  send(
    request: GatewayRequest,
    signal = this.#options.signal,
    timeLimit = AbortSignal.timeout(this.#options.timeLimitMs),
  ): Promise<Exchange> {
    const { method, path, body = '', forgery, mediaType = 'application/json', transmit } = request;
    const { url, secret } = this.#options;
    this.requestCount += 1;
    if (method === 'POST' && path === '/bookings') this.#remember(body);
    return exchange(request.isHostile ? this.#hostileAgent : this.#agent, {
      method,
      url: new URL(`${url}${path}`),
      headers: {
        Accept: 'application/json, application/pdf',
        'Accept-Encoding': 'identity',
        'X-Request-Id': `carrier-check-${this.requestCount}`,
        ...(body ? { 'Content-Type': mediaType } : {}),
        ...(forgery?.unsigned ? {} : { [signatureHeader]: signatureOf(request, secret) }),
      },
      body,
      maxBytes: maxReadBytes,
      signal: AbortSignal.any([signal, timeLimit]),
      ...(transmit ? { transmit } : {}),
    });
  }

  async #askOnce(request: GatewayRequest, signal: AbortSignal): Promise<GatewayAnswer> {
    const { timeLimitMs } = this.#options;
    const timeLimit = AbortSignal.timeout(timeLimitMs);
    const result = await this.send(request, signal, timeLimit);
    if (result.kind !== 'response') {
      // Not by a clock: a timer may fire a fraction of a millisecond early.
      const isLate = !signal.aborted && timeLimit.aborted;
      const seconds = timeLimitMs / 1000;
      if (isLate && !request.isHostile)
        this.problems.push({
          rule: 'response-time',
          received: `no complete response after ${seconds} s`,
          expected: `a complete response within ${seconds} s`,
          step: { request, received: result.reason },
        });
      throw new NoAnswer(result.reason, isLate);
    }
    const answer = readAnswer(result);
    this.#judge(request, answer);
    return answer;
  }

  /** Notes what is wrong with the answer itself. */
  #judge(request: GatewayRequest, answer: GatewayAnswer): void {
    const date = Date.parse(answer.header('date') ?? '');
    const skew = Number.isNaN(date) ? 0 : (date - Date.now()) / 1000;
    if (Math.abs(skew) > Math.abs(this.clockSkewSeconds)) this.clockSkewSeconds = Math.round(skew);
    if (request.isHostile) return;
    const { status, body, header } = answer;
    const step = { request, received: String(status) };
    const encoding = header('content-encoding') ?? 'identity';
    const isPdf = (header('content-type') ?? '').startsWith('application/pdf');
    const isPage = operationOf(request.method, request.path)?.operationId === 'listBookings';
    const limit = isPage ? maxPageBytes : maxJsonBytes;
    if (encoding !== 'identity' || (!isPdf && body.length > limit))
      this.problems.push({
        rule: 'response-size',
        received:
          encoding === 'identity' ? `a body of ${body.length} bytes` : `Content-Encoding: ${encoding}`,
        expected: `at most ${limit} bytes that are not compressed`,
        step,
      });
    const { name, problems } = responseProblems(request.method, request.path, answer);
    for (const problem of problems)
      this.problems.push({
        rule: 'response-contract',
        received: problem,
        expected: `a response as the document defines it for ${name}`,
        step,
      });
  }

  #remember(body: string): void {
    const { reference } = (readUtf8Json(Buffer.from(body)) ?? {}) as { reference?: unknown };
    if (typeof reference === 'string') this.attempted.add(reference);
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
    this.#hostileAgent.destroy();
  }
}

function signatureOf({ method, path, body = '', forgery = {} }: GatewayRequest, secret: string): string {
  const signed = {
    method: forgery.method ?? method,
    path: forgery.path ?? path,
    body: forgery.body ?? body,
  };
  const at = new Date(Date.now() + (forgery.skewSeconds ?? 0) * 1000);
  return sign(forgery.secret ?? secret, signed, at);
}

function readAnswer({ status, headers, body: bytes }: Exchange & { kind: 'response' }): GatewayAnswer {
  const header = (name: string) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? null : String(value);
  };
  const body = decompress(bytes, header('content-encoding'));
  const json = readUtf8Json(body);
  const isObject = typeof json === 'object' && json !== null;
  return { status, header, body, json: isObject ? (json as Record<string, unknown>) : undefined };
}

/** Reads a body that should not be compressed, so that the other rules can be checked. */
function decompress(body: Buffer, encoding: string | null): Buffer {
  const options = { maxOutputLength: maxReadBytes };
  try {
    switch (encoding) {
      case 'gzip':
        return gunzipSync(body, options);
      case 'deflate':
        return inflateSync(body, options);
      case 'br':
        return brotliDecompressSync(body, options);
    }
  } catch {}
  return body;
}
