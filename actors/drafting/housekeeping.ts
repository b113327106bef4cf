import type { DocumentType, Finding, IssueCategory } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';
import { CONTRACTS_AND_TERMS } from './contract-types.ts';
import { findingText } from './finding-text.ts';
import { isStyle } from './matters.ts';
import { questionOf } from './question.ts';
import type { LeadingClaim } from './same-words.ts';
import type { SettledClaim } from './settled-claim.ts';

/** Paper in order: nobody signs or refuses because of these. */
const PAPER: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'ambiguity',
  'defined_terms',
  'duplication',
  'exhibits',
  'numbering',
  'party_names',
  'timeline',
]);

/** Rules on the wording of a clause whose matter they do not judge. */
const WORDING =
  /^(?:exceptions|bare-clauses|missing-particulars|half-measures|discretion|deadlines|number-words|placeholders|other-names|cross-references)\./;

type Pile = 'housekeeping.slips' | 'housekeeping.usual-clauses';

/**
 * The reader of a contract looks for what it costs. Drafting slips and missing usual clauses are reported in one
 * issue each, with every place and every claim under `also`; in other documents the wording is the matter, and each stays alone.
 */
export function tidied(claims: readonly LeadingClaim[], type: DocumentType, speaker: Speaker): LeadingClaim[] {
  if (!CONTRACTS_AND_TERMS.has(type)) return [...claims];
  const piles = Map.groupBy(claims, pileOf);
  const kept = piles.get(undefined) ?? [];
  const told = (['housekeeping.usual-clauses', 'housekeeping.slips'] as const).flatMap((pile) => {
    const members = piles.get(pile) ?? [];
    return members.length < 2 ? members : [inOne(pile, members, speaker)];
  });
  return [...kept, ...told];
}

/** Which pile a claim goes to; undefined for one that stays alone. */
export function pileOf(settled: SettledClaim): Pile | undefined {
  const {
    claim: { finding },
    verdict,
  } = settled;
  // The passage that may answer it would be lost in a pile.
  if (questionOf(settled) !== undefined || finding.words !== undefined || !['low', 'info'].includes(verdict.severity))
    return undefined;
  if (isMissing(finding) && finding.category !== 'anti_assignment') return 'housekeeping.usual-clauses';
  const isWording = isStyle(finding.category) || PAPER.has(finding.category) || WORDING.test(finding.rule);
  return isWording ? 'housekeeping.slips' : undefined;
}

const isMissing = ({ evidence, place }: Finding): boolean => evidence.length === 0 && place !== undefined;

/** One claim that stands for all of them: the surest leads, and what stands goes before what is disputed. */
function inOne(rule: Pile, members: readonly LeadingClaim[], speaker: Speaker): LeadingClaim {
  const [lead] = members.toSorted(
    (a, b) => Number(isDisputed(a)) - Number(isDisputed(b)) || b.belief - a.belief || a.at - b.at,
  ) as [LeadingClaim];
  const all: SettledClaim[] = members.flatMap(({ also, ...own }) => [own, ...also]).toSorted((a, b) => a.at - b.at);
  const evidence = all.flatMap(({ claim }) => claim.finding.evidence).toSorted((a, b) => a.start - b.start);
  const titles = [...new Set(all.map(({ claim }) => findingText(claim.finding, speaker).title))];
  const finding: Finding = {
    ...lead.claim.finding,
    rule,
    values: { count: members.length, titles: speaker.list(titles) },
    evidence: evidence.filter(({ start }, index) => evidence.findIndex((one) => one.start === start) === index),
  };
  const severity = rule === 'housekeeping.slips' ? 'info' : 'low';
  const raised_by = all
    .flatMap(({ claim }) => claim.raised_by)
    .filter(({ expert }, index, whole) => whole.findIndex((other) => other.expert === expert) === index);
  return {
    ...lead,
    claim: { ...lead.claim, finding, raised_by },
    verdict: { ...lead.verdict, severity },
    at: all[0]?.at ?? lead.at,
    also: all,
  };
}

const isDisputed = ({ verdict }: SettledClaim): boolean => verdict.outcome === 'disputed';
