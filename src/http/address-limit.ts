import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../context.ts';
import { clientAddresses } from './client-address.ts';

/** Most requests of an IP address in a window of this length. */
interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** Limits requests without a valid key, by default 100 per second per IP address; counts in memory to protect this process. */
export class AddressLimit {
  readonly #counts = new Map<string, number>();
  readonly #clock: AppContext['clock'];
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #limit: Limit;
  #window = 0;

  constructor(
    { clock, config }: Pick<AppContext, 'clock' | 'config'>,
    limit: Limit = { most: 100, seconds: 1 },
  ) {
    this.#clock = clock;
    this.#addressOf = clientAddresses(config.trustedProxies);
    this.#limit = limit;
  }

  take(request: IncomingMessage): boolean {
    const window = Math.floor(this.#clock.now().getTime() / 1000 / this.#limit.seconds);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts.clear();
    }
    const address = this.#addressOf(request);
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= this.#limit.most;
  }
}
