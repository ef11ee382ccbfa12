import type { Catalog } from './catalog.ts';
import { EMPTY_CATALOG } from './load.ts';

/** How often a process asks whether the catalogue changed; a publication must reach it within 2 s. */
export const CATALOG_POLL_MS = 500;

export interface CatalogSource {
  /** The id of the newest publication; 0 before the first. */
  latestPublicationId(): Promise<number>;
  /** Loads the live catalogue; it may reuse immutable parts of the previous one. */
  load(previous: Catalog): Promise<Catalog>;
}

export interface CatalogStoreOptions {
  /** Told of a refresh that failed; the catalogue in hand stays in use. */
  onError: (error: unknown) => void;
  pollMs?: number;
  /** Runs the poll repeatedly and answers how to stop it; a test injects its own. */
  every?: (milliseconds: number, poll: () => void) => () => void;
}

/** The catalogue that this process quotes from, kept current by polling for publications. */
export class CatalogStore implements Disposable {
  #current: Catalog = EMPTY_CATALOG;
  #refreshing: Promise<boolean> | null = null;
  #stop: (() => void) | null = null;
  readonly #source: CatalogSource;
  readonly #options: CatalogStoreOptions;

  constructor(source: CatalogSource, options: CatalogStoreOptions) {
    this.#source = source;
    this.#options = options;
  }

  /** The catalogue as of the last refresh; never waits. */
  get current(): Catalog {
    return this.#current;
  }

  /** Loads the catalogue if a newer one is published; true when it changed. Concurrent calls share one load. */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#load().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** Polls until stopped; a poll that fails is reported and the next one tries again. */
  start(): void {
    if (this.#stop !== null) return;
    const every = this.#options.every ?? everyInterval;
    this.#stop = every(this.#options.pollMs ?? CATALOG_POLL_MS, () => {
      this.refresh().catch(this.#options.onError);
    });
  }

  [Symbol.dispose](): void {
    this.#stop?.();
    this.#stop = null;
  }

  async #load(): Promise<boolean> {
    const latest = await this.#source.latestPublicationId();
    if (latest === this.#current.publicationId) return false;
    this.#current = await this.#source.load(this.#current);
    return true;
  }
}

function everyInterval(milliseconds: number, poll: () => void): () => void {
  const timer = setInterval(poll, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
