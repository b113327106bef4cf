import type { Finding, Issue, ProposedChange, SpokenPosition } from '../../protocols/index.ts';
import { isModelSeat } from '../../protocols/models/index.ts';
import { citation, clauseAt } from '../experts/index.ts';
import type { Speaker } from '../languages/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import type { ReviewContext } from '../review/index.ts';
import type { Sides } from '../sides/index.ts';
import { evidenceOf, saidOf } from './also-said.ts';
import { findingText } from './finding-text.ts';
import { positionText } from './position-text.ts';
import { questionOf } from './question.ts';
import type { RankedClaim } from './scoring/ranking.ts';
import { withheldClause } from './usefulness/sendable.ts';

/** The issues of a report in words, with the change that settles each. */
export function issues(
  ranked: readonly RankedClaim[],
  changes: readonly ProposedChange[],
  review: ReviewContext,
  document: ParsedDocument,
  speaker: Speaker,
  sides: Sides,
): Issue[] {
  // Of several changes of one issue the first is its own; all of them name it.
  const changeOf = new Map(changes.toReversed().map((change) => [change.issue_id, change.id]));
  return ranked.map((claim) => issue(claim, changeOf.get(claim.id) ?? null, review, document, speaker, sides));
}

function issue(
  ranked: RankedClaim,
  change: string | null,
  review: ReviewContext,
  document: ParsedDocument,
  speaker: Speaker,
  sides: Sides,
): Issue {
  const { id, claim, verdict, domain, belief, at, also, advice } = ranked;
  const { finding } = claim;
  const words = findingText(finding, speaker);
  const question = questionOf(ranked);
  const dissent: SpokenPosition[] = verdict.dissent.map((position) => positionText(position, review, speaker));
  return {
    id,
    claim: claim.id,
    category: finding.category,
    domain,
    severity: verdict.severity,
    title: question === undefined ? words.title : speaker.text('drafting.question', { title: words.title }),
    description: words.description,
    ...sourceOf(finding),
    evidence: evidenceOf(finding, document),
    place: finding.place === undefined ? null : { at, section: citation(clauseAt(document, at), document) },
    suggestions: [
      ...(question === undefined ? [] : [speaker.reason(question)]),
      words.suggestion,
      ...clauseWording(ranked, document, speaker),
      ...modelWording(review, claim.id, speaker),
    ],
    ...(also.length > 0 && { also: also.map((other) => saidOf(other, document, speaker)) }),
    proposed_change: change,
    confidence: belief,
    raised_by: claim.raised_by.map(({ expert }) => expert),
    consensus: {
      outcome: verdict.outcome,
      support: verdict.support,
      oppose: verdict.oppose,
      abstain: verdict.abstain,
      belief,
      rounds: verdict.rounds,
      dissent,
    },
    ...(advice !== undefined && { playbook: advice }),
    ...sided(finding, domain, review, speaker, sides),
  };
}

/** What it means to the parties. */
function sided(finding: Finding, domain: Issue['domain'], { submit }: ReviewContext, speaker: Speaker, sides: Sides) {
  const note = sides.note(finding, domain, speaker);
  return {
    sides: sides.of(finding, domain),
    ...(note !== undefined && { side_note: note }),
    ...(submit.side !== undefined && { standing: sides.standing(finding, domain) }),
  };
}

/** A clause that could be added: shown, and not put into the document by itself. */
function clauseWording(ranked: RankedClaim, document: ParsedDocument, speaker: Speaker): string[] {
  const wording = withheldClause(ranked, document.type);
  return wording === undefined ? [] : [speaker.text('drafting.clause-wording', { wording })];
}

/** Words that a language model proposes for the passage: shown, marked, and never put into the document by themselves. */
function modelWording({ model_texts }: ReviewContext, claim: string, speaker: Speaker): string[] {
  const wording = model_texts?.wording[claim];
  return wording === undefined ? [] : [speaker.text('drafting.model.wording', { wording })];
}

const sourceOf = ({ rule, words }: Finding): Pick<Issue, 'source'> =>
  words === undefined ? {} : { source: isModelSeat(rule) ? 'model' : 'outside' };
