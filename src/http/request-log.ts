import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import {
  countApiRequests,
  insertApiRequests,
  isWithoutPartition,
  keepApiRequests,
  type LeftOutRequests,
  type NewApiRequest,
} from '../../db/query/account/api-request.ts';
import type { LeftOutReason } from '../../db/table/account.ts';
import type { Config } from '../config/config.ts';
import { maxEncodedSecret, redacted } from '../log/redact.ts';
import { newId } from '../runtime.ts';
import { tracing } from '../telemetry/tracing.ts';
import { clientIpReader } from './request.ts';

export type RequestLogLevel = 'info' | 'debug';

/** Logs each request when its response ends. Omits the query and a tracking page's token, because both grant access. */
export function logRequests(log: Logger, level: RequestLogLevel): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    const began = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : null;
      const ms = Math.round(performance.now() - began);
      const { requestId } = response.locals;
      log[level]({ method, path: withoutToken(path), status, ms, requestId }, 'request');
    });
    next();
  };
}

function withoutToken(path: string): string {
  return path.replace(/^(\/+track\/).+/i, '$1(token)');
}

/** A request as it ended. Bodies are complete; the log cuts them. */
export interface EndedRequest {
  readonly accountId: string;
  readonly livemode: boolean;
  readonly keyId: string;
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly operation: string | null;
  readonly status: number;
  readonly durationMs: number;
  readonly idempotencyKey: string | null;
  readonly ip: string | null;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

type Caller = Pick<EndedRequest, 'accountId' | 'livemode' | 'keyId'>;

interface Waiting extends EndedRequest {
  readonly bytes: number;
  readonly characters: number;
  /** By the monotonic clock: the database turns it into its own time. */
  readonly endedAt: number;
}

interface Day {
  /** All processes together, as of the last write, and what this process added since. */
  bytes: number;
  /** By the monotonic clock. */
  readonly endsAt: number;
}

const flushMs = 250;
const chunkSize = 250;
const maxWaiting = 5_000;
const maxWaitingCharacters = 16 << 20;
/** Keys and reasons that are counted between two writes. */
const maxCounts = 10_000;
export const maxBodyCharacters = 8_192;

/**
 * Writes requests to the database behind their responses. Counts those of an account that has used up its bytes of the
 * day, and those for which there is no time.
 */
export class RequestLog implements AsyncDisposable {
  written = 0;
  dropped = 0;
  /** Counted instead of written, besides those that were dropped. */
  leftOut = 0;
  readonly #db: Db;
  readonly #log: Logger;
  readonly #dailyBytes: number;
  /** By account. */
  readonly #days = new Map<string, Day>();
  #counts = new Map<string, LeftOutRequests>();
  #waiting: Waiting[] = [];
  #characters = 0;
  #timer: NodeJS.Timeout | null = null;
  #flushing: Promise<void> | null = null;

  constructor(db: Db, log: Logger, { requestLogDailyBytes }: Pick<Config, 'requestLogDailyBytes'>) {
    this.#db = db;
    this.#log = log;
    this.#dailyBytes = requestLogDailyBytes;
  }

  /** Adds a request without waiting. */
  add(ended: EndedRequest): void {
    const requestBody = detachBody(ended.requestBody);
    const responseBody = detachBody(ended.responseBody);
    const bytes = rowBytes + countBytes(requestBody) + countBytes(responseBody);
    const day = this.#currentDay(ended.accountId);
    if (day.bytes + bytes > this.#dailyBytes) {
      this.#note(ended, 'over_budget');
      return;
    }
    const characters = rowBytes + (requestBody?.length ?? 0) + (responseBody?.length ?? 0);
    if (this.#waiting.length >= maxWaiting || this.#characters + characters > maxWaitingCharacters) {
      this.dropped++;
      this.#note(ended, 'behind');
      return;
    }
    day.bytes += bytes;
    const endedAt = performance.now();
    this.#waiting.push({ ...ended, requestBody, responseBody, endedAt, bytes, characters });
    this.#characters += characters;
    this.#flushSoon();
  }

  /** Counts a refused request. One row per key and minute, so a client that ignores refusals can't fill the disk. */
  count(caller: Caller, reason: 'rate_limited' | 'overloaded'): void {
    this.#note(caller, reason);
  }

  #note({ accountId, livemode, keyId }: Caller, reason: LeftOutReason): void {
    if (reason !== 'behind') this.leftOut++;
    const countKey = `${keyId} ${reason}`;
    const requests = (this.#counts.get(countKey)?.requests ?? 0) + 1;
    if (requests === 1 && this.#counts.size >= maxCounts) return;
    this.#counts.set(countKey, { account_id: accountId, livemode, key_id: keyId, reason, requests });
    this.#flushSoon();
  }

  #flushSoon(): void {
    this.#timer ??= tracing().outsideTrace(() => setTimeout(() => void this.flush(), flushMs).unref());
  }

  #currentDay(accountId: string): Day {
    const known = this.#days.get(accountId);
    if (known && known.endsAt > performance.now()) return known;
    const day = { bytes: 0, endsAt: Number.POSITIVE_INFINITY };
    this.#days.set(accountId, day);
    return day;
  }

