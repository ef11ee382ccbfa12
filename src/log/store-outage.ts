import type { Logger } from 'pino';

/** `sign`: the error starts an outage. `symptom`: it belongs to an outage that a sign has started. */
export type Evidence = 'sign' | 'symptom' | null;

export interface WatchedStore {
  readonly name: string;
  readonly judge: (error: Error) => Evidence;
  /** Rejects while the store is down. */
  readonly probe: () => Promise<unknown>;
  /** Replaces the default log messages. */
  readonly lines?: { readonly began: string; readonly ended: string };
  readonly detail?: () => Readonly<Record<string, unknown>>;
}

const probeEveryMs = 250;
/** For this long after an outage, late errors of it don't start a new one unless the probe fails. */
const graceMs = 1_000;

/** Logs one line at the start and one at the end of an outage, instead of the errors of every request and poll. */
export class StoreOutages implements Disposable {
  readonly #stores: StoreOutage[] = [];

  watch(store: WatchedStore, log: Logger): void {
    this.#stores.push(new StoreOutage(store, log));
  }

  /** Returns whether an error belongs to an outage, and so needs no log line of its own. */
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
      lines?.began ?? `The ${name} is down; requests that need it get 503`,
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
        this.#store.lines?.ended ?? `The ${this.#store.name} is up again`,
      );
    }
  }
}
