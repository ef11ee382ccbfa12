import { apiError } from './api-error.ts';
import { type Mode, modeOfKey } from './api-key.ts';
import { type Answer, Call, List, type Page, Rows } from './call.ts';
import { checkMs, checkNumber } from './check-number.ts';
import { type Clock, systemClock } from './clock.ts';
import type { ResultOf, RowOf } from './contract-types.ts';
import { AbortError, ApiError, ConnectionError, SampanError, TimeoutError, UsageError } from './errors.ts';
import type { ErrorCode } from './generated/error-codes.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { type Hooks, notify, type RequestInfo } from './hooks.ts';
import { responseInfo } from './response-info.ts';
import { maxRetries, retryDelayMs } from './retry.ts';
import { requestUrl, rootOf } from './url.ts';

export interface ClientOptions {
  /** A key that starts with `mk_test_` or `mk_live_`. */
  readonly apiKey: string;
  /** Address of the installation, such as `https://api.example.com`. */
  readonly baseUrl: string;
  /** Refuse keys of the other mode. */
  readonly mode?: Mode;
  /** Time for one request and its response. Default: 60,000 ms. */
  readonly timeoutMs?: number;
  /** 0 to 5. Default: 5. */
  readonly maxRetries?: number;
  readonly hooks?: Hooks;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Default: the system's clock. */
  readonly clock?: Clock;
}

/** Options of one call. */
export interface CallOptions {
  /** Default: a random key, the same for all retries of the call. Pass your own to be safe across a crash. */
  readonly idempotencyKey?: string;
  /** Ends the call, its retries and their waits. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
  /** Sent as `X-Request-Id`, and returned by the service. */
  readonly requestId?: string;
}

/** Input of a call from a resource's method. */
export interface CallInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
  /** Error that the caller handles itself: it is not retried. */
  readonly expects?: ErrorCode;
}

/** Sends calls and retries them. */
export class Transport {
  readonly mode: Mode;
  readonly clock: Clock;
  readonly #options: ClientOptions;
  readonly #root: string;

  constructor(options: ClientOptions) {
    if (!options) throw new UsageError('Pass options: new Sampan({ apiKey, baseUrl }).');
    checkLimits(options);
    this.mode = modeOfKey(options.apiKey, options.mode);
    this.clock = options.clock ?? systemClock;
    this.#options = options;
    this.#root = rootOf(options.baseUrl);
  }

  call<Id extends OperationId>(id: Id, input: CallInput = {}, options?: CallOptions): Call<ResultOf<Id>> {
    return new Call(this.#send<ResultOf<Id>>(id, input, options));
  }

  rows<Row>(id: OperationId, options?: CallOptions): Rows<Row> {
    return new Rows(this.#send<Row[]>(id, {}, options));
  }

  /** @template Row is given if the contract's type is not precise enough */
  list<Id extends OperationId, Row = RowOf<Id>>(id: Id, input: CallInput, options?: CallOptions): List<Row> {
    const page = (cursor?: string) =>
      this.#send<Page<Row>>(id, cursor ? { ...input, query: { ...input.query, cursor } } : input, options);
    return new List(page(), (cursor) => new Call(page(cursor)));
  }

  /** Sends a call until it has a response other than a transient error, or until its retries are used up. */
  async #send<T>(id: OperationId, input: CallInput, given?: CallOptions | null): Promise<Answer<T>> {
    const options = given ?? {};
    checkLimits(options);
    checkSignal(options.signal);
    const retries = options.maxRetries ?? this.#options.maxRetries ?? maxRetries;
    const hooks = this.#options.hooks ?? {};
    const url = requestUrl(this.#root, operations[id].path, input.path ?? {}, input.query ?? {});
    for (const name of ['idempotencyKey', 'requestId'] as const) checkHeaderValue(name, options[name]);
    const idempotencyKey = operations[id].takesKey ? (options.idempotencyKey ?? randomKey()) : null;
    const body = input.body && jsonOf(input.body);
    for (let attempt = 1; ; attempt++) {
      const request = { operation: id, method: operations[id].method, url, idempotencyKey, attempt };
      try {
        return await this.#attempt<T>(request, body, options, hooks);
      } catch (error) {
        if (!(error instanceof SampanError) || attempt > retries) throw error;
        if (error instanceof ApiError && error.code === input.expects) throw error;
        const waitMs = retryDelayMs(id, error, attempt - 1, this.clock);
        if (waitMs === null) throw error;
        notify(hooks, 'onRetry', request, error, waitMs);
        await this.#wait(waitMs, options.signal, idempotencyKey);
      }
    }
  }

  async #attempt<T>(
    request: RequestInfo,
    body: string | undefined,
    options: CallOptions,
    hooks: Hooks,
  ): Promise<Answer<T>> {
    const { idempotencyKey, attempt } = request;
    const timeoutMs = options.timeoutMs ?? this.#options.timeoutMs ?? 60_000;
    const started = this.clock.now();
    notify(hooks, 'onRequest', request);
    const { response, bytes } = await withDeadline(
      timeoutMs,
      options.signal,
      idempotencyKey,
      async (signal) => {
        const response = await (this.#options.fetch ?? fetch)(request.url, {
          method: request.method,
          headers: this.#headers(idempotencyKey, body, options.requestId),
          // A redirect could turn a POST into a GET.
          redirect: 'manual',
          signal,
          ...(body === undefined ? {} : { body }),
        });
        return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
      },
    );
    const info = responseInfo(response, attempt, idempotencyKey, this.clock.now());
    notify(hooks, 'onResponse', request, info, this.clock.now() - started);
    if (!isJson(response)) {
      if (!response.ok || !isDocument(response)) throw apiError(info, null);
      return { data: bytes as T, response: info };
    }
    const envelope = parse(bytes);
    if (!response.ok || envelope?.data === undefined) throw apiError(info, envelope);
    return { data: envelope.data as T, response: info };
  }

  #headers(idempotencyKey: string | null, body: string | undefined, requestId: string | undefined) {
    return {
      Authorization: `Bearer ${this.#options.apiKey}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }),
    };
  }

  async #wait(ms: number, signal: AbortSignal | undefined, idempotencyKey: string | null): Promise<void> {
    try {
      await this.clock.sleep(ms, signal);
    } catch (cause) {
      throw new AbortError('The call was aborted while it waited for a retry.', idempotencyKey, cause);
    }
  }
}

/** Runs a request that its deadline or the caller can abort; throws a typed error. */
async function withDeadline<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  idempotencyKey: string | null,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await run(controller.signal);
  } catch (cause) {
    if (signal?.aborted) throw new AbortError('The call was aborted.', idempotencyKey, signal.reason);
    if (controller.signal.aborted)
      throw new TimeoutError(`No complete response arrived within ${timeoutMs} ms.`, idempotencyKey, cause);
    throw new ConnectionError(
      `The connection failed before a complete response arrived: ${reasonOf(cause)}`,
      idempotencyKey,
      cause,
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function checkLimits(options: Pick<CallOptions, 'timeoutMs' | 'maxRetries'>): void {
  checkMs('timeoutMs', options.timeoutMs);
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

/** Node's fetch gives the reason, such as ECONNREFUSED, only as the cause of its error. */
function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  return cause ? reasonOf(cause) : (message || code || String(error)).split('\n', 1).join();
}

const mediaType = (response: Response) => response.headers.get('content-type') ?? '';
const isJson = (response: Response) => mediaType(response).startsWith('application/json');
const isDocument = (response: Response) => /^(application\/pdf|image\/jpeg)/.test(mediaType(response));

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
