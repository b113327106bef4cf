import { connect, type NatsConnection } from 'nats';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import type { NatsAddress } from './address.ts';
import { inboxOf } from './inbox.ts';

/**
 * Bytes that the client gathers before it writes within one turn of the loop: what a transaction records is 300 KB, and each write
 * wakes the server. The client has the option, but not in its types; its default is 32 KB.
 */
const BATCHING = { pendingLimit: 512 * 1024 };

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
    ...BATCHING,
  });
}

/** How long a node that starts waits for the servers, and between two tries (ms): one that restarts is back in a second. */
const FIRST_WITHIN_MS = 15_000;
const RETRY_MS = 200;

/** As connectNats, for a start: servers that are just restarting are waited for. Rejects with the last error after 15 s. */
export async function connectAtStart(address: NatsAddress, clock: Clock): Promise<NatsConnection> {
  const until = clock.now() + FIRST_WITHIN_MS;
  for (;;) {
    try {
      return await connectNats(address);
    } catch (error) {
      if (clock.now() >= until) throw error;
      await wait(clock, RETRY_MS);
    }
  }
}
