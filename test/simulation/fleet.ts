/** Fleet: the nodes of a world and what befalls them. A seed decides how many there are and when they die, stand still, are cut off, go and come. */

import { LeaseTable } from '../../runtime/cluster/memory-lease-book.ts';
import { MemoryNetwork } from '../../runtime/cluster/memory-peers.ts';
import { BusClosed } from '../../runtime/errors.ts';
import type { MemoryStore } from '../../runtime/index.ts';
import type { LogPosition } from '../../runtime/replication/index.ts';
import { MemoryLog } from '../../runtime/replication/memory-log.ts';
import { APPLIED } from '../../runtime/replication/replica-keys.ts';
import { Dice } from './dice.ts';
import { Purge } from './faulty/purge.ts';
import type { FleetOptions } from './fleet-options.ts';
import { Gate, type Place } from './gate.ts';
import { Node } from './node.ts';
import type { LineName, Server } from './node-options.ts';
import { type Fuse, newSlot, type Slot } from './slot.ts';
import { type Moment, orderly, type Trouble, troublesOf } from './troubles.ts';
import { Witness } from './witness.ts';

/** A node that is alone is back after at most this long, in virtual milliseconds. */
const DOWN_MS = 8_000;

/** A process that has not ended by itself so long after it was told to (ms) is killed. */
const KILL_MS = 30_000;

/** A trouble that has not come to its moment after so long (ms) is let be. */
const FUSE_MS = 15_000;

/** More nodes than this are no other world than fewer. */
const MOST = 4;

/** As short as it is for the journal: an entry whose answer was lost in a cut is appended a second time. */
const DUPLICATE_WINDOW_MS = 2_000;

export class Fleet {
  readonly witness: Witness | undefined;
  readonly count = { crash: 0, freeze: 0, cut: 0, leave: 0, join: 0, purge: 0, stranger: 0 };
  readonly #options: FleetOptions;
  readonly #dice: Dice;
  readonly #purge: Purge;
  readonly #server: Server;
  readonly #slots: Slot[] = [];
  #crashesLeft: number;
  #lives = 0;
  /** Troubles that are to come, or not over. */
  #pending = 0;
  #isTrimmed = false;

  constructor(options: FleetOptions) {
    const { seed, nodes, disturbed, clock, journal } = options;
    this.#options = options;
    this.#dice = new Dice(seed, 'fleet');
    this.#purge = new Purge(journal, () => this.#purged());
    this.#crashesLeft = disturbed && nodes === 1 ? this.#dice.whole(5) : 0;
    if (nodes === 1) this.#server = { journal };
    else {
      const log = new MemoryLog({ clock, duplicateWindowMs: DUPLICATE_WINDOW_MS });
      this.witness = new Witness(log);
      this.#server = { journal, shared: { log, table: new LeaseTable(), network: new MemoryNetwork(clock) } };
    }
  }

  start(): void {
    for (let index = 0; index < this.#options.nodes; index++) this.#boot(this.#newcomer());
  }

  /** Processes that serve clients now. */
  get up(): Node[] {
    return this.#slots.flatMap(({ node }) => (node?.isUp ? [node] : []));
  }

  /** What the world has come to; of a node that is alone, as its process sees it: undefined while it has none. */
  get truth(): MemoryStore | undefined {
    return this.witness?.store ?? this.up[0]?.memory;
  }

  /** Nothing more befalls anybody, and everybody who is not gone for good is there. */
  get isQuiet(): boolean {
    return this.#pending === 0 && this.#slots.every(({ isGone, node }) => isGone || node?.isUp);
  }

  /** What the seed has in store begins now. */
  unleash(): void {
    const { disturbed, nodes } = this.#options;
    if (!disturbed || nodes === 1) return;
    const troubles = troublesOf(this.#dice);
    for (const trouble of this.#options.orderly ? orderly(troubles) : troubles)
      this.#after(trouble.at, () => this.#befall(trouble));
  }

  /** From here on no node crashes, and the network is good. */
  calm(): void {
    this.#crashesLeft = 0;
    for (const { node } of this.#slots) node?.calm();
  }

  #newcomer(): Slot {
    const slot = newSlot(`node-${'abcd'[this.#slots.length]}`);
    this.#slots.push(slot);
    return slot;
  }

  #boot(slot: Slot): void {
    const { clock, disturbed, complain, trace, tell } = this.#options;
    const gate = new Gate(clock, (where) => {
      trace.note(slot.name, clock.now());
      if (slot.node?.gate === gate) this.#passed(slot, where);
    });
    const onError = (what: string, error: unknown): void => {
      // A node that leaves while it is cut off from the journal waits some seconds, and then loses what only observers hear.
      if (slot.isLeaving && what.startsWith('recording') && error instanceof BusClosed) return;
      // Where messages overtake one another, one that came too early comes again: what is given up is a dead letter.
      if (!gate.isDead && !(this.#server.shared && what.startsWith('delivery')))
        complain(`${slot.name}: ${what}: ${error}`);
    };
    const node = new Node({
      ...this.#options,
      name: slot.name,
      disk: slot.disk,
      life: this.#lives++,
      server: this.#server,
      gate,
      trouble: disturbed ? 0.05 : 0,
      onError,
      onTransitions: (transitions) => void (gate.isDead || tell(transitions)),
      onAppended: (subject) => this.#purge.appended(subject),
    });
    slot.node = node;
    node.start(slot.cuts).catch((error) => onError('start', error));
  }

  /** The node may die here; then the call never comes back, as nothing of a dead process does. */
  #passed(slot: Slot, where: Place): void {
    if (this.#crashesLeft > 0 && this.#dice.happens(0.01)) {
      this.#crashesLeft -= 1;
      this.#crash(slot, this.#dice.whole(DOWN_MS), false);
    }
    for (const fuse of slot.fuses) {
      if (fuse.where !== where || --fuse.passes > 0) continue;
      slot.fuses.delete(fuse);
      fuse.burn();
    }
  }

  #crash(slot: Slot, downMs: number, forGood: boolean): void {
    this.count.crash += 1;
    this.#end(slot);
    slot.disk.crash(this.#dice.whole(slot.disk.unsynced + 1));
    this.#return(slot, downMs, forGood);
  }

  #end(slot: Slot): void {
    slot.node?.die();
    slot.node = undefined;
    slot.isLeaving = false;
  }

  #return(slot: Slot, downMs: number, forGood: boolean): void {
    if (forGood && this.#canDoWithout(slot)) {
      slot.isGone = true;
      return;
    }
    this.#after(downMs, () => {
      if (this.#server.shared && this.#dice.happens(0.3)) this.#trim();
      this.#boot(slot);
    });
  }

