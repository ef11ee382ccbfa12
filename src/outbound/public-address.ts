import type { Address } from './address.ts';
import { contains, parseBlock } from './address-block.ts';

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

/** Returns whether an address is public. A NAT64 address is judged by its embedded IPv4 address. */
export function isPublic(address: Address): boolean {
  if (address.bits === 32) return !notPublicV4.some((block) => contains(block, address));
  if (contains(nat64, address)) return isPublic({ bits: 32, value: address.value & 0xffffffffn });
  return contains(publicV6, address) && !notPublicV6.some((block) => contains(block, address));
}
