import { type Change, type Finding, type ProposedChange, SEVERITIES } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import type { Side, Sides } from '../sides/index.ts';
import { asAmendment } from './amendments/amendment.ts';
import { convenienceCopy } from './amendments/convenience-copy.ts';
import { findingText } from './finding-text.ts';
import type { RankedClaim } from './scoring/ranking.ts';
import type { SettledClaim } from './settled-claim.ts';
import { isProposed } from './usefulness/sendable.ts';
import { flawOf } from './wording-gate.ts';

/**
 * The changes that go into the revised text: only of accepted claims, none overlapping another. Where two want the same
 * words the more severe claim wins, then the surer, then the earlier: the other keeps its suggestion. So does a change that would
 * not read well where it lands.
 */
export function chooseChanges(
  ranked: readonly RankedClaim[],
  document: ParsedDocument,
  speaker: Speaker,
  sides: Sides,
  playbookSide?: Side,
): ProposedChange[] {
  // A position is on the playbook's side, whomever the clause in its way disfavours.
  const positionCost = (): string | undefined =>
    playbookSide === undefined || sides.metadata !== undefined
      ? undefined
      : speaker.text('sides.cost.playbook', { side: playbookSide });
  const wanted = ranked
    .flatMap(({ id, ...lead }) =>
      [lead, ...lead.also.filter(({ claim }) => claim.id !== lead.claim.id)].map((settled) => ({ ...settled, id })),
    )
    .filter(({ verdict }) => verdict.outcome === 'accepted' && verdict.change !== undefined)
    .toSorted(byWeight);
  const chosen: { ranked: Wanted; change: Change }[] = [];
  for (const claim of wanted) {
    const change = claim.verdict.change as Change;
    if (!isProposed(claim, change, document.type)) continue;
    const isOwnClause = claim.advice !== undefined && change.before === '';
    const isTaken = chosen.some(
      (other) =>
        overlap(other.change, change) &&
        !(isOwnClause && other.ranked.advice !== undefined && other.change.before === ''),
    );
    if (!isTaken && flawOf(change, document) === undefined) chosen.push({ ranked: claim, change });
  }
  const copy = convenienceCopy(document);
  return numberedInTurn(chosen.toSorted((a, b) => a.change.start - b.change.start))
    .map((each) => ({ ...each, change: asAmendment(each.change, document, copy) }))
    .toSorted((a, b) => a.change.start - b.change.start)
    .map(({ ranked: { id, claim, domain, advice }, change }, index) => {
      const cost = advice === undefined ? sides.cost(claim.finding, domain, speaker) : positionCost();
      return {
        ...change,
        id: `change-${index + 1}`,
        issue_id: id,
        rationale: rationale(claim.finding, speaker),
        ...(cost !== undefined && { cost }),
      };
    });
}

/** The number that a new clause of the first level begins with. */
const NUMBER = /^(\n\n(?:[A-Z]\p{L}+\.?[ \t]+)?)(\d{1,3})(?=[.)°ºª\s])/u;

/** Clauses of a playbook that come at one place take the next numbers one after the other. */
function numberedInTurn<C extends { readonly change: Change }>(chosen: readonly C[]): C[] {
  const before = new Map<number, number>();
  return chosen.map((each) => {
    const { change } = each;
    const earlier = before.get(change.start) ?? 0;
    if (change.before !== '' || !NUMBER.test(change.after)) return each;
    before.set(change.start, earlier + 1);
    const after = change.after.replace(
      NUMBER,
      (_, head: string, number: string) => `${head}${Number(number) + earlier}`,
    );
    return { ...each, change: { ...change, after } };
  });
}

/** A claim with the id of the issue that reports it. */
type Wanted = SettledClaim & Pick<RankedClaim, 'id'>;

function byWeight(a: Wanted, b: Wanted): number {
  return (
    SEVERITIES.indexOf(a.verdict.severity) - SEVERITIES.indexOf(b.verdict.severity) ||
    b.belief - a.belief ||
    a.at - b.at
  );
}

/** Two insertions at one place overlap too: their order would be a guess. */
function overlap(a: Change, b: Change): boolean {
  if (a.start === b.start) return true;
  return a.start < b.end && b.start < a.end;
}

function rationale(finding: Finding, speaker: Speaker): string {
  const words = findingText(finding, speaker);
  return words.rationale ?? words.description;
}
