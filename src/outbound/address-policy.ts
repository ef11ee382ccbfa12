import { parseAddress } from './address.ts';
import { contains, parseBlock } from './address-block.ts';
import { isPublic } from './public-address.ts';

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
