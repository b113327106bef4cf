import {
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { describe, expect, it } from 'vitest';
import { readDocx } from '../../../gateway/uploads/docx/index.ts';
import { paragraph, run, wordFile } from '../../actors/word/word-file.ts';
import { zipFile } from '../../actors/word/zip-file.ts';
import { said } from './said.ts';

const textOf = async (body: string): Promise<string> => (await readDocx(wordFile(body))).text;

describe('docx text', () => {
  it('reads paragraphs, tables and footnotes in body order', async () => {
    const cell = (text: string): TableCell => new TableCell({ children: [new Paragraph(text)] });
    const file = new Document({
      footnotes: { 1: { children: [new Paragraph('As defined below.')] } },
      sections: [
        {
          footers: { default: new Footer({ children: [new Paragraph('Draft of the buyer')] }) },
          children: [
            new Paragraph({
              children: [new TextRun('The Price'), new FootnoteReferenceRun(1), new TextRun(' is due.')],
            }),
            new Table({
              rows: [
                new TableRow({ children: [cell('Part'), cell('Price')] }),
                new TableRow({ children: [cell('Bolt'), cell('2')] }),
              ],
            }),
            new Paragraph({
              children: [new ExternalHyperlink({ link: 'https://a.example', children: [new TextRun('our site')] })],
            }),
          ],
        },
      ],
    });
    const { text, notes, format } = await readDocx(await Packer.toBuffer(file));
    expect(format).toBe('docx');
    expect(text).toBe('The Price[1] is due.\n\nPart\tPrice\nBolt\t2\n\nour site\n\n[1] As defined below.');
    expect(said(notes)).toEqual(['Page headers and footers were not read.']);
  });

  it('reads tabs, breaks, hyphens and symbols of a run', async () => {
    const body = `<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/>
      <w:sym w:font="Wingdings" w:char="F0FE"/><w:sym w:font="Symbol" w:char="F0B7"/></w:r></w:p>`;
    expect(await textOf(body)).toBe('a\tb\nc-d☑•');
  });

  it('says when a symbol cannot be told', async () => {
    const { text, notes } = await readDocx(
      wordFile('<w:p><w:r><w:t>Logo </w:t><w:sym w:font="House" w:char="F041"/></w:r></w:p>'),
    );
    expect(text).toBe('Logo □');
    expect(said(notes)[0]).toContain('1 symbol of a special font');
  });

  it('reads a field by its result, nested ones too', async () => {
    const field = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const code = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
    const inner = `${field('begin')}${code('REF x')}${field('separate')}${run('inside code')}${field('end')}`;
    const body = `<w:p>${run('See ')}${field('begin')}${code('IF ')}${inner}${field('separate')}${run('Section 4')}${field('end')}${run('.')}</w:p>
      <w:p><w:fldSimple w:instr="PAGE">${run('7')}</w:fldSimple></w:p>`;
    expect(await textOf(body)).toBe('See Section 4.\n\n7');
  });

  it('reads tracked changes as accepted and counts them', async () => {
    const body = `<w:p>${run('The fee is ')}<w:del w:id="1"><w:r><w:delText>five</w:delText></w:r></w:del><w:ins w:id="2">${run('six')}</w:ins>${run(' euros.')}</w:p>
      <w:p><w:moveFrom w:id="3">${run('moved away')}</w:moveFrom><w:moveTo w:id="4">${run('moved here')}</w:moveTo></w:p>
      <w:p><w:pPr><w:rPr><w:b/></w:rPr><w:pPrChange w:id="5"><w:pPr><w:pStyle w:val="Old"/></w:pPr></w:pPrChange></w:pPr>${run('Kept.')}</w:p>`;
    const { text, notes } = await readDocx(wordFile(body));
    expect(text).toBe('The fee is six euros.\n\nmoved here\n\nKept.');
    expect(said(notes)).toEqual([
      'The file has 4 tracked changes (2 insertions, 2 deletions); it was read as if all were accepted.',
    ]);
  });

  it('joins paragraphs whose mark was deleted, and drops deleted rows', async () => {
    const deletedMark = '<w:rPr><w:del w:id="1"/></w:rPr>';
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
    const body = `${paragraph('The term is ', deletedMark)}${paragraph('two years.')}
      <w:tbl><w:tr>${cell('a')}${cell('b')}</w:tr><w:tr><w:trPr><w:del w:id="2"/></w:trPr>${cell('c')}${cell('d')}</w:tr></w:tbl>`;
    expect(await textOf(body)).toBe('The term is two years.\n\na\tb');
  });

  it('puts a paragraph after a hidden mark on the same line', async () => {
    const body = paragraph('Notices.', '<w:rPr><w:vanish/><w:specVanish/></w:rPr>') + paragraph('In writing only.');
    expect(await textOf(body)).toBe('Notices. In writing only.');
  });

  it('leaves hidden text and comments out and says so', async () => {
    const styles = '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>';
    const body = `<w:p>${run('Shown')}${run(' hidden', '<w:vanish/>')}${run(' styled', '<w:rStyle w:val="Secret"/>')}${run(' not', '<w:vanish w:val="0"/>')}
      <w:r><w:commentReference w:id="0"/></w:r></w:p>`;
    const { text, notes } = await readDocx(wordFile(body, { styles }));
    expect(text).toBe('Shown not');
    expect(said(notes)).toEqual(['1 comment in the margin was not read.', 'Hidden text (2 passages) was not read.']);
  });

  it('reads a text box once, after its paragraph', async () => {
    const box = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const body = `<w:p>${run('Before')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${box('In the box')}</wps:txbx></mc:Choice>
      <mc:Fallback><v:textbox>${box('In the box')}</v:textbox></mc:Fallback></mc:AlternateContent></w:r>${run(' after')}</w:p>${paragraph('Next')}`;
    const { text, notes } = await readDocx(wordFile(body));
    expect(text).toBe('Before after\n\nIn the box\n\nNext');
    expect(said(notes)[0]).toContain('1 text box');
  });

  it('reads nested tables, frames of one column, and cells of several lines', async () => {
    const cell = (inner: string): string => `<w:tc>${inner}</w:tc>`;
    const inner = `<w:tbl><w:tr>${cell(paragraph('x'))}${cell(paragraph('y'))}</w:tr></w:tbl>`;
    const signature = (name: string): string => cell(paragraph(name) + paragraph('Date:'));
    const body = `<w:tbl><w:tr>${cell(paragraph('In a frame') + inner)}</w:tr></w:tbl>
      <w:tbl><w:tr>${signature('Buyer')}${signature('Seller')}</w:tr></w:tbl>`;
    expect(await textOf(body)).toBe('In a frame\n\nx\ty\n\nBuyer\nDate:\nSeller\nDate:');
  });

  it('reads what content controls and formulas hold', async () => {
    const body = `<w:sdt><w:sdtPr><w:alias w:val="no"/></w:sdtPr><w:sdtContent>${paragraph('Chosen')}</w:sdtContent></w:sdt>
      <w:p><m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath></w:p>`;
    expect(await textOf(body)).toBe('Chosen\n\na+b');
  });

  it('reads strict Office Open XML and any prefix', async () => {
    const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
    const content = `<x:document xmlns:x="${strict}"><x:body><x:p><x:r><x:t>Strict</x:t></x:r></x:p></x:body></x:document>`;
    const bytes = zipFile([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content },
    ]);
    expect((await readDocx(bytes)).text).toBe('Strict');
  });
});

