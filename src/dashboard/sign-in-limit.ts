import type { Kysely } from 'kysely';
import { isKnownDevice, type SignInSource } from '../../db/query/user/sign-in-attempt.ts';
import type { Database } from '../../db/table/index.ts';
import { SlidingWindow } from '../http/sliding-window.ts';
import type { Clock } from '../runtime/clock.ts';

/** Attempts per client: each costs 19 MiB and 20 ms of CPU time. */
export const signInLimit = { most: 20, seconds: 300 };

/** An attempt that was counted. */
export interface CountedAttempt {
  /**
   * Gives the requests of a completed sign-in back. They then count for the user, so that a user's own sign-ins are
   * limited too.
   */
  succeed(userId: string, requests: number): void;
}

/**
 * Limits attempts to sign in per IPv4 address or IPv6 /64 network. A browser that signed in before as the same user has
 * a limit of its own, so that an office with a guesser can still work.
 */
export class SignInLimit {
  readonly #window: SlidingWindow;
  readonly #db: Kysely<Database>;

  constructor(clock: Clock, db: Kysely<Database>) {
    this.#window = new SlidingWindow(clock, signInLimit);
    this.#db = db;
  }

  /** Counts an attempt. Null if the limit is reached. */
  async take(
    from: SignInSource,
    who?: { readonly email: string } | { readonly id: string },
  ): Promise<CountedAttempt | null> {
    const isKnown = who !== undefined && (await isKnownDevice(this.#db, who, from));
    const client = isKnown ? `device ${from.deviceHash.toString('hex')}` : `network ${from.network}`;
    if (!this.#window.take(client)) return null;
    return {
      succeed: (userId, requests) => {
        if (this.#window.take(`user ${userId}`)) this.#window.giveBack(client, requests);
      },
    };
  }
}
