import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../context.ts';
import { clientAddresses } from './client-address.ts';

const perSecond = 100;

/** Limits requests without a valid key to 100 per second per IP address; counts in memory to protect this process. */
export class AddressLimit {
  readonly #counts = new Map<string, number>();
  readonly #clock: AppContext['clock'];
  readonly #addressOf: (request: IncomingMessage) => string;
  #second = 0;

  constructor({ clock, config }: Pick<AppContext, 'clock' | 'config'>) {
    this.#clock = clock;
    this.#addressOf = clientAddresses(config.trustedProxies);
  }

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
