/** MachineLogic: a machine as it is asked for its next step, without an actor of XState's around it. */
import type { AnyActorLogic, AnyStateMachine } from 'xstate';

const known = new WeakMap<AnyStateMachine, AnyActorLogic>();

/**
 * For `transition` and `initialTransition`, with the same answers as the machine itself. XState makes an actor for each of
 * these calls, and that asks the machine for its first snapshot without an input: it fails, with an error nobody sees, and
 * takes longer than the step itself.
 */
export function logicOf(machine: AnyStateMachine): AnyActorLogic {
  const made = known.get(machine) ?? logic(machine);
  known.set(machine, made);
  return made;
}

function logic(machine: AnyStateMachine): AnyActorLogic {
  const nobody = { status: 'active', output: undefined, error: undefined } as const;
  return {
    transition: (snapshot, event, scope) => machine.transition(snapshot as never, event, scope as never),
    getInitialSnapshot: (scope, input) =>
      input === undefined ? nobody : machine.getInitialSnapshot(scope as never, input as never),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
