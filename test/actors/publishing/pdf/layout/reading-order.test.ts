import { describe, expect, test } from 'vitest';
import { directionOf, inVisualOrder, shaped } from '../../../../../actors/publishing/pdf/layout/reading-order.ts';

/** What is drawn from the left, cut at spaces as lines are. */
function drawn(text: string, base: 'ltr' | 'rtl'): string {
  const cuts = [...text].flatMap((sign, at) => (sign === ' ' ? [at, at + 1] : []));
  return inVisualOrder(text, cuts, base)
    .map(({ start, end, level }) => shaped(text.slice(start, end), level))
    .join('');
}

describe('reading order: drawn from the left', () => {
  // Hebrew words keep their letters in reading order here: the font engine turns them.
  test.each([
    ['plain text is left alone', 'see clause 9', 'ltr', 'see clause 9'],
    ['Hebrew words inside English run from the right', 'see שלום עולם here', 'ltr', 'see עולם שלום here'],
    ['a number inside Hebrew keeps its digits', 'סעיף 12.3 בחוזה', 'rtl', 'בחוזה 12.3 סעיף'],
    ['English inside Hebrew keeps its words', 'הסכם Acme Ltd תקף', 'rtl', 'תקף Acme Ltd הסכם'],
    ['brackets in Hebrew look the other way before they are turned', 'הצד (א) חייב', 'rtl', 'חייב )א( הצד'],
    ['Arabic as Hebrew', 'العقد ملزم', 'rtl', 'ملزم العقد'],
  ] as const)('%s', (_, text, base, expected) => {
    expect(drawn(text, base)).toBe(expected);
  });

  test('a paragraph has the direction of its first letter', () => {
    expect([directionOf('12 שלום abc'), directionOf('abc שלום'), directionOf('“العقد”'), directionOf('1.2')]).toEqual([
      'rtl',
      'ltr',
      'rtl',
      'ltr',
    ]);
  });
});
