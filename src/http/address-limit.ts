import type { IncomingMessage } from 'node:http';
import { parseAddress } from '../outbound/address.ts';
import type { Clock } from '../runtime/clock.ts';
import type { ApiContext } from './api-context.ts';
import { clientAddresses } from './client-address.ts';
import { SlidingWindow, type WindowLimit } from './sliding-window.ts';

/**
 * An IPv6 client may have a whole /48 network with 65,536 networks of /64. The /48 may also be an office or a provider with
 * several clients, so it gets this many times the limit of one.
 */
const wideShare = 5;

/** Limits requests per IPv4 address or IPv6 /64 network, and per IPv6 /48 network. */
export class NetworkLimit {
  readonly #narrow: SlidingWindow;
  readonly #wide: SlidingWindow;

  constructor(clock: Clock, { most, seconds }: WindowLimit) {
    this.#narrow = new SlidingWindow(clock, { most, seconds });
    this.#wide = new SlidingWindow(clock, { most: most * wideShare, seconds });
  }

  /** Counts a request. False if a network of the address has reached its limit. */
  take(address: string): boolean {
    const wide = wideNetworkOf(address);
    return this.#narrow.take(networkOf(address)) && (wide === null || this.#wide.take(wide));
  }

  /** Forgets the newest requests of an address. */
  giveBack(address: string, count: number): void {
    this.#narrow.giveBack(networkOf(address), count);
    const wide = wideNetworkOf(address);
    if (wide !== null) this.#wide.giveBack(wide, count);
  }
}

/** Limits requests without a valid key, by default 100 per second per network. */
export class AddressLimit {
  readonly #networks: NetworkLimit;
  readonly #addressOf: (request: IncomingMessage) => string;

  constructor(
    { clock, config }: Pick<ApiContext, 'clock' | 'config'>,
    limit: WindowLimit = { most: 100, seconds: 1 },
  ) {
    this.#networks = new NetworkLimit(clock, limit);
    this.#addressOf = clientAddresses(config.trustedProxies);
  }

  take(request: IncomingMessage): boolean {
    return this.#networks.take(this.#addressOf(request));
  }
}

/** One IPv6 client usually has a whole /64 network, and can send each request from another address. */
export function networkOf(address: string): string {
  const { bits, value } = parseAddress(address) ?? { bits: 32, value: 0n };
  return bits === 128 ? `${value >> 64n}` : address;
}

/** Null for IPv4. */
function wideNetworkOf(address: string): string | null {
  const { bits, value } = parseAddress(address) ?? { bits: 32, value: 0n };
  return bits === 128 ? `${value >> 80n}` : null;
}
