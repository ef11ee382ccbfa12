import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { EmbeddedPostgresError, reasonOf } from './failure.ts';

/** Told what becomes of a server that died. */
export interface Watcher {
  /** The server died and was started again by this process. */
  restarted(afterMs: number): void;
  /** It can't be started, or dies again and again: nothing more is tried. */
  gaveUp(error: EmbeddedPostgresError): void;
}

const mostStarts = 5;
const periodMs = 60_000;
const firstPauseMs = 100;

class GaveUp extends EmbeddedPostgresError {}

type Enter = (
  mayStart: () => Promise<void>,
) => Promise<{ readonly client: Client; readonly adopted: boolean }>;

/**
 * Brings a server back whose connection was lost: it may run on, another owner may have started it, or it must be started.
 * Starts come at most five times a minute, with growing pauses; after that the watcher is told and nothing is tried.
 */
export class Revival {
  readonly #watcher: Watcher | undefined;
  readonly #enter: Enter;
  #starts: number[] = [];
  #lastFailure: unknown;
  #ended = false;

  /** @param enter adopts the server, or starts it after asking whether it may */
  constructor(watcher: Watcher | undefined, enter: Enter) {
    this.#watcher = watcher;
    this.#enter = enter;
  }

  /** Answers a connection to the server; rejects when it is given up. */
  async run(): Promise<Client> {
    try {
      return await this.#untilEntered();
    } catch (error) {
      if (error instanceof GaveUp && !this.#ended) {
        this.#ended = true;
        this.#watcher?.gaveUp(error);
      }
      throw error;
    }
  }

  end(): void {
    this.#ended = true;
  }

  async #untilEntered(): Promise<Client> {
    for (const began = performance.now(); ; ) {
      if (this.#ended) throw new Error('this process is leaving');
      let counted = false;
      const take = async () => {
        counted = true;
        await this.#takeStart();
      };
      try {
        const { client, adopted } = await this.#enter(take);
        if (!adopted) this.#watcher?.restarted(Math.round(performance.now() - began));
        return client;
      } catch (error) {
        if (error instanceof GaveUp) throw error;
        this.#lastFailure = error;
        // A server that runs but can't be entered counts like one that doesn't start.
        if (!counted) await take();
      }
    }
  }

  async #takeStart(): Promise<void> {
    const now = performance.now();
    this.#starts = this.#starts.filter((at) => now - at < periodMs);
    if (this.#starts.length >= mostStarts) {
      const last =
        this.#lastFailure === undefined ? '' : `; the last start failed: ${reasonOf(this.#lastFailure)}`;
      throw new GaveUp(
        `its server died ${mostStarts + 1} times within a minute and is not started again${last}`,
      );
    }
    // The first start comes at once, the next ones after 100, 200, 400 and 800 ms.
    if (this.#starts.length > 0) await delay(firstPauseMs * 2 ** (this.#starts.length - 1));
    this.#starts.push(performance.now());
  }
}
