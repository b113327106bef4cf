import { stringHash } from '../../protocols/index.ts';
import { entityOf } from '../hosting/index.ts';

/** Parts into which all actors are divided; never to be changed, since nodes of two builds run side by side. */
export const SHARDS = 64;

/** The shard, 0 to 63, of an entity, or of an actor by its key: a review, its experts and its couriers are in one. */
export function shardOf(key: string): number {
  return stringHash(entityOf(key)) % SHARDS;
}
