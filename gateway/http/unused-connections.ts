import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './access/address-rate-limit.ts';
import type { HttpLimits } from './limits.ts';

type Limits = Pick<HttpLimits, 'maxUnusedConnections' | 'maxUnusedConnectionsOfAddress'>;

/**
 * Follows the connections on which no request has arrived yet. Beyond the limits the oldest of the address that has the most
 * is closed: unfinished headers, which need no key, keep nobody else out. Gives what closes those on which nothing has come;
 * browsers open such ones ahead of need, and `server.close` would wait for them.
 */
export function trackUnused(server: Server, limits: Limits): () => void {
  const open = new Set<Socket>();
  /** With their network addresses, oldest first. */
  const unused = new Map<Socket, string>();
  const countOf = new Map<string, number>();
  const forget = (socket: Socket): void => {
    const address = unused.get(socket);
    if (address === undefined) return;
    unused.delete(socket);
    const count = (countOf.get(address) ?? 1) - 1;
    if (count === 0) countOf.delete(address);
    else countOf.set(address, count);
  };
  const closeOldest = (address: string): void => {
    for (const [socket, from] of unused) {
      if (from !== address) continue;
      forget(socket);
      socket.destroy();
      return;
    }
  };
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (countOf.get(address) ?? 0) + 1;
    unused.set(socket, address);
    countOf.set(address, count);
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      forget(socket);
    });
    if (count > limits.maxUnusedConnectionsOfAddress) closeOldest(address);
    else if (unused.size > limits.maxUnusedConnections) closeOldest(largest(countOf));
  });
  server.prependListener('request', ({ socket }) => forget(socket));
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}

function largest(countOf: ReadonlyMap<string, number>): string {
  let most = '';
  for (const [address, count] of countOf) if (count > (countOf.get(most) ?? 0)) most = address;
  return most;
}
