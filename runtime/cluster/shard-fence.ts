import type { Key, Store } from '../store/store.ts';

/** The fence names the node that writes for a shard's actors: each of their commits holds only while it is as the writer knows it. */
export interface ShardFence {
  readonly node: string;
  readonly epoch: number;
}

/** Key of the fence of a shard. */
export const fenceKey = (shard: number): Key => ['home', shard];

/**
 * Resolves to whether the fence is set: not when somebody else has changed it since it was `before`. What the last owner
 * wrote is visible then, for it comes before in the log.
 */
export function setFence(store: Store, shard: number, fence: ShardFence, before: unknown): Promise<boolean> {
  const key = fenceKey(shard);
  const asBefore = before === undefined ? { absent: key } : { present: key, value: before };
  return store.commit([{ op: 'put', key, value: fence }], [asBefore]);
}
