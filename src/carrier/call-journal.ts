import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { type CarrierCallRow, writeCarrierCalls } from '../../db/query/tracking/carrier-call.ts';

/** A batch takes so many lines while the last one is being written; more are dropped, with a line in the log. */
const maxLines = 5_000;

interface Batch {
  /** By their id: the end of a call replaces its beginning. */
  readonly lines: Map<string, CarrierCallRow>;
  readonly written: Promise<void>;
}

/**
 * Writes the journal of carrier calls beside the work that it tells of: lines gather while the last batch is being
 * written, so that many calls cost one statement. A line that can't be written is logged and lost.
 */
export class CallJournal implements AsyncDisposable {
  readonly #db: Db;
  readonly #log: Logger;
  #last: Promise<void> = Promise.resolve();
  #gathering: Batch | null = null;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Takes a line, or its newer version; resolves when it is in the database, or lost. */
  put(line: CarrierCallRow): Promise<void> {
    this.#gathering ??= this.#begin();
    const { lines, written } = this.#gathering;
    if (lines.size < maxLines || lines.has(line.id)) lines.set(line.id, line);
    else this.#log.error({ carrier: line.carrier_code }, 'a carrier call was not journalled: too many wait');
    return written;
  }

  /** Resolves when every line taken so far has been written. */
  flush(): Promise<void> {
    return this.#last;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.flush();
  }

  #begin(): Batch {
    const lines = new Map<string, CarrierCallRow>();
    this.#last = this.#last.then(async () => {
      // What begins or ends in the same turn goes along.
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
      this.#log.error({ err: error, calls: lines.length }, 'carrier calls were not journalled');
    }
  }
}
