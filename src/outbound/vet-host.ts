import { isIP } from 'node:net';
import type { AddressPolicy } from './address-policy.ts';
import type { Lookup } from './resolve-host.ts';

export type Vetted =
  | { readonly addresses: readonly string[] }
  | { readonly outcome: 'refused' | 'failed' | 'timeout'; readonly reason: string };

/**
 * The addresses of a URL's host, when every one of them may be connected to; else why not, in words for the customer.
 * The words don't name an address: inside a private network a name's address is the network's secret.
 */
export async function vetHost(
  url: URL,
  policy: AddressPolicy,
  lookup: Lookup,
  signal: AbortSignal,
): Promise<Vetted> {
  // An IPv6 literal has brackets in a URL. The parser has already put odd spellings of IPv4 into four decimals.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) {
    return policy.allows(host)
      ? { addresses: [host] }
      : { outcome: 'refused', reason: `must be at a public address; ${host} is not one` };
  }
  let addresses: readonly string[];
  try {
    addresses = await before(signal, lookup(host));
  } catch {
    if (signal.aborted) return { outcome: 'timeout', reason: `the name ${host} was not resolved in time` };
    return { outcome: 'failed', reason: `the name ${host} does not resolve` };
  }
  if (addresses.length === 0) return { outcome: 'failed', reason: `the name ${host} does not resolve` };
  if (addresses.every((address) => policy.allows(address))) return { addresses };
  return { outcome: 'refused', reason: `must be at a public address; ${host} resolves to one that is not` };
}

async function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
