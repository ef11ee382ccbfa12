import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { EmbeddedPostgresError, errorMessage } from './failure.ts';

export interface Watcher {
  restarted(afterMs: number): void;
  /** The server can't be started without space. It is started as soon as there is some. */
  diskFull(folder: string, neededBytes: number): void;
  /** The server can't be started, or keeps dying. No further attempt is made. */
  gaveUp(error: EmbeddedPostgresError): void;
}

const maxStarts = 5;
const periodMs = 60_000;
const firstPauseMs = 100;
/** Two segments of the write-ahead log, which a recovery can need. */
const neededBytes = 32 << 20;
const diskPollMs = 1_000;

class GaveUp extends EmbeddedPostgresError {}

type Enter = (
  mayStart: () => Promise<void>,
) => Promise<{ readonly client: Client; readonly adopted: boolean }>;

/**
 * Reconnects to the server or restarts it: at most five starts a minute, with exponential backoff. Then gives up. While
 * its disk is full, waits for space instead.
 */
export class Restarter {
  readonly #watcher: Watcher | undefined;
  readonly #folder: string;
  readonly #enter: Enter;
  #starts: number[] = [];
  #lastFailure: unknown;
  #ended = false;

  /** @param enter adopts the server or starts it, after asking whether a start is allowed */
  constructor(watcher: Watcher | undefined, folder: string, enter: Enter) {
    this.#watcher = watcher;
    this.#folder = folder;
    this.#enter = enter;
  }

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
    let isDiskFull = false;
    for (const began = performance.now(); ; ) {
      if (this.#ended) throw new Error('the process is shutting down');
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
        if (saysDiskFull(error)) {
          if (counted) this.#starts.pop();
          if (!isDiskFull) this.#watcher?.diskFull(this.#folder, neededBytes);
          isDiskFull = true;
          await this.#untilSpace();
          continue;
        }
        // A running server that refuses logins counts as a failed start.
        if (!counted) await take();
      }
    }
  }

  async #untilSpace(): Promise<void> {
    do await delay(diskPollMs);
    while (!this.#ended && (await freeBytes(this.#folder)) < neededBytes);
  }

  async #takeStart(): Promise<void> {
    const now = performance.now();
    this.#starts = this.#starts.filter((at) => now - at < periodMs);
    if (this.#starts.length >= maxStarts) {
      const last =
        this.#lastFailure === undefined ? '' : `; the last start failed: ${errorMessage(this.#lastFailure)}`;
      throw new GaveUp(
        `its server died ${maxStarts + 1} times within a minute and will not be restarted${last}`,
        { advice: 'server' },
      );
    }
    // No delay before the first start, then 100, 200, 400 and 800 ms.
    if (this.#starts.length > 0) await delay(firstPauseMs * 2 ** (this.#starts.length - 1));
    this.#starts.push(performance.now());
  }
}

function saysDiskFull(error: unknown): boolean {
  return /No space left on device|ENOSPC/.test(errorMessage(error));
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
