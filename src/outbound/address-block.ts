import { type Address, parseAddress } from './address.ts';

/** All addresses that begin with the same bits. */
export interface AddressBlock extends Address {
  readonly prefix: number;
}

/**
 * A block in CIDR notation, or a single address.
 * @throws {RangeError} that quotes the text when it is neither.
 */
export function parseBlock(text: string): AddressBlock {
  const [base = '', length, ...rest] = text.split('/');
  const address = parseAddress(base);
  const prefix = length === undefined ? address?.bits : /^\d{1,3}$/.test(length) ? Number(length) : undefined;
  if (!address || prefix === undefined || prefix > address.bits || rest.length > 0) {
    throw new RangeError(`${JSON.stringify(text)} is neither an IP address nor a CIDR block like 10.0.0.0/8`);
  }
  return { ...address, prefix };
}

/** Whether an address is one of a block; an IPv4 block has no IPv6 spelling of its addresses. */
export function contains(block: AddressBlock, address: Address): boolean {
  const shift = BigInt(block.bits - block.prefix);
  return block.bits === address.bits && block.value >> shift === address.value >> shift;
}
