import { describe, expect, it } from 'vitest';
import { flawOf } from '../../../actors/drafting/wording-gate.ts';
import { contract } from '../provisions/reading.ts';

const TEXT =
  'The Supplier may terminate this Agreement at any time. The parties agree to (a) meet;\n(b) report; and\n(c) pay.';
const document = contract(TEXT);

/** The change that puts other words in the place of the first occurrence. */
function change(before: string, after: string) {
  const start = document.text.indexOf(before);
  return { start, end: start + before.length, before, after };
}

describe('wording gate', () => {
  it.each([
    ['repeated-word', change('Supplier may', 'Supplier may may')],
    ['article', change('this Agreement', 'a agreement')],
    ['capital', change('any time.', 'any time. without cause and')],
    ['bracket', change('at any time', '(at any time')],
    [
      'twice',
      change('this Agreement at any time', 'this Agreement, and each party may leave it as either party wishes'),
    ],
    [
      'list',
      {
        start: document.text.indexOf('\n(b)'),
        end: document.text.indexOf('\n(b)'),
        before: '',
        after: '\n\nAudit. Each party may audit.',
      },
    ],
    ['role', change('The Supplier', 'The Landlord')],
  ])('holds back for: %s', (flaw, flawed) => {
    expect(flawOf(flawed, document)).toBe(flaw);
  });

  it.each([
    change('The Supplier may', 'Either party may'),
    change('at any time', 'on thirty (30) days’ written notice'),
    change('The Supplier', 'The Customer'),
  ])('lets through $after', (good) => {
    expect(flawOf(good, document)).toBeUndefined();
  });
});
