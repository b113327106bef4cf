/** Documents of our own, one for each thing that a real file may hold within a paragraph beside its words. */
import { boxed, by, field, p, type Sample, sample } from './sample.ts';
import { run } from './word-file.ts';

const last = p(run('Signed by both parties.'));

export const INLINE_SAMPLES: readonly Sample[] = [
  sample(
    'runs of many looks',
    p(
      `${run('The ')}${run('term', '<w:b/>')}${run(' is nine', '<w:i/>')}${run('ty', '<w:u w:val="single"/>')}${run(' days.')}`,
    ) + last,
    [['term is ninety', 'period is thirty']],
  ),
  sample(
    'fields',
    p(
      `${run('As set out in Section ')}${field('REF _Ref1 \\r \\h', '4.2')}${run(', the fee is due in ninety days.')}`,
    ) + last,
    [
      ['ninety', 'thirty'],
      ['4.2', '4.3'],
      ['As set out in Section', 'As Section'],
    ],
    { '4.2': 'field' },
  ),
  sample(
    'a simple field',
    p(
      `${run('Page ')}<w:fldSimple w:instr=" PAGE ">${run('7')}</w:fldSimple>${run(' of this agreement, ninety days.')}`,
    ) + last,
    [
      ['7', '8'],
      ['ninety', 'thirty'],
    ],
    { 7: 'field' },
  ),
  sample(
    'footnotes',
    p(`${run('The Price')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' is due in ninety days.')}`) + last,
    [
      ['ninety', 'thirty'],
      ['Net of tax.', 'Gross.'],
    ],
    { 'Net of tax.': 'note' },
    { footnotes: `<w:footnote w:id="2">${p(run('Net of tax.'))}</w:footnote>` },
  ),
  sample(
    'a footnote that goes with its words',
    p(`${run('The Price')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' is due.')}`) + last,
    [['Price[1] is', 'Fee is']],
    {},
    { footnotes: `<w:footnote w:id="2">${p(run('Net of tax.'))}</w:footnote>` },
  ),
  sample(
    'tracked changes of two authors',
    p(
      `${run('The fee is ')}<w:del ${by('Anna', 1)}><w:r><w:delText>five</w:delText></w:r></w:del><w:ins ${by('Anna', 2)}>${run('six hundred')}</w:ins>${run(' euros')}<w:ins ${by('Ben', 3)}>${run(' a month in advance')}</w:ins>${run('.')}`,
    ) + last,
    [
      ['six hundred', 'six thousand'],
      ['a month in advance', 'a year'],
      ['euros', 'dollars'],
    ],
  ),
  sample(
    "words put into another's insertion",
    p(`${run('It ')}<w:ins ${by('Anna', 1)}>${run('shall pay the fee')}</w:ins>${run(' soon.')}`) + last,
    [['shall pay', 'shall promptly pay']],
  ),
  sample(
    'moved text',
    p(`${run('Kept. ')}<w:moveTo ${by('Anna', 1)}>${run('Moved here.')}</w:moveTo>`) +
      p(`<w:moveFrom ${by('Anna', 2)}>${run('Moved here.')}</w:moveFrom>${run('Left.')}`) +
      last,
    [
      ['Moved here', 'Put here'],
      ['Left', 'Stays'],
    ],
    { 'Moved here': 'others-change' },
  ),
  sample(
    'comments with replies',
    p(
      `<w:commentRangeStart w:id="0"/><w:commentRangeStart w:id="1"/>${run('The term is ninety days')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r><w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>${run(' from today.')}`,
    ) + last,
    [
      ['ninety', 'thirty'],
      ['from today', 'from tomorrow'],
    ],
    {},
    {
      comments: `<w:comment w:id="0" w:author="Anna" w:initials="A">${p(run('Why ninety?'))}</w:comment><w:comment w:id="1" w:author="Ben" w:initials="B">${p(run('A reply.'))}</w:comment>`,
    },
  ),
  sample(
    'a text box',
    p(`${run('Before the box, ninety days.')}${boxed('In the box.')}`) + last,
    [
      ['ninety', 'thirty'],
      ['In the box', 'On the box'],
    ],
    { 'In the box': 'text-box' },
  ),
  sample(
    'alternate content',
    p(
      `${run('Ninety days. ')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing/></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent></w:r>${run('Then it ends.')}`,
    ) + last,
    [
      ['Ninety', 'Thirty'],
      ['Then it ends', 'Then it goes on'],
    ],
  ),
  sample(
    'hyperlinks',
    p(
      `${run('See ')}<w:hyperlink w:anchor="top">${run('our terms of use', '<w:u w:val="single"/>')}</w:hyperlink>${run(' for details.')}`,
    ) + last,
    [
      ['terms of', 'terms and conditions of'],
      ['details', 'particulars'],
    ],
  ),
  sample(
    'a link that goes',
    p(`${run('See ')}<w:hyperlink w:anchor="top">${run('our terms')}</w:hyperlink>${run(' for details.')}`) + last,
    [['our terms ', '']],
  ),
  sample(
    'right to left',
    p(
      `<w:r><w:rPr><w:rtl/></w:rPr><w:t>\u05d4\u05ea\u05e7\u05d5\u05e4\u05d4 \u05d4\u05d9\u05d0 \u05ea\u05e9\u05e2\u05d9\u05dd \u05d9\u05d5\u05dd.</w:t></w:r>`,
      '<w:bidi/>',
    ) + last,
    [
      ['\u05ea\u05e9\u05e2\u05d9\u05dd', '\u05e9\u05dc\u05d5\u05e9\u05d9\u05dd'],
      ['', '\n\n\u05d4\u05d5\u05d3\u05e2\u05d5\u05ea. \u05d1\u05db\u05ea\u05d1.'],
    ],
  ),
  sample(
    'East Asian text',
    p(run('\u672c\u5408\u540c\u671f\u9650\u4e3a\u4e5d\u5341\u65e5\u3002', '<w:rFonts w:eastAsia="SimSun"/>')) + last,
    [['\u4e5d\u5341', '\u4e09\u5341']],
  ),
  sample(
    'bookmarks and a picture',
    p(
      `<w:bookmarkStart w:id="9" w:name="here"/>${run('The term is ninety days')}<w:bookmarkEnd w:id="9"/><w:r><w:drawing/></w:r>${run(' in all.')}`,
    ) +
      p(`<w:bookmarkStart w:id="10" w:name="gone"/>${run('It all goes.')}<w:bookmarkEnd w:id="10"/>`) +
      last,
    [
      ['term is ninety', 'period is thirty'],
      ['It all goes.\n\n', ''],
    ],
  ),
  sample(
    'symbols, tabs and breaks',
    p(
      '<w:r><w:t>a</w:t><w:tab/><w:t>b ninety</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:sym w:font="Wingdings" w:char="F0FE"/><w:t> end</w:t></w:r>',
    ) + last,
    [
      ['ninety', 'thirty'],
      ['\u2611 end', 'end'],
    ],
  ),
  sample(
    'letters in two pieces',
    p(run('Die Vergu\u0308tung ist fa\u0308llig in neunzig Tagen.')) + p(run('Ninety days.')) + last,
    [
      ['Ninety', 'Thirty'],
      ['neunzig', 'drei\u00dfig'],
    ],
    { neunzig: 'symbol' },
  ),
];
