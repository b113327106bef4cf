import { isModelSeat } from '../models/model-plan.ts';
import { SEVERITIES } from '../review/categories.ts';
import { type Evidence, type Finding, MAX_EVIDENCE } from '../review/finding.ts';
import type { Claim } from './claim.ts';
import { changeKey, fingerprint, likeness, type Raised, sharedUnits } from './duplicate.ts';
import { familyOf } from './family.ts';

/**
 * Makes claims of the experts' findings: what several experts say of the same place becomes one claim (see likeness and
 * changeKey for what counts as the same). The strongest finding leads: by severity, then belief, then place. A lead
 * without a proposed change takes the strongest one of the others. Where a rule says the same as a language model, the rule's
 * words are kept, and no wording of the model passes for the rule's.
 *
 * The same findings give the same claims in whatever order they arrive. Merging is repeated until no claim takes in
 * another, so a second call finds nothing left to merge. Findings join claims, not each other, so a chain of findings that
 * each overlap the next does not collapse into one. Every finding is compared with the claims of its family only: fast in
 * practice, quadratic in the worst case (3,000 unlike findings of one category: half a second).
 */
export function mergeFindings(findingsByExpert: ReadonlyMap<string, readonly Finding[]>): Claim[] {
  let raised: Raised[] = [];
  for (const [expert, findings] of findingsByExpert) {
    for (const finding of findings) {
      raised.push({ finding, by: new Map([[expert, { rule: finding.rule, belief: finding.belief }]]) });
    }
  }
  for (let before = Number.POSITIVE_INFINITY; raised.length < before; ) {
    before = raised.length;
    raised = gather(raised.toSorted(byStrength));
  }
  return raised.toSorted(byPlace).map(({ finding, by }, index) => ({
    id: `c${index + 1}`,
    finding,
    raised_by: [...by]
      .map(([expert, { rule, belief }]) => ({ expert, rule, belief }))
      .toSorted((left, right) => byText(left.expert, right.expert)),
  }));
}

/** One pass, strongest first: every finding joins the claim it is most like, or becomes one. */
function gather(raised: readonly Raised[]): Raised[] {
  const claims: Raised[] = [];
  const families = new Map<string, Raised[]>();
  const changes = new Map<string, Raised>();
  for (const entry of raised) {
    const family = familyOf(entry.finding.category);
    const peers = families.get(family) ?? [];
    const { change } = entry.finding;
    let claim = mostLike(entry, peers) ?? (change && changes.get(changeKey(change)));
    if (claim === undefined) {
      claim = { finding: entry.finding, by: new Map(entry.by) };
      claims.push(claim);
      peers.push(claim);
      families.set(family, peers);
    } else {
      take(claim, entry);
    }
    const kept = claim.finding.change;
    if (kept !== undefined && !changes.has(changeKey(kept))) changes.set(changeKey(kept), claim);
  }
  return claims;
}

function mostLike(entry: Raised, claims: readonly Raised[]): Raised | undefined {
  let best: Raised | undefined;
  let most = 0;
  for (const claim of claims) {
    const value = likeness(claim, entry);
    if (value > most) {
      best = claim;
      most = value;
    }
  }
  return best;
}

function take(claim: Raised, entry: Raised): void {
  const [finding, other] = ledBy(claim.finding, entry.finding);
  const change = finding.change ?? (isModelBesideRule(other, finding) ? undefined : other.change);
  const place = finding.evidence.length === 0 ? (finding.place ?? other.place) : finding.place;
  claim.finding = {
    ...finding,
    evidence: union(finding.evidence, other.evidence),
    ...(change && { change }),
    ...(place !== undefined && { place }),
  };
  for (const [expert, word] of entry.by) if (!claim.by.has(expert)) claim.by.set(expert, word);
}

/** The finding whose words are kept, then the other: the stronger, but a rule's before a language model's. */
function ledBy(stronger: Finding, weaker: Finding): readonly [Finding, Finding] {
  return isModelBesideRule(stronger, weaker) ? [weaker, stronger] : [stronger, weaker];
}

const isModelBesideRule = (one: Finding, other: Finding): boolean => isModelSeat(one.rule) && !isModelSeat(other.rule);

/** The claim's quotations and those of the newcomer that quote other words; quoting words twice helps no reader. */
function union(kept: readonly Evidence[], added: readonly Evidence[]): Evidence[] {
  const fresh = added.filter((piece) => kept.every((other) => sharedUnits(piece, other) === 0));
  return [...kept, ...fresh].slice(0, MAX_EVIDENCE).toSorted((left, right) => left.start - right.start);
}

const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const place = ({ finding }: Raised): number => finding.evidence[0]?.start ?? finding.place ?? Number.MAX_SAFE_INTEGER;

const firstExpert = ({ by }: Raised): string => [...by.keys()].toSorted(byText)[0] as string;

function byStrength(left: Raised, right: Raised): number {
  const [a, b] = [left.finding, right.finding];
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.belief - a.belief || byPlace(left, right);
}

function byPlace(left: Raised, right: Raised): number {
  const [a, b] = [left.finding, right.finding];
  return (
    place(left) - place(right) ||
    byText(a.category, b.category) ||
    byText(a.rule, b.rule) ||
    byText(firstExpert(left), firstExpert(right)) ||
    byText(fingerprint(a), fingerprint(b))
  );
}
