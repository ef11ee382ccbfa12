import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { writeApiKeyUses } from '../../db/query/account/api-key-use.ts';

/** A key is noted at most once in this time. */
const everyMs = 60_000;
/** The first use of a key shows up soon, together with those of other keys. */
const writeAfterMs = 1_000;
const maxKeys = 10_000;

/** Records when and from where API keys are used, behind the responses. A use that can't be written is dropped. */
export class KeyUse implements AsyncDisposable {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #notedAt = new Map<string, number>();
  #waiting = new Map<string, string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Notes a use without waiting. Most calls cost one look-up. */
  note(keyId: string, addressOf: () => string): void {
    const now = performance.now();
    const before = this.#notedAt.get(keyId);
    if (before !== undefined && now - before < everyMs) return;
    if (this.#notedAt.size >= maxKeys) this.#notedAt.clear();
    this.#notedAt.set(keyId, now);
    if (this.#waiting.size >= maxKeys) return;
    this.#waiting.set(keyId, addressOf());
    this.#timer ??= setTimeout(() => void this.flush(), writeAfterMs).unref();
  }

  /** Writes the uses that wait. Never rejects. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const uses = this.#waiting;
    this.#waiting = new Map();
    if (uses.size === 0) return;
    try {
      await writeApiKeyUses(this.#db.pool, uses);
      this.#db.succeeded();
    } catch (error) {
      this.#log.warn({ err: error, keys: uses.size }, 'The last use of API keys was not recorded');
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.flush();
  }
}
