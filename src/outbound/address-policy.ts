import { parseAddress } from './address.ts';
import { contains, parseBlock } from './address-block.ts';
import { isPublic } from './public-address.ts';

/** Which addresses may be connected to. */
export interface AddressPolicy {
  /** Whether an address is public or allowed by configuration. */
  allows(address: string): boolean;
  /** Whether an address is allowed by configuration, public or not. */
  isListed(address: string): boolean;
}

/**
 * @param allow Addresses and CIDR blocks that may be connected to though they aren't public.
 * @throws {RangeError} that quotes the first malformed one.
 */
export function addressPolicy(allow: readonly string[]): AddressPolicy {
  const listed = allow.map(parseBlock);
  const isListed = (text: string): boolean => {
    const address = parseAddress(text);
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
