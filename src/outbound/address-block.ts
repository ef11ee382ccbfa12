import { type Address, parseAddress } from './address.ts';

export interface AddressBlock extends Address {
  readonly prefix: number;
}

/** Parses a CIDR block or a single address. @throws {RangeError} with the text if it is neither. */
export function parseBlock(text: string): AddressBlock {
  const [base = '', length, ...rest] = text.split('/');
  const address = parseAddress(base);
  const prefix = length === undefined ? address?.bits : /^\d{1,3}$/.test(length) ? Number(length) : undefined;
  if (!address || prefix === undefined || prefix > address.bits || rest.length > 0) {
    throw new RangeError(
      `${JSON.stringify(text)} is neither an IP address nor a CIDR block such as 10.0.0.0/8`,
    );
  }
  return { ...address, prefix };
}

/** Returns whether a block contains an address. An IPv4 block contains no IPv6 address. */
export function contains(block: AddressBlock, address: Address): boolean {
  const shift = BigInt(block.bits - block.prefix);
  return block.bits === address.bits && block.value >> shift === address.value >> shift;
}
