import { isGrave } from '../../debate/engine/gate.ts';
import type { Gate } from '../../debate/protocol.ts';
import { entropy } from '../../metrics/index.ts';
import { ABSTAINS, type ItemHistory, type Standing } from './item-history.ts';
import type { Item } from './panel.ts';

/** The histories the gate lets into the debate, after the blind round, in the given order. */
export function admitted<Question extends Item>(
  gate: Gate,
  histories: readonly ItemHistory<Question>[],
): ItemHistory<Question>[] {
  if (gate.kind === 'top-k') {
    const ranked = histories.toSorted(
      (left, right) => spread(right) - spread(left) || (left.item.id < right.item.id ? -1 : 1),
    );
    const chosen = new Set(ranked.slice(0, gate.k));
    return histories.filter((history) => chosen.has(history));
  }
  return histories.filter((history) => passes(gate, history));
}

function passes(gate: Exclude<Gate, { kind: 'top-k' }>, history: ItemHistory<Item>): boolean {
  switch (gate.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'contested':
      // Somebody opposes: two different answers were given.
      return spread(history) > 0 || surest(history) < gate.belief_under;
    case 'entropy':
      return spread(history) > gate.over;
    case 'confidence':
      return surest(history) < gate.under;
    case 'severity':
      return grave(history, gate.at_least);
    case 'doubtful':
      return (
        spread(history) > gate.entropy_over || surest(history) < gate.confidence_under || grave(history, gate.at_least)
      );
    default:
      return gate satisfies never;
  }
}

const spread = (history: ItemHistory<Item>): number =>
  entropy(Array.from(history.votes(0, new Float64Array(history.candidates))));

function surest(history: ItemHistory<Item>): number {
  const { choices, confidences } = history.rounds[0] as Standing;
  let most = 0;
  for (let seat = 0; seat < history.size; seat++) {
    if (choices[seat] !== ABSTAINS) most = Math.max(most, confidences[seat] as number);
  }
  return most;
}

const grave = ({ item }: ItemHistory<Item>, least: Parameters<typeof isGrave>[1]): boolean =>
  isGrave(item.severity, least);
