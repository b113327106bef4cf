import { encodeBody } from '../bus/body.ts';
import type { Subscription } from '../bus/bus.ts';
import { BusClosed } from '../errors.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { PeerAway, PeerRefused } from './errors.ts';
import { checkPeer, type Peers } from './peers.ts';

interface Server {
  readonly isCut: () => boolean;
  readonly answer: (question: unknown) => Promise<unknown>;
}

/** The network between nodes in memory: who serves which names. */
export class MemoryNetwork {
  readonly clock: Clock;
  readonly #servers = new Map<string, Server[]>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  serve(name: string, server: Server): () => void {
    this.#servers.set(name, [...(this.#servers.get(name) ?? []), server]);
    return () => {
      this.#servers.set(
        name,
        (this.#servers.get(name) ?? []).filter((each) => each !== server),
      );
    };
  }

  /** One of those who serve the name and can be reached, each in turn. */
  pick(name: string): Server | undefined {
    const servers = this.#servers.get(name) ?? [];
    const chosen = servers.find(({ isCut }) => !isCut());
    if (chosen) this.#servers.set(name, [...servers.filter((each) => each !== chosen), chosen]);
    return chosen;
  }
}

/** One node's connection to the network in memory. It can be cut: nobody is reached, and no answer leaves. */
export class MemoryPeers implements Peers {
  readonly #network: MemoryNetwork;
  readonly #ends = new Set<() => void>();
  readonly #closing = new AbortController();
  #cut = false;

  constructor(network: MemoryNetwork) {
    this.#network = network;
  }

  cut(): void {
    this.#cut = true;
  }

  heal(): void {
    this.#cut = false;
  }

  async ask(peer: string, question: unknown, withinMs: number): Promise<unknown> {
    this.#open();
    const text = encodeBody(question);
    const server = this.#network.pick(checkPeer(peer));
    if (this.#cut || !server) throw new PeerAway(`nobody serves ${peer}`);
    const over = new AbortController();
    const silence = wait(this.#network.clock, withinMs, AbortSignal.any([over.signal, this.#closing.signal]));
    const late = silence.then(() => {
      this.#open();
      throw new PeerAway(`${peer} did not answer within ${withinMs} ms`);
    });
    late.catch(() => undefined);
    const answer = Promise.resolve()
      .then(() => server.answer(JSON.parse(text)))
      .then(encodeBody)
      .catch((error: unknown) => {
        throw new PeerRefused(error instanceof Error ? error.message : String(error));
      });
    try {
      const got = await Promise.race([this.#arrived(answer, server), late]);
      return JSON.parse(got);
    } finally {
      over.abort();
    }
  }

  async serve(peer: string, answer: (question: unknown) => Promise<unknown>): Promise<Subscription> {
    this.#open();
    const end = this.#network.serve(checkPeer(peer), { isCut: () => this.#cut, answer });
    this.#ends.add(end);
    return {
      stop: async () => {
        this.#ends.delete(end);
        end();
      },
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const end of this.#ends) end();
    this.#ends.clear();
  }

  /** An answer that cannot travel never comes: the asker's time runs out. */
  async #arrived(answer: Promise<string>, server: Server): Promise<string> {
    try {
      return await answer;
    } finally {
      if (this.#cut || server.isCut()) await new Promise(() => undefined);
    }
  }

  #open(): void {
    if (this.#closing.signal.aborted) throw new BusClosed();
  }
}
