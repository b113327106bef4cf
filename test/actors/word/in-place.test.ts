import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readWord } from '../../../actors/word/index.ts';
import { Package } from '../../../actors/word/package.ts';
import type { ProposedChange } from '../../../protocols/index.ts';
import { explored } from '../../explore.ts';
import { changesFor, proposed, seeded } from '../publishing/docx/contracts.ts';
import { ALL_SAMPLES } from './all-samples.ts';
import { edit, faultsOf, newErrors, xmlOf } from './gates.ts';
import { ODD_SAMPLES } from './odd-samples.ts';
import type { Sample } from './sample.ts';
import { samplePackage } from './sample-package.ts';
import { keepAnswers } from './validator.ts';
import { abstractList, item, level, list, paragraph } from './word-file.ts';

afterAll(keepAnswers);

/** Real documents, where they are at hand. */
const DOCUMENTS = join(process.env.CONCLAVE_DATA ?? join(import.meta.dirname, '../../../../shared/data'), 'documents');
const real = existsSync(DOCUMENTS) ? readdirSync(DOCUMENTS).filter((name) => name.endsWith('.docx')) : [];

const changesOf =
  ({ changes }: Sample) =>
  (text: string): ProposedChange[] =>
    changes
      .map(([before, after]) => ({ before, after, start: before === '' ? text.length : text.indexOf(before) }))
      .toSorted((a, b) => a.start - b.start)
      .map(({ before, after, start }, index) => proposed(index, start, before, after));

const documentOf = async (bytes: Uint8Array): Promise<string> => xmlOf(await Package.open(bytes), 'word/document.xml');

describe('in place: every gate holds', () => {
  it.each(ALL_SAMPLES)('$name', async (sample) => {
    const edited = await edit(sample.bytes, changesOf(sample));
    expect(await faultsOf(sample.bytes, edited)).toEqual([]);
    expect(await newErrors(sample.bytes, edited)).toEqual([]);
    const given = changesOf(sample)(edited.text);
    const refused = given.flatMap(({ id, before }) =>
      edited.refused.has(id) ? [[before, edited.refused.get(id)]] : [],
    );
    expect(Object.fromEntries(refused)).toEqual(sample.refused ?? {});
  });

  it.each(ALL_SAMPLES)('$name, whatever the changes are', async ({ bytes }) => {
    for (let seed = 1; seed <= explored(2); seed++) {
      for (const trackedChanges of ['accept', 'reject', 'keep'] as const) {
        const edited = await edit(bytes, (text) => changesFor(text, 6, seeded(seed)), trackedChanges);
        expect(await faultsOf(bytes, edited), `seed ${seed}, ${trackedChanges}`).toEqual([]);
      }
    }
  });

  it.each(ODD_SAMPLES)('$name: edited, nothing lost', async (sample) => {
    const edited = await edit(sample.bytes, changesOf(sample));
    expect(await faultsOf(sample.bytes, edited)).toEqual([]);
    expect(await newErrors(sample.bytes, edited)).toEqual([]);
    expect([...edited.refused]).toEqual([]);
    const [before] = sample.changes[0] as readonly [string, string];
    expect((await readWord(edited.revised)).located.text).not.toContain(before);
  });

  it.each(real)('%s', async (name) => {
    const bytes = readFileSync(join(DOCUMENTS, name));
    const edited = await edit(bytes, (text) => changesFor(text, 25, seeded(7)));
    expect(await faultsOf(bytes, edited)).toEqual([]);
    expect(await newErrors(bytes, edited)).toEqual([]);
  });
});

