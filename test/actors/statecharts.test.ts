/** What an engineer sees who opens a machine in an editor for statecharts. */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { accountMachine } from '../../actors/account/account-machine.ts';
import { courierMachine } from '../../actors/courier/courier-machine.ts';
import { expertMachine } from '../../actors/panel/expert-machine.ts';
import { trialMachine } from '../../actors/playbook-trial/trial-behaviour.ts';
import { publisherMachine } from '../../actors/publisher/publisher-machine.ts';
import { reviewMachine } from '../../actors/review/review-machine.ts';
import { revisionMachine } from '../../actors/review/revision/revision-machine.ts';

const MACHINES: readonly AnyStateMachine[] = [
  accountMachine,
  courierMachine,
  expertMachine,
  publisherMachine,
  reviewMachine,
  revisionMachine,
  trialMachine,
];

const statesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((state) => [state, ...statesBelow(state)]);

describe.each(MACHINES.map((machine) => [machine.id, machine] as const))('statechart %s', (_id, machine) => {
  it('says of every state what it is', () => {
    const undescribed = statesBelow(machine.root).filter(({ description }) => !description);
    expect(undescribed.map(({ path }) => path.join('.'))).toEqual([]);
  });

  it('says of every event what it means', () => {
    const described = new Map<string, boolean>();
    for (const { transitions } of [machine.root, ...statesBelow(machine.root)]) {
      for (const [event, targets] of transitions) {
        if (event.startsWith('xstate.')) continue;
        described.set(event, described.get(event) === true || targets.some(({ description }) => description));
      }
    }
    expect([...described].filter(([, isDescribed]) => !isDescribed).map(([event]) => event)).toEqual([]);
    expect(described.size).toBeGreaterThan(0);
    expect(machine.root.description).toBeTruthy();
  });

  it('names actions and guards that it implements', () => {
    const { actions, guards } = machine.implementations;
    const transitions = [machine.root, ...statesBelow(machine.root)].flatMap(({ transitions }) =>
      [...transitions.values()].flat(),
    );
    const named = (each: unknown): string[] => (typeof each === 'string' ? [each] : []);
    expect(transitions.flatMap(({ guard }) => named(guard)).filter((name) => !(name in guards))).toEqual([]);
    expect(transitions.flatMap((each) => each.actions.flatMap(named)).filter((name) => !(name in actions))).toEqual([]);
  });

  it('keeps all states, events and targets when it is written as JSON', () => {
    const { id, states } = JSON.parse(JSON.stringify(machine)) as { id: string; states: Record<string, unknown> };
    expect(id).toBe(machine.id);
    expect(Object.keys(states)).toEqual(Object.keys(machine.states));
  });
});
