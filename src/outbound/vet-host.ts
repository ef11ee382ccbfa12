import { isIP } from 'node:net';
import type { AddressPolicy } from './address-policy.ts';
import type { Lookup } from './resolve-host.ts';

export type Vetted =
  | { readonly addresses: readonly string[] }
  | { readonly outcome: 'refused' | 'failed' | 'timeout'; readonly reason: string };

/** Returns a host's addresses, or the reason to refuse it. The reason never reveals a private address. */
export async function vetHost(
  url: URL,
  policy: AddressPolicy,
  lookup: Lookup,
  signal: AbortSignal,
): Promise<Vetted> {
  // IPv6 literals have brackets. The URL parser has already normalized other spellings of IPv4.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) {
    return policy.allows(host)
      ? { addresses: [host] }
      : { outcome: 'refused', reason: `must have a public address; ${host} is not public` };
  }
  let addresses: readonly string[];
  try {
    addresses = await before(signal, lookup(host));
  } catch {
    if (signal.aborted)
      return { outcome: 'timeout', reason: `the host name ${host} was not resolved in time` };
    return { outcome: 'failed', reason: `the host name ${host} does not resolve` };
  }
  if (addresses.length === 0) return { outcome: 'failed', reason: `the host name ${host} does not resolve` };
  if (addresses.every((address) => policy.allows(address))) return { addresses };
  return {
    outcome: 'refused',
    reason: `must have a public address; ${host} resolves to an address that is not public`,
  };
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
