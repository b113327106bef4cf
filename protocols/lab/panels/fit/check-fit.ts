import type { SeededRandom } from '../../../seeded.ts';
import { normalQuantile } from '../../statistics/index.ts';
import { blindAnswers, type Seating } from '../blind.ts';
import { itemOf } from '../items.ts';
import { nextChoice, pick } from '../response.ts';
import { seat } from '../seating.ts';
import { normalDraw, stream } from '../stream.ts';
import type { Sheet } from './answer-sheet.ts';
import type { FittedPanel } from './fit-panel.ts';
import { voicesOf } from './temper-fit.ts';

/** A figure of the record beside what the fitted panel makes of it. */
export interface FitCheck {
  readonly what: string;
  readonly observed: number;
  /** Middle 95% of the replicates, and their median. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** Two-sided share of replicates at least as far out. */
  readonly p: number;
  /** Whether the panel is like the record in this figure: p is .05 or more, and what it is used for is off by BOUND at most. */
  readonly like: boolean;
}

/** Under this share of replicates chance does not explain the difference. */
const RARE = 0.05;

/**
 * How far the median panel may lie from the record in what it is used for. Where the record has few items, chance explains more than
 * that; but nobody should take conclusions from a panel that is off by more than the differences he looks for.
 */
export const BOUND = 0.03;

/**
 * Posterior-predictive check (Gelman, Meng & Stern 1996, Statistica Sinica 6:733): draws panels from the posterior of every
 * accuracy (Beta(right + 1, wrong + 1)), lets each answer as many items as the record has, with the same answers missing,
 * debates as many rounds, and compares figures that were not fitted. Correlation and temper are taken as fitted.
 */
export function checkFit(fitted: FittedPanel, seed: number, replicates = 200): FitCheck[] {
  const seating = seat(fitted.panel, seed);
  const observed = figures(fitted.sheets);
  const drawn = Array.from({ length: replicates }, (_, replicate) => {
    const random = stream(seed, 'posterior', String(replicate));
    const thresholds = fitted.scores.map(({ right, answered }) => ({
      general: normalQuantile(betaDraw(right + 1, answered - right + 1, random)),
    }));
    return figures(replicated(fitted, reseated(seating, thresholds, fitted.agents), seed, replicate));
  });
  const single = Object.entries(observed).map(([what, value]) =>
    beside(
      what,
      value,
      drawn.map((row) => row[what] as number),
    ),
  );
  return [...single, together(observed, drawn, single)];
}

function beside(what: string, value: number, drawn: readonly number[]): FitCheck {
  const values = drawn.toSorted((left, right) => left - right);
  const at = (share: number): number => values[Math.round(share * (values.length - 1))] as number;
  const below = values.filter((other) => other <= value).length / values.length;
  const above = values.filter((other) => other >= value).length / values.length;
  const [median, p] = [at(0.5), Math.min(1, 2 * Math.min(below, above))];
  const off = USES.some((use) => use === what) ? Math.abs(value - median) : 0;
  return { what, observed: value, low: at(0.025), median, high: at(0.975), p, like: p >= RARE && off <= BOUND };
}

/** What the panel is used for: how right one gets by a vote, by the best agent, and by learnt weights. */
const USES = ['plurality right, blind', 'best agent right, blind', 'learnt weights right, blind'] as const;

const TOGETHER = 'vote, best agent and learnt weights at once, distance';

/** The figures that a panel is used for and is unlike its record in, each in a sentence. */
export function misfits(checks: readonly FitCheck[]): string[] {
  return checks
    .filter(({ what, like }) => !like && USES.some((use) => use === what))
    .map(
      ({ what, observed, median }) =>
        `${what}: ${(observed * 100).toFixed(1)} % in the record, ${(median * 100).toFixed(1)} % in the fitted panel.`,
    );
}

/**
 * The three at once: the sum of their squared distances from the mean replicate, in standard deviations. One can be met by chance
 * while another is far off, and a fit is used for all of them. One-sided: only too far is unlike.
 */
function together(
  observed: Readonly<Record<string, number>>,
  drawn: readonly Readonly<Record<string, number>>[],
  single: readonly FitCheck[],
): FitCheck {
  const scales = USES.map((what) => {
    const values = drawn.map((row) => row[what] as number);
    const mean = average(values);
    return { what, mean, spread: Math.sqrt(average(values.map((value) => (value - mean) ** 2))) || 1 };
  });
  const distance = (row: Readonly<Record<string, number>>): number =>
    scales.reduce((sum, { what, mean, spread }) => sum + (((row[what] as number) - mean) / spread) ** 2, 0);
  const value = distance(observed);
  const distances = drawn.map(distance);
  const p = distances.filter((other) => other >= value).length / distances.length;
  return { ...beside(TOGETHER, value, distances), p, like: p >= RARE && misfits(single).length === 0 };
}

/** Experts are seated in order of id, the record's agents in theirs; both are sorted the same way. */
function reseated(seating: Seating, thresholds: Seating['thresholds'], agents: readonly string[]): Seating {
  const place = new Map(agents.map((agent, index) => [agent, index]));
  const experts = seating.experts.map((expert) => ({ ...expert, traits: { ...expert.traits, failure: 0 } }));
  return { ...seating, experts, thresholds: experts.map(({ id }) => thresholds[place.get(id) as number] ?? {}) };
}

