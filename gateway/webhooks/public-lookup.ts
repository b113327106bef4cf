import type { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { refuseAddress } from './target-policy.ts';

/** One error for every failure: a caller must not learn which names exist in this service's network. */
export const NO_ADDRESS = 'the receiver has no public address';

/** A name that leads to no address that may be called. */
export class NoPublicAddress extends Error {}

/** Resolves a name to public addresses only; fails when it has none. */
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
