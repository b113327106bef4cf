import type { Subscription } from '../bus/bus.ts';
import type { Seal } from '../sealing/seal.ts';
import type { Peers } from './peers.ts';

/**
 * Peers whose questions and answers only holders of the cluster's secret can read, and ask: rows of the store travel so. A
 * question that is not sealed is refused.
 */
export class SealedPeers implements Peers {
  readonly #peers: Peers;
  readonly #seal: Seal;

  constructor(peers: Peers, seal: Seal) {
    this.#peers = peers;
    this.#seal = seal;
  }

  async ask(peer: string, question: unknown, withinMs: number): Promise<unknown> {
    return this.#open(await this.#peers.ask(peer, this.#close(question, ASKED), withinMs), ANSWERED);
  }

  serve(peer: string, answer: (question: unknown) => Promise<unknown>): Promise<Subscription> {
    return this.#peers.serve(peer, async (question) => {
      const said = await answer(this.#open(question, ASKED));
      if (said === undefined) throw new TypeError('there is no answer');
      return this.#close(said, ANSWERED);
    });
  }

  close(): Promise<void> {
    return this.#peers.close();
  }

  #close(value: unknown, context: string): string {
    return Buffer.from(this.#seal.close(Buffer.from(JSON.stringify(value)), context)).toString('base64');
  }

  #open(sealed: unknown, context: string): unknown {
    const bytes = Buffer.from(typeof sealed === 'string' ? sealed : '', 'base64');
    return JSON.parse(Buffer.from(this.#seal.open(bytes, context)).toString());
  }
}

const [ASKED, ANSWERED] = ['question', 'answer'] as const;
