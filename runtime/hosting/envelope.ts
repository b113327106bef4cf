import type { AnyMachineSnapshot } from 'xstate';
import type { Moved } from '../observation/transition.ts';
import type { Behaviour } from './behaviour.ts';

/** A snapshot as it is in the store. */
export interface Envelope {
  readonly machine: string;
  readonly version: number;
  readonly status: 'active' | 'done';
  readonly value: AnyMachineSnapshot['value'];
  /** null once the actor is done: nobody will need it again. */
  readonly context: unknown;
  /** Messages sent so far: the next one's identity is `<type>/<key>#<sent>`, the same after a crash. */
  readonly sent: number;
  readonly moved?: Moved | undefined;
}

/** A stored snapshot that this build cannot take up again. */
class SnapshotUnreadable extends Error {
  override readonly name = 'SnapshotUnreadable';
}

export function seal(
  behaviour: Behaviour,
  snapshot: AnyMachineSnapshot,
  { sent, moved }: Pick<Envelope, 'sent' | 'moved'>,
): Envelope {
  const done = snapshot.status !== 'active';
  return {
    machine: behaviour.machine.id,
    version: behaviour.version,
    status: done ? 'done' : 'active',
    value: snapshot.value,
    context: done ? null : snapshot.context,
    sent,
    ...(moved && { moved }),
  };
}

/**
 * The live snapshot of an active envelope. Throws SnapshotUnreadable when the machine is another one, the version is
 * newer, or the state no longer exists: XState itself would fail later, outside anybody's reach.
 */
export function open(behaviour: Behaviour, envelope: Envelope): AnyMachineSnapshot {
  const { machine, version } = behaviour;
  if (envelope.machine !== machine.id) {
    throw new SnapshotUnreadable(`snapshot of machine ${envelope.machine}, expected ${machine.id}`);
  }
  let context = envelope.context;
  if (envelope.version !== version) {
    if (envelope.version > version || behaviour.migrate === undefined) {
      throw new SnapshotUnreadable(`snapshot version ${envelope.version}, this build reads ${version}`);
    }
    context = behaviour.migrate(context, envelope.version);
  }
  try {
    return machine.resolveState({ value: envelope.value, context });
  } catch (cause) {
    throw new SnapshotUnreadable(`no state ${JSON.stringify(envelope.value)} in ${machine.id}`, { cause });
  }
}
