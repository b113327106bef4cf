/**
 * Documents as Pages exports them: styles whose ids are names with spaces, lists that follow a list of a style, every switch
 * said, links as locked fields, boxes twice (as a shape and as a picture of it), first letters in frames of their own.
 */
import { originPackage, relationOf } from './origins.ts';
import type { Sample } from './sample.ts';

const OUTLINE =
  '<w14:textOutline w14:w="12700" w14:cap="flat"><w14:noFill/><w14:miter w14:lim="400000"/></w14:textOutline>';
const run = (text: string, more = ''): string =>
  `<w:r><w:rPr>${more}<w:rtl w:val="0"/><w:lang w:val="en-US"/>${OUTLINE}</w:rPr><w:t${/^\s|\s$/.test(text) ? ' xml:space="preserve"' : ''}>${text}</w:t></w:r>`;
const p = (inner: string, properties = '', style = 'Body'): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}<w:bidi w:val="0"/></w:pPr>${inner}</w:p>`;
const item = (text: string, level = 0, list = 2): string =>
  p(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
/** A first letter that several lines stand beside. */
const dropped = (letter: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="Body"/><w:keepNext/><w:framePr w:dropCap="drop" w:lines="3" w:wrap="around" w:vAnchor="text" w:hAnchor="text"/><w:spacing w:line="828" w:lineRule="exact"/></w:pPr>${run(letter, '<w:sz w:val="96"/>')}</w:p>`;
const fieldPart = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}" w:fldLock="0"/></w:r>`;
const link = (target: string, text: string): string =>
  `${fieldPart('begin')}<w:r><w:instrText xml:space="preserve"> HYPERLINK "${target}"</w:instrText></w:r>${fieldPart('separate')}<w:r><w:rPr><w:rStyle w:val="Hyperlink.0"/><w:rtl w:val="0"/></w:rPr><w:t>${text}</w:t></w:r>${fieldPart('end')}`;
