import { z } from 'zod';
import { Position } from '../debate/position.ts';
import { Protocol } from '../debate/protocol.ts';
import { Tally } from '../debate/tally.ts';
import { OUTCOMES } from '../debate/verdict.ts';
import { ModelUse } from '../models/model-use.ts';
import { PlaybookAdvice, PlaybookOutcome } from '../playbook/reference.ts';
import { DocumentType, Domain, IssueCategory, Preset, Severity } from './categories.ts';
import { DecisionNote, TakenDecision } from './decision.ts';
import { Deviations } from './deviation.ts';
import { DocumentMap } from './document-map.ts';
import { Change, Evidence } from './finding.ts';
import { NegotiationMove, NegotiationRun } from './negotiation.ts';

/**
 * The result of a review: the one object every artifact is made from and `GET …/results` answers. All words are in
 * metadata.output_language, quotations and proposed wording in the document's own. All offsets are UTF-16 indices into
 * the document text.
 */

const Score = z.number().min(0).max(100);
const Belief = z.number().min(0).max(1);

/** Who the review speaks for. */
const ClientSide = z.strictObject({
  /** As the request names it. */
  asked: z.string(),
  /** The party of the document that is meant; null when nobody there is called so. */
  party: z.string().nullable(),
  role: z.enum(['provider', 'customer']).nullable(),
});

/** What the reader may do with the document; `cannot_be_judged` where what decides it is not there or was not read. */
const VERDICTS = [
  'accept',
  'accept_with_corrections',
  'improve_first',
  'do_not_accept',
  'rework',
  'cannot_be_judged',
] as const;
export const ReviewVerdict = z.enum(VERDICTS);
export type ReviewVerdict = z.infer<typeof ReviewVerdict>;

const Metadata = z.strictObject({
  review_id: z.string(),
  document_title: z.string(),
  document_type: DocumentType,
  /** 0..100, higher is riskier; with the verdict `cannot_be_judged` the least it can be, and the most is 100. */
  overall_score: Score,
  verdict: ReviewVerdict,
  /** Why the document cannot be judged, in words; empty when it can. */
  verdict_reasons: z.array(z.string()),
  /** So many issues, the first ones, are shown in full in a report; the others are in a table. */
  issues_in_full: z.int().min(0),
  preset: Preset,
  deep_review: z.boolean(),
  /** What was delivered: English, Italian or Spanish. */
  output_language: z.string(),
  /** Name and SHA-256 content hash of the debate protocol. */
  protocol: z.strictObject({ name: z.string(), hash: z.string() }),
  /** Name and version of what did the thinking. */
  engine: z.string(),
  /** Only where language models were asked for. */
  language_models: ModelUse.optional(),
  seed: z.int(),
  created_at: z.string(),
  completed_at: z.string(),
  /** 2 and more: made again from what was decided; not there before anything was. */
  revision: z.int().min(2).optional(),
  /** Only when the request names one. */
  side: ClientSide.optional(),
});

/** A position in words. */
export const SpokenPosition = z.strictObject({
  expert: z.string(),
  expert_name: z.string(),
  claim: z.string(),
  stance: Position.shape.stance,
  belief: Belief,
  reason: z.string(),
});
export type SpokenPosition = z.infer<typeof SpokenPosition>;

/** What an issue means to a party: whether the document, as it stands, is worse or better for it. */
const IssueSide = z.strictObject({
  party: z.string(),
  effect: z.enum(['worse', 'better', 'same', 'unclear']),
});
export type IssueSide = z.infer<typeof IssueSide>;

/** A claim that an issue holds beside its own; `section` and `quote` say where it first occurs, and in which words. */
const AlsoSaid = z.strictObject({
  claim: z.string(),
  category: IssueCategory,
  title: z.string(),
  section: z.string().optional(),
  quote: z.string().optional(),
});

export const Issue = z.strictObject({
  /** `issue-1`, `issue-2`, … in order of severity, then of place. */
  id: z.string(),
  /** Id of the claim it was in the debate, under which the boardroom discussion speaks of it. */
  claim: z.string().optional(),
  category: IssueCategory,
  domain: Domain,
  severity: Severity,
  title: z.string(),
  description: z.string(),
  /** Whose words these are, where they are not the engine's own. */
  source: z.enum(['outside', 'model']).optional(),
  /** Empty when the document lacks something; then `place` says where it belongs. */
  evidence: z.array(Evidence),
  place: z.strictObject({ at: z.int().min(0), section: z.string() }).nullable(),
  suggestions: z.array(z.string()),
  /** Further claims about the same words that one remedy settles: what they are, under their ids in the debate. */
  also: z.array(AlsoSaid).optional(),
  /** Id of the entry in proposed_changes, when there is concrete wording. */
  proposed_change: z.string().nullable(),
  confidence: Belief,
  /** Expert ids. */
  raised_by: z.array(z.string()),
  consensus: z.strictObject({
    outcome: z.enum(OUTCOMES),
    support: z.int(),
    oppose: z.int(),
    abstain: z.int(),
    belief: Belief,
    rounds: z.int(),
    dissent: z.array(SpokenPosition),
  }),
  /** Of an issue that the client's playbook raises. */
  playbook: PlaybookAdvice.optional(),
  /** What it means to each party, as far as the passages tell. */
  sides: z.array(IssueSide).optional(),
  /** The same in a sentence, where it is against one of two. */
  side_note: z.string().optional(),
  /** When the request names a side: `for` is in its favour already, and nothing is changed there. */
  standing: z.enum(['against', 'for', 'alike', 'unclear']).optional(),
  /** What a person decided on it. */
  decision: DecisionNote.optional(),
});
export type Issue = z.infer<typeof Issue>;

