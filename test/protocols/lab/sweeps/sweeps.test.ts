import { describe, expect, it } from 'vitest';
import { PROTOCOLS, PUBLISHED } from '../../../../protocols/catalogue/index.ts';
import { Protocol, protocolNamed } from '../../../../protocols/index.ts';
import reviewLiars from '../../../../protocols/lab/designs/review-liars.json' with { type: 'json' };
import topology from '../../../../protocols/lab/designs/topology.json' with { type: 'json' };
import type { SimulatedPanel } from '../../../../protocols/lab/panels/index.ts';
import { PANELS } from '../../../../protocols/lab/panels/shipped/index.ts';
import {
  DesignFault,
  gridOf,
  headerOf,
  Stage,
  SweepDesign,
  SweepLine,
  SweepTally,
} from '../../../../protocols/lab/sweeps/index.ts';
import { explored } from '../../../explore.ts';
import { column, design, lines, panel } from './plans.ts';

describe('sweep design', () => {
  it('sweep design: the one that ships is sound, and so are the panels', () => {
    const shipped = SweepDesign.parse(topology);
    expect(gridOf(shipped, PANELS[0] as SimulatedPanel).arms.length).toBe(6);
  });

  it('sweep design: up to as many liars as voters, and never more', () => {
    const { scenes } = headerOf(SweepDesign.parse(reviewLiars), PANELS[0] as SimulatedPanel);
    const cells = scenes.map(({ voters, liars }) => [voters, liars]);
    expect(cells).toEqual([1, 2, 3, 4, 5].flatMap((n) => Array.from({ length: n + 1 }, (_, liars) => [n, liars])));
    const vary = [{ path: 'panel.adversaries', levels: [{ count: 1000 }] }];
    expect(() => gridOf(design({ vary }), panel())).toThrow(/more adversaries than experts/);
  });

  it('sweep design: factorial crosses the factors, one-factor takes them one by one', () => {
    const vary = [
      { path: 'protocol.topology', levels: [{ kind: 'ring' }, { kind: 'complete' }] },
      { path: 'protocol.visibility', levels: ['blind', 'last-round', 'all-rounds'] },
      { path: 'panel.blocks.*.truth_pull', levels: [1, 2], labels: ['no pull', 'pull'] },
    ];
    const crossed = gridOf(design({ vary }), panel());
    expect(crossed.arms.map(({ name }) => name)).toContain('topology=ring, visibility=blind');
    expect([crossed.arms.length, crossed.scenes.length]).toEqual([6, 2]);
    expect(crossed.scenes.map(({ name }) => name)).toEqual(['no pull', 'pull']);
    const single = gridOf(design({ vary, layout: 'one-factor' }), panel());
    // complete and last-round are what the protocol is already.
    expect(single.arms.map(({ name }) => name)).toEqual([
      'complete-two-rounds',
      'topology=ring',
      'visibility=blind',
      'visibility=all-rounds',
    ]);
  });

  it.each<[string, object]>([
    ['no protocol of the name', { protocols: ['none-such'] }],
    [
      'a judge are three; there are 2',
      { protocols: ['p13-persuasion'], vary: [{ path: 'panel.blocks.*.count', levels: [2] }] },
    ],
    ['nothing lies at', { vary: [{ path: 'protocol.none.such', levels: [1] }] }],
    ['with share=2', { vary: [{ path: 'protocol.decision.share', levels: [2] }] }],
    [
      'too many',
      {
        vary: [
          { path: 'panel.correlation_self', levels: Array.from({ length: 50 }, (_, k) => k / 100) },
          { path: 'panel.misleading', levels: [0, 1] },
        ],
      },
    ],
  ])('sweep design: says %j when it cannot be run', (message, more) => {
    expect(() => headerOf(design(more), panel())).toThrow(DesignFault);
    expect(() => headerOf(design(more), panel())).toThrow(message);
  });

  it('sweep design: a level of nonsense is refused before it runs', () => {
    for (const path of ['panel', 'review.seed', 'protocol..x', '__proto__.x']) {
      expect(SweepDesign.safeParse({ ...design(), vary: [{ path, levels: [1] }] }).success).toBe(false);
    }
    expect(() => gridOf(design({ vary: [{ path: 'protocol.__proto__.polluted', levels: [1] }] }), panel())).toThrow(
      DesignFault,
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('sweep design: what is another experiment has another hash', () => {
    const hash = (more: object, people = panel()) => headerOf(design(more), people).design;
    expect(hash({})).toBe(hash({}));
    expect(
      new Set([hash({}), hash({ seed: 2 }), hash({ debates: 21 }), hash({}, panel({}, { accuracy: 0.7 }))]).size,
    ).toBe(4);
  });
});

describe('sweep', () => {
  it('sweep: the same debate has the same line whatever ran before it', () => {
    const plan = design({ protocols: ['sparse-contested', 'ring'] });
    const inOrder = lines(plan, panel()).map((line) => JSON.stringify(line));
    const alone = new Stage(plan, panel(), 0);
    expect(JSON.stringify(alone.run(13))).toBe(inOrder[13]);
    expect(JSON.stringify(alone.run(2))).toBe(inOrder[2]);
    for (const line of inOrder) expect(SweepLine.safeParse(JSON.parse(line)).success).toBe(true);
  });

  it('sweep: one more protocol moves no result of the others', () => {
    const [few, more] = [design(), design({ protocols: ['complete-two-rounds', 'ring'] })];
    const made = new Map([few, more].map((plan) => [plan, lines(plan, panel())]));
    const at = (plan: SweepDesign, name: string) =>
      made.get(plan)?.map(({ results }) => results[column(plan, panel(), name)]);
    for (const name of ['complete-two-rounds', 'the blind vote', 'learnt weights', 'the null of complete-two-rounds']) {
      expect(at(more, name)).toEqual(at(few, name));
    }
  });

  it('sweep: one expert debates alone, and no confederate test is made of it; a protocol that needs more is refused by name', () => {
    const people = panel({}, { count: 1 });
    const named = [...PROTOCOLS, ...PUBLISHED.map(({ protocol }) => protocol)].map(({ name }) => name);
    const alone = named.filter((name) => name !== 'p02-affirmative-negative' && name !== 'p13-persuasion');
    const plan = design({ protocols: alone, debates: 2, items_per_debate: 2, calibration_items: 20 });
    const { columns } = headerOf(plan, people);
    for (const { results } of lines(plan, people)) {
      expect(results.map(({ right }) => right.length)).toEqual(columns.map(() => 2));
      expect(results.some(({ conduct }) => conduct !== undefined && 'flips' in conduct)).toBe(true);
      expect(results.some(({ conduct }) => conduct !== undefined && 'swayed' in conduct)).toBe(false);
    }
    expect(() => headerOf(design({ protocols: ['p13-persuasion'] }), people)).toThrow(
      'p13-persuasion: Two sides and a judge are three; there are 1.',
    );
  });

  it('sweep: a vote without debate is the blind vote, item by item', () => {
    const plan = design({ protocols: ['plurality-vote'], debates: 100 });
    const [mine, control] = [column(plan, panel(), 'plurality-vote'), column(plan, panel(), 'the blind vote')];
    for (const { results } of lines(plan, panel())) expect(results[mine]?.right).toBe(results[control]?.right);
    expect(headerOf(plan, panel()).columns.some(({ kind }) => kind === 'null' || kind === 'equal-cost')).toBe(false);
  });

  it('sweep: the own rule of a plurality debate, blind, is the blind vote; asked again it makes as many statements', () => {
    const plan = design({ debates: 40 });
    const own = protocolNamed('complete-two-rounds') as Protocol;
    const plain = { ...own, name: 'plain', decision: { rule: 'plurality' } };
    const two = design({ debates: 40, protocols: [plain] });
    const [blind, vote, again, learnt, best] = [
      'the rule of plain, blind',
      'the blind vote',
      'plain, asked again alone',
      'learnt weights, asked as often as plain',
      'the best expert, asked as often as plain',
    ].map((name) => column(two, panel(), name)) as [number, number, number, number, number];
    for (const { results } of lines(two, panel())) {
      expect(results[blind]?.right).toBe(results[vote]?.right);
      expect(results[again]?.statements).toBe(results[0]?.statements);
      expect(results[learnt]?.statements).toBe(results[0]?.statements);
      // One expert is asked ten times at most.
      expect(results[best]?.statements).toBe(10);
    }
    expect(headerOf(plan, panel()).columns.map(({ kind }) => kind)).toContain('asked-again');
  });

  it('sweep: debates are dealt out to the drawn panels in turn, the first of them the one of a single draw', () => {
    const people = panel({}, { spread: 0.15, correlation: 0.1 });
    const [one, three] = [design({ debates: 30 }), design({ debates: 30, panels: 3 })];
    const [single, drawn] = [lines(one, people), lines(three, people)];
    const same = (remainder: number): boolean =>
      single.every(
        ({ results }, debate) =>
          debate % 3 !== remainder || JSON.stringify(results) === JSON.stringify(drawn[debate]?.results),
      );
    expect([same(0), same(1), same(2)]).toEqual([true, false, false]);
  });

  it('sweep: a vote at equal cost spends no more than the protocol, and at least one round', () => {
    const plan = design({ protocols: ['ring'] });
    const [ring, vote] = ['ring', 'a vote at the cost of ring'].map((name) => column(plan, panel(), name)) as [
      number,
      number,
    ];
    for (const { results } of lines(plan, panel())) {
      expect(results[vote]?.tokens).toBeLessThanOrEqual(results[ring]?.tokens as number);
      expect(results[vote]?.statements).toBeGreaterThan(9);
    }
  });

  it("sweep: the null debate is Choi's: nobody gets better, and the vote gets worse (O12)", () => {
    const complete = Protocol.parse({
      name: 'five-rounds',
      title: 'Everybody hears everybody, five rounds',
      gate: { kind: 'all' },
      topology: { kind: 'complete' },
      schedule: 'sync',
      visibility: 'last-round',
      exposure: 'stance',
      decision: { rule: 'plurality' },
      stop: { rules: [{ rule: 'fixed-rounds', rounds: 5 }], min_rounds: 5, max_rounds: 5 },
    });
    const debates = explored(2000);
    const plan = design({ protocols: [complete], debates, null_firmness: 4 });
    const people = panel({ candidates: 4, misleading: 0, correlation_self: 0 }, { count: 5, accuracy: 0.45 });
    const index = column(plan, people, 'the null of five-rounds');
    const [first, last, vote] = [0, 0, 0].map(() => [] as number[]) as [number[], number[], number[]];
    for (const { results } of lines(plan, people)) {
      const { accuracy = [], right = '' } = results[index] ?? {};
      first.push(accuracy[0] as number);
      last.push(accuracy.at(-1) as number);
      vote.push(Number(right === '1'));
    }
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const drift = mean(last.map((value, debate) => value - (first[debate] as number)));
    expect(mean(first)).toBeCloseTo(0.45, 1);
    expect(Math.abs(drift)).toBeLessThan(
      3 * Math.sqrt(mean(last.map((value, k) => (value - (first[k] as number)) ** 2)) / debates),
    );
    expect(Math.abs(mean(vote) - 0.532)).toBeLessThan(0.02);
  });

  it('sweep: voters that are pulled to the truth learn from debate; the others do not', () => {
    const plan = design({
      debates: 400,
      vary: [{ path: 'panel.blocks.*.truth_pull', levels: [1, 4] }],
    });
    const tally = new SweepTally(headerOf(plan, panel()));
    for (const scene of [0, 1]) for (const line of lines(plan, panel(), scene)) tally.add(line);
    const gains = tally.summary({ margin: 0.02, panels: 1 }).map(({ columns }) => {
      const course = columns[0]?.course ?? [];
      return (course.at(-1)?.accuracy ?? 0) - (course[0]?.accuracy ?? 0);
    });
    expect(Math.abs(gains[0] as number)).toBeLessThan(0.03);
    expect(gains[1]).toBeGreaterThan(0.1);
  });

  it('sweep: bare answers do not pull, whatever is behind them', () => {
    const vary = [{ path: 'protocol.exposure', levels: ['stance', 'stance-and-reason'] }];
    const plan = design({ debates: 400, vary });
    const tally = new SweepTally(headerOf(plan, panel({}, { truth_pull: 5 })));
    for (const line of lines(plan, panel({}, { truth_pull: 5 }))) tally.add(line);
    const [bare, reasoned] =
      tally.summary({ margin: 0.02, panels: 1 })[0]?.columns.map(({ course }) => course.at(-1)?.accuracy ?? 0) ?? [];
    expect(reasoned as number).toBeGreaterThan((bare as number) + 0.1);
  });
});
