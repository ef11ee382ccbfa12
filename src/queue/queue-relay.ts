import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { tracing } from '../telemetry/tracing.ts';

/** Delay between two rounds while no more work is known to be due. */
const roundDelayMs = 10;

/** Nudged after a commit, so that an event does not wait for the next poll. */
export interface Relay {
  nudge(afterMs?: number): void;
}

interface RelayOptions {
  readonly log: Logger;
  /** As the log names it, such as `deliveries`. */
  readonly work: string;
  /** Null: only nudges start a round. */
  readonly pollMs: number | null;
  /** Adds due work to the queue. True: more may be due. */
  readonly move: () => Promise<boolean>;
}

/** Moves due work from its table to the queue, after a nudge or a poll. The table is the truth: lost jobs are queued again. */
export class QueueRelay implements Relay, AsyncDisposable {
  readonly #options: RelayOptions;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;
  #poll: NodeJS.Timeout | undefined;
  readonly #nudges = new Set<NodeJS.Timeout>();

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#schedulePoll();
  }

  nudge(afterMs = 0): void {
    if (this.#closed) return;
    if (afterMs > 0) {
      const timer = setTimeout(() => {
        this.#nudges.delete(timer);
        this.nudge();
      }, afterMs);
      this.#nudges.add(timer);
    } else if (this.#running) {
      this.#again = true;
    } else {
      this.#running = tracing()
        .outsideTrace(() => this.#run())
        .finally(() => {
          this.#running = null;
          // A nudge may arrive after the round's last check.
          if (this.#again) this.nudge();
        });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#poll);
    for (const timer of this.#nudges) clearTimeout(timer);
    await this.#running;
  }

  #schedulePoll(): void {
    const { pollMs } = this.#options;
    if (pollMs === null) return;
    this.#poll = setTimeout(async () => {
      this.nudge();
      await this.#running;
      if (!this.#closed) this.#schedulePoll();
    }, pollMs);
  }

  async #run(): Promise<void> {
    const { log, work, move } = this.#options;
    try {
      for (let isMore = true; isMore || this.#again; ) {
        // The delay lets several nudges share a round.
        if (!isMore) await sleep(roundDelayMs);
        this.#again = false;
        isMore = await move();
      }
    } catch (error) {
      this.#again = false;
      log.warn({ err: error }, `Due ${work} could not be queued; the next poll retries`);
    }
  }
}
