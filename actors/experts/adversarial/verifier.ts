import { type Claim, IssueCategory } from '../../../protocols/index.ts';
import { type Bearer, type Matter, type Provision, provisionsIn, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { opposed, sentenceAt } from '../toolkit/evidence.ts';
import { citation, clauseAt } from '../toolkit/quote.ts';
import { absenceAnswer } from './absence/index.ts';
import { answerTo } from './answers/index.ts';

/** Longest quotation inside a reason (UTF-16 units). */
const QUOTE = 180;

/** Matters that a claim of the category can be about, where it names a period. A matter that could not be told is none against it. */
const MATTERS: Partial<Readonly<Record<IssueCategory, readonly Matter[]>>> = {
  breach_notice: ['breach_notification', 'notice'],
  termination_for_convenience: ['notice_of_termination', 'notice'],
  payment_terms: ['payment', 'acceptance'],
  renewal_term: ['notice_of_non_renewal', 'notice', 'notice_of_termination', 'renewal', 'term'],
  notice_period_to_terminate_renewal: ['notice_of_non_renewal', 'notice', 'notice_of_termination', 'renewal', 'term'],
};

/** Claims that somebody may do something. */
const OF_RIGHTS: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'termination_for_convenience',
  'audit_rights',
  'price_adjustment',
  'unfair_unilateral_change',
  'unfair_unilateral_termination',
]);

const CHECKS = [whoseIsIt, isDenied, isMirrored, ofWhat];

/** A claim that the text answers hardly ever holds. */
const ANSWERED = 0.02;

/** Words of the matter found elsewhere leave a question open: they make a claim of absence less likely than not, and do not settle it. */
const QUESTIONED = { answers: 0.25, 'may-answer': 0.3 } as const;

function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const answer = answerTo(claim, document);
  if (answer !== undefined) return opposed(`verifier.${answer.reason}`, ANSWERED, citedSpan(document, answer.passage));
  const byReading = byProvisions(claim, document);
  if (byReading !== undefined) return byReading;
  const found = absenceAnswer(claim, document);
  if (found === undefined) return undefined;
  if (isQuoted(claim, found.passage))
    return opposed('verifier.same-sentence', SAID, citedSpan(document, found.passage));
  return opposed('verifier.may-answer', QUESTIONED[found.strength], citedSpan(document, found.passage));
}

/** What the quoted sentence itself says was there to be read: the claim has it against itself. */
const SAID = 0.12;

const isQuoted = ({ finding }: Claim, passage: Span): boolean =>
  finding.evidence.some(({ start, end }) => start < passage.end && passage.start < end);

function byProvisions(claim: Claim, document: ParsedDocument): Examination | undefined {
  const [first] = claim.finding.evidence;
  const sentence = first === undefined ? undefined : sentenceAt(document, first.start);
  if (sentence === undefined) return undefined;
  const ground = provisionsIn(document, sentence);
  if (ground.length === 0) return undefined;
  for (const check of CHECKS) {
    const found = check(claim, ground, document);
    if (found !== undefined) return found;
  }
  return undefined;
}

const cited = (document: ParsedDocument, provision: Provision): { section: string; quote: string } =>
  citedSpan(document, document.sentences[provision.sentence] ?? provision);

function citedSpan(document: ParsedDocument, { start, end }: Span): { section: string; quote: string } {
  const section = citation(clauseAt(document, start), document).replace(/\s+/g, ' ').trim();
  const words = document.text.slice(start, end).replace(/\s+/g, ' ').trim();
  const cut = words.length > QUOTE ? `${words.slice(0, words.lastIndexOf(' ', QUOTE))} …` : words;
  return { section: section === '' ? '§' : section.slice(0, 90), quote: cut };
}

const claimedParty = ({ finding }: Claim): string | undefined => {
  const { party } = finding.values;
  return typeof party === 'string' && party !== 'none' ? party.replace(/[“”]/g, '').toLowerCase() : undefined;
};

