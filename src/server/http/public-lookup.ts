import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** A link to an address that is not called. */
export class PrivateAddressError extends Error {}

/** Looks a name up and refuses private addresses: the connection is made to what was looked at. */
export const publicLookup =
  (isAllowed: (address: string) => boolean = isPublicAddress): LookupFunction =>
  (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) {
        callback(error, '');
        return;
      }
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        callback(new PrivateAddressError(name), '');
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