const boxed = (text: string): string => {
  const content = `<w:txbxContent>${p(run(text), '', 'Label')}</w:txbxContent>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="152400" distB="152400" distL="152400" distR="152400" simplePos="0" relativeHeight="251659264" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:posOffset>3000000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="line"><wp:posOffset>600000</wp:posOffset></wp:positionV><wp:extent cx="1800000" cy="400000"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapTopAndBottom/><wp:docPr id="1073741825" name="officeArt object"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="400000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr wrap="square"/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape id="_x0000_s1026" type="#_x0000_t202" style="position:absolute;margin-left:236pt;margin-top:47pt;width:142pt;height:32pt"><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
};

const PLAIN =
  '<w:caps w:val="0"/><w:smallCaps w:val="0"/><w:strike w:val="0"/><w:dstrike w:val="0"/><w:outline w:val="0"/><w:emboss w:val="0"/><w:imprint w:val="0"/><w:spacing w:val="0"/><w:w w:val="100"/><w:kern w:val="0"/><w:position w:val="0"/><w:highlight w:val="none"/><w:vertAlign w:val="baseline"/>';
const style = (id: string, properties = '', kind = 'paragraph'): string =>
  `<w:style w:type="${kind}" w:styleId="${id}"><w:name w:val="${id}"/><w:next w:val="${id}"/>${properties}</w:style>`;
const STYLES = `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:cs="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="Arial Unicode MS"/>${PLAIN}</w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="24"/><w:szCs w:val="24"/></w:rPr></w:style>
${style('Body', '<w:pPr><w:keepNext w:val="0"/><w:keepLines w:val="0"/><w:pageBreakBefore w:val="0"/><w:widowControl w:val="1"/><w:outlineLvl w:val="9"/></w:pPr><w:rPr><w:rFonts w:ascii="Helvetica Neue" w:hAnsi="Helvetica Neue"/><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr>')}
${style('Heading', '<w:pPr><w:keepNext w:val="1"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b w:val="1"/><w:sz w:val="36"/></w:rPr>')}
${style('Label')}${style('Header &amp; Footer', '<w:pPr><w:tabs><w:tab w:val="right" w:pos="9020"/></w:tabs></w:pPr>')}
<w:style w:type="character" w:styleId="Hyperlink.0"><w:name w:val="Hyperlink.0"/><w:rPr><w:u w:val="single"/></w:rPr></w:style>
${style('Imported Style 1', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>', 'numbering')}`;

const level = (index: number, format: string, pattern: string): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:suff w:val="tab"/><w:lvlText w:val="${pattern}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${360 * (index + 1)}" w:hanging="360"/></w:pPr><w:rPr><w:rFonts w:hAnsi="Arial Unicode MS"/>${PLAIN}</w:rPr></w:lvl>`;
const NUMBERING = `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/><w:numStyleLink w:val="Imported Style 1"/></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/><w:styleLink w:val="Imported Style 1"/>${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`;
const SECTION = `<w:sectPr><w:headerReference w:type="default" r:id="${relationOf('header1')}"/><w:footerReference w:type="default" r:id="${relationOf('footer1')}"/><w:pgSz w:w="11906" w:h="16838" w:orient="portrait"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="850"/><w:bidi w:val="0"/></w:sectPr>`;

const pages = (name: string, body: string, changes: Sample['changes'], refused?: Sample['refused']): Sample => ({
  name: `pages ${name}`,
  bytes: originPackage(body, {
    inner: {
      styles: STYLES,
      numbering: NUMBERING,
      header1: p('', '', 'Header &amp; Footer'),
      footer1: p(run('Confidential'), '', 'Header &amp; Footer'),
    },
    section: SECTION,
    extra: [
      {
        name: 'docProps/app.xml',
        content:
          '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Pages</Application></Properties>',
      },
    ],
    rootAttributes: 'mc:Ignorable="w14"',
  }),
  changes,
  ...(refused !== undefined && { refused }),
});

const side = (name: string): string =>
  `<w:${name} w:val="single" w:color="000000" w:sz="2" w:space="0" w:shadow="0" w:frame="0"/>`;
const borders = (kind: string, sides: readonly string[]): string =>
  `<w:${kind}>${sides.map(side).join('')}</w:${kind}>`;
const AROUND = ['top', 'left', 'bottom', 'right'];
const cell = (inner: string): string =>
  `<w:tc><w:tcPr><w:tcW w:type="dxa" w:w="4819"/>${borders('tcBorders', AROUND)}<w:shd w:val="clear" w:color="auto" w:fill="auto"/><w:tcMar>${AROUND.map((each) => `<w:${each} w:type="dxa" w:w="80"/>`).join('')}</w:tcMar><w:vAlign w:val="top"/></w:tcPr>${inner}</w:tc>`;
const table = (...rows: string[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="9638" w:type="dxa"/><w:jc w:val="left"/><w:tblInd w:w="108" w:type="dxa"/>${borders('tblBorders', [...AROUND, 'insideH', 'insideV'])}<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="4819"/><w:gridCol w:w="4819"/></w:tblGrid>${rows.map((row) => `<w:tr><w:tblPrEx><w:shd w:val="clear" w:color="auto" w:fill="auto"/></w:tblPrEx><w:trPr><w:trHeight w:val="279" w:hRule="atLeast"/></w:trPr>${row}</w:tr>`).join('')}</w:tbl>`;

const signed = p(run('Signed by both parties.'));

export const PAGES: readonly Sample[] = [
  pages(
    'with lists that follow the list of a style',
    p(run('Services Agreement'), '', 'Heading') +
      item('Term') +
      item('The term is ninety days.', 1) +
      item('It is renewed once.', 1) +
      item('Fees', 0, 3) +
      item('Fees are due at once.', 1, 3) +
      signed,
    [
      ['ninety', 'thirty'],
      ['renewed once.', 'renewed once.\n\nNotice is given in writing.'],
      ['at once', 'in thirty days'],
    ],
  ),
  pages(
    'with a table whose rows have properties of their own, and an empty cell',
    p(run('The term is ninety days.')) +
      table(
        cell(p(run('Fee'), '', 'Label')) + cell(p(run('100 euros a day'), '', 'Label')),
        cell('<w:p/>') + cell(p(run('Net of tax.'), '', 'Label')),
      ) +
      signed,
    [
      ['ninety', 'thirty'],
      ['100 euros a day', '90 euros a day'],
      ['Net of tax.', ''],
      ['', '\n\nNotices. Notices are given in writing.'],
    ],
  ),
  pages(
    'with a box, as a shape and as a picture of it, and a link as a field',
    p(
      `${run('The term is ninety days, as ')}${link('https://example.org/terms', 'the terms')}${run(' say in full.')}${boxed('In the box.')}`,
    ) + signed,
    [
      ['ninety', 'thirty'],
      ['the terms', 'our terms'],
      ['in full', 'in part'],
      ['In the box', 'On the box'],
    ],
    { 'the terms': 'field', 'In the box': 'text-box' },
  ),
  pages(
    'with a first letter in a frame',
    dropped('T') +
      p(run('he term is ninety days from the date of this agreement.')) +
      p(run('It is renewed once.')) +
      signed,
    [
      ['ninety', 'thirty'],
      ['once.', 'once.\n\nNotices are given in writing.'],
    ],
  ),
];
