import { PeerAway, type Peers } from '../../../runtime/cluster/index.ts';
import { type MemoryNetwork, MemoryPeers } from '../../../runtime/cluster/memory-peers.ts';
import type { Subscription } from '../../../runtime/index.ts';
import type { Line } from '../line.ts';

/** A connection to the other nodes over a bad network: a question comes late or twice, and its answer may be lost. */
export class FaultyPeers implements Peers {
  readonly #peers: MemoryPeers;
  readonly #line: Line;

  constructor(network: MemoryNetwork, line: Line) {
    this.#peers = new MemoryPeers(network);
    this.#line = line;
  }

  cut(): void {
    this.#peers.cut();
  }

  heal(): void {
    this.#peers.heal();
  }

  async ask(peer: string, question: unknown, withinMs: number): Promise<unknown> {
    const { gate } = this.#line;
    await gate.pass();
    await this.#line.delay();
    if (this.#line.fails()) void this.#peers.ask(peer, question, withinMs).catch(() => undefined);
    const answer = await this.#asked(peer, question, withinMs);
    if (this.#line.fails()) {
      await gate.pause(withinMs);
      throw new PeerAway(`the answer of ${peer} was lost`);
    }
    return answer;
  }

  async #asked(peer: string, question: unknown, withinMs: number): Promise<unknown> {
    try {
      return await this.#peers.ask(peer, question, withinMs);
    } finally {
      await this.#line.gate.pass();
    }
  }

  async serve(peer: string, answer: (question: unknown) => Promise<unknown>): Promise<Subscription> {
    const { gate } = this.#line;
    await gate.pass();
    return this.#peers.serve(peer, async (question) => {
      await gate.pass();
      try {
        return await answer(question);
      } finally {
        await gate.pass();
      }
    });
  }

  close(): Promise<void> {
    return this.#peers.close();
  }
}
