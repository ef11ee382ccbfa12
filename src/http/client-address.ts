import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { addressPolicy } from '../outbound/address-policy.ts';

/**
 * Whose request it is: the address that it came from or, where trusted proxies handed it on, the last one in
 * X-Forwarded-For that is none of them. What stands before that anybody could have written.
 * @param trustedProxies Addresses and CIDR blocks of our own proxies.
 */
export function clientAddresses(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const { isListed } = addressPolicy(trustedProxies);
  return (request) => {
    let address = bare(request.socket.remoteAddress ?? '');
    const hops = trustedProxies.length > 0 ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
    while (isListed(address)) {
      const before = bare(hops.pop() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** An address without a port, without brackets, and IPv4 as IPv4. */
function bare(text: string): string {
  const [, inBrackets] = /^\[(.*)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const address = inBrackets ?? text.trim();
  return address.replace(/^([\d.]+):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
}
