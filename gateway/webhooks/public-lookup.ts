import type { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { refuseAddress } from './target-policy.ts';

/** One for all: whether a name exists in the network of this service is nobody's business. */
export const NO_ADDRESS = 'the receiver has no public address';

/** A name that leads to no address that may be called. */
export class NoPublicAddress extends Error {}

/** Name resolution that yields only addresses that may be called, and fails when there is none. */
export function publicAddressLookup(resolve: typeof lookup, allowLoopback: boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const allowed = addresses.filter(({ address }) => refuseAddress(address, allowLoopback) === undefined);
      const [first] = allowed;
      if (first === undefined) return callback(new NoPublicAddress(NO_ADDRESS), '', 0);
      if (options.all) return callback(null, allowed);
      return callback(null, first.address, first.family);
    });
  };
}
