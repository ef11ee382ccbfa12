import type { Logger } from 'pino';

/** How sure an error says that a store is away: `sign` begins an outage, `symptom` only goes with one. */
export type Evidence = 'sign' | 'symptom' | null;

export interface WatchedStore {
  readonly name: string;
  readonly judge: (error: Error) => Evidence;
  /** Rejects while the store is away. */
  readonly probe: () => Promise<unknown>;
  /** The log's lines, where "the … is away" says it wrongly. */
  readonly lines?: { readonly began: string; readonly ended: string };
  /** Beside the first line. */
  readonly detail?: () => Readonly<Record<string, unknown>>;
}

const probeEveryMs = 250;
/** For so long after an outage a late sign of it begins no new one, unless the store is really away. */
const graceMs = 1_000;

/**
 * The outages of the stores. Everything that fails because a store is away would say so in the log, every request and
 * every poll; instead one line tells when an outage begins and one when it ends, with the number of failures between.
 */
export class StoreOutages implements Disposable {
  readonly #stores: StoreOutage[] = [];

  /** Watches a store from now on. */
  watch(store: WatchedStore, log: Logger): void {
    this.#stores.push(new StoreOutage(store, log));
  }

  /** Whether an error is accounted for by an outage: a line of its own would say nothing new. */
  covers(error: unknown): boolean {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      const found = cause;
      if (this.#stores.some((store) => store.covers(found))) return true;
    }
    return false;
  }

  [Symbol.dispose](): void {
    for (const store of this.#stores) store[Symbol.dispose]();
  }
}

class StoreOutage implements Disposable {
  readonly #store: WatchedStore;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #began: number | null = null;
  #ended = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #disposed = false;

  constructor(store: WatchedStore, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  covers(error: Error): boolean {
    const evidence = this.#store.judge(error);
    if (evidence === null) return false;
    const isLate = performance.now() - this.#ended < graceMs;
    if (evidence === 'symptom') {
      if (this.#began === null && !isLate) return false;
    } else if (this.#began === null && !isLate) this.#begin(error);
    this.#failures++;
    this.#schedule();
    return true;
  }

  [Symbol.dispose](): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
  }

  #begin(error: Error): void {
    this.#began = performance.now();
    this.#failures = 0;
    const reason = error.message;
    const { name, lines, detail } = this.#store;
    this.#log.error(
      { reason, store: name, ...detail?.() },
      lines?.began ?? `the ${name} is away; what needs it is answered 503 until it is back`,
    );
  }

  #schedule(): void {
    if (this.#timer || this.#disposed) return;
    this.#timer = setTimeout(() => void this.#look(), probeEveryMs);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const failure = await this.#store.probe().then(
      () => null,
      (error: unknown) => error,
    );
    this.#timer = undefined;
    if (failure !== null) {
      if (this.#began === null) this.#begin(failure instanceof Error ? failure : new Error(String(failure)));
      this.#schedule();
    } else if (this.#began !== null) {
      const awayMs = Math.round(performance.now() - this.#began);
      this.#began = null;
      this.#ended = performance.now();
      this.#log.warn(
        { awayMs, failures: this.#failures, store: this.#store.name },
        this.#store.lines?.ended ?? `the ${this.#store.name} is back`,
      );
    }
  }
}
