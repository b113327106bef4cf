import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../actors/reading/index.ts';

const FRAME = (said: string): string =>
  `1. Sale. ${said}\n\n2. Price.\n\n2.1 Sum. Ten: (a) now, or (b) later.\n\n2.2 Terms.\n\n(a) Cash.\n\n(b) Credit.\n\n3. Law. Local law.\n\nEXHIBIT A\n\nGOODS\n\nTea.`;

/** `printed -> path` for each reference of the first clause; `external` and `missing` where it leads nowhere. */
function led(said: string): string[] {
  const parsed = parseDocument(FRAME(said));
  return parsed.references
    .filter((reference) => reference.clause === 0)
    .map(
      ({ target, resolved, external }) =>
        `${target} -> ${external ? 'external' : (parsed.clauses[resolved]?.path ?? 'missing')}`,
    );
}

const CASES: readonly [said: string, expected: readonly string[]][] = [
  ['As in Section 2.2(b) hereof.', ['2.2(b) -> 2.2(b)']],
  ['As in clause 3.', ['3 -> 3']],
  ['As in § 2.1.', ['2.1 -> 2.1']],
  ['As in Section 2.1(a), which stands inside a sentence.', ['2.1(a) -> 2.1']],
  ['As in Section 2.1(c).', ['2.1(c) -> missing']],
  ['As in Sections 2.1, 2.2(a) and 3.', ['2.1 -> 2.1', '2.2(a) -> 2.2(a)', '3 -> 3']],
  ['As in Sections 1 through 3 of this Agreement.', ['1 -> 1', '3 -> 3']],
  ['As in Article 3.', ['3 -> 3']],
  ['As in Section 9.9.', ['9.9 -> missing']],
  ['See Exhibit A.', ['exhibit a -> EXHIBIT A']],
  ['See Exhibits A and B.', ['exhibit a -> EXHIBIT A', 'exhibit b -> missing']],
  ['See Schedule 4.', ['schedule 4 -> missing']],
  ['As Section 5 of the Companies Act says.', ['5 -> external']],
  ['As Section 2.1 of the Master Supply Agreement says.', ['2.1 -> external']],
  ['Under 15 U.S.C. § 1601 and Rule 144.', ['15 u.s.c. § 1601 -> external', 'rule 144 -> external']],
  ['Under Regulation (EU) 2016/679 it is so.', ['regulation (eu) 2016/679 -> external']],
  ['Under Article 28 GDPR it is so.', ['28 -> external']],
  ['This section applies; a clause is a clause.', []],
];

describe('references', () => {
  it.each(CASES)('%s', (said, expected) => {
    expect(led(said)).toEqual(expected);
  });

  it('a label is no reference to itself', () => {
    expect(parseDocument('Section 1. Sale. A sale.\n\nSection 2. Price. A price.').references).toEqual([]);
  });

  it('articles resolve by numeral and by number', () => {
    const parsed = parseDocument('ARTICLE I\n\nSALE\n\nSee Article 2 and Article II.\n\nARTICLE II\n\nPRICE\n\nTen.');
    expect(parsed.references.map(({ resolved }) => parsed.clauses[resolved]?.heading)).toEqual(['PRICE', 'PRICE']);
  });
});
