import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { addressPolicy } from '../outbound/address-policy.ts';

/**
 * Finds the client's address: the peer's or, behind trusted proxies, the last untrusted one of X-Forwarded-For. Express's
 * `request.ip` keeps the port that some proxies add, so each connection of a client would have a limit of its own.
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

function bare(text: string): string {
  const [, inBrackets] = /^\[(.*)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const address = inBrackets ?? text.trim();
  return address.replace(/^([\d.]+):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
}
