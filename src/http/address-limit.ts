import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../context.ts';
import { clientAddresses } from './client-address.ts';

const perSecond = 100;

/**
 * Bounds what an address may send without a valid key: 100 requests a second, then 429. It protects this process,
 * so it lives in its memory; the per-key limits live in the store.
 */
export class AddressLimit {
  readonly #counts = new Map<string, number>();
  readonly #clock: AppContext['clock'];
  readonly #addressOf: (request: IncomingMessage) => string;
  #second = 0;

  constructor({ clock, config }: Pick<AppContext, 'clock' | 'config'>) {
    this.#clock = clock;
    this.#addressOf = clientAddresses(config.trustedProxies);
  }

  /** Counts one unauthenticated request; false when its address has used up this second. */
  take(request: IncomingMessage): boolean {
    const second = Math.floor(this.#clock.now().getTime() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#counts.clear();
    }
    const address = this.#addressOf(request);
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= perSecond;
  }
}
