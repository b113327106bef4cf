/** New clauses behind paragraphs of another rank than theirs. */
import { numbered, p, type Sample, sample } from './sample.ts';
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
const notices = 'Notices. Notices are given in writing.';
const signed = p(run('Signed by both parties.', '<w:b/>'), '<w:jc w:val="right"/>');

export const CLAUSES: readonly Sample[] = [
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
