import { formatSubject, parseSubject } from '../../protocols/index.ts';
import type { Peers } from '../../runtime/cluster/index.ts';
import type { Host } from '../../runtime/hosting/index.ts';
import type { Bus, Store, Write } from '../../runtime/index.ts';
import type { CommitLog, LogEntry } from '../../runtime/replication/index.ts';
import type { Dice } from './dice.ts';

/** A defect planted on purpose: what the node gets instead of an honest port. */
export interface Sabotage {
  readonly store?: (store: Store) => Store;
  readonly bus?: (bus: Bus) => Bus;
  /** What the replica follows. */
  readonly log?: (log: CommitLog, dice: Dice) => CommitLog;
  /** What homes set their fences in, and what their actors commit to. */
  readonly fences?: (store: Store) => Store;
  /** What messages are passed on by. */
  readonly peers?: (peers: Peers) => Peers;
  /** What it does with the messages of strangers, beside what an honest node does. */
  readonly hears?: (bus: Bus, host: Host) => Promise<unknown>;
  /** It brings nothing again after the journal was purged. */
  readonly isBlindToPurges?: boolean;
  /** What the ledger of model calls writes to. */
  readonly calls?: (store: Store, dice: Dice) => Store;
  /** Whether a process that is told to stop aborts the calls that are under way. */
  readonly abortsCalls?: boolean;
}

/** A store whose transactions forget some of their writes. */
const forgetful = (area: string): Sabotage => ({
  store: (store) =>
    wrapped(store, {
      commit: (writes, conditions) =>
        store.commit(
          writes.filter((write: Write) => write.op !== 'put' || write.key[0] !== area),
          conditions,
        ),
    }),
});

const isClaim = (writes: readonly Write[]): boolean => writes.some(({ key }) => key[0] === 'home');

/** Defects that a runtime of this kind can have, each planted behind an honest port. The simulator must find them all. */
export const DEFECTS: Readonly<Record<string, Sabotage>> = {
  'skip the flush': { store: (store) => wrapped(store, { flush: async () => {} }) },
  'acknowledge early': {
    bus: (bus) =>
      wrapped(bus, {
        consume: (name, patterns, onDelivery) =>
          bus.consume(name, patterns, (delivery) => {
            delivery.ack();
            onDelivery({ ...delivery, ack: () => {}, retry: () => {} });
          }),
      }),
  },
  'forget the inbox': forgetful('inbox'),
  'lose the alarm': forgetful('alarm'),
  'forget the outbox': forgetful('outbox'),
  'forget the order': forgetful('order'),
  'forget who awaits derived actors': forgetful('resume'),
  'publish twice without identity': {
    bus: (bus) =>
      wrapped(bus, {
        append: async (subject, body, id) => {
          await bus.append(subject, body, `${id}/again`);
          return await bus.append(subject, body, id);
        },
      }),
  },
  'drop the fence': {
    fences: (store) =>
      wrapped(store, { commit: (writes, conditions) => store.commit(writes, isClaim(writes) ? conditions : []) }),
  },
  'go on though the fence failed': {
    fences: (store) =>
      wrapped(store, {
        commit: async (writes, conditions) => (await store.commit(writes, conditions)) || !isClaim(writes),
      }),
  },
  'claim without comparing the fence': {
    fences: (store) =>
      wrapped(store, { commit: (writes, conditions) => store.commit(writes, isClaim(writes) ? [] : conditions) }),
  },
  'take a shard before being caught up': {
    fences: (store) =>
      wrapped(store, {
        commit: async (writes, conditions) => {
          const held = store.commit(writes, conditions);
          if (!isClaim(writes)) return await held;
          held.catch(() => undefined);
          return true;
        },
      }),
  },
  'acknowledge what was passed on before it is handled': {
    peers: (peers) =>
      wrapped(peers, {
        ask: async (peer, question, withinMs) => {
          peers.ask(peer, question, withinMs).catch(() => undefined);
          return { outcome: 'handled' };
        },
      }),
  },
  'believe any sender of a statement': {
    hears: (bus, host) =>
      bus.subscribe('conclave-expert.*.offer.*.*', ({ subject, body }) => {
        const offer = parseSubject(subject);
        if (offer?.kind !== 'offer') return;
        const statement = formatSubject({ ...offer, kind: 'statement' });
        host.handle({ subject: statement, body, id: `believed/${subject}` }).catch(() => undefined);
      }),
  },
  'notice no purge of the journal': { isBlindToPurges: true },
  'skip an entry of the log': {
    log: (log, dice) =>
      wrapped(log, {
        follow: (after, onEntry, onLost) => {
          const take = (entry: LogEntry) => onEntry(dice.happens(0.01) ? { ...entry, body: undefined } : entry);
          return log.follow(after, take, onLost);
        },
      }),
  },
};

/**
 * Seeds that found defects that few seeds find. They are tried first: the search through all seeds before them is the longest
 * part of the simulation's tests. One that no longer finds its defect costs time and nothing else.
 */
export const FOUND_BY: Readonly<Record<string, number>> = {
  'skip the flush': 10,
  'forget the inbox': 6,
  'lose the alarm': 4,
  'forget the outbox': 10,
  'forget the order': 4,
  'forget who awaits derived actors': 18,
  'notice no purge of the journal': 3,
  'publish twice without identity': 14,
  'drop the fence': 7,
  'go on though the fence failed': 122,
  'claim without comparing the fence': 36,
  'take a shard before being caught up': 4,
  'believe any sender of a statement': 7,
};

/** The port with some of its methods replaced. */
function wrapped<Port extends object>(port: Port, methods: Partial<Port>): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const replaced = methods[name as keyof Port];
      const value = replaced ?? (target as unknown as Record<string | symbol, unknown>)[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
