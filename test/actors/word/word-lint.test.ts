import { describe, expect, it } from 'vitest';
import { trackedText } from '../publishing/docx/tracked-text.ts';
import { lintWord } from './word-lint.ts';

const parts = (body: string, comments = '') =>
  new Map([
    ['word/document.xml', `<w:document><w:body>${body}</w:body></w:document>`],
    ['word/comments.xml', `<w:comments>${comments}</w:comments>`],
  ]);
const range = '<w:commentRangeStart w:id="0"/><w:commentRangeEnd w:id="0"/><w:commentReference w:id="0"/>';

const marked = (kind: string, text: string) =>
  `<w:p><w:pPr><w:rPr><w:${kind} w:id="1"/></w:rPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('lint: finds what the schema does not', () => {
  it.each([
    ['a clean document', parts(`<w:p>${range}<w:ins w:id="1"/><w:del w:id="2"/></w:p>`, '<w:comment w:id="0"/>'), []],
    ['live text in a deletion', parts('<w:del w:id="1"><w:r><w:t>x</w:t></w:r></w:del>'), ['w:t inside w:del']],
    ['deleted text that is live', parts('<w:r><w:delText>x</w:delText></w:r>'), ['w:delText outside w:del']],
    ['one number on two marks', parts('<w:ins w:id="1"/><w:del w:id="1"/>'), ['revision 1 twice']],
    ['marks in one another', parts('<w:ins w:id="1"><w:ins w:id="2"/></w:ins>'), ['w:ins nested']],
    ["another's words taken out", parts('<w:ins w:id="1" w:author="A"><w:del w:id="2" w:author="B"/></w:ins>'), []],
    [
      "one's own words taken out",
      parts('<w:ins w:id="1" w:author="A"><w:del w:id="2" w:author="A"/></w:ins>'),
      ['w:del nested'],
    ],
    ['marks in the wrong order', parts('<w:rPr><w:del w:id="1"/><w:ins w:id="2"/></w:rPr>'), ['w:ins behind w:del']],
    [
      'a range left open',
      parts('<w:commentRangeStart w:id="0"/><w:commentReference w:id="0"/>', '<w:comment w:id="0"/>'),
      ['comments and ranges closed differ'],
    ],
    [
      'a comment nobody refers to',
      parts('', '<w:comment w:id="0"/>'),
      ['comments and ranges open differ', 'comments and ranges closed differ', 'comments and ranges referenced differ'],
    ],
    [
      'one number for a comment and a mark',
      parts(`${range}<w:ins w:id="0"/>`, '<w:comment w:id="0"/>'),
      ['number 0 is a comment and a revision'],
    ],
  ])('%s', (_, given, faults) => {
    expect(lintWord(given)).toEqual(faults);
  });
});

describe('tracked text: reads as a word processor does', () => {
  it('joins paragraphs whose marks go', () => {
    const last = '<w:p><w:r><w:t>c</w:t><w:tab/></w:r></w:p>';
    const read = trackedText(`<w:body>${marked('ins', 'a')}${marked('del', 'b')}${last}</w:body>`);
    expect(read).toEqual({ accepted: 'a\nbc\t', rejected: 'ab\nc\t' });
  });

  it('refuses a document whose last paragraph has no mark of its own', () => {
    const xml = '<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr></w:p>';
    expect(() => trackedText(xml)).toThrow('lost its mark');
  });
});
