import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { type CarrierCallRow, writeCarrierCalls } from '../../db/query/tracking/carrier-call.ts';
import { type Clock, newId } from '../runtime.ts';
import type { Carrier, CarrierOperation, DispatchRequest } from './carrier.ts';
import { type CarrierOutcomes, interceptCalls } from './guards.ts';
import { redact } from './redact.ts';

const maxLines = 5_000;

interface Chunk {
  /** By id: the line at the end of a call replaces the one at its start. */
  readonly lines: Map<string, CarrierCallRow>;
  readonly written: Promise<void>;
}

/** Writes lines in chunks: lines gather while a chunk is written. A failed chunk is dropped and fails no call. */
export class CallJournal implements AsyncDisposable {
  readonly #db: Db;
  readonly #log: Logger;
  #last: Promise<void> = Promise.resolve();
  #gathering: Chunk | null = null;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Adds or replaces a line. Resolves when it is written or dropped. */
  put(line: CarrierCallRow): Promise<void> {
    this.#gathering ??= this.#begin();
    const { lines, written } = this.#gathering;
    if (lines.size < maxLines || lines.has(line.id)) lines.set(line.id, line);
    else
      this.#log.error(
        { carrier: line.carrier_code, maxLines },
        'carrier call not written to the journal: the batch is full',
      );
    return written;
  }

  flush(): Promise<void> {
    return this.#last;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.flush();
  }

  #begin(): Chunk {
    const lines = new Map<string, CarrierCallRow>();
    this.#last = this.#last.then(async () => {
      // Lines of the same turn of the event loop join this chunk.
      await new Promise((resolve) => setImmediate(resolve));
      this.#gathering = null;
      await this.#write([...lines.values()]);
    });
    return { lines, written: this.#last };
  }

  async #write(lines: readonly CarrierCallRow[]): Promise<void> {
    try {
      await writeCarrierCalls(this.#db, lines);
    } catch (error) {
      this.#log.error(
        { err: error, calls: lines.length },
        'carrier calls could not be written to the journal',
      );
    }
  }
}

interface JournalOptions {
  readonly journal: CallJournal;
  readonly clock: Clock;
  /** Writes a line before the call too, so that a call interrupted by a crash shows. */
  readonly writeAhead: boolean;
}

export function withJournal(carrier: Carrier, { journal, clock, writeAhead }: JournalOptions): Carrier {
  return interceptCalls(carrier, async ({ operation, reference, request, call, run }) => {
    const startedAt = clock.now();
    const line: CarrierCallRow = {
      id: newId('ccl', startedAt),
      tracking_number: reference,
      account_id: call.scope.accountId,
      livemode: call.scope.livemode,
      carrier_code: carrier.code,
      operation,
      request_id: call.requestId,
      started_at: startedAt.toISOString(),
      duration_ms: null,
      outcome: null,
      detail: null,
    };
    if (writeAhead) await journal.put(line);
    const begun = performance.now();
    const outcome = await run(call);
    void journal.put({
      ...line,
      duration_ms: Math.round(performance.now() - begun),
      outcome: outcome.outcome,
      detail: describeOutcome(outcome, request),
    });
    return outcome;
  });
}

function describeOutcome(
  outcome: CarrierOutcomes[CarrierOperation],
  request: DispatchRequest | null,
): string | null {
  switch (outcome.outcome) {
    case 'accepted':
      return `waybill ${outcome.waybillNumber}${outcome.duplicate ? ', booked before' : ''}`;
    case 'found':
      return `waybill ${outcome.waybillNumber}${outcome.cancelled ? ', cancelled' : ''}`;
    case 'closed':
      return `manifest ${outcome.manifestNumber}${outcome.duplicate ? ', closed before' : ''}`;
    case 'rejected':
      return `${outcome.code}: ${redact(outcome.message, request)}`;
    case 'refused':
      return `${outcome.code}: ${redact(outcome.reason, request)}`;
    case 'unknown':
    case 'unreachable':
    case 'unavailable':
    case 'failed':
      return outcome.reason;
    case 'photo':
    case 'ready':
    case 'generating':
    case 'cancelled':
    case 'absent':
    case 'none':
    case 'not_offered':
      return null;
  }
}
