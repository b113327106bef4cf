import { describe, expect, it } from 'vitest';
import { readWord } from '../../../actors/word/index.ts';
import { samplePackage } from './sample-package.ts';

const STYLES = `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"/>
<w:style w:type="paragraph" w:styleId="Heading1"><w:pPr><w:outlineLvl w:val="0"/><w:jc w:val="center"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Sub"><w:basedOn w:val="Heading1"/></w:style>
<w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>`;

const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const cell = (text: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text
    .split('|')
    .map((line) => paragraph(line === '' ? '' : run(line)))
    .join('')}</w:tc>`;
const table = (...rows: string[]): string => `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;

async function layoutOf(body: string) {
  const { located, layout } = await readWord(samplePackage(body, { styles: STYLES }));
  const words = ({ start, end }: { start: number; end: number }): string => located.text.slice(start, end);
  return { layout, words };
}

describe('layout of a Word file', () => {
  it('knows headings by the outline level of their style or of themselves, and their alignment', async () => {
    const { layout } = await layoutOf(
      paragraph(run('One'), '<w:pStyle w:val="Sub"/>') +
        paragraph(run('Two'), '<w:outlineLvl w:val="2"/><w:jc w:val="right"/>') +
        paragraph(run('Plain')) +
        paragraph(run('Body level'), '<w:outlineLvl w:val="9"/>'),
    );
    expect(layout.paragraphs).toEqual([
      { start: 0, labelEnd: 0, heading: 1, alignment: 'center' },
      { start: 5, labelEnd: 5, heading: 3, alignment: 'right' },
    ]);
  });

  it('knows what is bold, italic and underlined, by the run or its style, and what is switched off', async () => {
    const { layout, words } = await layoutOf(
      paragraph(
        run('plain ') +
          run('bo', '<w:b/>') +
          run('ld', '<w:rStyle w:val="Strong"/>') +
          run(' off', '<w:rStyle w:val="Strong"/><w:b w:val="0"/>') +
          run(' all', '<w:b/><w:i/><w:u w:val="single"/>') +
          run(' not', '<w:u w:val="none"/><w:rPrChange><w:rPr><w:b/></w:rPr></w:rPrChange>'),
      ),
    );
    expect(layout.looks.map((each) => [words(each), each.look])).toEqual([
      ['bold', 'b'],
      [' all', 'biu'],
    ]);
  });

  it('knows cells across columns and rows, several lines of a cell, and empty ones', async () => {
    const { layout, words } = await layoutOf(
      paragraph(run('Before')) +
        table(
          cell('Head|second line', '<w:gridSpan w:val="2"/>') + cell('Right', '<w:vMerge w:val="restart"/>'),
          cell('a') + cell('') + cell('', '<w:vMerge/>'),
          cell('') + cell('') + cell('', '<w:vMerge/>'),
          cell('b') + cell('c') + cell('d'),
        ) +
        paragraph(run('After')),
    );
    const [only] = layout.tables;
    expect(only?.rows.map((row) => row.map((each) => [words(each), each.across ?? 1, each.down ?? 1]))).toEqual([
      [
        ['Head\nsecond line', 2, 1],
        ['Right', 1, 2],
      ],
      [
        ['a', 1, 1],
        ['', 1, 1],
      ],
      [
        ['b', 1, 1],
        ['c', 1, 1],
        ['d', 1, 1],
      ],
    ]);
    expect(words(only ?? { start: 0, end: 0 })).toBe('Head\nsecond line\nRight\na\nb\tc\td'.replace('a\nb', 'a\nb'));
  });

  it('leaves a frame of one column and spans no grid has to the lines of the text', async () => {
    const { layout } = await layoutOf(
      table(cell('framed')) + table(cell('a', '<w:gridSpan w:val="99999999"/>') + cell('b', '<w:gridSpan w:val="x"/>')),
    );
    expect(layout.tables.map(({ rows }) => rows.map((row) => row.map(({ across = 1 }) => across)))).toEqual([
      [[63, 1]],
    ]);
  });
});