function replicated({ panel, sheets }: FittedPanel, seating: Seating, seed: number, replicate: number): Sheet[] {
  return sheets.map(({ rounds, candidates }, index) => {
    const id = `replicate-${replicate}-${index}`;
    const item = itemOf({ ...panel, candidates }, id, seed);
    const random = stream(seed, 'reconsider', id);
    const [answers = []] = blindAnswers(seating, item, seed);
    let standing = answers.map(({ choice }, agent) => ((rounds[0]?.[agent] ?? null) === null ? null : choice));
    const debated = rounds.map((_, round) => {
      if (round > 0) {
        const voices = voicesOf(standing, candidates);
        standing = standing.map((own, agent) => {
          const point = random.real();
          const traits = seating.experts[agent]?.traits;
          return own === null || traits === undefined ? own : pick(nextChoice(traits, voices, own, item.truth), point);
        });
      }
      return standing;
    });
    return { candidates, truth: item.truth, rounds: debated, confidence: [] };
  });
}

/** What the panel did, in figures none of which is a parameter of the fit. */
function figures(sheets: readonly Sheet[]): Record<string, number> {
  const shares = sheets.map(({ rounds, truth }) => shareRight(rounds[0] ?? [], truth));
  const mean = average(shares);
  const last = Math.max(...sheets.map(({ rounds }) => rounds.length)) - 1;
  return {
    'plurality right, blind': average(sheets.map((sheet) => pluralityRight(sheet, 0))),
    ...learntFigures(sheets),
    'spread of the share right, item to item': Math.sqrt(average(shares.map((share) => (share - mean) ** 2))),
    'items on which under half are right': average(shares.map((share) => Number(share < 0.5))),
    'items on which all are right': average(shares.map((share) => Number(share === 1))),
    ...(last > 0 ? debateFigures(sheets, last) : {}),
  };
}

function debateFigures(sheets: readonly Sheet[], last: number): Record<string, number> {
  const flips = { corrected: 0, corrupted: 0, all: 0 };
  for (const { rounds, truth } of sheets) {
    for (const [agent, before] of (rounds[0] ?? []).entries()) {
      const after = rounds.at(-1)?.[agent] ?? null;
      if (before === null || after === null) continue;
      flips.all++;
      if (before !== truth && after === truth) flips.corrected++;
      if (before === truth && after !== truth) flips.corrupted++;
    }
  }
  return {
    'answers corrected by debate': flips.corrected / flips.all,
    'answers corrupted by debate': flips.corrupted / flips.all,
    'plurality right, after debate': average(sheets.map((sheet) => pluralityRight(sheet, last))),
  };
}

/** Weights and the best agent learnt on one half of the items, judged on the other, and the other way round. */
function learntFigures(sheets: readonly Sheet[]): Record<string, number> {
  const halves = [0, 1].map((rest) => sheets.filter((_, index) => index % 2 === rest)) as [Sheet[], Sheet[]];
  const judged = ([halves, halves.toReversed()] as [Sheet[], Sheet[]][]).flatMap(([known, asked]) => {
    const skill = skills(known);
    const best = skill.indexOf(Math.max(...skill));
    return asked.map((sheet) => ({
      best: Number(sheet.rounds[0]?.[best] === sheet.truth),
      weighed: weighedRight(sheet, skill),
    }));
  });
  return {
    'best agent right, blind': average(judged.map(({ best }) => best)),
    'learnt weights right, blind': average(judged.map(({ weighed }) => weighed)),
  };
}

/** By agent: the share of right answers, shrunk as learnt competences are. */
function skills(sheets: readonly Sheet[]): number[] {
  return (sheets[0]?.rounds[0] ?? []).map((_, agent) => {
    const given = sheets.filter(({ rounds }) => (rounds[0]?.[agent] ?? null) !== null);
    const right = given.filter(({ rounds, truth }) => rounds[0]?.[agent] === truth).length;
    return (right + 1) / (given.length + 2);
  });
}

/** 1, or its share of a tie, of a vote with log-odds weights. */
function weighedRight({ rounds, truth, candidates }: Sheet, skill: readonly number[]): number {
  const sums = Array.from({ length: candidates }, () => 0);
  for (const [agent, choice] of (rounds[0] ?? []).entries()) {
    const p = skill[agent] as number;
    if (choice !== null) sums[choice] = (sums[choice] as number) + Math.log(((candidates - 1) * p) / (1 - p));
  }
  const top = Math.max(...sums);
  const leaders = sums.filter((sum) => sum >= top - 1e-9).length;
  return (sums[truth] as number) >= top - 1e-9 ? 1 / leaders : 0;
}

/** 1, or its share of a tie. */
function pluralityRight({ rounds, truth, candidates }: Sheet, round: number): number {
  const voices = voicesOf(rounds[Math.min(round, rounds.length - 1)] ?? [], candidates);
  const top = Math.max(...voices);
  return voices[truth] === top && top > 0 ? 1 / voices.filter((votes) => votes === top).length : 0;
}

function shareRight(choices: readonly (number | null)[], truth: number): number {
  const given = choices.filter((choice) => choice !== null);
  return given.length === 0 ? 0 : given.filter((choice) => choice === truth).length / given.length;
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Beta(a, b) from two gammas, kept off 0 and 1. */
function betaDraw(a: number, b: number, random: SeededRandom): number {
  const [left, right] = [gammaDraw(a, random), gammaDraw(b, random)];
  return Math.min(1 - 1e-9, Math.max(1e-9, left / (left + right)));
}

/** Gamma of shape ≥ 1 (Marsaglia & Tsang 2000, ACM TOMS 26:363). */
function gammaDraw(shape: number, random: SeededRandom): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const z = normalDraw(random);
    const cube = (1 + c * z) ** 3;
    if (cube > 0 && Math.log(1 - random.real()) < (z * z) / 2 + d - d * cube + d * Math.log(cube)) return d * cube;
  }
}
