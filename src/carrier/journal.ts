import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { type CarrierCallRow, writeCarrierCalls } from '../../db/query/tracking/carrier-call.ts';
import type { StoredParty } from '../../db/table/shipment.ts';
import { type Clock, newId } from '../runtime.ts';
import type { Carrier, CarrierOperation, DispatchRequest } from './carrier.ts';
import { type CarrierOutcomes, interceptCalls } from './guards.ts';

const maxLines = 5_000;

interface Batch {
  /** By id: the line at the end of a call replaces the one at its start. */
  readonly lines: Map<string, CarrierCallRow>;
  readonly written: Promise<void>;
}

/** Writes lines in batches: lines gather while a batch is written. A failed batch is dropped and fails no call. */
export class CallJournal implements AsyncDisposable {
  readonly #db: Db;
  readonly #log: Logger;
  #last: Promise<void> = Promise.resolve();
  #gathering: Batch | null = null;

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

  #begin(): Batch {
    const lines = new Map<string, CarrierCallRow>();
    this.#last = this.#last.then(async () => {
      // Lines of the same turn of the event loop join this batch.
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

const mark = '[…]';
const maxLength = 200;

/** Separators between the words of a value. ASCII only: a Unicode class takes milliseconds to compile. */
const between = String.raw`[\s!-/:-@\[-\x60{-~]{0,3}`;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;
const ideographic = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Removes personal data from a carrier's text: values of the order, e-mail addresses and long numbers. */
export function redact(text: string, request: DispatchRequest | null): string {
  const patterns = request ? personalPatterns(request) : [];
  const cleaned = patterns.length > 0 ? text.replaceAll(new RegExp(patterns.join('|'), 'giu'), mark) : text;
  return cleaned
    .replaceAll(/[^\s@]+@[^\s@]+/g, mark)
    .replaceAll(/\+?\d[\d\s().-]{3,}\d/g, mark)
    .slice(0, maxLength);
}

/** Longest first: a whole value is replaced before its words. */
function personalPatterns({ recipient, sender, taxNumber, customerReference }: DispatchRequest): string[] {
  const patterns = [
    ...partyPatterns(recipient),
    ...(sender ? partyPatterns(sender) : []),
    ...privatePatterns(taxNumber, 3),
    ...privatePatterns(customerReference, 3),
  ];
  return [...new Set(patterns)].sort((a, b) => b.length - a.length);
}

/** Names may have two letters. Other words of two letters are too common to remove. */
function partyPatterns({ contact_name, country_code: _, ...rest }: StoredParty): string[] {
  return [
    ...privatePatterns(contact_name, 2),
    ...Object.values(rest).flatMap((value) => privatePatterns(value, 3)),
  ];
}

/**
 * Returns regular expressions for a value with any punctuation, and for each of its words that is long enough. A word
 * has letters and digits only, so nothing needs an escape.
 */
function privatePatterns(value: string | null | undefined, minLength: number): string[] {
  const words = (value ?? '').split(betweenWords).filter(Boolean);
  const isLongEnough = (text: string) => ideographic.test(text) || [...text].length >= minLength;
  const whole = isLongEnough(words.join('')) ? [words.join(between)] : [];
  return [...whole, ...words.filter(isLongEnough)];
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
