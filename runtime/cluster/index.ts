export { PeerAway } from './errors.ts';
export type { LeaseBook } from './lease-book.ts';
export { NatsLeaseBook, type NatsLeaseBookOptions } from './nats-lease-book.ts';
export { NatsPeers, type NatsPeersOptions } from './nats-peers.ts';
export type { Peers } from './peers.ts';
export { Router, type RouterOptions } from './router.ts';
export { SealedPeers } from './sealed-peers.ts';
export { ShardOwnership, type ShardOwnershipOptions } from './shard-ownership.ts';
