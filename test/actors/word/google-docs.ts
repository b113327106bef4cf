/**
 * Documents as Google Docs exports them: no application's properties, every id of a saving session zero, switches with their
 * value, fields packed into one run, widths with a decimal, a table's grid with the one it had, and content controls of its own
 * around what was suggested or commented.
 */
import { originPackage, relationOf } from './origins.ts';
import type { Sample } from './sample.ts';

const IDS = 'w:rsidR="00000000" w:rsidDel="00000000" w:rsidP="00000000" w:rsidRDefault="00000000" w:rsidRPr="00000000"';
const RUN_IDS = 'w:rsidDel="00000000" w:rsidR="00000000" w:rsidRPr="00000000"';

const run = (text: string, more = ''): string =>
  `<w:r ${RUN_IDS}><w:rPr>${more}<w:rtl w:val="0"/></w:rPr>${text === '' ? '' : `<w:t xml:space="preserve">${text}</w:t>`}</w:r>`;
const p = (inner: string, properties = ''): string =>
  `<w:p ${IDS}><w:pPr>${properties}<w:rPr/></w:pPr>${inner}${run('')}</w:p>`;
const item = (inner: string, level = 0): string =>
  p(
    inner,
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr><w:ind w:left="${720 * (level + 1)}" w:hanging="360"/>`,
  );
const heading = (text: string): string =>
  p(
    `<w:bookmarkStart w:colFirst="0" w:colLast="0" w:name="_heading=h.gjdgxs" w:id="0"/><w:bookmarkEnd w:id="0"/>${run(text)}`,
    '<w:pStyle w:val="Heading1"/>',
  );
const by = (author: string, id: number): string => `w:author="${author}" w:id="${id}" w:date="2026-01-02T03:04:05Z"`;
/** The control that it puts around what it wants to know again. */
const known = (id: number, inner: string): string =>
  `<w:sdt><w:sdtPr><w:id w:val="${-690844212 - id}"/><w:tag w:val="goog_rdk_${id}"/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
/** A field in one run, without a result. */
const packed = (code: string): string =>
  `<w:r ${RUN_IDS}><w:rPr/><w:fldChar w:fldCharType="begin"/><w:instrText xml:space="preserve">${code}</w:instrText><w:fldChar w:fldCharType="separate"/><w:fldChar w:fldCharType="end"/></w:r>`;
const chip = (id: string, text: string): string =>
  `<w:hyperlink r:id="${id}"><w:r ${RUN_IDS}><w:rPr><w:color w:val="0000ee"/><w:u w:val="single"/><w:rtl w:val="0"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:hyperlink>`;

const STYLES = `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:cs="Arial" w:eastAsia="Arial" w:hAnsi="Arial"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:styleId="Normal" w:default="1"><w:name w:val="normal"/></w:style>
<w:style w:type="table" w:styleId="TableNormal" w:default="1"><w:name w:val="Table Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext w:val="1"/><w:keepLines w:val="1"/><w:pageBreakBefore w:val="0"/><w:spacing w:after="120" w:before="400" w:lineRule="auto"/></w:pPr><w:rPr><w:sz w:val="40"/><w:szCs w:val="40"/></w:rPr></w:style>
<w:style w:type="table" w:styleId="Table1"><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblStyleRowBandSize w:val="1"/><w:tblStyleColBandSize w:val="1"/></w:tblPr></w:style>`;

const level = (index: number, format: string, pattern: string): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 * (index + 1)}" w:hanging="360"/></w:pPr><w:rPr><w:u w:val="none"/></w:rPr></w:lvl>`;
const NUMBERING = `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2.')}${level(2, 'lowerRoman', '%3.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
const SECTION = `<w:sectPr><w:footerReference r:id="${relationOf('footer1')}" w:type="default"/><w:pgSz w:h="15840" w:w="12240" w:orient="portrait"/><w:pgMar w:bottom="1440" w:top="1440" w:left="1440" w:right="1440" w:header="720" w:footer="720"/><w:pgNumType w:start="1"/></w:sectPr>`;
const CUSTOM =
  '<go:gDocsCustomXmlDataStorage xmlns:go="http://customooxmlschemas.google.com/"><go:docsCustomData roundtripDataSignature="AMtx7m"/></go:gDocsCustomXmlDataStorage>';

const google = (
  name: string,
  body: string,
  changes: Sample['changes'],
  more: { readonly inner?: Readonly<Record<string, string>>; readonly links?: Readonly<Record<string, string>> } = {},
  refused?: Sample['refused'],
): Sample => ({
  name: `google docs ${name}`,
  bytes: originPackage(body, {
    inner: { styles: STYLES, numbering: NUMBERING, footer1: p(packed('PAGE')), ...more.inner },
    ...(more.links !== undefined && { links: more.links }),
    section: SECTION,
    extra: [{ name: 'customXml/item1.xml', content: CUSTOM }],
    rootAttributes: 'xmlns="http://schemas.microsoft.com/office/tasks/2019/documenttasks" mc:Ignorable="w14"',
  }),
  changes,
  ...(refused !== undefined && { refused }),
});

const border = (side: string): string => `<w:${side} w:color="000000" w:space="0" w:sz="8" w:val="single"/>`;
const columns = '<w:gridCol w:w="4680"/><w:gridCol w:w="4680"/>';
const cell = (inner: string): string =>
  `<w:tc><w:tcPr><w:shd w:fill="auto" w:val="clear"/><w:tcMar>${['top', 'left', 'bottom', 'right'].map((side) => `<w:${side} w:w="100.0" w:type="dxa"/>`).join('')}</w:tcMar><w:vAlign w:val="top"/></w:tcPr>${inner}</w:tc>`;
const table = (...rows: string[]): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="Table1"/><w:tblW w:w="9360.0" w:type="dxa"/><w:jc w:val="left"/><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblLook w:val="0600"/></w:tblPr><w:tblGrid>${columns}<w:tblGridChange w:id="0"><w:tblGrid>${columns}</w:tblGrid></w:tblGridChange></w:tblGrid>${rows.map((row) => `<w:tr><w:trPr><w:cantSplit w:val="0"/><w:tblHeader w:val="0"/></w:trPr>${row}</w:tr>`).join('')}</w:tbl>`;

