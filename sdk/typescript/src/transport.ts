import { apiError } from './api-error.ts';
import { type Mode, modeOfKey } from './api-key.ts';
import { type Answer, Call, List, type Page, type Reading, Rows } from './call.ts';
import { checkMs, checkNumber, checkOptions } from './check-arguments.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Bytes, ResultOf, RowOf } from './contract-types.ts';
import {
  AbortError,
  ApiError,
  ConnectionError,
  type SampanError,
  TimeoutError,
  UsageError,
} from './errors.ts';
import type { ErrorCode } from './generated/error-codes.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { type Hooks, notify, type RequestInfo } from './hooks.ts';
import { responseInfo } from './response-info.ts';
import { maxRetries, retryDelayMs } from './retry.ts';
import { matches, rawUrl, requestUrl, rootOf } from './url.ts';
import { userAgentHeader } from './user-agent.ts';

export interface ClientOptions {
  /** A key that starts with `mk_test_` or `mk_live_`. */
  readonly apiKey: string;
  /** Address of the installation, such as `https://api.example.com`. */
  readonly baseUrl: string;
  /** Refuse keys of the other mode. */
  readonly mode?: Mode;
  /** Time for one request and its response. Default: 60,000 ms. */
  readonly timeoutMs?: number;
  /** Time for a whole call with its retries and waits. Default: no limit. */
  readonly totalTimeoutMs?: number;
  /** 0 to 5. Default: 5. */
  readonly maxRetries?: number;
  /** Sent with each request, for example for a proxy. */
  readonly headers?: Readonly<Record<string, string>> | Headers;
  readonly hooks?: Hooks;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Default: the system's clock. */
  readonly clock?: Clock;
}

/** Options of one call. */
export interface CallOptions {
  /** Sent in place of the client's key. It has the mode of the client's key. */
  readonly apiKey?: string;
  /** Default: a random key, the same for all retries of the call. Pass your own to be safe across a crash. */
  readonly idempotencyKey?: string;
  /** Ends the call, its retries and their waits. */
  readonly signal?: AbortSignal;
  /** Time for one request and its response. */
  readonly timeoutMs?: number;
  /** Time for the whole call with its retries and waits. */
  readonly totalTimeoutMs?: number;
  readonly maxRetries?: number;
  /** Sent as `X-Request-Id`, and returned by the service. */
  readonly requestId?: string;
  /** Sent beside the headers of the client. */
  readonly headers?: Readonly<Record<string, string>> | Headers;
}

/** Options of `sampan.request`. */
export interface RequestOptions extends CallOptions {
  readonly query?: object;
  /** Sent as JSON. */
  readonly body?: object;
}

const callOptions = [
  'apiKey',
  'idempotencyKey',
  'signal',
  'timeoutMs',
  'totalTimeoutMs',
  'maxRetries',
  'requestId',
  'headers',
] as const satisfies readonly (keyof CallOptions)[];
const clientOptions = [
  'apiKey',
  'baseUrl',
  'mode',
  'timeoutMs',
  'totalTimeoutMs',
  'maxRetries',
  'headers',
  'hooks',
  'fetch',
  'clock',
] as const satisfies readonly (keyof ClientOptions)[];

/** Input of a call from a resource's method. */
export interface CallInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
  /** Error that the caller handles itself: it is not retried. */
  readonly expects?: ErrorCode;
}

/** Properties of an operation that its retries depend on. */
interface Operation {
  readonly id: OperationId | null;
  readonly method: string;
  readonly takesKey: boolean;
  /** True if a second request cannot have a second effect. */
  readonly repeatable: boolean;
  readonly expects?: ErrorCode | undefined;
}

/** One call: what each of its requests sends. */
interface Sent {
  readonly body: string | undefined;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly reading: Reading;
}

/** Sends calls and retries them. */
export class Transport {
  readonly mode: Mode;
  readonly clock: Clock;
  readonly #options: ClientOptions;
  readonly #root: string;
  readonly #hooks: Hooks;

