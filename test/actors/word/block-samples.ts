/** Documents of our own, one for each thing that a real file may make of whole paragraphs: tables, lists, sections. */
import { by, cell, control, numbered, p, type Sample, sample, table } from './sample.ts';
import { item, run } from './word-file.ts';

const term = p(run('The term is ninety days from the date of this agreement.'));
const last = p(run('Signed by both parties.'));

export const BLOCK_SAMPLES: readonly Sample[] = [
  sample(
    'a table',
    term +
      table(
        cell(p(run('Fee'))) + cell(p(run('100 euros a day'))),
        cell(p(run('Rate'))) + cell(p(run('5 percent')) + p(run('Second line of a cell.'))),
      ) +
      last,
    [
      ['100 euros a day', '90 euros a day'],
      ['Second line of a cell.', ''],
      ['ninety', 'thirty'],
    ],
  ),
  sample(
    'all that a cell holds',
    term + table(cell(p(run('Fee'))) + cell(p(run('{fee}'))), cell(p(run('Rate'))) + cell(p(run('[rate]')))) + last,
    [
      ['{fee}', 'Ninety euros for each day of work.'],
      ['[rate]', 'None'],
    ],
  ),
  sample(
    'a change across cells',
    table(cell(p(run('Alpha'))) + cell(p(run('Beta')))) + last,
    [['Alpha\tBeta', 'Gamma']],
    { 'Alpha\tBeta': 'table' },
  ),
  sample('a clause behind a table', term + table(cell(p(run('a'))) + cell(p(run('b')))), [
    ['', '\n\nNotices. Notices are given in writing.'],
  ]),
  sample('a clause behind the last paragraph', term + last, [
    ['', '\n\nNotices. Notices are given in writing.\n\nLaw. The law of Malta applies.'],
  ]),
  sample(
    'a clause in the last line of a cell',
    table(cell(p(run('One.'))) + cell(p(run('Two.')) + p(run('Three.')))) + last,
    [['Two.', 'Two.\nTwo and a half.']],
  ),
  sample(
    'a paragraph that another put in',
    term +
      p(
        `<w:ins ${by('Anna', 5)}>${run('A new clause of the other side.')}</w:ins>`,
        `<w:rPr><w:ins ${by('Anna', 4)}/></w:rPr>`,
      ) +
      last,
    [['A new clause of the other side.\n\n', '']],
  ),
  sample(
    "a paragraph with another's comment goes",
    term +
      p(
        `<w:commentRangeStart w:id="0"/>${run('This clause goes.')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
      ) +
      last,
    [['This clause goes.\n\n', '']],
    {},
    { comments: `<w:comment w:id="0" w:author="Anna" w:initials="A">${p(run('Why?'))}</w:comment>` },
  ),
  sample(
    'content controls',
    control('', p(run('Payment is due in ninety days.'))) +
      p(`${run('The fee is ')}${control('<w:text/>', run('one hundred'))}${run(' euros.')}`) +
      p(`${run('Paid by ')}${control('<w:dropDownList/>', run('card'))}${run('.')}`) +
      control('<w:lock w:val="contentLocked"/>', p(run('Locked words.'))) +
      last,
    [
      ['ninety', 'thirty'],
      ['one hundred', 'two hundred'],
      ['card', 'cash'],
      ['Locked', 'Open'],
    ],
    { card: 'control', Locked: 'control' },
  ),
  sample(
    'strict',
    term + table(cell(p(run('a'))) + cell(p(run('b')))) + last,
    [
      ['ninety', 'thirty'],
      ['Signed by both parties.', 'Signed.\n\nWitnessed.'],
    ],
    {},
    { isStrict: true },
  ),
  sample(
    'numbered clauses',
    item('Term', 1) +
      item('The term is ninety days.', 1, 1) +
      item('The parties may agree on more.', 1, 1) +
      item('Fees', 1) +
      item('Fees are due at once.', 1, 1) +
      last,
    [
      ['ninety', 'thirty'],
      ['on more.', 'on more.\n\nNotices. Notices are given in writing.'],
    ],
    {},
    { numbering: numbered },
  ),
  sample(
    'a clause that goes',
    item('Term', 1) +
      item('The term is ninety days.', 1, 1) +
      item('This one goes.', 1, 1) +
      item('It is renewed.', 1, 1) +
      last,
    [['1.2 This one goes.\n\n', '']],
    {},
    { numbering: numbered },
  ),
  sample(
    'a paragraph that ends a section',
    term + p(run('End of part one.'), '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>') + last,
    [
      ['End of part one.\n\n', ''],
      ['ninety', 'thirty'],
    ],
  ),
  sample('joined paragraphs', p(run('The parties agree that')) + p(run('the fee is due.')) + last, [
    ['that\n\nthe', 'that the'],
  ]),
  sample('a paragraph that is parted', p(run('The fee is due. The term is a year.')) + last, [
    ['due. The', 'due.\n\nThe'],
  ]),
  sample('a paragraph without properties or runs', `<w:p/>${term}<w:p/>${last}`, [
    ['ninety', 'thirty'],
    ['Signed by both parties.', ''],
  ]),
];
