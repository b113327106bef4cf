import { describe, expect, it } from 'vitest';
import { ChangeMismatch, ChangesOverlap, reviseText } from '../../../actors/publishing/revised-text.ts';

const change = (start: number, before: string, after: string) => ({ start, end: start + before.length, before, after });

describe('revised text', () => {
  it('makes every change, in whatever order they are given', () => {
    const changes = [change(8, 'third', '3rd'), change(0, 'one', 'first'), change(3, '', ',')];
    expect(reviseText('one two third', changes)).toBe('first, two 3rd');
  });

  it('keeps insertions at one place in their order', () => {
    expect(reviseText('ab', [change(1, '', 'x'), change(1, '', 'y'), change(1, 'b', 'z')])).toBe('axyz');
  });

  it('leaves the text alone without changes', () => {
    expect(reviseText('as it was\n', [])).toBe('as it was\n');
  });

  it('refuses a change that is not of this text', () => {
    expect(() => reviseText('one two', [change(4, 'too', 'three')])).toThrow(ChangeMismatch);
    expect(() => reviseText('one', [change(2, 'e two', '')])).toThrow(ChangeMismatch);
  });

  it('refuses changes that overlap', () => {
    expect(() => reviseText('one two', [change(0, 'one', '1'), change(2, 'e t', '')])).toThrow(ChangesOverlap);
  });
});
