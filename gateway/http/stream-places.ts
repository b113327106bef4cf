/** StreamPlaces: the event streams that are open, so that no account and no address takes the others' room. */
import { networkOf } from './access/address-rate-limit.ts';

export interface StreamLimits {
  readonly maxStreams: number;
  readonly maxStreamsOfAccount: number;
  readonly maxStreamsOfAddress: number;
}

export interface StreamOwner {
  readonly account: string;
  /** Network address of the client. */
  readonly address: string | undefined;
}

export class StreamPlaces {
  readonly #limits: StreamLimits;
  readonly #open = new Set<{ readonly account: string; readonly network: string }>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Streams that are open now. */
  get open(): number {
    return this.#open.size;
  }

  /** Whether there is room for one more of this owner. */
  hasRoom({ account, address }: StreamOwner): boolean {
    const { maxStreams, maxStreamsOfAccount, maxStreamsOfAddress } = this.#limits;
    if (this.#open.size >= maxStreams) return false;
    const network = networkOf(address ?? '');
    let [own, near] = [0, 0];
    for (const stream of this.#open) {
      if (stream.account === account) own += 1;
      if (stream.network === network) near += 1;
    }
    return own < maxStreamsOfAccount && near < maxStreamsOfAddress;
  }

  /** Counts one until what is given back is called. */
  begin({ account, address }: StreamOwner): () => void {
    const stream = { account, network: networkOf(address ?? '') };
    this.#open.add(stream);
    return () => {
      this.#open.delete(stream);
    };
  }
}
