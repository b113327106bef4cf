/**
 * The terms of a review's debate as rounds are opened under them. Where language models sit on the panel a round costs money,
 * so two things are asked before it is opened: what it can cost at most, and whether it can change a verdict.
 */
import { type Agenda, type Course, hearing, type Restraint, type Terms } from '../../../protocols/debate/index.ts';
import { contentHash, type Position } from '../../../protocols/index.ts';
import { isModelSeat } from '../../../protocols/models/index.ts';
import type { ReviewContext } from '../review-context.ts';
import { type ClaimItem, termsOf } from '../review-terms.ts';
import { roundCost } from './round-cost.ts';
import { verdictOn } from './verdicts.ts';

type Given = Pick<ReviewContext, 'submit' | 'claims' | 'panel' | 'failures'>;

/** The terms of the review, which keep a round from being opened where its models would be paid for nothing. */
export function debateTerms(given: Given): Terms<Position> {
  const terms = termsOf(given);
  if (given.submit.models === undefined) return terms;
  return { ...terms, restrain: (agenda, course) => restrained(given, terms, agenda, course) };
}

function restrained(given: Given, terms: Terms<Position>, agenda: Agenda, course: Course<Position>): Restraint {
  if (!Object.keys(agenda).some(isModelSeat)) return { agenda };
  if (!canChangeVerdict(given, terms, agenda, course)) return { agenda: {}, reason: 'verdicts-settled' };
  const { max_usd } = terms.protocol.gate;
  const { models, claims } = { models: given.submit.models, claims: given.claims };
  if (max_usd === undefined || models === undefined) return { agenda };
  if (roundCost(models, claims, agenda, course) <= max_usd * 1_000_000) return { agenda };
  // The embedded experts cost nothing: they debate without the models.
  const rest = Object.entries(agenda).filter(([expert]) => !isModelSeat(expert));
  return { agenda: Object.fromEntries(rest), reason: 'round-too-dear' };
}

/**
 * Whether a further round can change a verdict: those who would hear or be asked something new say whatever they like, the
 * others what they said, for the same question has the same answer. The first round can always.
 */
function canChangeVerdict(
  given: Given,
  terms: Terms<Position>,
  agenda: Agenda,
  { round, positions }: Course<Position>,
): boolean {
  if (round === 0 || terms.protocol.schedule !== 'sync') return true;
  const next = { round: round + 1, positions: [...positions, []] };
  const last = { round, positions: [...positions.slice(0, -1), []] };
  const [hears, heard] = [hearing(terms, next), hearing(terms, last)];
  const items = new Map(terms.items.map((item) => [item.id, item as ClaimItem]));
  const said = Map.groupBy(positions.at(-1) ?? [], ({ expert }) => expert);
  const isMover = (expert: string, asked: readonly string[]): boolean => {
    const before = new Set((said.get(expert) ?? []).map(({ claim }) => claim));
    if (before.size !== asked.length || asked.some((id) => !before.has(id))) return true;
    return asked.some((id) => {
      const item = items.get(id) as ClaimItem;
      return contentHash([...hears(expert, item)]) !== contentHash([...heard(expert, item)]);
    });
  };
  const movers = new Map<string, string[]>();
  for (const [expert, asked] of Object.entries(agenda)) {
    if (!isMover(expert, asked)) continue;
    // An embedded expert may propose another change, which no figure bounds.
    if (!isModelSeat(expert)) return true;
    for (const id of asked) movers.set(id, [...(movers.get(id) ?? []), expert]);
  }
  return [...movers].some(([id, experts]) => isOpen(given, positions, items.get(id) as ClaimItem, experts));
}

/** Whether those experts could give the claim another outcome or severity. Tallies and medians are monotone, so extremes bound them. */
function isOpen(
  given: Given,
  positions: Course<Position>['positions'],
  item: ClaimItem,
  experts: readonly string[],
): boolean {
  const stands = EXTREMES.map((extreme) => {
    const said = experts.map((expert): Position => ({ expert, claim: item.id, ...extreme }));
    const { outcome, severity } = verdictOn({ ...given, positions: [...positions, said] }, item);
    return `${outcome} ${severity}`;
  });
  return new Set(stands).size > 1;
}

const reason = { key: 'debate.undisclosed', values: {} };

const EXTREMES: readonly Omit<Position, 'expert' | 'claim'>[] = [
  { stance: 'support', belief: 0.99, reason },
  { stance: 'oppose', belief: 0.01, reason },
  { stance: 'abstain', belief: 0.5, reason },
  { stance: 'amend', belief: 0.99, reason, amendment: { severity: 'critical' } },
  { stance: 'amend', belief: 0.99, reason, amendment: { severity: 'info' } },
];
