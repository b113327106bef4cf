import type { Protocol } from '../debate/protocol.ts';
import { roundsToRest } from '../stop/index.ts';
import { averagingLimit } from '../topology/opinion/index.ts';
import { closedGroups, counted } from './reach.ts';
import { sampleLinks } from './sample-links.ts';
import type { Checker, StaticCheck } from './static-check.ts';

/** Differences of opinion count as settled when they have shrunk to this share. */
const TOLERANCE = 1e-3;

/** How an averaging debate would end: after these rounds, never (swinging in a period), in several camps; null: not linear. */
export type Prediction =
  | { readonly kind: 'rest'; readonly rounds: number; readonly pace: number }
  | { readonly kind: 'periodic'; readonly period: number }
  | { readonly kind: 'divided' }
  | null;

/**
 * Rounds until members that average what they hear, themselves included, differ by a thousandth of what they did at first:
 * ⌈ln .001 / ln |λ₂|⌉. What real members do is not averaging, but they do not pass news on faster either. For a topology
 * drawn by seed it is that of a sample; for the model of bounded confidence and for pairs there is no such number.
 */
export function predictRest(protocol: Protocol, agents: number): Prediction {
  const { responder } = protocol;
  if (agents < 2 || protocol.visibility === 'blind') return null;
  const model = responder?.kind === 'opinion' ? responder.model : null;
  if (model?.kind === 'hegselmann-krause' || model?.kind === 'deffuant' || responder?.kind === 'independent')
    return null;
  const weights = model?.weights;
  if (weights !== undefined && weights.length === agents) return ofWeights(weights);
  const links = sampleLinks(protocol, agents, 1);
  if (closedGroups(links).length > 1) return { kind: 'divided' };
  const pace = secondEigenvalue(links);
  // Stubborn members come to rest faster than they would agree: the first opinion is a fixed point to fall back to.
  const openness = model?.kind === 'friedkin-johnsen' ? Math.max(...[model.openness].flat()) : 1;
  return resting(openness < 1 ? openness : pace);
}

const resting = (pace: number): Prediction => ({ kind: 'rest', pace, rounds: roundsToRest(pace, TOLERANCE) });

function ofWeights(weights: readonly (readonly number[])[]): Prediction {
  const limit = averagingLimit(weights);
  if (limit.kind === 'consensus') return resting(Math.min(1, limit.pace));
  return limit.kind === 'periodic' ? { kind: 'periodic', period: limit.period } : { kind: 'divided' };
}

/** Steps before the growth is measured, and steps over which it is: other eigenvalues have died out, cycles are averaged. */
const SETTLE = 2000;
const MEASURE = 600;

/**
 * |λ₂| of averaging over these links and oneself, by power iteration on what is left when the common part is taken off:
 * differences shrink by |λ₂| a round in the long run.
 */
function secondEigenvalue(links: readonly (readonly number[])[]): number {
  // Irregular and without symmetry, so that it has a part in every direction.
  let now = Float64Array.from(links, (_, index) => Math.sin(1 + index * index));
  let next = new Float64Array(now.length);
  let growth = 0;
  for (let step = 0; step < SETTLE + MEASURE; step++) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let own = 0; own < next.length; own++) {
      const heard = links[own] as readonly number[];
      let sum = now[own] as number;
      for (let link = 0; link < heard.length; link++) sum += now[heard[link] as number] as number;
      const mean = sum / (heard.length + 1);
      next[own] = mean;
      if (mean < low) low = mean;
      if (mean > high) high = mean;
    }
    const spread = high - low;
    if (spread < 1e-13) return 0;
    if (step >= SETTLE) growth += Math.log(spread);
    for (let index = 0; index < next.length; index++) next[index] = ((next[index] as number) - low) / spread;
    [now, next] = [next, now];
  }
  return Math.min(1, Math.exp(growth / MEASURE));
}

export const rest: Checker = (protocol, { agents }) => {
  const { stop, gate } = protocol;
  if (gate.kind === 'none' || stop.max_rounds === 0) return [];
  const prediction = predictRest(protocol, agents);
  switch (prediction?.kind) {
    case undefined:
      return [];
    case 'periodic':
      return [
        say(
          'error',
          `Opinions swing for ever with a period of ${counted(prediction.period, 'round')}: there is no limit.`,
        ),
      ];
    case 'divided':
      return [say('note', 'Averaging never brings these members together.')];
    case 'rest': {
      const { rounds, pace } = prediction;
      const late = rounds > stop.max_rounds;
      const time = Number.isFinite(rounds) ? counted(rounds, 'round') : 'for ever';
      return [
        say(
          late ? 'note' : 'ok',
          `Averaging would settle in ${time} (|λ₂| ${pace.toFixed(4)})${late ? `, longer than the ${stop.max_rounds} there are` : ''}.`,
        ),
      ];
    }
    default:
      return prediction satisfies never;
  }
};

const say = (severity: StaticCheck['severity'], sentence: string): StaticCheck => ({
  check: 'rest',
  severity,
  sentence,
});
