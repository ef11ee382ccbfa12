import { isIP, type LookupFunction, type Socket } from 'node:net';
import type { AddressPolicy } from './address-policy.ts';

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
