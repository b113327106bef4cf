/** Documents that break the rules of the format in ways that Word forgives: each is edited, and nothing of it is lost. */

import type { Sample } from './sample.ts';
import { type SampleParts, samplePackage } from './sample-package.ts';
import { abstractList, item, level, list, paragraph, run } from './word-file.ts';

const term = paragraph('The term is ninety days from the date of this agreement.');
const last = paragraph('Signed by both parties.');
const ninety = [['ninety', 'thirty']] as const;

const odd = (name: string, body: string, changes: Sample['changes'], parts: SampleParts = {}): Sample => ({
  name,
  bytes: samplePackage(body, parts),
  changes,
});

const TRACKED = 'w:id="7" w:author="Anna" w:date="2026-01-02T03:04:05Z"';
const PICTURES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const ODD_SAMPLES: readonly Sample[] = [
  odd(
    'numbering that leads nowhere',
    item('Term', 1) + item('The term is ninety days.', 77, 12) + item('It is renewed.', 1, 1) + last,
    [...ninety, ['renewed.', 'renewed.\n\nNotices. In writing.']],
    { numbering: `${abstractList(1, level(0, 'decimal', '%1.'))}${list(1, 5)}` },
  ),
  odd(
    'styles that are not there',
    paragraph('The term is ninety days.', '<w:pStyle w:val="Gone"/>') +
      `<w:p>${run('It is renewed.', '<w:rStyle w:val="AlsoGone"/>')}</w:p>` +
      last,
    [...ninety, ['renewed', 'not renewed']],
    { styles: '<w:style w:type="paragraph" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>' },
  ),
  odd(
    'ids that are there twice',
    `<w:p><w:bookmarkStart w:id="3" w:name="a"/>${run('The term is ninety days')}<w:bookmarkEnd w:id="3"/><w:ins ${TRACKED}>${run(' at most')}</w:ins>${run('.')}</w:p>` +
      `<w:p><w:bookmarkStart w:id="3" w:name="a"/>${run('It is renewed')}<w:bookmarkEnd w:id="3"/><w:ins ${TRACKED}>${run(' once')}</w:ins>${run('.')}</w:p>` +
      last,
    [...ninety, ['renewed', 'extended'], ['once', 'twice']],
  ),
  odd(
    'relationships to nowhere',
    `<w:p>${run('See ')}<w:hyperlink r:id="rId99">${run('our terms')}</w:hyperlink>${run(' of ninety days.')}</w:p>` +
      last,
    [...ninety, ['our terms', 'the terms']],
    {
      relations: `<Relationship Id="rId50" Type="${PICTURES}/image" Target="media/gone.png"/><Relationship Id="rId50" Type="${PICTURES}/image" Target="../../outside.png"/>`,
    },
  ),
  odd('a tab as a character among words', `<w:p>${run('[ x ]\tThe term is ninety days, as agreed.')}</w:p>${last}`, [
    ...ninety,
    ['as agreed', 'as said'],
  ]),
  odd(
    'the last paragraph of a cell, which looks unlike the clauses above it',
    `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${item('The term is ninety days from the date of this agreement.', 1)}${paragraph('Policy', '<w:keepNext/>')}</w:tc></w:tr></w:tbl>` +
      last,
    [...ninety, ['Policy', 'Policy\n\nEach party bears its own costs.']],
    { numbering: `${abstractList(1, level(0, 'decimal', '%1.'))}${list(1, 1)}` },
  ),
  odd(
    'words at the end of a paragraph, and paragraphs behind them',
    item('The term is ninety days', 1) + item('It is renewed.', 1) + last,
    [['ninety days', 'thirty days.\n\nIt is extended once.\n\nNotice is given']],
    { numbering: `${abstractList(1, level(0, 'decimal', '%1.'))}${list(1, 1)}` },
  ),
  odd(
    'spaces that no attribute keeps',
    '<w:p><w:r><w:t> The term is ninety days </w:t></w:r><w:r><w:t xml:space="preserve"> at most. </w:t></w:r></w:p>' +
      last,
    [...ninety, ['at most', 'at least']],
  ),
  odd('macros', term + last, ninety, {
    extra: [{ name: 'word/vbaProject.bin', content: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]) }],
    relations:
      '<Relationship Id="rId60" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/>',
  }),
];
