import { describe, expect, it } from 'vitest';
import { BOUND, checkFit, fitPanel, misfits } from '../../../../protocols/lab/panels/fit/index.ts';
import {
  blindAnswers,
  itemOf,
  nextChoice,
  pick,
  SimulatedPanel,
  seat,
  stream,
} from '../../../../protocols/lab/panels/index.ts';
import { RecordedPanel } from '../../../../protocols/lab/recorded/index.ts';

/** What a recorder would have written of a simulated panel in which everybody hears everybody. */
function recorded(panel: SimulatedPanel, items: number, rounds: number, seed = 5): RecordedPanel {
  const seating = seat(panel, seed);
  const { experts } = seating;
  return RecordedPanel.parse({
    name: 'Recorded by a test',
    source: 'mallm',
    items: Array.from({ length: items }, (_, index) => {
      const item = itemOf(panel, `item-${index}`, seed);
      const random = stream(seed, 'debate', item.id);
      const said = [blindAnswers(seating, item, seed)[0] ?? []];
      while (said.length < rounds) {
        const before = said.at(-1) ?? [];
        const voices = item.candidates.map((_, k) => before.filter(({ choice }) => choice === k).length);
        said.push(
          before.map(({ choice, confidence }, expert) => {
            const traits = experts[expert]?.traits as (typeof experts)[0]['traits'];
            return { choice: pick(nextChoice(traits, voices, choice, item.truth), random.real()), confidence };
          }),
        );
      }
      return {
        id: item.id,
        subset: '',
        candidates: item.candidates,
        gold: item.candidates[item.truth],
        rounds: said.map((answers) =>
          answers.map(({ choice, confidence }, expert) => ({
            agent: experts[expert]?.id,
            choice: choice === null ? null : item.candidates[choice],
            confidence,
          })),
        ),
      };
    }),
  });
}

const panel = SimulatedPanel.parse({
  name: 'source',
  candidates: 4,
  misleading: 0.6,
  correlation_between: 0.15,
  blocks: [
    {
      name: 'a',
      count: 12,
      accuracy: 0.65,
      spread: 0.5,
      correlation: 0.15,
      stubbornness: 0.6,
      conformity: 1.5,
      truth_pull: 2,
      calibration: { bias: 0.8, auroc: 0.8 },
    },
  ],
});

describe('fit', () => {
  it('fit: finds again what a record was made with, and says that it is like the record', () => {
    const fitted = fitPanel(recorded(panel, 600, 3));
    const truth = new Map(seat(panel, 5).experts.map(({ id, accuracy }) => [id, accuracy.general as number]));
    for (const { name, accuracy } of fitted.panel.blocks) {
      expect(Math.abs((accuracy as number) - (truth.get(name) as number))).toBeLessThan(0.06);
    }
    expect(fitted.correlation).toBeCloseTo(0.15, 1);
    expect(fitted.panel.misleading).toBeCloseTo(0.6, 1);
    expect(fitted.temper?.stubbornness).toBeCloseTo(0.6, 1);
    expect(fitted.temper?.conformity).toBeCloseTo(1.5, 0);
    expect(Math.abs((fitted.temper?.truth_pull ?? 0) - 2)).toBeLessThan(0.5);
    expect(fitted.panel.blocks[0]?.calibration.bias).toBeCloseTo(0.8, 0);
    const checks = checkFit(fitted, 1, 100);
    expect(fitted.panel.blocks[0]?.calibration.auroc).toBeCloseTo(0.8, 1);
    expect(checks.length).toBe(10);
    for (const { what, p } of checks) expect([what, p >= 0.01]).toEqual([what, true]);
    expect(misfits(checks)).toEqual([]);
  });

  it('fit: says so when a panel cannot be like the record', () => {
    // Two camps that are right on different items: no single common factor makes that.
    const items = Array.from({ length: 200 }, (_, index) => ({
      id: `i${index}`,
      subset: '',
      candidates: ['yes', 'no'],
      gold: 'yes',
      rounds: [
        Array.from({ length: 10 }, (_, agent) => ({
          agent: `agent-${agent}`,
          choice: agent % 2 === index % 2 ? 'yes' : 'no',
        })),
      ],
    }));
    const fitted = fitPanel({ name: 'some/where/Camps.json', source: 'mallm', items });
    expect(fitted.panel.name).toBe('camps-json');
    const spread = checkFit(fitted, 1, 100).find(({ what }) => what.startsWith('spread'));
    expect(spread?.p).toBeLessThan(0.05);
    expect(fitted.temper).toBeNull();
    // What the record does not tell favours nobody.
    expect(fitted.panel.blocks[0]).toMatchObject({
      truth_pull: 1,
      calibration: { slope: 0, auroc: 0.5, noise: 0 },
    });
  });

  it('fit: does not pass where the fitted panel promises more of learnt weights than the record holds', () => {
    // Twelve who nearly copy each other, and three of their own mind who are better: one correlation for all cannot be both.
    const source = SimulatedPanel.parse({
      name: 'copies',
      blocks: [
        { name: 'copy', count: 12, accuracy: 0.6, correlation: 0.9 },
        { name: 'own', count: 3, accuracy: 0.8 },
      ],
    });
    const fitted = fitPanel(recorded(source, 300, 1));
    const checks = new Map(checkFit(fitted, 1, 100).map((check) => [check.what, check]));
    const learnt = checks.get('learnt weights right, blind');
    expect(learnt?.observed).toBeLessThan((learnt?.median as number) - 0.05);
    expect(checks.get('vote, best agent and learnt weights at once, distance')?.p).toBeLessThan(0.05);
    expect(misfits([...checks.values()]).join()).toMatch(/learnt weights right, blind: [0-9.]+ % in the record/);
  });

  it('fit: does not pass where learnt weights are off by more than the bound, though chance would explain it', () => {
    const source = SimulatedPanel.parse({
      name: 'few-copies',
      blocks: [
        { name: 'copy', count: 12, accuracy: 0.6, correlation: 0.9 },
        { name: 'own', count: 3, accuracy: 0.8 },
      ],
    });
    const checks = checkFit(fitPanel(recorded(source, 40, 1)), 1, 100);
    const learnt = checks.find(({ what }) => what === 'learnt weights right, blind');
    expect(learnt?.p).toBeGreaterThanOrEqual(0.05);
    expect(Math.abs((learnt?.observed as number) - (learnt?.median as number))).toBeGreaterThan(BOUND);
    expect(learnt?.like).toBe(false);
    expect(checks.find(({ what }) => what.endsWith('distance'))?.like).toBe(false);
  });

  it('fit: missing answers and unknown truths teach nothing; an empty record is refused', () => {
    const record = recorded(panel, 40, 1);
    const unknown = { ...record.items[0], id: 'unknown', gold: null } as (typeof record.items)[0];
    const fitted = fitPanel({ ...record, items: [...record.items, unknown] });
    expect(fitted.items).toBe(40);
    expect(fitted.panel).toEqual(fitPanel(record).panel);
    expect(() => fitPanel({ ...record, items: [unknown] })).toThrow(RangeError);
  });
});
