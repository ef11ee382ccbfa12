import type { IncomingMessage } from 'node:http';
import { parseAddress } from '../outbound/address.ts';
import type { ApiContext } from './api-context.ts';
import { clientAddresses } from './client-address.ts';

/** Most requests of a client in a window of this length. */
interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/**
 * Limits requests without a valid key, by default 100 per second per IPv4 address or IPv6 /64 network; counts in memory
 * to protect this process.
 */
export class AddressLimit {
  readonly #counts = new Map<string, number>();
  readonly #clock: ApiContext['clock'];
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #limit: Limit;
  #window = 0;

  constructor(
    { clock, config }: Pick<ApiContext, 'clock' | 'config'>,
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
    const client = networkOf(this.#addressOf(request));
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    return count <= this.#limit.most;
  }
}

/** One IPv6 client usually has a whole /64 network, and can send each request from another address. */
function networkOf(address: string): string {
  const { bits, value } = parseAddress(address) ?? { bits: 32, value: 0n };
  return bits === 128 ? `${value >> 64n}` : address;
}
