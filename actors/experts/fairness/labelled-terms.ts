import type { Claim, Finding } from '../../../protocols/index.ts';
import { UNFAIR_CATEGORIES } from '../../../protocols/index.ts';
import type { UnfairJudgement } from '../../classifiers/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { passageAt, report, says, sectionText } from '../toolkit/index.ts';
import { BUSINESSES } from './arbitration.ts';
import { type ReadSentence, termsReading } from './terms-reading.ts';

const ID = 'labelled-terms';

type Category = UnfairJudgement['category'];

/** Beliefs stay inside these: the sentences were labelled by people who do not always agree. */
const LEAST = 0.05;
const SUREST = 0.95;

/**
 * Belief that the category is worth saying of the sentence: its odds against those at which it just is. So one half is the
 * threshold of the category, whatever its probability: rare categories pay at lower ones.
 */
export function beliefOf({ probability, threshold }: Pick<UnfairJudgement, 'probability' | 'threshold'>): number {
  // As shares, not as odds: those of a probability of 1 are infinite, and infinity over infinity is no number.
  const worth = probability * (1 - threshold);
  const against = (1 - probability) * threshold;
  const share = worth + against === 0 ? 0.5 : worth / (worth + against);
  return Math.round(Math.min(SUREST, Math.max(LEAST, share)) * 100) / 100;
}

/** The rule's name for what the classifier has recognised: those of both levels are two statements. */
const ruleOf = ({ category, level }: UnfairJudgement): string =>
  `${ID}.${category.slice('unfair_'.length).replaceAll('_', '-')}${level === 3 && category !== 'unfair_jurisdiction' ? '-severe' : ''}`;

/** Unfair where the trader has the power; `you can delete your account` gives it to the consumer. */
const POWERS: ReadonlySet<Category> = new Set<Category>([
  'unfair_content_removal',
  'unfair_unilateral_change',
  'unfair_unilateral_termination',
]);
const YOURS =
  /^\W*(?:if you [^.;,]{3,60}, )?you (?:can|may|could|have the (?:right|option) to|are free to) (?:also |always |still |then )?(?!not\b|only\b|no longer\b|lose\b)[a-z]/;

/** What nobody is at fault for, as the sentence says, is no exclusion to complain of. */
const NO_FAULT = /\bforce majeure\b|\bstrikes?\b|\bnot (?:our|its) fault\b|\bnot consumers\b/;
/** Where an express act is required, use alone is no consent. */
const EXPRESS = /\bmust (?:consent|agree|accept)\b|\bbefore using\b|\b(?:tick|click)\w*\b/;
/** A ground that anybody can check is not the trader's whim. */
const UNPAID = /\b(?:late|incomplete|missing|overdue|outstanding) (?:\w+ )?payment\b|\bfail(?:s|ed|ure)? to pay\b/;
const SAYS_OTHERWISE: Partial<Readonly<Record<Category, RegExp>>> = {
  unfair_limitation_of_liability: NO_FAULT,
  unfair_contract_by_using: EXPRESS,
  unfair_unilateral_termination: UNPAID,
};

/** Sentences that no rule of the bench knows for what they are. */
function recognised(document: ParsedDocument): Finding[] {
  if (document.type !== 'terms_of_service') return [];
  return [...termsReading(document).values()].flatMap((sentence) =>
    sentence.judgements
      .filter(
        (judgement) =>
          judgement.probability >= judgement.threshold &&
          !isSeen(sentence, judgement.category) &&
          SAYS_OTHERWISE[judgement.category]?.test(sentence.passage.folded) !== true &&
          !(judgement.category === 'unfair_arbitration' && says(sectionText(document, sentence.passage), BUSINESSES)) &&
          !(POWERS.has(judgement.category) && YOURS.test(sentence.passage.folded)),
      )
      .map((judgement) =>
        report(document, {
          rule: ruleOf(judgement),
          category: judgement.category,
          severity: judgement.level === 3 ? 'high' : 'medium',
          belief: beliefOf(judgement),
          evidence: [sentence.passage],
          values: { count: 1 },
        }),
      ),
  );
}

const isSeen = ({ rules }: ReadSentence, category: Category): boolean => {
  const expert = category.replaceAll('_', '-');
  return rules.some((rule) => rule.startsWith(`${expert}.`));
};

/** What the labelled sentences say of a claim. */
function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const view = viewOf(claim, document, ({ judgements }) => judgements);
  if (view === undefined) return undefined;
  const reason = { key: view.belief >= 0.5 ? `${ID}.alike` : `${ID}.unlike`, values: { percent: view.percent } };
  return { stance: view.belief >= 0.5 ? 'support' : 'oppose', belief: view.belief, reason };
}

/** What a reading of the claimed sentences comes to: of several quoted, the one that is likeliest meant. */
export function viewOf(
  { finding }: Claim,
  document: ParsedDocument,
  judgementsOf: (sentence: ReadSentence) => readonly UnfairJudgement[],
): { readonly belief: number; readonly percent: number } | undefined {
  if (document.type !== 'terms_of_service') return undefined;
  const reading = termsReading(document);
  const views = finding.evidence.flatMap(({ start }) => {
    const passage = passageAt(document, start);
    const sentence = passage && reading.get(passage.start);
    const judgements = sentence && judgementsOf(sentence);
    return judgements?.find(({ category }) => category === finding.category) ?? [];
  });
  const [belief] = views.map(beliefOf).toSorted((a, b) => b - a);
  if (belief === undefined) return undefined;
  const likeliest = Math.max(...views.map(({ probability }) => probability));
  // Nobody has read enough sentences to say 0 or 100.
  return { belief, percent: Math.min(99, Math.max(1, Math.round(100 * likeliest))) };
}

/**
 * Has read thousands of sentences of terms of service that lawyers labelled. Says which sentences are like those called
 * unfair though no rule knows their wording, and which ones a rule takes for unfair though their like were found fair.
 */
export const labelledTerms: Expert = {
  id: ID,
  domain: 'fairness',
  competence: UNFAIR_CATEGORIES,
  serves: ['terms_of_service'],
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.95,
  detectors: [recognised],
  defeaters: [{ against: UNFAIR_CATEGORIES, examine }],
};
