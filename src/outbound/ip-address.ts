import { Resolver } from 'node:dns/promises';
import { isIP, isIPv4, isIPv6, type LookupFunction, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an IP address; null for other text and for a scoped address (`fe80::1%eth0`). */
export function parseIpAddress(text: string): IpAddress | null {
  // The library alone also accepts `127.1`, and reads `::1.2.3.4` as `::ffff:1.2.3.4`.
  if (isIPv4(text)) return ipaddr.IPv4.parse(text);
  if (!isIPv6(text) || text.includes('%')) return null;
  return ipaddr.IPv6.parse(new URL(`http://[${text}]`).hostname.slice(1, -1));
}

type CidrBlock = [base: IpAddress, prefix: number];

/** Parses a CIDR block or a single address. @throws {RangeError} with the text if it is neither. */
export function parseBlock(text: string): CidrBlock {
  const [base = '', length] = text.split('/');
  const ip = parseIpAddress(base);
  if (ip && length === undefined) return [ip, ip.kind() === 'ipv4' ? 32 : 128];
  if (ip && ipaddr.isValidCIDR(text)) return [ip, Number(length)];
  throw new RangeError(
    `${JSON.stringify(text)} is neither an IP address nor a CIDR block such as 10.0.0.0/8`,
  );
}

/** Returns whether a block contains an address. An IPv4 block contains no IPv6 address. */
export function contains(block: CidrBlock, ip: IpAddress): boolean {
  return block[0].kind() === ip.kind() && ip.match(block);
}

/** Returns the network of an IPv6 address, such as `2001:db8:1::`; null for other text. */
export function ipv6Network(text: string, prefix: number): string | null {
  const ip = parseIpAddress(text);
  if (ip?.kind() !== 'ipv6') return null;
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${prefix}`).toString();
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
export function isPublic(ip: IpAddress): boolean {
  if (ip.kind() === 'ipv4') return !notPublicV4.some((block) => contains(block, ip));
  if (contains(nat64, ip)) return isPublic(ipaddr.fromByteArray(ip.toByteArray().slice(12)));
  return contains(publicV6, ip) && !notPublicV6.some((block) => contains(block, ip));
}

export interface IpPolicy {
  /** True if the address is public or in `allow`. */
  allows(ip: string): boolean;
  /** True if the address is in `allow`. */
  isListed(ip: string): boolean;
}

/** @param allow addresses and blocks that are allowed although not public. @throws {RangeError} if one is malformed. */
export function ipPolicy(allow: readonly string[]): IpPolicy {
  const listed = allow.map(parseBlock);
  const isListed = (text: string): boolean => {
    const ip = listed.length === 0 ? null : parseIpAddress(text);
    return ip !== null && listed.some((block) => contains(block, ip));
  };
  return {
    isListed,
    allows(text) {
      const ip = parseIpAddress(text);
      return ip !== null && (isListed(text) || isPublic(ip));
    },
  };
}

/** Returns a lookup of the vetted addresses only, so that a later DNS response can't replace them. */
export function pinnedLookup(ips: readonly string[]): LookupFunction {
  const records = ips.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    if (options.all) return callback(null, records);
    const [first = { address: '', family: 0 }] = records;
    callback(null, first.address, first.family);
  };
}

/** Destroys a socket that is connected to a forbidden address, before anything is written to it. */
export function guardSocket(socket: Socket, policy: IpPolicy): void {
  const check = () => {
    if (policy.allows(socket.remoteAddress ?? '')) return;
    socket.destroy(new ForbiddenIpError('connected to an address that is not public'));
  };
  if (socket.connecting) socket.prependOnceListener('connect', check);
  else check();
}

export class ForbiddenIpError extends Error {
  override readonly name = 'ForbiddenIpError';
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
    const ips = lookups.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    if (ips.length > 0) return ips;
    const reasons: NodeJS.ErrnoException[] = lookups.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    throw reasons.find(({ code }) => !nothingThere.has(code ?? '')) ?? reasons[0];
  };
}

type Vetted =
  | { readonly ips: readonly string[] }
  | { readonly outcome: 'refused' | 'failed' | 'timeout'; readonly reason: string };

/** Returns a host's addresses, or the reason to refuse it. The reason never reveals a private address. */
export async function vetHost(
  url: URL,
  policy: IpPolicy,
  lookup: Lookup,
  signal: AbortSignal,
): Promise<Vetted> {
  // IPv6 literals have brackets. The URL parser has already normalized other spellings of IPv4.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) {
    return policy.allows(host)
      ? { ips: [host] }
      : { outcome: 'refused', reason: `must have a public address; ${host} is not public` };
  }
  let ips: readonly string[];
  try {
    ips = await unlessAborted(signal, lookup(host));
  } catch {
    if (signal.aborted)
      return { outcome: 'timeout', reason: `the host name ${host} was not resolved in time` };
    return { outcome: 'failed', reason: `the host name ${host} does not resolve` };
  }
  if (ips.length === 0) return { outcome: 'failed', reason: `the host name ${host} does not resolve` };
  if (ips.every((ip) => policy.allows(ip))) return { ips };
  return {
    outcome: 'refused',
    reason: `must have a public address; ${host} resolves to an address that is not public`,
  };
}

async function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
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
