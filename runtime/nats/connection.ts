import { connect, type NatsConnection } from 'nats';
import type { NatsAddress } from './address.ts';
import { inboxOf } from './inbox.ts';

/** One connection to the servers of the address, which comes back by itself for ever. Rejects when none answers within 5 s. */
export function connectNats(address: NatsAddress): Promise<NatsConnection> {
  return connect({
    servers: [...address.servers],
    ...(address.user !== undefined && { user: address.user, pass: address.pass ?? '' }),
    ...(address.encrypted && { tls: {} }),
    inboxPrefix: inboxOf(address.user),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    reconnectJitter: 100,
    pingInterval: 5000,
    timeout: 5000,
  });
}
