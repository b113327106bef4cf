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
 * The risk score. Every issue has the mass harm × stake × confidence × (1 + PLACES log₂ n) where it stands in n places (half
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
  return Math.round(100 * 10 ** decimals * (1 - Math.exp(-((mass / SCALE) ** POWER)))) / 10 ** decimals;
}

function massOf({ severity, domain, confidence, consensus, evidence }: Issue): number {
  const places = 1 + PLACES * Math.log2(Math.max(1, evidence.length));
  return HARM[severity] * STAKE[domain] * confidence * places * (consensus.outcome === 'disputed' ? DISPUTED : 1);
}
