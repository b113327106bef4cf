import { protocolHash, type ReviewResult } from '../../protocols/index.ts';
import { isOutside } from '../../protocols/outside/index.ts';
import type { Playbook } from '../../protocols/playbook/index.ts';
import { deviationsFrom } from '../deviations/index.ts';
import type { Speaker } from '../languages/index.ts';
import { asSubmitted, type ParsedDocument, parseDocument } from '../reading/index.ts';
import type { ReviewContext } from '../review/index.ts';
import { Sides } from '../sides/index.ts';
import { boardroom } from './boardroom.ts';
import { briefings } from './briefings.ts';
import { chooseChanges } from './changes.ts';
import { dealSheet } from './deal/deal-sheet.ts';
import { documentMap } from './document-map.ts';
import { engineOf } from './engine.ts';
import { findingText } from './finding-text.ts';
import { tidied } from './housekeeping.ts';
import { issues } from './issues.ts';
import { languageModels } from './language-models.ts';
import { negotiation } from './negotiation/negotiation.ts';
import { simulate } from './negotiation/simulate.ts';
import { onSide } from './on-side.ts';
import { members } from './panel-members.ts';
import { byPlaybook, type PlaybookOrder } from './playbook-claims.ts';
import { questionOf } from './question.ts';
import { hygiene, issuesInFull } from './report-hygiene.ts';
import { oneIssueEach } from './same-words.ts';
import { judgementLimits } from './scoring/judgement-limits.ts';
import { rank } from './scoring/ranking.ts';
import { assessRisk } from './scoring/risk.ts';
import { scoreCard } from './scoring/score-card.ts';
import { verdictOf } from './scoring/verdict.ts';
import { type SettledClaim, settle } from './settled-claim.ts';
import { speakerFor } from './speaker-for.ts';
import { isSeldomUseful, mayLead, weighed } from './usefulness/seldom-useful.ts';
import { isAside, setAside } from './usefulness/set-aside.ts';

/** What a review is judged by beside the document: it is in the store, and its hash in the command. */
interface Given {
  readonly playbook?: Playbook | undefined;
  /** The text that the document is compared with. */
  readonly standard?: string | undefined;
}

function playbookOrder({ submit }: ReviewContext, { playbook }: Given): PlaybookOrder | undefined {
  const { playbook: reference, side } = submit;
  return reference === undefined || playbook === undefined ? undefined : { playbook, reference, side };
}

/** Clause by clause against the standard of the request. */
function compared({ submit }: ReviewContext, document: ParsedDocument, { standard }: Given) {
  if (submit.standard === undefined || standard === undefined) return {};
  const read = parseDocument(standard, { type: document.type });
  return { deviations: deviationsFrom(read, document, submit.standard) };
}

/**
 * The result of a decided review: everything a reader gets, in the review's output language. Pure: the same debate over
 * the same document gives the same bytes.
 */
