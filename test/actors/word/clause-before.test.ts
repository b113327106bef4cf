import { describe, expect, it } from 'vitest';
import { readWord } from '../../../actors/word/index.ts';
import { Package } from '../../../actors/word/package.ts';
import { proposed } from '../publishing/docx/contracts.ts';
import { CLAUSES } from './clause-samples.ts';
import { edit, xmlOf } from './gates.ts';
import { PAGES } from './pages.ts';
import { p, type Sample, sample } from './sample.ts';
import { abstractList, item, level, list, run } from './word-file.ts';

async function withClause(name: string) {
  const { bytes, changes } = CLAUSES.find((each) => each.name === name) as Sample;
  const [[, after]] = changes as [readonly [string, string]];
  const { redline, revised } = await edit(bytes, (text) => [proposed(0, text.length, '', after)]);
  const text = (await readWord(revised)).located.text;
  return { redline: await xmlOf(await Package.open(redline), 'word/document.xml'), text };
}

describe('a new clause takes the rank of the clauses', () => {
  it.each([
    ['a clause with a heading behind the items of a clause', '(b) it bears the costs.\n\n3. Notices. Notices are'],
    ['two clauses with a heading behind the items of a clause', 'in writing.\n\n4. Law. The law of Malta applies.'],
    ['a clause with a heading behind a signature', 'Signed by both parties.\n\n3. Notices. Notices are'],
    ['a numbered clause behind a signature', 'Signed by both parties.\n\n3. Notices. Notices are'],
    ['a clause behind one that is a heading alone above its items', 'survives.\n\n1.3 Return. Each party'],
    ['a clause of the second rank behind items of the third', 'cannot pay.\n\n1.3 Each party may renew it.'],
  ])('%s', async (name, wanted) => {
    expect((await withClause(name)).text).toContain(wanted);
  });

  it('looks like its neighbour’s words where the clause before is a heading alone', async () => {
    const { redline } = await withClause('a clause behind one that is a heading alone above its items');
    expect(redline).toMatch(/<w:r><w:rPr><w:u w:val="single"\/><\/w:rPr><w:t[^>]*>Return\.\s?<\/w:t><\/w:r>/);
    expect(redline).toMatch(/<w:r><w:t[^>]*>\s?Each party returns/);
  });

  it('says in a tracked change what the last mark was, so that it can be taken back', async () => {
    const { redline } = await withClause('a clause with a heading behind a signature');
    const properties = redline.slice(redline.lastIndexOf('<w:pPr><w:numPr>'));
    expect(properties).toMatch(
      /^<w:pPr><w:numPr>.*?<\/w:numPr><w:pPrChange [^>]*w:author="Conclave"[^>]*><w:pPr><w:jc w:val="right"\/><\/w:pPr><\/w:pPrChange>/,
    );
  });

  it('prints the number by the list, and not as words', async () => {
    const { redline } = await withClause('a numbered clause behind a signature');
    expect(redline).toMatch(/<w:t[^>]*>Notices\. Notices are given/);
  });
});

describe('a new clause where numbers begin anew', () => {
  const startAt = (number: number): string =>
    `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="${number}"/></w:lvlOverride>`;
  const digits = level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '(%2)');
  const shared = abstractList(1, digits) + list(1, 1) + list(2, 1, startAt(1)) + list(3, 1, startAt(3));
  const apart =
    [1, 2, 3].map((id) => abstractList(id, digits)).join('') + list(1, 1) + list(2, 2) + list(3, 3, startAt(3));
  const body = item('Term. It is long.', 1) + item('Law. It is that of Malta.', 1);
  const schedule = p(run('Schedule')) + item('Scope. It is the roof.', 2) + p(run('Signed.'));
  const further = p(run('Plain words.')) + item('Costs. Each side bears its own.', 3) + p(run('Signed.'));
  const items =
    item('Term', 1) +
    item('it is long;', 1, 1) +
    item('it is sure.', 1, 1) +
    item('Price', 1) +
    item('it is high.', 1, 1);

  it.each([
    [
      'behind a list that began anew',
      body + schedule,
      'the roof.',
      '2. Notices. In writing.',
      '1. Scope. It is the roof.\n\n2. Notices.',
    ],
    [
      'of a number of the list before',
      body + schedule,
      'the roof.',
      '3. Notices. In writing.',
      '1. Scope. It is the roof.\n\n2. Notices.',
    ],
    [
      'without a number',
      body + schedule,
      'the roof.',
      'Notices. In writing.',
      '1. Scope. It is the roof.\n\n2. Notices.',
    ],
    [
      'at the end of the list before',
      body + schedule,
      'of Malta.',
      '3. Notices. In writing.',
      '3. Notices. In writing.\n\nSchedule\n\n1. Scope',
    ],
    [
      'before a list that goes on at a number',
      body + further,
      'of Malta.',
      '3. Notices. In writing.',
      '3. Notices. In writing.\n\nPlain words.\n\n4. Costs.',
    ],
    [
      'among letters that begin anew',
      `${items}${p(run('Signed.'))}`,
      'is high.',
      '(c) it is paid.',
      '(a) it is high.\n\n(b) it is paid.',
    ],
  ])('%s', async (_, xml, behind, clause, wanted) => {
    for (const numbering of [shared, apart]) {
      const { bytes } = sample('numbers begin anew', xml, [], {}, { numbering });
      const { revised } = await edit(bytes, (text) => [
        proposed(0, text.indexOf(behind) + behind.length, '', `\n\n${clause}`),
      ]);
      expect((await readWord(revised)).located.text).toContain(wanted);
    }
  });
});

describe('a first letter in a frame', () => {
  it('is read with its word', async () => {
    const { bytes } = PAGES.find(({ name }) => name.endsWith('first letter in a frame')) as Sample;
    expect((await readWord(bytes)).located.text).toMatch(/^The term is ninety days/);
  });
});