describe('docx: notes on a file', () => {
  const changed = `<w:p>${run('The fee is ')}<w:del w:id="1"><w:r><w:delText>five</w:delText></w:r></w:del><w:ins w:id="2">${run('six')}</w:ins>${run(' euros.')}</w:p>`;

  it.each([
    ['accept', 'The fee is six euros.', 'as if all were accepted.'],
    ['reject', 'The fee is five euros.', 'as if all were rejected.'],
    ['keep', 'The fee is six euros.', 'no change of ours touches them.'],
  ] as const)('reads tracked changes: %s', async (trackedChanges, text, note) => {
    const read = await readDocx(wordFile(changed), { trackedChanges });
    expect(read.text).toBe(text);
    expect(said(read.notes)[0]).toContain(note);
  });

  const settings = (inner: string) => ({
    name: 'word/settings.xml',
    content: `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inner}</w:settings>`,
  });
  const notesOf = async (extra: { name: string; content: string }[], unprotect = false): Promise<readonly string[]> =>
    said((await readDocx(wordFile(paragraph('x'), { extra }), { unprotect })).notes);

  it('says that it is protected, signed, or has macros', async () => {
    const protection = settings('<w:documentProtection w:edit="forms" w:enforcement="1"/>');
    const signature = { name: '_xmlsignatures/sig1.xml', content: '<s/>' };
    const macros = { name: 'word/vbaProject.bin', content: 'x' };
    expect(await notesOf([protection])).toEqual([
      expect.stringContaining('protected against changes, so the redline is a new'),
    ]);
    expect(await notesOf([protection], true)).toEqual([expect.stringContaining('the protection was taken off')]);
    expect(await notesOf([signature])).toEqual([expect.stringContaining('is signed, so the redline is a new')]);
    expect(await notesOf([macros])).toEqual([expect.stringContaining('never run')]);
    expect(await notesOf([settings('<w:documentProtection w:edit="forms" w:enforcement="0"/>')])).toEqual([]);
  });

  it('reads a file whose numbering, styles and relationships lead nowhere', async () => {
    const relations = {
      name: 'word/_rels/document.xml.rels',
      content:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/styles" Target="gone.xml"/><Relationship Id="a" Type="x/comments" Target="../../../etc/passwd"/></Relationships>',
    };
    const body = paragraph(
      'Clause.',
      '<w:pStyle w:val="Gone"/><w:numPr><w:ilvl w:val="9"/><w:numId w:val="77"/></w:numPr>',
    );
    expect((await readDocx(wordFile(body, { extra: [relations] }))).text).toBe('Clause.');
  });
});
