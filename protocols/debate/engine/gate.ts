import { entropy } from '../../metrics/diversity.ts';
import { SEVERITIES, type Severity } from '../../review/categories.ts';
import type { Ballot } from '../ballot.ts';
import type { Gate } from '../protocol.ts';
import type { DebateItem } from './terms.ts';

/** An item with the ballots of its blind round. */
interface Opened extends DebateItem {
  readonly ballots: readonly Ballot[];
}

/** The items that the gate lets into the debate after the blind round, in the given order. */
export function admitted<Item extends Opened>(gate: Gate, items: readonly Item[]): Item[] {
  if (gate.kind !== 'top-k') return items.filter((item) => passes(gate, item));
  const ranked = items.toSorted((left, right) => spread(right) - spread(left) || (left.id < right.id ? -1 : 1));
  const chosen = new Set(ranked.slice(0, gate.k));
  return items.filter((item) => chosen.has(item));
}

function passes(gate: Exclude<Gate, { kind: 'top-k' }>, item: Opened): boolean {
  switch (gate.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'contested':
      // Two different answers were given, or nobody is sure of the only one.
      return spread(item) > 0 || surest(item) < gate.belief_under;
    case 'entropy':
      return spread(item) > gate.over;
    case 'confidence':
      return surest(item) < gate.under;
    case 'severity':
      return isGrave(item.severity, gate.at_least);
    case 'doubtful':
      return (
        spread(item) > gate.entropy_over ||
        surest(item) < gate.confidence_under ||
        isGrave(item.severity, gate.at_least)
      );
    default:
      return gate satisfies never;
  }
}

/** Bits by which the votes are spread over the candidates. */
function spread({ ballots, candidates }: Opened): number {
  return entropy(candidates.map((candidate) => ballots.filter(({ choice }) => choice === candidate).length));
}

/** Confidence of the surest voter; 0 when nobody voted. */
const surest = ({ ballots }: Opened): number =>
  Math.max(0, ...ballots.filter(({ choice }) => choice !== null).map(({ confidence }) => confidence));

/** Whether a severity is at least as grave as asked for. */
export const isGrave = (severity: Severity | undefined, least: Severity): boolean =>
  severity !== undefined && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);
