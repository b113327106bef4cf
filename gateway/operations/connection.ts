import { type ConnectionOptions, connect, type NatsConnection } from 'nats';
import { inboxOf, parseAddress } from '../../runtime/index.ts';

/** Its own connection to the message server of this address, for requests that are answered. */
export function connectTo(address: string, options: ConnectionOptions = {}): Promise<NatsConnection> {
  const { servers, encrypted, user, pass } = parseAddress(address);
  return connect({
    ...options,
    servers: [...servers],
    inboxPrefix: inboxOf(user),
    ...(encrypted && { tls: {} }),
    ...(user !== undefined && { user }),
    ...(pass !== undefined && { pass }),
  });
}
