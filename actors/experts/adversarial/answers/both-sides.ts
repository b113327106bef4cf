import { provisionsOf } from '../../../provisions/index.ts';
import { find, firstMatch, type Passage, pattern, says } from '../../toolkit/index.ts';
import { type Answer, anywhere, eachPlace, type Question } from './answer.ts';

/** Both sides are the subject. */
const BOTH = pattern('^.{0,60}?\\b(?:each|either|both|neither|no) (?:of the )?part(?:y|ies)\\b|\\ba party hereto\\b');
/** Whichever of them it is, where the document does not call one of them so. */
const WHICHEVER = pattern(
  '\\bthe "?((?:non-?)?(?:breaching|defaulting|indemnifying|disclosing|receiving|affected|innocent) party)\\b',
);
const HAS_BOTH = pattern('^.{0,60}?\\b(?:the parties|each other|one another)\\b.{0,40}?\\b(?:shall|will|agree|may)\\b');

const quoted = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\w\s'&-]/g, '.')
    .replace(/\s+/g, ' +');

/** `Tadeo and Diplomat each agree`, `nor will the Company be liable to the Provider`: the two parties by their names. */
function namesBoth({ folded }: Passage, { document }: Question): boolean {
  const { parties } = provisionsOf(document);
  const [one, other] = parties.map(({ name, aliases }) =>
    [...new Set([name, ...aliases])]
      .filter((alias) => alias.length > 1 && alias.length < 60)
      .map(quoted)
      .join('|'),
  );
  if (parties.length !== 2 || !one || !other) return false;
  const [a, b] = [`(?:${one})`, `(?:${other})`];
  const joined = (x: string, y: string): string =>
    `^.{0,60}?\\b${x},? +(?:and|or|nor) +(?:the +)?${y}\\b,? +(?:each|both|shall|will|may|agree|hereby|must)|\\b(?:neither|nor|and) +(?:shall|will|may) +(?:the +)?${x}\\b.{0,80}?\\b(?:the +)?${y}\\b`;
  const reciprocal = new RegExp(`${joined(a, b)}|${joined(b, a)}`);
  return reciprocal.test(folded);
}

function saysWhichever({ folded }: Passage, { document }: Question): boolean {
  const role = firstMatch(folded, WHICHEVER)?.[1];
  const { parties } = provisionsOf(document);
  return role !== undefined && !parties.some(({ aliases }) => aliases.some((alias) => alias.toLowerCase() === role));
}

/** The proviso gives one side what the sentence denies to both: a claim about that right stands. */
const PROVISO = pattern('\\b(?:provided|except|however)\\b[^.;]{0,60}?\\b(?:may|shall be entitled|has the right)\\b');
const OF_A_BAR = /bar$|barred$/;

const bindsBoth: Answer['look'] = eachPlace((ground, question) =>
  (OF_A_BAR.test(question.claim.finding.rule) || !says(ground.folded, PROVISO)) &&
  (says(ground.folded, BOTH) ||
    says(ground.folded, HAS_BOTH) ||
    saysWhichever(ground, question) ||
    namesBoth(ground, question))
    ? ground
    : undefined,
);

/** Another sentence bars the other side, or both, from assigning. */
const barsTheOther: Answer['look'] = ({ document, grounds, claim }) => {
  const party = String(claim.finding.values.party ?? '').toLowerCase();
  const own = new Set(grounds.map(({ start }) => start));
  const bar = provisionsOf(document).all.find(({ action, also, modality, polarity, bearer, sentence }) => {
    const isBar = modality === 'prohibition' || (modality === 'exemption' && polarity === 'negative');
    if (!isBar || !(action === 'assign' || also.includes('assign'))) return false;
    if (own.has(document.sentences[sentence]?.start ?? -1)) return false;
    return bearer.kind === 'mutual' || (bearer.kind === 'party' && bearer.name.toLowerCase() !== party);
  });
  if (bar !== undefined) return document.sentences[bar.sentence] ?? bar;
  return find(document, BARRED_BY).find(({ start, folded }) => !own.has(start) && !says(folded, byParty(party)));
};

const BARRED_BY = pattern('\\b(?:may|shall|can|will) ?not be (?:assigned|transferred)\\b[^.;]{0,60}? by\\b');
const byParty = (party: string): RegExp => pattern(`\\bby (?:the )?${quoted(party)}\\b`);

const EITHER_ENDS = pattern(
  '\\b(?:either|each|any) party (?:[a-z]+ ){0,3}?(?:may|can|shall have the right to|has the right to|is entitled to)\\b[^.;]{0,120}?\\b(?:terminate|cancel)\\b|\\b(?:terminated|cancel+ed) by either party\\b|\\beither [a-z ]{2,40} or [a-z ]{2,40} (?:may|shall have the right to)\\b[^.;]{0,80}?\\bterminate\\b',
);

/** What both sides have is not one-sided. */
export const BOTH_SIDES: readonly Answer[] = [
  { rules: /one-sided|one-side-only|changed-alone/, reason: 'both-sides', look: bindsBoth },
  { rules: /^assignment\.one-sided-bar$|^one-sided-terms\.barred$/, reason: 'elsewhere', look: barsTheOther },
  { rules: /^grievous-exit\.termination-one-side-only$/, reason: 'elsewhere', look: anywhere(EITHER_ENDS) },
];
