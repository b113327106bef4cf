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
  createActor,
} from 'xstate';

export interface NamedEffect {
  readonly type: string;
  readonly params?: unknown;
}

export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  readonly effects: readonly NamedEffect[];
}

/** Throws what the machine throws. */
export function firstStep(machine: AnyStateMachine, input: unknown): Step {
  return stepIn(machine, (scope) => machine.getInitialSnapshot(scope, input));
}

/** Throws what the machine throws. */
export function nextStep(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Step {
  return stepIn(machine, (scope) => machine.transition(snapshot, event, scope));
}

function stepIn(machine: AnyStateMachine, take: (scope: AnyActorScope) => AnyMachineSnapshot): Step {
  const effects: NamedEffect[] = [];
  const actionExecutor: AnyActorScope['actionExecutor'] = (action) => {
    effects.push(action);
  };
  const snapshot = take({ ...scopeOf(machine), actionExecutor });
  if (snapshot.status === 'error') throw snapshot.error;
  return { snapshot, effects };
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
