import type { Domain, Finding, Issue, NegotiationMove, ProposedChange, Severity } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import { questionOf } from '../question.ts';
import { ruleClass } from '../rule-class.ts';
import type { RankedClaim } from '../scoring/ranking.ts';
import { costOf, matterOf } from './matter.ts';

/** Moves of one simulation: what a negotiation can carry. */
const MOVES = 15;

/** Matters for the other side to agree to; a typing error is corrected, not negotiated. */
const NEGOTIABLE: ReadonlySet<Domain> = new Set([
  'legal',
  'compliance',
  'fairness',
  'business',
  'technical',
  'adversarial',
]);

const PRIORITY: Readonly<Record<Severity, NegotiationMove['priority']>> = {
  critical: 'must',
  high: 'must',
  medium: 'should',
  low: 'nice',
  info: 'nice',
};

/**
 * The positions of both sides on what can be negotiated: what to ask for, what the other side is likely to say, what to settle
 * for and when to leave. From standard positions of practice by class of terms, else by category, else by kind of matter:
 * nobody has asked the other side. What another passage may answer is a question to the reader, and no demand.
 *
 * @param isFacingCustomer whether the other side is the one that buys
 */
export function negotiation(
  issues: readonly Issue[],
  ranked: readonly RankedClaim[],
  changes: readonly ProposedChange[],
  speaker: Speaker,
  isFacingCustomer = false,
): NegotiationMove[] {
  const findings = new Map(ranked.map(({ id, claim }) => [id, claim.finding]));
  const wordings = new Map(changes.map((change) => [change.issue_id, change]));
  const questions = new Set(ranked.filter((claim) => questionOf(claim) !== undefined).map(({ id }) => id));
  return issues
    .filter(({ id, domain, severity }) => NEGOTIABLE.has(domain) && severity !== 'info' && !questions.has(id))
    .filter((issue) => !isInternal(issue, findings.get(issue.id)?.rule))
    .slice(0, MOVES)
    .map((issue): NegotiationMove => {
      const finding = findings.get(issue.id);
      const practice = hasPractice(issue, finding) ? speaker.positions(finding.rule, finding.values) : undefined;
      const own = ofPlaybook(issue, speaker);
      const leave = own?.leave ?? practice?.leave;
      const rule = finding?.rule ?? '';
      return {
        issue_id: issue.id,
        opening: own?.ask ?? practice?.ask ?? wordingOf(wordings.get(issue.id)) ?? issue.suggestions[0] ?? issue.title,
        counterparty: position('counterparty', issue, rule, speaker, isFacingCustomer),
        fallback: own?.settle ?? practice?.settle ?? position('fallback', issue, rule, speaker),
        ...(own?.undecided && { undecided: own.undecided }),
        ...(own?.further === undefined ? {} : { further: own.further }),
        priority: PRIORITY[issue.severity],
        ...(leave === undefined ? {} : { walk_away: leave }),
        cost: costOf(matterOf(issue.category, issue.domain, rule)),
      };
    });
}

/** Wording of a grievous class fits only where the passage is plainly of it; a lesser finding has its advice. */
const hasPractice = ({ severity }: Issue, finding: Finding | undefined): finding is Finding =>
  finding !== undefined && (!finding.rule.startsWith('grievous-') || PRIORITY[severity] === 'must');

/** A check of the client's own and a list of small things are for the client: there is no wording to ask for. */
const isInternal = ({ playbook }: Issue, rule = ''): boolean =>
  playbook?.preferred === null || rule.startsWith('housekeeping.');

interface Positions {
  readonly ask?: string;
  readonly settle?: string;
  readonly undecided?: true;
  readonly further?: string[];
  readonly leave?: string;
}

/** The client's own positions go before those of practice; undefined where its playbook is silent. */
function ofPlaybook({ playbook }: Issue, speaker: Speaker): Positions | undefined {
  if (playbook === undefined) return undefined;
  const [first, ...others] = playbook.fallback;
  return {
    ...(playbook.preferred && { ask: playbook.preferred }),
    settle:
      first?.wording ?? speaker.text('drafting.negotiation.fallback.playbook', { owner: playbook.owner ?? 'none' }),
    ...(first === undefined && { undecided: true as const }),
    ...(others.length > 0 && { further: others.map(({ wording }) => wording) }),
    ...(playbook.walk_away && { leave: playbook.walk_away }),
  };
}

/** A clause to add can be read alone; a changed word, or words put into a sentence, cannot. */
function wordingOf(change: ProposedChange | undefined): string | undefined {
  if (change === undefined || change.before.trim() !== '') return undefined;
  const words = change.after.trim();
  return /^\s*\n/.test(change.after) || /^[\p{Lu}\d].*[.;:]$/su.test(words) ? words : undefined;
}

/** By the class of the finding, else by category, else for a clause that is not there, else by kind of matter. */
function position(
  kind: 'counterparty' | 'fallback',
  { category, domain, evidence }: Issue,
  rule: string,
  speaker: Speaker,
  isCustomer = false,
): string {
  const texts = `drafting.negotiation.${kind}`;
  const say = (key: string): string =>
    speaker.text(
      isCustomer && speaker.has(`${texts}.customer.${key}`) ? `${texts}.customer.${key}` : `${texts}.${key}`,
    );
  const own = ruleClass(rule, (each) => speaker.has(`${texts}.${each}`));
  if (own !== undefined) return speaker.text(`${texts}.${own}`);
  if (speaker.has(`${texts}.${category}`)) return say(category);
  if (evidence.length === 0) return speaker.text(`${texts}.absent`, { matter: speaker.category(category) });
  return say(`of-${matterOf(category, domain, rule)}`);
}
