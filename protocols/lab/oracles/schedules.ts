import type { Protocol } from '../../debate/protocol.ts';
import { type Panel, runDebate } from '../debate/index.ts';
import { type Check, holds, same } from './oracle.ts';

const CANDIDATES = ['a', 'b', 'c'] as const;

const protocol = (more: Partial<Protocol>): Protocol => ({
  name: 'oracle',
  title: 'Oracle',
  gate: { kind: 'all' },
  topology: { kind: 'complete' },
  schedule: 'sync',
  visibility: 'anonymous',
  exposure: 'with-confidence',
  decision: { rule: 'plurality' },
  stop: { rules: [{ rule: 'fixed-rounds', rounds: 1 }], min_rounds: 1, max_rounds: 1 },
  ...more,
});

/** Each begins with its own answer and repeats the first it hears. */
const repeating = (members: readonly string[]): Panel => ({
  members,
  competence: () => 0.7,
  blind: () => members.map((name) => ({ choice: 'xyz'.indexOf(name), confidence: 0.6 })),
  respond: (view) => (view.size === 0 ? view.own : { choice: view.choices[0] as number, confidence: 0.6 }),
});

const QUESTION = [{ id: 'q', candidates: CANDIDATES }];

/** Answers after a round on a chain of three in which each hears the one before. */
function relayed(schedule: Protocol['schedule']): string {
  const chain = protocol({ schedule, topology: { kind: 'chain', forward: true } });
  const log = runDebate(chain, repeating(['x', 'y', 'z']), QUESTION, 1);
  return [...(log.items[0]?.rounds[1]?.choices ?? [])].map((choice) => CANDIDATES[choice]).join(' ');
}

/** Follows the majority it hears half of the time. */
const wavering = (members: readonly string[]): Panel => ({
  ...repeating(members),
  respond: (view, chance) => {
    const top = view.voices.indexOf(Math.max(...view.voices));
    return chance() < 0.5 ? view.own : { choice: top, confidence: 0.7 };
  },
});

const told = (members: readonly string[], seed: number): string => {
  const stop: Protocol['stop'] = { rules: [{ rule: 'fixed-rounds', rounds: 4 }], min_rounds: 4, max_rounds: 4 };
  const { items, tallies } = runDebate(protocol({ stop }), wavering(members), QUESTION, seed);
  const rounds = items[0]?.rounds.map(({ choices }) => [...choices].join('')).join(' ');
  return `${rounds} ${tallies[0]?.winner}`;
};

/** O14 on the debate engine itself: who reads what, and what must not matter. */
export function schedules(): Check[] {
  const log = told(['x', 'y', 'z'], 1);
  const logs = new Set(Array.from({ length: 8 }, (_, seed) => told(['x', 'y', 'z'], seed)));
  return [
    same('D5: a relay of 3, all at once, reads the round before', 'a a b', relayed('sync')),
    same('D5: the same relay in turn reads the newest', 'a a a', relayed('sequential')),
    same('members listed the other way round', log, told(['z', 'y', 'x'], 1)),
    same('the same seed', log, told(['x', 'y', 'z'], 1)),
    holds('eight seeds', 'several courses', logs.size > 1, `${logs.size} courses`),
  ];
}