/** A change that the revised text contains. Changes never overlap and come in document order. */
export const ProposedChange = Change.extend({
  id: z.string(),
  issue_id: z.string(),
  /** In words that the other side may read. */
  rationale: z.string(),
  /** When no side was named: whom the change helps, at whose cost. For the client alone. */
  cost: z.string().optional(),
  /** What a person decided on it. */
  decision: DecisionNote.optional(),
});
export type ProposedChange = z.infer<typeof ProposedChange>;

const Risk = z.strictObject({
  overall: Score,
  /** Score by issue category, only categories with an issue. */
  categories: z.record(z.string(), Score),
  /** Score by expert domain, only domains with an issue. */
  domains: z.record(z.string(), Score),
});

/** One line of the score card: a domain, its grade and what decided it. */
const ScoreCardLine = z.strictObject({
  domain: Domain,
  label: z.string(),
  score: Score,
  grade: z.enum(['A', 'B', 'C', 'D', 'E']),
  issues: z.record(Severity, z.int()),
  summary: z.string(),
});

export const BRIEFING_AUDIENCES = ['general_counsel', 'finance', 'business_owner'] as const;
const ExecutiveBriefing = z.strictObject({
  audience: z.enum(BRIEFING_AUDIENCES),
  label: z.string(),
  headline: z.string(),
  points: z.array(z.string()),
  /** Issue ids, most important first. */
  issues: z.array(z.string()),
});

/** The debate as it went: every round with who said what, and the tallies after it. */
const BoardroomRound = z.strictObject({
  round: z.int().min(0),
  /** Round 0: one line an expert, how many findings it stated. */
  findings: z.array(z.strictObject({ expert: z.string(), expert_name: z.string(), count: z.int() })),
  statements: z.array(SpokenPosition),
  tallies: z.array(Tally),
  agreement: Belief,
});

export const Consensus = z.strictObject({
  protocol: Protocol,
  rounds: z.int(),
  stop_reason: z.string(),
  /** Agreement 0..1 after each round, first the blind round. */
  agreement: z.array(Belief),
  accepted: z.int(),
  disputed: z.int(),
  rejected: z.int(),
  /** Claims that were rejected, and why. */
  rejected_claims: z.array(
    z.strictObject({ claim: z.string(), category: IssueCategory, title: z.string(), reason: z.string() }),
  ),
  /** Disputed claims, and the strongest objection to each: also those that no issue of their own reports. Absent in results of older versions. */
  disputed_claims: z
    .array(z.strictObject({ claim: z.string(), category: IssueCategory, title: z.string(), reason: z.string() }))
    .optional(),
  /**
   * Claims that were not rejected and that readers of such documents seldom act on: they are no issues. A disputed one is in
   * `disputed_claims`, too. Absent in results of older versions, as are the clause that a claim is about and the words that it
   * rests on; of what is missing there are none.
   */
  set_aside: z.array(AlsoSaid).optional(),
});

const PanelMember = z.strictObject({
  expert: z.string(),
  /** What it is, where it is no embedded expert: one that runs elsewhere, or a language model. */
  kind: z.enum(['outside', 'model']).optional(),
  name: z.string(),
  domain: Domain,
  /** Prior precision of its findings, 0..1: measured where labelled data exists, otherwise its authors' judgement. */
  precision: Belief,
  findings: z.int(),
  accepted: z.int(),
  positions: z.int(),
  /** Why it was left out, or null. */
  failure: z.string().nullable(),
});

/** What people decided, and what they took out. */
const Decided = z.strictObject({
  /** The last one on each target. */
  decisions: z.array(TakenDecision),
  rejected_issues: z.array(Issue),
  rejected_changes: z.array(ProposedChange),
});

/** The score, or null where it is only the least that it can be. */
export const judgedScore = ({
  overall_score,
  verdict,
}: Pick<z.infer<typeof Metadata>, 'overall_score' | 'verdict'>): number | null =>
  verdict === 'cannot_be_judged' ? null : overall_score;

export const ReviewResult = z.strictObject({
  metadata: Metadata,
  structured_issues: z.array(Issue),
  proposed_changes: z.array(ProposedChange),
  risk: Risk,
  score_card: z.array(ScoreCardLine),
  executive_briefings: z.array(ExecutiveBriefing),
  boardroom_discussion: z.array(BoardroomRound),
  /** The positions of both sides. */
  negotiation_simulation: z.array(NegotiationMove),
  /** How a negotiation from these positions goes; not in results of versions before 0.2. */
  negotiation_runs: z.array(NegotiationRun).optional(),
  consensus: Consensus,
  panel: z.array(PanelMember),
  document: DocumentMap,
  /** Only when the request names a standard. */
  deviations: Deviations.optional(),
  /** Only when the request names one. */
  playbook: PlaybookOutcome.optional(),
  /** Only of a revision. */
  decided: Decided.optional(),
});
export type ReviewResult = z.infer<typeof ReviewResult>;
