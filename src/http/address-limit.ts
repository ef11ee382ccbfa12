import type { IncomingMessage } from 'node:http';
import { parseAddress } from '../outbound/address.ts';
import type { ApiContext } from './api-context.ts';
import { clientAddresses } from './client-address.ts';

/** Most requests of a client in any period of this length. */
interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/**
 * Limits requests without a valid key, by default 100 per second per IPv4 address or IPv6 /64 network; counts in memory
 * to protect this process.
 */
export class AddressLimit {
  /** Times of the requests that each client was permitted in the last period, oldest first. */
  readonly #permitted = new Map<string, number[]>();
  readonly #clock: ApiContext['clock'];
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #limit: Limit;
  #cleanedAt = 0;

  constructor(
    { clock, config }: Pick<ApiContext, 'clock' | 'config'>,
    limit: Limit = { most: 100, seconds: 1 },
  ) {
    this.#clock = clock;
    this.#addressOf = clientAddresses(config.trustedProxies);
    this.#limit = limit;
  }

  take(request: IncomingMessage): boolean {
    const now = this.#clock.now().getTime();
    const start = now - this.#limit.seconds * 1000;
    if (this.#cleanedAt <= start) this.#clean(now, start);
    const client = networkOf(this.#addressOf(request));
    const times = this.#permitted.get(client) ?? [];
    while (times[0] !== undefined && times[0] <= start) times.shift();
    if (times.length >= this.#limit.most) return false;
    times.push(now);
    this.#permitted.set(client, times);
    return true;
  }

  /** Forgets clients without a request in the last period, once per period. */
  #clean(now: number, start: number): void {
    this.#cleanedAt = now;
    for (const [client, times] of this.#permitted) {
      if ((times.at(-1) ?? 0) <= start) this.#permitted.delete(client);
    }
  }
}

/** One IPv6 client usually has a whole /64 network, and can send each request from another address. */
export function networkOf(address: string): string {
  const { bits, value } = parseAddress(address) ?? { bits: 32, value: 0n };
  return bits === 128 ? `${value >> 64n}` : address;
}
