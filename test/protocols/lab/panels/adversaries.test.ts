import { describe, expect, it } from 'vitest';
import { blindAnswers, itemOf, learntCompetences, seat } from '../../../../protocols/lab/panels/index.ts';
import { jury } from './jury.ts';

describe('adversaries', () => {
  const people = (adversaries: object) =>
    jury(0.8, 9, { candidates: 4, misleading: 0, adversaries }, { spread: 0.3, calibration: { auroc: 0.5 } });
  const answered = (adversaries: object) => {
    const panel = people(adversaries);
    const seating = seat(panel, 3);
    const asked = Array.from({ length: 200 }, (_, index) => itemOf(panel, `item-${index}`, 3));
    return { panel, seating, asked, answers: asked.map((item) => blindAnswers(seating, item, 3)[0] ?? []) };
  };
  const learnt = ({ panel, seating }: ReturnType<typeof answered>): number[] =>
    learntCompetences(panel, seating, 200, 3).map(({ general }) => general ?? 0);

  it('best placed: the most accurate lie, together and surely; nobody else answers otherwise than before', () => {
    const [honest, two] = [answered({}), answered({ count: 2 })];
    const best = [...honest.seating.experts.keys()]
      .toSorted(
        (a, b) =>
          (honest.seating.experts[b]?.accuracy.general ?? 0) - (honest.seating.experts[a]?.accuracy.general ?? 0),
      )
      .slice(0, 2);
    expect([...two.seating.liars].toSorted()).toEqual(best.toSorted());
    for (const [index, item] of two.asked.entries()) {
      for (const [expert, answer] of (two.answers[index] ?? []).entries()) {
        const told = { choice: item.lure, confidence: 0.99 };
        expect(answer).toEqual(best.includes(expert) ? told : honest.answers[index]?.[expert]);
      }
    }
  });

  it('a clean record is trusted, a dirty one is not; a liar that does not collude gives a wrong answer of its own', () => {
    const [liar] = answered({ count: 1 }).seating.liars;
    expect(learnt(answered({ count: 1 }))[liar as number]).toBeGreaterThan(0.7);
    expect(learnt(answered({ count: 1, record: 'dirty' }))[liar as number]).toBeLessThan(0.05);
    const apart = answered({ count: 3, colluding: false });
    const lies = apart.asked.map((item, index) =>
      [...apart.seating.liars].map((expert) => apart.answers[index]?.[expert]?.choice === item.truth),
    );
    expect(lies.flat()).not.toContain(true);
    const alike = apart.asked.filter((_, index) => {
      const said = [...apart.seating.liars].map((expert) => apart.answers[index]?.[expert]?.choice);
      return new Set(said).size === 1;
    });
    expect(alike.length).toBeLessThan(60);
  });

  it('the silent say nothing; more adversaries than experts are refused', () => {
    const { answers, seating } = answered({ count: 2, manner: 'silent', place: 'random' });
    for (const expert of seating.liars) expect(answers.every((row) => row[expert]?.choice === null)).toBe(true);
    expect(() => people({ count: 10 })).toThrow('more adversaries');
  });
});