describe('in place: what a reader sees', () => {
  const byName = (name: string): Sample => ALL_SAMPLES.find((each) => each.name === name) as Sample;
  const redlineOf = async (name: string): Promise<string> => {
    const sample = byName(name);
    return documentOf((await edit(sample.bytes, changesOf(sample))).redline);
  };
  const revisedText = async (name: string): Promise<string> => {
    const sample = byName(name);
    return (await readWord((await edit(sample.bytes, changesOf(sample))).revised)).located.text;
  };

  it('numbers a new clause as its neighbours are', async () => {
    expect(await revisedText('numbered clauses')).toContain(
      '1.2 The parties may agree on more.\n\n1.3 Notices. Notices are given in writing.\n\n2. Fees',
    );
  });

  it('counts a clause with its own number after the last one of its level, though its neighbours are items below that', async () => {
    const numbering = abstractList(1, level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2')) + list(1, 1);
    const heading = item('Definitions', 1).replace('<w:r>', '<w:r><w:rPr><w:b/></w:rPr>');
    const items = Array.from({ length: 50 }, (_, index) => item(`“Term ${index}” is a term of this agreement.`, 1, 1));
    const bytes = samplePackage(item('Term', 1) + heading + items.join('') + paragraph('Signed.'), { numbering });
    const { revised, redline } = await edit(bytes, (text) => [
      proposed(0, text.indexOf('\n\nSigned'), '', '\n\n3. Notices. Notices are given in writing.'),
    ]);
    expect((await readWord(revised)).located.text).toContain('\n\n3. Notices. Notices are given in writing.\n\nSigned');
    const runs = /<w:rPr><w:b\/><\/w:rPr><w:t[^>]*>Notices\. ?<\/w:t><\/w:r>.*?<w:r><w:t[^>]*> ?Notices are given/s;
    expect(await documentOf(redline)).toMatch(runs);
  });

  it('gives a paragraph that ends with words of ours a mark of ours, and its own mark to the last new one', async () => {
    const { bytes, changes } = ODD_SAMPLES.find(({ name }) => name.startsWith('words at the end')) as Sample;
    const [[before, after]] = changes as [readonly [string, string]];
    const { redline } = await edit(bytes, (text) => [proposed(0, text.indexOf(before), before, after)]);
    const marks = [...(await documentOf(redline)).matchAll(/<w:p>.*?<\/w:p>/gs)].map(([p]) =>
      /<w:pPr>.*<w:ins .*<\/w:pPr>/s.test(p),
    );
    expect(marks.slice(0, 4)).toEqual([true, true, false, false]);
  });

  it('numbers the clauses after one that goes anew', async () => {
    expect(await revisedText('a clause that goes')).toContain('1.1 The term is ninety days.\n\n1.2 It is renewed.');
  });

  it('leaves the look of words that are not changed, and gives new ones the look of those they replace', async () => {
    const xml = await redlineOf('runs of many looks');
    expect(xml).toContain(
      '<w:del w:id="5" w:author="Conclave" w:date="2026-11-20T09:00:00Z"><w:r><w:rPr><w:b/></w:rPr><w:delText xml:space="preserve">term</w:delText></w:r></w:del>',
    );
    expect(xml).toMatch(/<w:rPr><w:b\/><\/w:rPr><w:t xml:space="preserve">period<\/w:t>/);
  });

  it('parts another author’s insertion around our words and deletes inside it', async () => {
    const xml = await redlineOf("words put into another's insertion");
    expect(xml).toMatch(
      /<w:ins [^>]*Anna[^>]*>.*all .*<\/w:ins>.*<w:ins [^>]*Conclave[^>]*>.*promptly.*<\/w:ins>.*<w:ins [^>]*Anna/s,
    );
    const two = await redlineOf('tracked changes of two authors');
    expect(two).toMatch(/<w:ins [^>]*Anna[^>]*>.*<w:del [^>]*Conclave[^>]*>.*hundred.*<\/w:del><\/w:ins>/s);
  });

  it('keeps comments and their replies, and puts ours after them', async () => {
    const sample = byName('comments with replies');
    const { redline } = await edit(sample.bytes, changesOf(sample));
    const comments = await xmlOf(await Package.open(redline), 'word/comments.xml');
    expect([...comments.matchAll(/w:author="(\w+)"/g)].map(([, author]) => author)).toEqual([
      'Anna',
      'Ben',
      ...Array(5).fill('Conclave'),
    ]);
  });

  it('leaves everything alone when nothing is to be done', async () => {
    const { bytes } = byName('a table');
    const { redline, revised } = await edit(bytes, () => []).then((edited) => ({ ...edited }));
    expect(Buffer.compare(revised, bytes)).toBe(0);
    expect(await documentOf(redline)).toContain('commentRangeStart');
  });
});
