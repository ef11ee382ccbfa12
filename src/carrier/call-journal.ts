import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { type CarrierCallRow, writeCarrierCalls } from '../../db/query/tracking/carrier-call.ts';

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