  constructor(options: ClientOptions) {
    if (!options) throw new UsageError('Pass options: new Sampan({ apiKey, baseUrl }).');
    checkOptions(options, clientOptions);
    checkLimits(options);
    readHeaders(options.headers);
    this.mode = modeOfKey(options.apiKey, options.mode);
    this.clock = options.clock ?? systemClock;
    this.#options = options;
    this.#root = rootOf(options.baseUrl);
    this.#hooks = options.hooks ?? {};
  }

  call<Id extends OperationId>(id: Id, input: CallInput = {}, options?: CallOptions): Call<ResultOf<Id>> {
    const reading = newReading();
    return new Call(this.#operate<ResultOf<Id>>(id, input, options, reading), reading);
  }

  rows<Row>(id: OperationId, input: CallInput, options?: CallOptions): Rows<Row> {
    const reading = newReading();
    return new Rows(this.#operate<Row[]>(id, input, options, reading), reading);
  }

  /** @template Row is given if the contract's type is not precise enough */
  list<Id extends OperationId, Row = RowOf<Id>>(id: Id, input: CallInput, options?: CallOptions): List<Row> {
    const page = (cursor?: string): List<Row> => {
      const reading = newReading();
      const from = cursor ? { ...input, query: { ...input.query, cursor } } : input;
      return new List(this.#operate<Page<Row>>(id, from, options, reading), reading, page);
    };
    return page();
  }

  /** Sends a request of any path below `/api/v1`. */
  request<T>(method: string, path: string, options?: RequestOptions): Call<T> {
    const reading = newReading();
    return new Call(this.#request<T>(method, path, options, reading), reading);
  }

  async #operate<T>(
    id: OperationId,
    { path = {}, query = {}, body, expects }: CallInput,
    given: CallOptions | null | undefined,
    reading: Reading,
  ): Promise<Answer<T>> {
    checkOptions(given, callOptions);
    const url = requestUrl(this.#root, operations[id].path, path, query);
    return this.#send({ id, ...operations[id], expects }, url, { body, options: given ?? {} }, reading);
  }

  async #request<T>(
    method: string,
    path: string,
    given: RequestOptions | null | undefined,
    reading: Reading,
  ): Promise<Answer<T>> {
    checkOptions(given, [...callOptions, 'query', 'body']);
    const { query = {}, body, ...options } = given ?? {};
    if (typeof method !== 'string' || !/^(GET|POST|PATCH|PUT|DELETE)$/.test(method))
      throw new UsageError(`method must be GET, POST, PATCH, PUT or DELETE, not ${JSON.stringify(method)}.`);
    const url = rawUrl(this.#root, path, query);
    const ids = Object.keys(operations) as OperationId[];
    const id = ids.find((one) => operations[one].method === method && matches(operations[one].path, path));
    const reads = method === 'GET';
    const unknown = { id: null, method, takesKey: !reads, repeatable: reads };
    return this.#send(id ? { id, ...operations[id] } : unknown, url, { body, options }, reading);
  }

  /** Sends a call until it has a response other than a transient error, or until its retries are used up. */
  async #send<T>(
    { id, method, takesKey, repeatable, expects }: Operation,
    url: string,
    // Not a copy: the signal of an AbortController is no property of its own.
    { body: value, options }: { readonly body: object | undefined; readonly options: CallOptions },
    reading: Reading,
  ): Promise<Answer<T>> {
    checkLimits(options);
    checkSignal(options.signal);
    if (options.apiKey !== undefined) modeOfKey(options.apiKey, this.mode);
    for (const name of ['idempotencyKey', 'requestId'] as const) checkHeaderValue(name, options[name]);
    const idempotencyKey = takesKey ? (options.idempotencyKey ?? randomKey()) : null;
    const body = value && jsonOf(value);
    const headers = this.#headers(idempotencyKey, body, options);
    const ours = this.#options;
    const retries = options.maxRetries ?? ours.maxRetries ?? maxRetries;
    const timeoutMs = options.timeoutMs ?? ours.timeoutMs ?? 60_000;
    const totalTimeoutMs = options.totalTimeoutMs ?? ours.totalTimeoutMs ?? Number.POSITIVE_INFINITY;
    const started = this.clock.now();
    for (let attempt = 1; ; attempt++) {
      const request = { operation: id, method, url, idempotencyKey, attempt };
      const leftMs = started + totalTimeoutMs - this.clock.now();
      const late =
        leftMs < timeoutMs
          ? `The call did not end within ${totalTimeoutMs} ms.`
          : `No complete response arrived within ${timeoutMs} ms.`;
      const time = { ms: Math.min(timeoutMs, leftMs), late };
      try {
        return await this.#attempt<T>(request, { body, headers, signal: options.signal, reading }, time);
      } catch (error) {
        const waitMs = attempt > retries ? null : retryDelayMs(repeatable, error, attempt - 1, this.clock);
        const isExpected = error instanceof ApiError && error.code !== null && error.code === expects;
        const elapsedMs = this.clock.now() - started;
        if (isExpected || waitMs === null || elapsedMs + waitMs >= totalTimeoutMs) {
          if (!isExpected) notify(this.#hooks, 'onError', request, error as SampanError, elapsedMs);
          throw error;
        }
        notify(this.#hooks, 'onRetry', request, error as SampanError, waitMs);
        try {
          await this.clock.sleep(waitMs, options.signal);
        } catch (cause) {
          const message = 'The call was aborted while it waited for a retry.';
          const aborted = new AbortError(message, idempotencyKey, cause);
          notify(this.#hooks, 'onError', request, aborted, this.clock.now() - started);
          throw aborted;
        }
      }
    }
  }

  async #attempt<T>(
    request: RequestInfo,
    { body, headers, signal, reading }: Sent,
    time: { readonly ms: number; readonly late: string },
  ): Promise<Answer<T>> {
    const { idempotencyKey, attempt, method, url } = request;
    const started = this.clock.now();
    notify(this.#hooks, 'onRequest', request);
    const { response, bytes } = await withDeadline(time, signal, idempotencyKey, async (signal) => {
      const response = await (this.#options.fetch ?? fetch)(url, {
        method,
        headers,
        // A redirect could turn a POST into a GET.
        redirect: 'manual',
        signal,
        ...(body === undefined ? {} : { body }),
      });
      if (response.ok && reading.isRaw) return { response, bytes: null };
      reading.hasBegun = true;
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    });
    const info = responseInfo(response, attempt, idempotencyKey, this.clock.now());
    notify(this.#hooks, 'onResponse', request, info, this.clock.now() - started);
    if (bytes === null) return { data: response as T, response: info };
    if (!isJson(response)) {
      if (!response.ok || !isDocument(response)) throw apiError(info, null);
      return { data: bytes as T, response: info };
    }
    const envelope = parse(bytes);
    if (!response.ok || envelope?.data === undefined) throw apiError(info, envelope);
    return { data: envelope.data as T, response: info };
  }

  #headers(idempotencyKey: string | null, body: string | undefined, options: CallOptions): Headers {
    const headers = new Headers(userAgentHeader());
    for (const given of [this.#options.headers, options.headers])
      for (const [name, value] of readHeaders(given)) headers.set(name, value);
    headers.set('Authorization', `Bearer ${options.apiKey ?? this.#options.apiKey}`);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (idempotencyKey !== null) headers.set('Idempotency-Key', idempotencyKey);
    if (options.requestId !== undefined) headers.set('X-Request-Id', options.requestId);
    return headers;
  }
}

const newReading = (): Reading => ({ isRaw: false, hasBegun: false });

interface Received {
  readonly response: Response;
  /** Null if the caller reads the body. */
  readonly bytes: Bytes | null;
}

/** Runs a request that its deadline or the caller can abort; throws a typed error. The caller of a raw response aborts its body too. */
async function withDeadline(
  { ms, late }: { readonly ms: number; readonly late: string },
  signal: AbortSignal | undefined,
  idempotencyKey: string | null,
  run: (signal: AbortSignal) => Promise<Received>,
): Promise<Received> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const forget = () => signal?.removeEventListener('abort', abort);
  const timer = setTimeout(abort, ms);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const { response, bytes } = await run(controller.signal);
    if (signal && bytes === null) return { response: withEnd(response, forget), bytes };
    forget();
    return { response, bytes };
  } catch (cause) {
    forget();
    if (signal?.aborted) throw new AbortError('The call was aborted.', idempotencyKey, signal.reason);
    if (controller.signal.aborted) throw new TimeoutError(late, idempotencyKey, cause);
    throw new ConnectionError(
      `The connection failed before a complete response arrived: ${reasonOf(cause)}`,
      idempotencyKey,
      cause,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the response, and calls `ended` when its body was read, failed or was cancelled. */
function withEnd(response: Response, ended: () => void): Response {
  if (!response.body) {
    ended();
    return response;
  }
  const reader = response.body.getReader();
  const body = new ReadableStream<Bytes>(
    {
      async pull(stream) {
        try {
          const { done, value } = await reader.read();
          if (!done) return stream.enqueue(value);
          ended();
          stream.close();
        } catch (error) {
          ended();
          throw error;
        }
      },
      cancel(reason) {
        ended();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  // A new response has no address.
  return Object.defineProperty(new Response(body, response), 'url', { value: response.url });
}

function checkLimits(options: Pick<CallOptions, 'timeoutMs' | 'totalTimeoutMs' | 'maxRetries'>): void {
  checkMs('timeoutMs', options.timeoutMs);
  checkMs('totalTimeoutMs', options.totalTimeoutMs);
  checkNumber('maxRetries', options.maxRetries, 0, maxRetries);
}

function checkSignal(signal: AbortSignal | undefined): void {
  if (signal !== undefined && typeof signal?.addEventListener !== 'function')
    throw new UsageError('signal must be an AbortSignal.');
}

/** @throws {UsageError} for a value that JSON does not have, such as a BigInt or a cycle */
function jsonOf(body: object): string {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new UsageError(`The body cannot be sent as JSON: ${reasonOf(cause)}`, { cause });
  }
}

/** Without this check, fetch would fail with an error that looks like a lost connection. */
function checkHeaderValue(name: string, value: string | undefined): void {
  if (value !== undefined && !/^[\x21-\x7e][\x20-\x7e]{0,254}$/.test(value))
    throw new UsageError(`${name} must have 1 to 255 printable ASCII characters.`);
}

/** Headers that have an option of their own, or none. */
const ownHeaders = {
  Authorization: 'Pass the key as apiKey',
  'Content-Type': 'Bodies are JSON',
  'Idempotency-Key': 'Pass it as idempotencyKey',
  'X-Request-Id': 'Pass it as requestId',
};

/** @throws {UsageError} for a header that cannot be sent, or that the SDK sets itself */
function readHeaders(given: CallOptions['headers']): Headers {
  let headers: Headers;
  try {
    headers = new Headers(given);
  } catch (cause) {
    throw new UsageError(`headers cannot be sent: ${reasonOf(cause)}`, { cause });
  }
  for (const [name, remedy] of Object.entries(ownHeaders))
    if (headers.has(name)) throw new UsageError(`headers must not have ${name}. ${remedy}.`);
  return headers;
}

/** Node's fetch gives the reason, such as ECONNREFUSED, only as the cause of its error. */
function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  return cause ? reasonOf(cause) : (message || code || String(error)).split('\n', 1).join();
}

const mediaType = (response: Response) => response.headers.get('content-type') ?? '';
const isJson = (response: Response) => mediaType(response).startsWith('application/json');
const isDocument = (response: Response) =>
  /^(application\/(pdf|zpl)|image\/(jpeg|png)|text\/csv)/.test(mediaType(response));

function parse(bytes: Uint8Array): { readonly data?: unknown } | null {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** 128 random bits; `crypto.randomUUID` is missing on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