export function draftResult(review: ReviewContext, read: ParsedDocument, given: Given = {}): ReviewResult {
  const document = asSubmitted(read);
  const speaker = speakerFor(review);
  const settled = settle(review, document);
  const sides = new Sides(document, review.submit.side);
  const standing = settled.filter(({ verdict }) => verdict.outcome !== 'rejected').map((claim) => onSide(claim, sides));
  const reported = standing.map((claim) => weighed(claim, document.type));
  const order = playbookOrder(review, given);
  const { claims, outcome } = byPlaybook(reported, document, speaker, order);
  const leads = Map.groupBy(oneIssueEach(hygiene(claims)), (claim) => isAside(claim, document.type));
  const ranked = rank(tidied(leads.get(false) ?? [], document.type, speaker), document.type);
  const useful = ranked.filter((claim) => !isSeldomUseful(claim, document.type));
  const leading = new Set(useful.filter((claim) => mayLead(claim, document.type)).map(({ id }) => id));
  const inFull = issuesInFull(useful.length, document, review.submit.options.issues_per_page);
  const changes = chooseChanges(ranked, document, speaker, sides, order?.playbook.side);
  const structured = issues(ranked, changes, review, document, speaker, sides);
  const isProvider = (sides.metadata?.role ?? order?.playbook.side) === 'provider';
  const moves = negotiation(structured, ranked, changes, speaker, isProvider);
  // Every claim counts on its own, even when one issue reports several.
  const alone = hygiene(claims).map((claim) => ({ ...asIfUnanswered(claim, standing), also: [] }));
  const risk = assessRisk(issues(rank(alone, document.type), [], review, document, speaker, sides));
  const limits = judgementLimits(read, speaker);
  const judged = limits.length > 0 ? null : risk.overall;
  return {
    metadata: {
      ...metadata(review, document, speaker),
      overall_score: risk.overall,
      verdict: verdictOf(judged, structured),
      verdict_reasons: limits,
      ...(sides.metadata && { side: sides.metadata }),
      issues_in_full: inFull,
    },
    structured_issues: structured,
    proposed_changes: changes,
    risk,
    score_card: scoreCard(structured, risk, speaker),
    executive_briefings: briefings(
      structured.slice(0, inFull),
      (issue) => leading.has(issue),
      judged,
      speaker,
      review.model_texts?.briefings,
    ),
    boardroom_discussion: boardroom(review, speaker),
    negotiation_simulation: moves,
    negotiation_runs: simulate(moves),
    consensus: {
      ...consensus(review, settled, speaker),
      set_aside: setAside(leads.get(true) ?? [], document, speaker),
    },
    panel: members(review, settled, speaker),
    document: {
      ...documentMap(read, review, speaker, sides.isUnknown),
      deal: dealSheet(document, structured, speaker),
    },
    ...(outcome !== undefined && { playbook: outcome }),
    ...compared(review, document, given),
  };
}

/** The score counts a question as what it asks about: whether the passage settles it is not known. */
function asIfUnanswered(claim: SettledClaim, standing: readonly SettledClaim[]): SettledClaim {
  if (questionOf(claim) === undefined) return claim;
  const own = standing.find((one) => one.claim.id === claim.claim.id) ?? claim;
  return { ...claim, verdict: { ...claim.verdict, severity: own.verdict.severity } };
}

function metadata(review: ReviewContext, document: ParsedDocument, speaker: Speaker) {
  const { submit } = review;
  const { protocol, seed } = submit.options;
  const outside = review.panel.filter(isOutside);
  return {
    review_id: submit.review_id,
    document_title: submit.document_title,
    document_type: document.type,
    preset: submit.preset,
    deep_review: submit.deep_review,
    output_language: speaker.language,
    protocol: { name: protocol.name, hash: protocolHash(protocol) },
    engine: engineOf(review, outside),
    ...languageModels(review),
    seed,
    created_at: new Date(review.created_at).toISOString(),
    completed_at: new Date(review.decided_at ?? review.updated_at).toISOString(),
  };
}

function consensus(
  review: ReviewContext,
  settled: ReturnType<typeof settle>,
  speaker: Speaker,
): Omit<ReviewResult['consensus'], 'set_aside'> {
  const count = (outcome: string) => settled.filter(({ verdict }) => verdict.outcome === outcome).length;
  const withReason = (outcome: string) =>
    settled
      .filter(({ verdict }) => verdict.outcome === outcome)
      .map(({ claim, verdict, against }) => ({
        claim: claim.id,
        category: claim.finding.category,
        title: findingText(claim.finding, speaker).title,
        reason:
          against === undefined
            ? speaker.text('drafting.outvoted', { oppose: verdict.oppose })
            : speaker.reason(against.reason),
      }));
  return {
    protocol: review.submit.options.protocol,
    rounds: review.positions.length,
    stop_reason: review.stop_reason ?? 'nothing-contested',
    agreement: review.tallies.map(({ agreement }) => agreement),
    accepted: count('accepted'),
    disputed: count('disputed'),
    rejected: count('rejected'),
    rejected_claims: withReason('rejected'),
    disputed_claims: withReason('disputed'),
  };
}
