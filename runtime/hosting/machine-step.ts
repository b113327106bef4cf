/**
 * MachineStep: the next snapshot of a machine and the effects it names, without running an actor of XState's.
 *
 * XState's own `transition` makes an actor and a system for each call, which takes longer than the step itself. Here each
 * machine has one inert scope for all its steps; a step is synchronous, so no two share it at the same time.
 */
import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type InspectedMicrostepEvent,
} from 'xstate';
import { pathOf } from '../observation/transition.ts';

export interface NamedEffect {
  readonly type: string;
  readonly params?: unknown;
}

/** From one state to another, or out of a state and into it again. */
export interface Move {
  readonly to: string;
  /** As in Transition. */
  readonly event: string;
}

export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  readonly effects: readonly NamedEffect[];
  /** In order; several when a state is left at once. */
  readonly moves: readonly Move[];
}

/** Throws what the machine throws. @param event type of the event that creates the actor */
export function firstStep(machine: AnyStateMachine, input: unknown, event: string): Step {
  // XState tells of every step but the one into the first state.
  const to = initialPath(machine.root);
  const step = stepIn(machine, to, (scope) => machine.getInitialSnapshot(scope, input));
  return { ...step, moves: [{ to, event }, ...step.moves] };
}

/** Throws what the machine throws. */
export function nextStep(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Step {
  return stepIn(machine, pathOf(snapshot.value), (scope) => machine.transition(snapshot, event, scope));
}

function stepIn(machine: AnyStateMachine, from: string, take: (scope: AnyActorScope) => AnyMachineSnapshot): Step {
  const effects: NamedEffect[] = [];
  const moves: Move[] = [];
  const actionExecutor: AnyActorScope['actionExecutor'] = (action) => {
    effects.push(action);
  };
  const inert = scopeOf(machine);
  const inspecting = inert.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') hear(inspected, moves, from);
  });
  let snapshot: AnyMachineSnapshot;
  try {
    snapshot = take({ ...inert, actionExecutor });
  } finally {
    inspecting.unsubscribe();
  }
  if (snapshot.status === 'error') throw snapshot.error;
  return { snapshot, effects, moves };
}

/** A microstep is a move when it leads to another state, or enters the same one again. */
function hear({ snapshot, _transitions: transitions }: InspectedMicrostepEvent, moves: Move[], from: string): void {
  const to = pathOf((snapshot as AnyMachineSnapshot).value);
  const taken = transitions.find(({ target }) => target !== undefined);
  const before = moves.at(-1)?.to ?? from;
  if (taken === undefined || (to === before && !taken.reenter)) return;
  const { eventType } = taken;
  moves.push({ to, event: eventType.startsWith('xstate.done.') ? 'done' : eventType });
}

/** The state a machine begins in, before any transition that needs no event. */
function initialPath(node: AnyStateNode): string {
  const first = node.initial?.target[0];
  if (first === undefined) return '';
  const inner = initialPath(first);
  return inner === '' ? first.key : `${first.key}.${inner}`;
}

type InertScope = Omit<AnyActorScope, 'actionExecutor'>;

const scopes = new WeakMap<AnyStateMachine, InertScope>();

function scopeOf(machine: AnyStateMachine): InertScope {
  const known = scopes.get(machine);
  if (known !== undefined) return known;
  const nothing = (): void => {};
  // The actor is never started: it only lends its identity to the scope.
  const self = createActor({
    transition: (snapshot: { status: 'active'; output: undefined; error: undefined }) => snapshot,
    getInitialSnapshot: () => ({ status: 'active' as const, output: undefined, error: undefined }),
    getPersistedSnapshot: (snapshot: { status: 'active'; output: undefined; error: undefined }) => snapshot,
  });
  const scope: InertScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
  };
  scopes.set(machine, scope);
  return scope;
}
