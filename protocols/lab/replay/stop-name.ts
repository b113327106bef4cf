import type { Protocol, StopRule } from '../../debate/protocol.ts';
import { level } from './level.ts';

/** A stop rule in a few words, its number in the catalogue first; several that end a debate together are joined by `or`. */
export function stopName({ rules, max_rounds }: Protocol['stop']): string {
  return max_rounds === 0 ? 'S1 no debate' : rules.map(ruleName).join(' or ');
}

function ruleName(stop: StopRule): string {
  switch (stop.rule) {
    case 'fixed-rounds':
      return `S1 ${inRounds(stop.rounds)}`;
    case 'share':
      return stop.share === 1 ? 'S2 unanimity' : `S2 ${stop.share === 2 / 3 ? 'two thirds' : level(stop.share)}`;
    case 'no-change':
      return `S3 no change in ${inRounds(stop.rounds)}`;
    case 'entropy':
      return `S4 entropy, ${level(stop.bits)} bits`;
    case 'stable-agreement':
      return `S5 stable agreement, ${level(stop.distance)}`;
    case 'posterior':
      return `S6 posterior, ${level(stop.level)}`;
    case 'ratings':
      return 'S7 stable ratings';
    case 'sequential-test':
      return `S8 Wald's test, α ${level(stop.alpha)}, β ${level(stop.beta)}`;
    case 'freeze':
      return 'S9 beliefs at rest';
    case 'pivotal':
      return 'S10 nobody pivotal';
    case 'done':
      return `S11 ${level(stop.share)} of the voters done`;
    case 'marginal-value':
      return `S12 under ${stop.winners_per_1000} winner per 1000`;
    default:
      return stop satisfies never;
  }
}

const inRounds = (rounds: number): string => (rounds === 1 ? '1 round' : `${rounds} rounds`);
