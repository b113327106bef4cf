import type { Panel, View } from '../debate/index.ts';
import { lie, PERSUASION } from './adversaries.ts';
import { blindAnswers, rightOn, type Seating } from './blind.ts';
import type { SimulatedItem } from './items.ts';
import type { Competences } from './learnt.ts';
import { nextChoice, pick } from './response.ts';

/**
 * A simulated panel that can be put into a debate. `competences` are the experts' accuracies known beforehand (learnt, not
 * true). The blind answers are those of `seed`, whatever seed the debate has of its own. `reasons`: whether statements carry their reasons; bare answers have no pull but their number, so without reasons
 * the truth pull is 1.
 */
export function simulatedDebaters(
  seating: Seating,
  competences: Competences,
  { reasons, seed }: { readonly reasons: boolean; readonly seed: number },
): Panel<SimulatedItem> {
  const { experts, misleading, liars, adversaries } = seating;
  const persuades = reasons && liars.size > 0 && adversaries.manner === 'persuasive';
  // Asked for one member after another: the item's figures are worked out once.
  let known: { readonly item: string; readonly right: readonly number[] } = { item: '', right: [] };
  // Filled for one answer after another, which a sweep has by the million.
  let voices = new Float64Array();
  let shares = new Float64Array();
  let priors = new Float64Array();
  const tempers = experts.map(({ traits }) => ({ ...traits, truth_pull: reasons ? traits.truth_pull : 1 }));
  return {
    members: experts.map(({ id }) => id),
    competence: (member, { topic }) => competences[member]?.[topic] ?? 0.5,
    blind: (item) => blindAnswers(seating, item, seed)[0] ?? [],
    respond(view, chance) {
      if (liars.has(view.member)) return view.own;
      const temper = tempers[view.member] as (typeof tempers)[0];
      // Drawn in any case: a change of the failure rate moves nobody's choice.
      const [failed, point] = [chance(), chance()];
      if (failed < temper.failure) return view.own;
      const { lure, candidates } = view.item;
      if (voices.length !== candidates.length) voices = new Float64Array(candidates.length);
      if (shares.length !== candidates.length) shares = new Float64Array(candidates.length);
      withOwn(view, voices);
      if (persuades) voices[lure] = (voices[lure] as number) * PERSUASION;
      const choice = pick(nextChoice(temper, voices, view.own.choice, view.item.truth, shares), point);
      return choice === view.own.choice ? view.own : { choice, confidence: sureness(voices, choice, view) };
    },
    prior: (member, item) => {
      if (known.item !== item.id) known = { item: item.id, right: rightOn(seating, item, seed) };
      const certain = liars.has(member) ? lie(adversaries, item, experts[member]?.id ?? '', seed).choice : null;
      if (priors.length !== item.candidates.length) priors = new Float64Array(item.candidates.length);
      for (let k = 0; k < priors.length; k++) {
        priors[k] =
          certain === null ? prior(known.right[member] as number, item, misleading, k) : Number(k === certain);
      }
      return priors;
    },
  };
}

/** The answers heard and one's own, each weighted by its confidence where that is visible. */
function withOwn({ voices, sureness, own }: View<SimulatedItem>, into: Float64Array): void {
  let told = false;
  for (let k = 0; k < sureness.length; k++) if ((sureness[k] as number) > 0) told = true;
  const heard = told ? sureness : voices;
  for (let k = 0; k < heard.length; k++) into[k] = heard[k] as number;
  if (own.choice !== null) into[own.choice] = (into[own.choice] as number) + (told ? own.confidence : 1);
}

/** A voter that adopts an answer is as sure of it as its share of what was heard. */
function sureness(voices: Float64Array, choice: number | null, { item }: View<SimulatedItem>): number {
  let all = 0;
  for (let k = 0; k < voices.length; k++) all += voices[k] as number;
  const share = choice === null || all === 0 ? 0 : (voices[choice] as number) / all;
  return Math.min(0.99, Math.max(1 / item.candidates.length, share));
}

/** The probability that an expert who is right on this item with p says candidate k when asked again. */
function prior(p: number, { truth, lure, candidates }: SimulatedItem, misleading: number, k: number): number {
  const stray = (1 - misleading) / (candidates.length - 1);
  return k === truth ? p : (1 - p) * (stray + (k === lure ? misleading : 0));
}
