import { isGrave } from '../../debate/engine/gate.ts';
import type { Gate } from '../../debate/protocol.ts';
import { entropy } from '../../metrics/index.ts';
import { ABSTAINS, type Floor, type Standing } from './floor.ts';
import type { Item } from './panel.ts';

/** The floors the gate lets into the debate, after the blind round, in the given order. */
export function admitted<Question extends Item>(gate: Gate, floors: readonly Floor<Question>[]): Floor<Question>[] {
  if (gate.kind === 'top-k') {
    const ranked = floors.toSorted(
      (left, right) => spread(right) - spread(left) || (left.item.id < right.item.id ? -1 : 1),
    );
    const chosen = new Set(ranked.slice(0, gate.k));
    return floors.filter((floor) => chosen.has(floor));
  }
  return floors.filter((floor) => passes(gate, floor));
}

function passes(gate: Exclude<Gate, { kind: 'top-k' }>, floor: Floor<Item>): boolean {
  switch (gate.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'contested':
      // Somebody opposes: two different answers were given.
      return spread(floor) > 0 || surest(floor) < gate.belief_under;
    case 'entropy':
      return spread(floor) > gate.over;
    case 'confidence':
      return surest(floor) < gate.under;
    case 'severity':
      return grave(floor, gate.at_least);
    case 'doubtful':
      return spread(floor) > gate.entropy_over || surest(floor) < gate.confidence_under || grave(floor, gate.at_least);
    default:
      return gate satisfies never;
  }
}

const spread = (floor: Floor<Item>): number => entropy(Array.from(floor.votes(0, new Float64Array(floor.candidates))));

function surest(floor: Floor<Item>): number {
  const { choices, confidences } = floor.rounds[0] as Standing;
  let most = 0;
  for (let seat = 0; seat < floor.size; seat++) {
    if (choices[seat] !== ABSTAINS) most = Math.max(most, confidences[seat] as number);
  }
  return most;
}

const grave = ({ item }: Floor<Item>, least: Parameters<typeof isGrave>[1]): boolean => isGrave(item.severity, least);
