import type { Protocol, StopRule } from '../debate/protocol.ts';
import type { Checker, Extent, StaticCheck } from './static-check.ts';

/** Rounds after the blind one that a stop rule needs before it can say anything. */
function earliest(rule: StopRule): number {
  switch (rule.rule) {
    case 'fixed-rounds':
    case 'no-change':
      return rule.rounds;
    case 'stable-agreement':
      return 2;
    case 'posterior':
    case 'share':
    case 'entropy':
    case 'ratings':
    case 'freeze':
    case 'done':
    case 'marginal-value':
      return 1;
    case 'sequential-test':
    case 'pivotal':
      return 0;
    default:
      return rule satisfies never;
  }
}

export const limits: Checker = ({ stop, gate, decision }, extent) => {
  const checks: StaticCheck[] = [];
  const { min_rounds, max_rounds, rules } = stop;
  if (min_rounds > max_rounds) {
    checks.push(say('error', `min_rounds ${min_rounds} is more than max_rounds ${max_rounds}.`));
  }
  if (gate.kind !== 'none') {
    for (const rule of rules.filter((candidate) => earliest(candidate) > max_rounds)) {
      checks.push(say('warning', `The stop rule ${rule.rule} cannot fire within ${max_rounds} rounds.`));
    }
  } else if (max_rounds > 0) checks.push(say('note', 'The gate lets nothing in: there will be no rounds.'));
  checks.push(...sizes(decision, extent));
  return checks;
};

function sizes(decision: Protocol['decision'], { agents, items }: Extent): StaticCheck[] {
  switch (decision.rule) {
    case 'dawid-skene':
    case 'one-coin':
    case 'glad':
      return items < 20
        ? [
            say(
              'warning',
              `${decision.rule} estimates voters over items: with ${items} of them it fits noise; about 20 are needed.`,
            ),
          ]
        : [];
    case 'df-quad':
      return agents > 12
        ? [
            say(
              'note',
              `df-quad suits a handful of arguments: ${agents} votes on both sides pull every strength to a half.`,
            ),
          ]
        : [];
    default:
      return [];
  }
}

const say = (severity: StaticCheck['severity'], sentence: string): StaticCheck => ({
  check: 'limits',
  severity,
  sentence,
});
