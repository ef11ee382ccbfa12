import type { IncomingMessage } from 'node:http';
import { parseAddress } from '../outbound/address.ts';
import type { ApiContext } from './api-context.ts';
import { clientAddresses } from './client-address.ts';
import { SlidingWindow, type WindowLimit } from './sliding-window.ts';

/** Limits requests without a valid key, by default 100 per second per IPv4 address or IPv6 /64 network. */
export class AddressLimit {
  readonly #window: SlidingWindow;
  readonly #addressOf: (request: IncomingMessage) => string;

  constructor(
    { clock, config }: Pick<ApiContext, 'clock' | 'config'>,
    limit: WindowLimit = { most: 100, seconds: 1 },
  ) {
    this.#window = new SlidingWindow(clock, limit);
    this.#addressOf = clientAddresses(config.trustedProxies);
  }

  take(request: IncomingMessage): boolean {
    return this.#window.take(networkOf(this.#addressOf(request)));
  }
}

/** One IPv6 client usually has a whole /64 network, and can send each request from another address. */
export function networkOf(address: string): string {
  const { bits, value } = parseAddress(address) ?? { bits: 32, value: 0n };
  return bits === 128 ? `${value >> 64n}` : address;
}
