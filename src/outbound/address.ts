import { Resolver } from 'node:dns/promises';
import { isIP, isIPv4, isIPv6, type LookupFunction, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an IP address; null for other text and for a scoped address (`fe80::1%eth0`). */
export function parseAddress(text: string): Address | null {
  // The library alone also accepts `127.1`, and reads `::1.2.3.4` as `::ffff:1.2.3.4`.
  if (isIPv4(text)) return ipaddr.IPv4.parse(text);
  if (!isIPv6(text) || text.includes('%')) return null;
  return ipaddr.IPv6.parse(new URL(`http://[${text}]`).hostname.slice(1, -1));
}

type AddressBlock = [base: Address, prefix: number];

/** Parses a CIDR block or a single address. @throws {RangeError} with the text if it is neither. */
export function parseBlock(text: string): AddressBlock {
  const [base = '', length] = text.split('/');
  const address = parseAddress(base);
  if (address && length === undefined) return [address, address.kind() === 'ipv4' ? 32 : 128];
  if (address && ipaddr.isValidCIDR(text)) return [address, Number(length)];
  throw new RangeError(
    `${JSON.stringify(text)} is neither an IP address nor a CIDR block such as 10.0.0.0/8`,
  );
}

/** Returns whether a block contains an address. An IPv4 block contains no IPv6 address. */
export function contains(block: AddressBlock, address: Address): boolean {
  return block[0].kind() === address.kind() && address.match(block);
}

/** Returns the network of an IPv6 address, such as `2001:db8:1::`; null for other text. */
export function ipv6Network(text: string, prefix: number): string | null {
  const address = parseAddress(text);
  if (address?.kind() !== 'ipv6') return null;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${prefix}`).toString();
}

/** IANA special-purpose registry. */
const notPublicV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Azure's platform address, reachable only from its virtual machines.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map(parseBlock);

/** Protocol assignments, documentation and 6to4 inside the public block. */
const publicV6 = parseBlock('2000::/3');
const notPublicV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(parseBlock);
const nat64 = parseBlock('64:ff9b::/96');

/** Returns whether an address is public. For a NAT64 address, the embedded IPv4 address is checked. */
export function isPublic(address: Address): boolean {
  if (address.kind() === 'ipv4') return !notPublicV4.some((block) => contains(block, address));
  if (contains(nat64, address)) return isPublic(ipaddr.fromByteArray(address.toByteArray().slice(12)));
  return contains(publicV6, address) && !notPublicV6.some((block) => contains(block, address));
}

export interface AddressPolicy {
  /** True if the address is public or in `allow`. */
  allows(address: string): boolean;
  /** True if the address is in `allow`. */
  isListed(address: string): boolean;
}

/** @param allow addresses and blocks that are allowed although not public. @throws {RangeError} if one is malformed. */
export function addressPolicy(allow: readonly string[]): AddressPolicy {
  const listed = allow.map(parseBlock);
  const isListed = (text: string): boolean => {
    const address = listed.length === 0 ? null : parseAddress(text);
    return address !== null && listed.some((block) => contains(block, address));
  };
  return {
    isListed,
    allows(text) {
      const address = parseAddress(text);
      return address !== null && (isListed(text) || isPublic(address));
    },
  };
}

/** Returns a lookup of the vetted addresses only, so that a later DNS response can't replace them. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    if (options.all) return callback(null, records);
    const [first = { address: '', family: 0 }] = records;
    callback(null, first.address, first.family);
  };
}

/** Destroys a socket that is connected to a forbidden address, before anything is written to it. */
export function guardSocket(socket: Socket, policy: AddressPolicy): void {
  const check = () => {
    if (policy.allows(socket.remoteAddress ?? '')) return;
    socket.destroy(new ForbiddenAddressError('connected to an address that is not public'));
  };
  if (socket.connecting) socket.prependOnceListener('connect', check);
  else check();
}

export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
}

/** Returns a host's IPv4 and IPv6 addresses; throws if there are none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

const nothingThere = new Set(['ENODATA', 'ENOTFOUND']);

/** Asks the name servers directly: the system's resolver would occupy a thread while a name server is silent. */
export function createResolver(servers?: readonly string[]): Lookup {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    // RFC 6761: not sent to a name server.
    if (/(^|\.)localhost\.?$/.test(hostname)) return ['127.0.0.1', '::1'];
    const lookups = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = lookups.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    if (addresses.length > 0) return addresses;
    const reasons: NodeJS.ErrnoException[] = lookups.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    throw reasons.find(({ code }) => !nothingThere.has(code ?? '')) ?? reasons[0];
  };
}

type Vetted =
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
