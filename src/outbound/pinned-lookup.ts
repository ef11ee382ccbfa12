import { isIP, type LookupFunction, type Socket } from 'node:net';
import type { AddressPolicy } from './address-policy.ts';

/** A resolver for a socket that knows no addresses but the vetted ones, whatever the name servers say by now. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    if (options.all) return callback(null, answers);
    const [first = { address: '', family: 0 }] = answers;
    callback(null, first.address, first.family);
  };
}

/** Destroys a socket, before anything is written to it, when it turns out connected to an address that isn't allowed. */
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
