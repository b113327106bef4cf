/** New clauses behind paragraphs of another rank than theirs. */
import { cell, numbered, p, type Sample, sample, table } from './sample.ts';
import { abstractList, item, level, list, run } from './word-file.ts';

const clauses =
  item('Term. The term is ninety days from today.', 1) +
  item('Duties. The Supplier does what follows:', 1) +
  item('it delivers the goods; and', 2) +
  item('it bears the costs.', 2);
const numbering =
  abstractList(1, level(0, 'decimal', '%1.')) +
  abstractList(2, level(0, 'lowerLetter', '(%1)')) +
  list(1, 1) +
  list(2, 2);
const WORDS =
  'Each party returns what it has of the other within thirty days from the day on which this Agreement ends.';
const SECOND = '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>';
const notices = 'Notices. Notices are given in writing.';
const signed = p(run('Signed by both parties.', '<w:b/>'), '<w:jc w:val="right"/>');

/** A form whose row has a name, what is asked for, and an empty cell. */
const form = (beside: string): string =>
  table(cell(p(run('Agreed changes')) + p(run('Name each clause'))) + cell(beside)) +
  p(run('Both parties sign below.'));
const [ASKED, FIRST, NEXT] = ['Name each clause', 'Clause 2: delete “all”.', 'Clause 9: add “in writing”.'];

export const CLAUSES: readonly Sample[] = [
  sample('an empty cell that a line fills', form(p('')), [[ASKED, `${ASKED}\n${FIRST}`]]),
  sample('an empty cell that two lines fill', form(p('', '<w:jc w:val="right"/><w:rPr><w:i/></w:rPr>')), [
    [ASKED, `${ASKED}\n${FIRST}\n${NEXT}`],
  ]),
  sample('an empty cell without properties', form('<w:p/>'), [[ASKED, `${ASKED}\n${FIRST}\n${NEXT}`]]),
  sample(
    'a clause behind one that is a heading alone above its items',
    item('End', 1) +
      p(`${run('Exit.', '<w:u w:val="single"/>')}${run(` ${WORDS}`)}`, SECOND) +
      p(run('Survival.', '<w:u w:val="single"/>'), SECOND) +
      item('Clause 4 survives.', 1, 2),
    [['', `\n\n1.3 Return. ${WORDS}`]],
    {},
    { numbering: numbered },
  ),
  sample('a clause with a heading behind the items of a clause', clauses, [['', `\n\n${notices}`]], {}, { numbering }),
  sample(
    'two clauses with a heading behind the items of a clause',
    clauses,
    [['', `\n\n${notices}\n\nLaw. The law of Malta applies.`]],
    {},
    { numbering },
  ),
  sample('a clause with a heading behind a signature', clauses + signed, [['', `\n\n${notices}`]], {}, { numbering }),
  sample('a numbered clause behind a signature', clauses + signed, [['', `\n\n3. ${notices}`]], {}, { numbering }),
  sample(
    'a clause of the second rank behind items of the third',
    item('Term', 1) +
      item('The term is ninety days.', 1, 1) +
      item('It ends early when', 1, 1) +
      item('a party breaks it,', 1, 2) +
      item('a party cannot pay.', 1, 2),
    [['', '\n\n1.3 Each party may renew it.']],
    {},
    { numbering: numbered },
  ),
];
