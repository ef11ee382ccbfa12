import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import {
  insertApiRequests,
  isWithoutPartition,
  keepApiRequests,
  type NewApiRequest,
} from '../../db/query/account/api-request.ts';
import { newId } from '../runtime/identifier.ts';
import { maxEncodedSecret, redacted } from './redact.ts';

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
  readonly address: string | null;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

interface Waiting extends EndedRequest {
  /** By the monotonic clock: the database turns it into its own time. */
  readonly endedAt: number;
}

const flushMs = 250;
const maxBatch = 250;
const maxWaiting = 5_000;
const maxWaitingCharacters = 16 << 20;
export const maxBodyCharacters = 8_192;

/** Writes requests to the database behind their responses. If it can't keep up, requests are dropped and counted. */
export class RequestLog implements AsyncDisposable {
  written = 0;
  dropped = 0;
  readonly #db: Db;
  readonly #log: Logger;
  #waiting: Waiting[] = [];
  #characters = 0;
  #timer: NodeJS.Timeout | null = null;
  #flushing: Promise<void> | null = null;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Adds a request without waiting. */
  add(ended: EndedRequest): void {
    const request = { ...ended, endedAt: performance.now() };
    request.requestBody = detached(ended.requestBody);
    request.responseBody = detached(ended.responseBody);
    const characters = this.#characters + charactersOf(request);
    if (this.#waiting.length >= maxWaiting || characters > maxWaitingCharacters) {
      this.dropped++;
      return;
    }
    this.#waiting.push(request);
    this.#characters = characters;
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
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
      const batch = this.#waiting.slice(0, maxBatch);
      try {
        await this.#write(batch);
        this.#db.succeeded();
        this.written += batch.length;
      } catch (error) {
        this.dropped += batch.length;
        this.#log.warn({ err: error, requests: batch.length }, 'Requests are missing from the request log');
      }
      // Only now: the batch counts towards the bounds while it is written.
      this.#waiting = this.#waiting.slice(batch.length);
      for (const request of batch) this.#characters -= charactersOf(request);
    }
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const now = performance.now();
    const rows = batch.map((request) => rowOf(request, now));
    try {
      await insertApiRequests(this.#db.pool, rows);
    } catch (error) {
      if (!isWithoutPartition(error)) throw error;
      await keepApiRequests(this.#db.kysely);
      await insertApiRequests(this.#db.pool, rows);
    }
  }
}

function rowOf(request: Waiting, now: number): NewApiRequest {
  const responseBody = cut(request.responseBody);
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
    address: request.address,
    tracking_number: /SMP\d{13}/.exec(path)?.[0] ?? createdShipment(request),
  };
  return { columns, requestBody: cut(request.requestBody), responseBody };
}

function createdShipment({ operation, status, responseBody }: EndedRequest): string | null {
  if (operation !== 'createShipment' || status >= 500) return null;
  return /"id":"(SMP\d{13})"/.exec(responseBody ?? '')?.[1] ?? null;
}

function cut(body: string | null): string | null {
  return body === null || body === '' ? null : redacted(body, maxBodyCharacters);
}

/** Copies the part of a long body that is read. A slice would hold the whole body in memory. */
function detached(body: string | null): string | null {
  const most = maxBodyCharacters + maxEncodedSecret;
  if (body === null || body.length <= most) return body;
  return Buffer.from(body.slice(0, most), 'utf16le').toString('utf16le');
}

function charactersOf({ requestBody, responseBody }: EndedRequest): number {
  return 1_000 + (requestBody?.length ?? 0) + (responseBody?.length ?? 0);
}