export const GOOGLE_DOCS: readonly Sample[] = [
  google(
    'with its own list and headings',
    heading('Services Agreement') +
      item(run('Term', '<w:b w:val="1"/>')) +
      item(run('The term is ninety days.'), 1) +
      item(run('It is renewed once.'), 1) +
      item(run('Fees', '<w:b w:val="1"/>')) +
      item(run('Fees are due at once.'), 1) +
      p('') +
      p(run('Signed by both parties.')),
    [
      ['ninety', 'thirty'],
      ['renewed once.', 'renewed once.\n\nNotice is given in writing.'],
      ['at once', 'in thirty days'],
    ],
  ),
  google(
    'with a table whose widths have a decimal, and its grid of before',
    p(run('The term is ninety days.')) +
      table(
        cell(p(run('Fee'))) + cell(p(run('100 euros a day'))),
        cell(p(run('Rate'))) + cell(p(run('5 percent')) + p(run('Second line of a cell.'))),
      ) +
      p(run('Signed by both parties.')),
    [
      ['ninety', 'thirty'],
      ['100 euros a day', '90 euros a day'],
      ['Second line of a cell.', ''],
      ['', '\n\nNotices. Notices are given in writing.'],
    ],
  ),
  google(
    'with suggestions and a comment in its own controls',
    p(
      `${run('The fee is ')}${known(0, `<w:del ${by('Anna', 0)}><w:r ${RUN_IDS}><w:rPr><w:rtl w:val="0"/></w:rPr><w:delText xml:space="preserve">five</w:delText></w:r></w:del>`)}${known(1, `<w:ins ${by('Anna', 1)}>${run('six hundred')}</w:ins>`)}${run(' euros a month.')}`,
    ) +
      known(3, p(run('This clause stands in a control of its own.'))) +
      p(
        `${known(2, '<w:commentRangeStart w:id="0"/>')}${run('The term is ninety days')}<w:commentRangeEnd w:id="0"/><w:r ${RUN_IDS}><w:commentReference w:id="0"/></w:r>${run(' from today.')}`,
      ) +
      p(run('Signed by both parties.')),
    [
      ['euros', 'dollars'],
      ['six hundred', 'six thousand'],
      ['of its own', 'of ours'],
      ['ninety', 'thirty'],
    ],
    {
      inner: {
        comments: `<w:comment w:author="Anna" w:id="0" w:date="2026-01-02T03:04:05Z">${p(run('Why ninety?'))}</w:comment>`,
      },
    },
  ),
  google(
    'with chips, a field without a result and a list of contents',
    `<w:sdt><w:sdtPr><w:id w:val="-1234567"/><w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique w:val="1"/></w:docPartObj></w:sdtPr><w:sdtContent>${p(`<w:r ${RUN_IDS}><w:fldChar w:fldCharType="begin"/><w:instrText xml:space="preserve"> TOC \\h \\u \\z \\t "Heading 1,1,"</w:instrText><w:fldChar w:fldCharType="separate"/></w:r><w:hyperlink w:anchor="_heading=h.gjdgxs">${run('Services')}</w:hyperlink><w:r ${RUN_IDS}><w:fldChar w:fldCharType="end"/></w:r>`)}</w:sdtContent></w:sdt>` +
      heading('Services') +
      p(
        `${run('The work is led by ')}${chip('rIdPerson', 'Ada Example')}${run(' and described in ')}${chip('rIdFile', 'Statement of Work')}${run(' for ninety days, see page ')}${packed('PAGE')}${run(' at most.')}`,
      ) +
      p(run('Signed by both parties.')),
    [
      ['ninety', 'thirty'],
      ['Statement of Work', 'Statement of Services'],
      ['at most', 'at least'],
    ],
    { links: { rIdPerson: 'mailto:ada@example.org', rIdFile: 'https://docs.example.org/document/d/1' } },
  ),
];