/** The party that is claimed to bear or hold it is not named in any provision of the sentence, and another is. */
function whoseIsIt(claim: Claim, ground: readonly Provision[], document: ParsedDocument): Examination | undefined {
  const party = claimedParty(claim);
  const { parties } = provisionsOf(document);
  const index = parties.findIndex(({ name, aliases }) => [name, ...aliases].some((one) => one.toLowerCase() === party));
  if (index < 0) return undefined;
  const named = ground
    .flatMap(({ bearer, counterparty }) => [bearer, counterparty])
    .filter(({ kind }) => kind === 'party');
  const [other] = ground.filter(({ bearer }) => bearer.kind === 'party');
  if (other === undefined || named.some((one) => one.kind === 'party' && one.party === index)) return undefined;
  const bearer = other.bearer.kind === 'party' ? other.bearer.name : '';
  return opposed('verifier.bearer', 0.1, { ...cited(document, other), bearer });
}

/** A right is claimed where the text denies it. */
function isDenied(claim: Claim, ground: readonly Provision[], document: ParsedDocument): Examination | undefined {
  if (!OF_RIGHTS.has(claim.finding.category)) return undefined;
  const [denied] = ground.filter(({ modality }) => modality === 'prohibition');
  const isGiven = ground.some(
    ({ modality }) => modality === 'right' || modality === 'statement' || modality === 'duty',
  );
  return denied === undefined || isGiven ? undefined : opposed('verifier.denied', 0.08, cited(document, denied));
}

/** Said to be one-sided, and another provision gives or asks the same of the other side. */
function isMirrored(claim: Claim, ground: readonly Provision[], document: ParsedDocument): Examination | undefined {
  const isExit = /termination-one-side-only|termination-convenience\.one-sided/.test(claim.finding.rule);
  if (!isExit && !/one-sided|changed-alone/.test(claim.finding.rule)) return undefined;
  const own = ground.find(({ bearer, action }) => bearer.kind === 'party' && action !== 'other');
  if (own === undefined) return undefined;
  const mirror = provisionsOf(document).all.find(
    (one) =>
      one.sentence !== own.sentence &&
      one.action === own.action &&
      one.modality === own.modality &&
      isAnother(one.bearer, own.bearer) &&
      // A party that may terminate for breach is not locked in, though not as free as one that may terminate at will.
      (isExit || one.triggers.length > 0 === own.triggers.length > 0),
  );
  return mirror === undefined ? undefined : opposed('verifier.mirrored', 0.15, cited(document, mirror));
}

const isAnother = (one: Bearer, own: Bearer): boolean =>
  one.kind === 'mutual' || (one.kind === 'party' && own.kind === 'party' && one.party !== own.party);

/** The period that is claimed measures something else. */
function ofWhat(claim: Claim, ground: readonly Provision[], document: ParsedDocument): Examination | undefined {
  const { category, values } = claim.finding;
  const allowed = MATTERS[category];
  const { period } = values;
  if (allowed === undefined || typeof period !== 'string') return undefined;
  for (const provision of ground)
    for (const measure of provision.measures) {
      if (measure.kind !== 'period' || measure.matter === 'other' || allowed.includes(measure.matter)) continue;
      if (document.text.slice(measure.start, measure.end).replace(/\s+/g, ' ') !== period) continue;
      return opposed('verifier.other-matter', 0.12, { ...cited(document, provision), period, matter: measure.matter });
    }
  return undefined;
}

/** Looks for what answers a claim, and holds parties, rights and periods against what the provisions say. It sits on every panel. */
export const verifier: Expert = {
  id: 'verifier',
  domain: 'consistency',
  // It looks for what answers a claim of any kind, so it is heard on each, and its word counts.
  competence: IssueCategory.options,
  serves: 'any',
  reads: ['en', 'it', 'es'],
  quick: true,
  deepOnly: false,
  precision: 0.96,
  detectors: [],
  defeaters: [{ against: 'any', examine }],
};
