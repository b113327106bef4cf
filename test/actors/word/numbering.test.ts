import { describe, expect, it } from 'vitest';
import { numeral } from '../../../actors/word/reading/number-format.ts';
import { readDocx } from '../../../gateway/uploads/docx/index.ts';
import { abstractList, item, level, list, paragraph, wordFile } from './word-file.ts';

const legal = abstractList(
  0,
  level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2') + level(2, 'lowerLetter', '(%3)'),
);

async function lines(body: string, numbering: string, styles = ''): Promise<string[]> {
  return (await readDocx(wordFile(body, { numbering, styles }))).text.split('\n\n');
}

describe('docx numbering', () => {
  it('counts levels, and restarts the deeper ones', async () => {
    const body = ['0', '1', '2', '2', '1', '2', '0', '1'].map((depth) => item('x', 1, Number(depth))).join('');
    expect(await lines(body, legal + list(1, 0))).toEqual([
      '1. x',
      '1.1 x',
      '(a) x',
      '(b) x',
      '1.2 x',
      '(a) x',
      '2. x',
      '2.1 x',
    ]);
  });

  it('continues the count in another list of the same kind, unless that list restarts', async () => {
    const start = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>';
    const body = item('x', 1) + item('x', 2) + item('x', 3) + item('x', 3) + item('x', 1);
    expect(await lines(body, legal + list(1, 0) + list(2, 0) + list(3, 0, start))).toEqual([
      '1. x',
      '2. x',
      '5. x',
      '6. x',
      '7. x',
    ]);
  });

  it('takes a level that a list overrides', async () => {
    const own = `<w:lvlOverride w:ilvl="0">${level(0, 'upperRoman', 'Article %1')}</w:lvlOverride>`;
    expect(await lines(item('x', 1), legal + list(1, 0, own))).toEqual(['Article I x']);
  });

  it('writes every number of a legal level in decimals', async () => {
    const mixed = abstractList(0, level(0, 'upperRoman', '%1.') + level(1, 'decimal', '%1.%2', '<w:isLgl/>'));
    expect(await lines(item('x', 1) + item('x', 1, 1), mixed + list(1, 0))).toEqual(['I. x', '1.1 x']);
  });

  it('restarts a level when its file says so', async () => {
    const never = abstractList(
      0,
      level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '(%2)', '<w:lvlRestart w:val="0"/>'),
    );
    const body = item('x', 1) + item('x', 1, 1) + item('x', 1) + item('x', 1, 1);
    expect(await lines(body, never + list(1, 0))).toEqual(['1. x', '(a) x', '2. x', '(b) x']);
  });

  it('takes list and level from styles, inherited ones too, and lets a paragraph out', async () => {
    const linked = abstractList(
      0,
      level(0, 'decimal', '%1.', '<w:pStyle w:val="H1"/>') + level(1, 'decimal', '%1.%2', '<w:pStyle w:val="H2"/>'),
    );
    const style = (id: string, inner: string): string =>
      `<w:style w:type="paragraph" w:styleId="${id}">${inner}</w:style>`;
    const styles =
      style('H1', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>') +
      style('H2', '<w:basedOn w:val="H1"/>') +
      style('Loop', '<w:basedOn w:val="Loop"/>');
    const styled = (id: string, more = ''): string => paragraph('x', `<w:pStyle w:val="${id}"/>${more}`);
    const body =
      styled('H1') +
      styled('H2') +
      styled('H1', '<w:numPr><w:numId w:val="0"/></w:numPr>') +
      styled('H2') +
      styled('Loop');
    expect(await lines(body, linked + list(1, 0), styles)).toEqual(['1. x', '1.1 x', 'x', '1.2 x', 'x']);
  });

  it('follows a list to the list of a style', async () => {
    const numbering =
      abstractList(0, `<w:styleLink w:val="House"/>${level(0, 'upperLetter', '%1)')}`) +
      abstractList(1, '<w:numStyleLink w:val="House"/>') +
      list(1, 0) +
      list(2, 1);
    expect(await lines(item('x', 2) + item('x', 2), numbering)).toEqual(['A) x', 'B) x']);
  });

  it('prints bullets as plain signs', async () => {
    const font = '<w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr>';
    const bullets = abstractList(
      0,
      level(0, 'bullet', '\uf0b7', font) + level(1, 'bullet', 'o') + level(2, 'bullet', '\uf0ff'),
    );
    expect(await lines(item('x', 1) + item('x', 1, 1) + item('x', 1, 2), bullets + list(1, 0))).toEqual([
      '• x',
      'o x',
      '• x',
    ]);
  });

  it('counts an empty paragraph, prints nothing for it, and skips the end of a section', async () => {
    const properties = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const body = paragraph('', `${properties}<w:sectPr/>`) + item('x', 1) + item('', 1) + item('x', 1);
    expect(await lines(body, legal + list(1, 0))).toEqual(['1. x', '3. x']);
  });

  it('shows a level that was never counted at its start', async () => {
    expect(await lines(item('x', 1, 1), legal + list(1, 0))).toEqual(['1.1 x']);
  });

  it('prints no label for a list that is not there', async () => {
    expect(await lines(item('x', 9) + item('x', 1, 12), legal + list(1, 0))).toEqual(['x', 'x']);
  });

  it.each([
    [4, 'upperRoman', 'IV'],
    [1994, 'lowerRoman', 'mcmxciv'],
    [27, 'upperLetter', 'AA'],
    [53, 'lowerLetter', 'aaa'],
    [3, 'decimalZero', '03'],
    [12, 'ordinal', '12th'],
    [22, 'ordinal', '22nd'],
    [2, 'ordinalText', 'Second'],
    [7, 'cardinalText', 'Seven'],
    [5, 'none', ''],
    [5, 'somethingElse', '5'],
    [0, 'upperRoman', '0'],
  ])('writes %d as %s: %s', (value, format, expected) => {
    expect(numeral(value, format)).toBe(expected);
  });
});
