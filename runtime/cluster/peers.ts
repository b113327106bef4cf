import type { Subscription } from '../bus/bus.ts';

/**
 * Peers: questions from node to node. Owns that a question reaches one of those who serve a name; knows nothing of what is
 * asked.
 *
 * Invariants (one contract suite holds every implementation to them):
 *  1. Of several who serve a name, one gets the question.
 *  2. `ask` rejects with PeerAway at once when nobody serves the name, and otherwise after `withinMs`; with PeerRefused when
 *     the answer was an error. The question may have been handled all the same.
 *  3. Questions and answers are JSON values; what arrives equals what was sent.
 */
export interface Peers {
  /** The answer. `peer` is a node's name or another name that nodes serve: letters, digits, `-` and `_`, and a `.` between levels. */
  ask(peer: string, question: unknown, withinMs: number): Promise<unknown>;

  /** Resolves when questions reach it; what `answer` rejects with reaches who asked, as its message. */
  serve(peer: string, answer: (question: unknown) => Promise<unknown>): Promise<Subscription>;

  /** Ends what is served and asked; every call rejects with BusClosed afterwards. */
  close(): Promise<void>;
}

/** The name, if it is one. Throws RangeError. */
export function checkPeer(peer: string): string {
  if (!/^[\w-]{1,128}(\.[\w-]{1,128})?$/.test(peer))
    throw new RangeError(`not the name of a peer: ${JSON.stringify(peer)}`);
  return peer;
}
