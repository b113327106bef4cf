import { describe, expect, it } from 'vitest';
import { chosenDuties, FEW, isOwed, otherDuties } from '../../../actors/publishing/pdf/duties.ts';
import { sampleResult } from './sample-result.ts';

type Duty = (typeof sampleResult)['document']['obligations'][number];

const duty = (matter: NonNullable<Duty['matter']>, n: number): Duty => ({
  actor: 'The Supplier',
  modal: 'shall',
  quote: `The Supplier shall do thing ${n}`,
  start: 100_000 + n * 10,
  end: 100_005 + n * 10,
  section: '1',
  effect: 'duty',
  matter,
  owner: 'Supplier',
});

describe('publishing: duties chosen for the first table', () => {
  it('lists few duties as they come', () => {
    const few = Array.from({ length: FEW }, (_, n) => duty('other', n));
    expect(chosenDuties(few, FEW)).toEqual({ first: few, rest: [], isChosen: false });
  });

  it('takes money before what is timed, keeps the order of the text and loses nothing', () => {
    const many = [
      ...Array.from({ length: 20 }, (_, n) => duty('other', n)),
      ...Array.from({ length: 20 }, (_, n) => duty('deadline', 20 + n)),
      duty('payment', 40),
    ];
    const { first, rest, isChosen } = chosenDuties(many, 5);
    expect(isChosen).toBe(true);
    expect(first).toEqual([...many.slice(20, 24), many[40]]);
    expect([...first, ...rest].toSorted((a, b) => a.start - b.start)).toEqual(many);
  });

  it('keeps all that is known where nobody read what it is about', () => {
    const old = Array.from({ length: 40 }, (_, n) => {
      const { effect: _effect, matter: _matter, owner: _owner, ...rest } = duty('other', n);
      return rest;
    });
    expect(chosenDuties(old, FEW)).toEqual({ first: old.slice(0, FEW), rest: old.slice(FEW), isChosen: false });
  });

  it('shows the first where none is about what a reader looks for', () => {
    const many = Array.from({ length: 40 }, (_, n) => duty('other', n));
    expect(chosenDuties(many, FEW)).toEqual({ first: many.slice(0, FEW), rest: many.slice(FEW), isChosen: false });
  });

  it.each([
    ['duty', true],
    ['prohibition', true],
    ['right', false],
    ['exemption', false],
    ['statement', false],
  ] as const)('a %s is owed: %s', (effect, expected) => {
    expect(isOwed({ ...duty('other', 1), effect })).toBe(expected);
    const document = { ...sampleResult.document, obligations: [{ ...duty('other', 1), effect }] };
    expect(otherDuties({ document })).toHaveLength(expected ? 1 : 0);
  });
});
