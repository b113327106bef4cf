import { describe, expect, it } from 'vitest';
import { readWord } from '../../../actors/word/index.ts';
import { Package } from '../../../actors/word/package.ts';
import { proposed } from '../publishing/docx/contracts.ts';
import { CLAUSES } from './clause-samples.ts';
import { edit, xmlOf } from './gates.ts';
import { PAGES } from './pages.ts';
import type { Sample } from './sample.ts';

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
    ['a clause of the second rank behind items of the third', 'cannot pay.\n\n1.3 Each party may renew it.'],
  ])('%s', async (name, wanted) => {
    expect((await withClause(name)).text).toContain(wanted);
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

describe('a first letter in a frame', () => {
  it('is read with its word', async () => {
    const { bytes } = PAGES.find(({ name }) => name.endsWith('first letter in a frame')) as Sample;
    expect((await readWord(bytes)).located.text).toMatch(/^The term is ninety days/);
  });
});