  /** Writes the waiting requests. Never rejects. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#flushing ??= this.#writeAll().finally(() => {
      this.#flushing = null;
      this.#timer = null;
    });
    await this.#flushing;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.flush();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const chunk = this.#waiting.slice(0, chunkSize);
      try {
        await this.#write(chunk);
        this.#db.noteSuccess();
        this.written += chunk.length;
      } catch (error) {
        this.dropped += chunk.length;
        this.#log.warn({ err: error, requests: chunk.length }, 'Requests are missing from the request log');
      }
      // Only now: the chunk counts towards the bounds while it is written.
      this.#waiting = this.#waiting.slice(chunk.length);
      for (const { characters } of chunk) this.#characters -= characters;
      await this.#writeCounts(chunk);
    }
    if (this.#counts.size > 0) await this.#writeCounts([]);
  }

  /** Adds the bytes of a chunk and all counts, and learns what other processes added. */
  async #writeCounts(chunk: readonly Waiting[]): Promise<void> {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    const bytes = new Map(counts.map(({ account_id }) => [account_id, 0]));
    for (const one of chunk) bytes.set(one.accountId, (bytes.get(one.accountId) ?? 0) + one.bytes);
    try {
      const added = [...bytes].map(([account_id, sum]) => ({ account_id, bytes: sum }));
      const days = await countApiRequests(this.#db.pool, added, counts);
      const now = performance.now();
      const known = new Map(
        days.map(({ account_id, bytes: total, day_ends_ms }) => [
          account_id,
          { bytes: total, endsAt: now + day_ends_ms },
        ]),
      );
      for (const one of this.#waiting) {
        const day = known.get(one.accountId);
        if (day) day.bytes += one.bytes;
      }
      for (const [account, day] of known) this.#days.set(account, day);
    } catch (error) {
      this.#log.warn({ err: error, counts: counts.length }, 'Counts are missing from the request log');
    }
  }

  async #write(chunk: readonly Waiting[]): Promise<void> {
    const now = performance.now();
    const rows = chunk.map((request) => toRow(request, now));
    try {
      await insertApiRequests(this.#db.pool, rows);
    } catch (error) {
      if (!isWithoutPartition(error)) throw error;
      await keepApiRequests(this.#db.kysely);
      await insertApiRequests(this.#db.pool, rows);
    }
  }
}

function toRow(request: Waiting, now: number): NewApiRequest {
  const responseBody = cutBody(request.responseBody);
  const path = redacted(request.path, 500);
  const columns = {
    id: newId('req', new Date()),
    account_id: request.accountId,
    livemode: request.livemode,
    age_ms: Math.max(0, now - request.endedAt) + request.durationMs,
    request_id: redacted(request.requestId, 200),
    method: request.method,
    path,
    query: redacted(request.query, 1_000),
    operation: request.operation,
    status: request.status,
    sys_code: request.status < 400 ? null : (/"sysCode":"(\d{7})"/.exec(responseBody ?? '')?.[1] ?? null),
    duration_ms: request.durationMs,
    key_id: request.keyId,
    idempotency_key: request.idempotencyKey === null ? null : redacted(request.idempotencyKey, 255),
    address: request.ip,
    // Paths may name it in either case.
    tracking_number: /SMP\d{13}/i.exec(path)?.[0].toUpperCase() ?? createdShipment(request),
  };
  return { columns, requestBody: cutBody(request.requestBody), responseBody };
}

function createdShipment({ operation, status, responseBody }: EndedRequest): string | null {
  if (operation !== 'createShipment' || status >= 500) return null;
  return /"id":"(SMP\d{13})"/.exec(responseBody ?? '')?.[1] ?? null;
}

function cutBody(body: string | null): string | null {
  return body === null || body === '' ? null : redacted(body, maxBodyCharacters);
}

/** Copies the part of a long body that is read. A slice would hold the whole body in memory. */
function detachBody(body: string | null): string | null {
  const maxLength = maxBodyCharacters + maxEncodedSecret;
  if (body === null || body.length <= maxLength) return body;
  // By way of UTF-8, a text of ASCII stays one byte per character, which the search for secrets reads faster.
  return Buffer.from(body.slice(0, maxLength)).toString();
}

/** The row and its indexes, without the bodies. */
const rowBytes = 1_000;

function countBytes(body: string | null): number {
  return body === null ? 0 : Math.min(Buffer.byteLength(body), 4 * maxBodyCharacters);
}

/** Adds each request of an API key to the log when its response is ready, or counts it if it was refused. A request without a valid key belongs to no account. */
export function recordRequests(
  log: RequestLog,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): RequestHandler {
  const readIp = clientIpReader(trustedProxies);
  return (request, response, next) => {
    const { method, path, url } = request;
    const began = performance.now();
    response.once('prefinish', () => {
      const { admitted, isCounted, matched, sent, requestId, receivedText } = response.locals;
      if (!admitted) return;
      const { accountId, livemode, keyId } = admitted.principal;
      if (isCounted || response.statusCode === 429) {
        log.count(admitted.principal, isCounted ? 'overloaded' : 'rate_limited');
        return;
      }
      log.add({
        accountId,
        livemode,
        keyId,
        requestId,
        method,
        path,
        query: url.slice(path.length + 1),
        operation: matched?.operations.get(method) ?? null,
        status: response.statusCode,
        durationMs: performance.now() - began,
        idempotencyKey: request.get('Idempotency-Key') ?? null,
        ip: readIp(request) || null,
        requestBody: receivedText ?? null,
        responseBody: typeof sent?.body === 'string' ? sent.body : null,
      });
    });
    next();
  };
}
