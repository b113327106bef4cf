import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { accountBehaviour } from '../../../actors/account/index.ts';
import { courierBehaviour } from '../../../actors/courier/index.ts';
import { expertBehaviour } from '../../../actors/panel/index.ts';
import { publisherBehaviour } from '../../../actors/publisher/index.ts';
import { reviewBehaviour, revisionBehaviour } from '../../../actors/review/index.ts';
import { sayIn } from '../../../gateway/pages/languages.ts';
import { chartOf } from '../../../gateway/pages/ops/statechart/chart.ts';
import { drawChart, edgeKey, walkOf } from '../../../gateway/pages/ops/statechart/draw.ts';
import { readTrail } from '../../../runtime/observation/index.ts';
import { World } from '../../simulation/world.ts';

const MACHINES = [
  accountBehaviour,
  courierBehaviour([1]),
  expertBehaviour,
  publisherBehaviour,
  reviewBehaviour,
  revisionBehaviour,
].map(({ type, machine }) => [type, machine] as const);

const below = (node: AnyStateNode): AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((state) => [state, ...below(state)]);

describe.each(MACHINES)('statechart of %s', (_type, machine: AnyStateMachine) => {
  it('draws every state once, inside the drawing', () => {
    const { states, width, height } = chartOf(machine);
    expect(states.map(({ id }) => id).toSorted()).toEqual(
      below(machine.root)
        .map(({ path }) => path.join('.'))
        .toSorted(),
    );
    for (const { x, y, width: own, height: high } of states) {
      expect(x - own / 2).toBeGreaterThanOrEqual(0);
      expect(x + own / 2).toBeLessThanOrEqual(width);
      expect(y + high / 2).toBeLessThanOrEqual(height);
    }
  });

  it('has a way out of every state that is left without an event, and into every state but the first', () => {
    const { edges, anywhere } = chartOf(machine);
    const waysOut = new Set(edges.map(({ from }) => from));
    const eventless = below(machine.root).filter(({ always, type }) => always !== undefined && type === 'atomic');
    expect(eventless.map(({ path }) => path.join('.')).filter((id) => !waysOut.has(id))).toEqual([]);
    const reached = new Set([...edges, ...anywhere].map(({ to }) => to));
    const leaves = below(machine.root).filter(({ type }) => type !== 'compound');
    const first = machine.root.initial?.target[0];
    expect(leaves.filter((node) => node !== first && !reached.has(node.path.join('.'))).map(({ key }) => key)).toEqual(
      [],
    );
  });

  it('names the present state for those who cannot see it', () => {
    const walk = { taken: new Map(), visits: new Map(), now: 'elsewhere' };
    expect(drawChart(chartOf(machine), walk, sayIn('en')).text).toContain(
      'aria-label="Statechart; present state: elsewhere"',
    );
  });
});

it('statechart: every step that actors took is an arrow of their chart', async () => {
  const world = new World({ seed: 0, disturbed: false, nodes: 1 });
  await world.run();
  const charts = new Map(MACHINES.map(([type, machine]) => [type, chartOf(machine)]));
  const entities = new Set(world.told.map(({ key }) => key.split('.')[0] ?? ''));
  const steps = [...entities].flatMap((entity) => readTrail(world.store, entity).transitions);
  expect(steps.length).toBeGreaterThan(100);
  const strange = steps.filter(({ type, from, to, event }) => {
    const chart = charts.get(type);
    const isArrow = chart?.edges.some((edge) => from !== null && edgeKey(edge) === edgeKey({ from, to, event }));
    return from !== null && !isArrow && !chart?.anywhere.some((each) => each.event === event && each.to === to);
  });
  expect(strange).toEqual([]);
});

it('statechart: adds up visits and time, and lights the last state', () => {
  const base = { type: 'lamp', key: 'hall', n: 1, ms: 0 };
  const walk = walkOf(
    [
      { ...base, from: null, to: 'off', event: 'made', at: 100 },
      { ...base, from: 'off', to: 'on', event: 'switch', at: 150 },
      { ...base, from: 'on', to: 'off', event: 'switch', at: 160 },
    ],
    400,
  );
  expect(walk.now).toBe('off');
  expect(walk.visits.get('off')).toEqual({ count: 2, ms: 290 });
  expect(walk.taken).toEqual(
    new Map([
      ['off>on>switch', 1],
      ['on>off>switch', 1],
    ]),
  );
});
