import type { Catalog } from './catalog.ts';
import { EMPTY_CATALOG } from './load.ts';

/** Poll interval. A publication must reach every process within 2 s. */
const CATALOG_POLL_MS = 500;

export interface CatalogSource {
  /** The id of the newest publication; 0 before the first. */
  latestPublicationId(): Promise<number>;
  /** Loads the live catalog. May reuse immutable parts of the previous one. */
  load(previous: Catalog): Promise<Catalog>;
}

interface CatalogStoreOptions {
  /** Called when a refresh fails. The current catalog stays in use. */
  onError: (error: unknown) => void;
  pollMs?: number;
  /** Starts polling and returns a function that stops it. Tests inject their own. */
  every?: (milliseconds: number, poll: () => void) => () => void;
}

/** The catalog that this process uses. Polls for new publications. */
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

  get current(): Catalog {
    return this.#current;
  }

  /** Loads the catalog if a newer one is published. Returns whether it changed. Concurrent calls share one load. */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#load().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** Polls until disposed. Reports a failed poll; the next poll retries. */
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
