import type { Kysely } from 'kysely';
import { isKnownDeviceByKey, type SignInSource } from '../../../db/query/user/sign-in-attempt.ts';
import type { Database } from '../../../db/table/index.ts';
import { NetworkLimit } from '../../http/admit.ts';
import { SlidingWindow } from '../../http/sliding-window.ts';
import type { Clock } from '../../runtime.ts';

/** Attempts per client: each costs 19 MiB and 20 ms of CPU time. */
export const signInLimit = { max: 20, seconds: 300 };

/** An attempt that was counted. */
export interface CountedAttempt {
  /**
   * Gives the requests of a completed sign-in back. They then count for the user, so that a user's own sign-ins are
   * limited too.
   */
  succeed(userId: string, requests: number): void;
}

/**
 * Limits attempts to sign in per IPv4 address, IPv6 /64 and /48 network. A browser that signed in before as the same user has
 * a limit of its own, so that an office with a guesser can still work.
 */
export class SignInLimit {
  readonly #networks: NetworkLimit;
  /** Known browsers, and completed sign-ins of users. */
  readonly #window: SlidingWindow;
  readonly #db: Kysely<Database>;

  constructor(clock: Clock, db: Kysely<Database>) {
    this.#networks = new NetworkLimit(clock, signInLimit);
    this.#window = new SlidingWindow(clock, signInLimit);
    this.#db = db;
  }

  /** Counts an attempt. Null if the limit is reached. */
  async take(
    { address, from }: { readonly address: string; readonly from: SignInSource },
    who?: { readonly email: string } | { readonly id: string },
  ): Promise<CountedAttempt | null> {
    const isKnown = who !== undefined && (await isKnownDeviceByKey(this.#db, who, from));
    const device = `device ${from.deviceHash.toString('hex')}`;
    const isTaken = isKnown ? this.#window.take(device) : this.#networks.take(address);
    if (!isTaken) return null;
    return {
      succeed: (userId, requests) => {
        if (!this.#window.take(`user ${userId}`)) return;
        if (isKnown) this.#window.giveBack(device, requests);
        else this.#networks.giveBack(address, requests);
      },
    };
  }
}