  /** Another one is there or comes back, and needs nobody to copy from. */
  #canDoWithout(slot: Slot): boolean {
    const canGoOn = ({ isGone, disk }: Slot): boolean => !isGone && disk.durable(APPLIED) !== undefined;
    return !this.#isTrimmed && this.#slots.some((other) => other !== slot && canGoOn(other));
  }

  #befall(trouble: Trouble): void {
    const there = this.#slots.filter(({ node }) => node !== undefined);
    const slot = there[trouble.whom % there.length];
    if (slot?.node === undefined) return;
    this.#options.trace.note(`${trouble.kind} ${slot.name}`, this.#options.clock.now());
    switch (trouble.kind) {
      case 'crash':
        this.#inTheMiddle(slot, trouble, () => this.#crash(slot, trouble.downMs, trouble.forGood));
        return;
      case 'freeze':
        this.#inTheMiddle(slot, trouble, (node) => this.#freeze(node, trouble.ms));
        return;
      case 'cut':
        this.#inTheMiddle(slot, trouble, () => this.#cut(slot, trouble.lines, trouble.ms));
        return;
      case 'leave':
        this.#leave(slot, slot.node, trouble);
        return;
      case 'join':
        this.#join();
        return;
      case 'purge':
        this.#purge.isDue = true;
        this.#after(FUSE_MS, () => this.#purge.isDue && this.#purge.now());
        return;
      case 'stranger':
        this.count.stranger += 1;
        this.#options.intrude();
        return;
      default:
        trouble satisfies never;
    }
  }

  /** Of something that the process, or the one after it, may never come to: then it does not happen. */
  #inTheMiddle(slot: Slot, { where, passes }: Moment, act: (node: Node) => void): void {
    const fuse: Fuse = { where, passes, burn: () => slot.node && act(slot.node) };
    slot.fuses.add(fuse);
    this.#after(FUSE_MS, () => slot.fuses.delete(fuse));
  }

  #freeze(node: Node, ms: number): void {
    this.count.freeze += 1;
    node.gate.freeze();
    this.#after(ms, () => node.gate.thaw());
  }

  /** Also of the process that comes after this one, if it dies meanwhile. */
  #cut(slot: Slot, lines: readonly LineName[], ms: number): void {
    this.count.cut += 1;
    for (const line of lines) {
      slot.cuts.add(line);
      slot.node?.cut(line);
    }
    this.#after(ms, () => {
      for (const line of lines) {
        slot.cuts.delete(line);
        slot.node?.heal(line);
      }
    });
  }

  #leave(slot: Slot, node: Node, { downMs, forGood }: Extract<Trouble, { kind: 'leave' }>): void {
    if (slot.isLeaving || !node.isUp) return;
    this.count.leave += 1;
    slot.isLeaving = true;
    const gone = (): void => {
      if (slot.node !== node) return;
      this.#end(slot);
      slot.disk.sync();
      this.#return(slot, downMs, forGood);
    };
    node.stop().then(gone, (error) => this.#options.complain(`${slot.name}: stop: ${error}`));
    this.#after(KILL_MS, gone);
  }

  #join(): void {
    if (this.#slots.length >= MOST) return;
    this.count.join += 1;
    if (this.#dice.happens(0.5)) this.#trim();
    this.#boot(this.#newcomer());
  }

  #purged(): void {
    this.count.purge += 1;
    for (const { node } of this.#slots) node?.mend(1 + this.#dice.whole(2_000));
  }

  /** The log lets its oldest entries go, up to where those who run could go on even from their disks: the others have to copy. */
  #trim(): void {
    const { log } = this.#server.shared as NonNullable<Server['shared']>;
    const running = this.#slots.filter(({ node, isLeaving }) => node?.isUp && !isLeaving);
    const places = running.map(({ disk }) => (disk.durable(APPLIED) as LogPosition | undefined)?.position ?? 0);
    const first = Math.min(...places) + 1;
    if (places.length === 0 || first <= log.bounds.first) return;
    log.trim(first);
    this.#isTrimmed = true;
  }

  #after(ms: number, act: () => void): void {
    const { clock } = this.#options;
    this.#pending += 1;
    clock.at(clock.now() + ms, () => {
      this.#pending -= 1;
      act();
    });
  }
}
