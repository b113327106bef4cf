import type { Protocol } from '../../../../protocols/index.ts';
import type { Chance, Item, Panel, PanelAnswer, View } from '../../../../protocols/lab/debate/index.ts';
import { stream } from '../../../../protocols/lab/panels/index.ts';

const CANDIDATES = ['a', 'b', 'c'] as const;

/** Items of three candidates. */
export const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `i${index}`, candidates: CANDIDATES }));

/** A protocol that says nothing special, but for what is given. */
export const protocol = (more: Partial<Protocol> = {}): Protocol => ({
  name: 'test',
  title: 'Test',
  gate: { kind: 'all' },
  topology: { kind: 'complete' },
  schedule: 'sync',
  visibility: 'last-round',
  exposure: 'with-confidence',
  decision: { rule: 'plurality' },
  stop: { rules: [{ rule: 'no-change', rounds: 1 }], min_rounds: 1, max_rounds: 6 },
  ...more,
});

export const rounds = (count: number): Protocol['stop'] => ({
  rules: [{ rule: 'fixed-rounds', rounds: count }],
  min_rounds: count,
  max_rounds: count,
});

/** Names not in their order: the even ones first. */
export const names = (size: number): string[] =>
  Array.from({ length: size }, (_, index) => `m${String((2 * index) % (size + ((size + 1) % 2))).padStart(2, '0')}`);

interface Ways {
  readonly members: readonly string[];
  /** By name. */
  readonly blind?: (name: string, item: Item, seed: number) => PanelAnswer;
  readonly competence?: (name: string) => number;
  readonly respond?: (view: View, chance: Chance, name: string) => PanelAnswer;
  readonly prior?: (name: string, item: Item) => number[];
}

/** Guesses blind, and half the time follows the most voices. */
export function panel({ members, blind = guess, competence, respond = follow, prior }: Ways): Panel {
  return {
    members,
    competence: (member) => competence?.(members[member] as string) ?? 0.7,
    blind: (item, seed) => members.map((name) => blind(name, item, seed)),
    respond: (view, chance) => respond(view, chance, members[view.member] as string),
    ...(prior && { prior: (member, item) => prior(members[member] as string, item) }),
  };
}

function guess(name: string, item: Item, seed: number): PanelAnswer {
  const random = stream(seed, 'guess', name, item.id);
  return { choice: random.integer(0, item.candidates.length - 1), confidence: 0.4 + 0.5 * random.real() };
}

export function follow(view: View, chance: Chance): PanelAnswer {
  const top = Math.max(...view.voices);
  if (top === 0 || chance() < 0.5) return view.own;
  return { choice: view.voices.indexOf(top), confidence: 0.6 };
}
