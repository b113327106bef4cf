import type { Domain, Issue, ReviewResult, Severity } from '../../../protocols/index.ts';

/**
 * Harm of one issue if it is real, in units of risk mass; each step halves it. Steeper, and a grave clause that is cut down to
 * a vague one would count as safer.
 */
const HARM: Readonly<Record<Severity, number>> = { critical: 0.5, high: 0.25, medium: 0.125, low: 0.0625, info: 0.02 };

/** What a defect of this domain can cost its reader, against a legal one. */
const STAKE: Readonly<Record<Domain, number>> = {
  legal: 1,
  compliance: 1,
  fairness: 0.9,
  business: 0.7,
  technical: 0.6,
  consistency: 0.5,
  adversarial: 0.8,
  // Wording that leaves a duty open is language too, and costs more than a slip of the pen, whose severity is low.
  language: 0.35,
};

/** A dispute may be nothing. */
const DISPUTED = 0.5;

/** Each further issue of one category weighs this much of the one before: ten uncapped duties are not ten times one. */
const REPEAT = 0.8;

/** What doubling the places of one issue adds to it: the tenth `sole discretion` hurts less than the first. */
const PLACES = 0.25;

/** Risk mass at which the score is 63 of 100. */
const SCALE = 0.95;

/** Below 1: readers give the first serious issue more of the score than each later one. */
const POWER = 0.7;

/**
 * The risk score. Every issue has the mass harm × stake × confidence × (1 + PLACES log₂ n) where it is in n places (half
 * in a dispute); within a category masses are
 * taken in falling order, each weighed by REPEAT to its rank; the score of a set is 100 (1 − e^(−(mass / SCALE)^POWER)): 0 without
 * issues, never 100, and one more issue always adds, less the more there is already. Our own formula; SCALE and POWER fit the scores that
 * readers gave 29 documents before they saw ours.
 */
export function assessRisk(issues: readonly Issue[]): ReviewResult['risk'] {
  return {
    // Two decimals, so that two versions of a long contract that differ in one place score differently.
    overall: score(issues, 2),
    categories: scores(issues, ({ category }) => category),
    domains: scores(issues, ({ domain }) => domain),
  };
}

/**
 * The risk after decisions on issues. `listed` are the issues of the result that had `before`, `left` those of it that stand as they
 * were decided. What `before` counts and no issue reports, points set aside and claims after another one, stays as it was.
 */
export function riskLeft(
  before: ReviewResult['risk'],
  listed: readonly Issue[],
  left: readonly Issue[],
): ReviewResult['risk'] {
  const [was, now] = [assessRisk(listed), assessRisk(left)];
  return {
    overall: moved(before.overall, was.overall, now.overall, 2),
    categories: allMoved(before.categories, was.categories, now.categories),
    domains: allMoved(before.domains, was.domains, now.domains),
  };
}

type Scores = Readonly<Record<string, number>>;

function allMoved(before: Scores, was: Scores, now: Scores): Record<string, number> {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const all = [...names].map((name): [string, number] => [
    name,
    moved(before[name] ?? 0, was[name] ?? 0, now[name] ?? 0, 1),
  ]);
  return Object.fromEntries(
    all.filter(([, score]) => score > 0).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)),
  );
}

function moved(before: number, was: number, now: number, decimals: number): number {
  if (was === now) return before;
  return scoreOf(Math.max(0, massOfScore(before) - massOfScore(was) + massOfScore(now)), decimals);
}

function scores(issues: readonly Issue[], by: (issue: Issue) => string): Record<string, number> {
  const groups = [...Map.groupBy(issues, by)].map(([name, members]) => [name, score(members)] as const);
  return Object.fromEntries(groups.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}

function score(issues: readonly Issue[], decimals = 1): number {
  let mass = 0;
  for (const members of Map.groupBy(issues, ({ category }) => category).values()) {
    const falling = members.map(massOf).toSorted((a, b) => b - a);
    falling.forEach((value, rank) => {
      mass += value * REPEAT ** rank;
    });
  }
  return scoreOf(mass, decimals);
}

function scoreOf(mass: number, decimals: number): number {
  return Math.round(100 * 10 ** decimals * (1 - Math.exp(-((mass / SCALE) ** POWER)))) / 10 ** decimals;
}

/** The inverse; of a score that was rounded up to 100, a mass that is rounded to it again. */
const massOfScore = (of: number): number => SCALE * (-Math.log(1 - Math.min(of, HIGHEST) / 100)) ** (1 / POWER);
const HIGHEST = 99.999;

function massOf({ severity, domain, confidence, consensus, evidence }: Issue): number {
  const places = 1 + PLACES * Math.log2(Math.max(1, evidence.length));
  return HARM[severity] * STAKE[domain] * confidence * places * (consensus.outcome === 'disputed' ? DISPUTED : 1);
}
