import {
  brier,
  calibrationError,
  coFailure,
  effectiveAnswers,
  effectiveVoters,
  errorCorrelation,
  type Forecast,
  krippendorffAlpha,
  nominal,
  shareInterval,
} from '../../metrics/index.ts';
import { meanInterval } from '../statistics/index.ts';
import { bare, type Figure, meanFigure, type Streams } from './figure.ts';

/** One item and what everybody said of it before anybody was heard: lists run parallel, members in the same order on every item. */
export interface BlindItem {
  readonly candidates: readonly string[];
  /** null where nobody knows. */
  readonly truth: string | null;
  /** null abstains. */
  readonly answers: readonly (string | null)[];
  /** The probability stated for the answer; null where none was. */
  readonly confidences: readonly (number | null)[];
}

type Known = BlindItem & { readonly truth: string };

/** Figures of a panel before it debates; those that need the truth use only the items with a known answer. */
export function blindFigures(items: readonly BlindItem[], random: Streams): Figure[] {
  const known = items.filter((item): item is Known => item.truth !== null);
  const asked = items.filter(({ answers }) => answers.some((answer) => answer !== null));
  return [
    ...meanFigure('right, of all blind answers', known.flatMap(rightShare), true, random),
    ...allWrong(known),
    ...correlated(known, random),
    ...meanFigure('different answers, in effect (2 to the entropy)', asked.map(effective), false, random),
    ...reliability(items),
    ...calibrated(known, random),
  ];
}

const rightShare = ({ truth, answers }: Known): number[] => {
  const given = answers.filter((answer) => answer !== null);
  return given.length === 0 ? [] : [given.filter((answer) => answer === truth).length / given.length];
};

const effective = ({ candidates, answers }: BlindItem): number =>
  effectiveAnswers(candidates.map((candidate) => answers.filter((answer) => answer === candidate).length));

/** Co-failure β: no rule that elects a given answer can do better than 1 - β. */
function allWrong(known: readonly Known[]): Figure[] {
  const pools = known.filter(({ answers }) => answers.length > 0);
  if (pools.length === 0) return [];
  const value = coFailure(pools);
  const { low, high } = shareInterval(Math.round(value * pools.length), pools.length);
  return [{ what: 'all wrong (co-failure β)', value, interval: [low, high], share: true }];
}

/**
 * Mean correlation ρ of the errors of any two who answered every item or failed at it, and how many independent members the
 * panel is worth. The interval of ρ is that of the mean over items, each member's own share of errors taken as it is. None
 * where most have not answered most items: whose errors go together cannot be seen there.
 */
function correlated(known: readonly Known[], random: Streams): Figure[] {
  const size = known[0]?.answers.length ?? 0;
  const given = known.reduce((sum, { answers }) => sum + answers.filter((answer) => answer !== null).length, 0);
  if (given < MOSTLY * size * known.length) return [];
  const wrong = Array.from({ length: size }, (_, member) =>
    known.map(({ answers, truth }) => answers[member] !== truth),
  );
  const value = errorCorrelation(wrong);
  if (value === null) return [];
  const estimate = meanInterval(pairwise(wrong), random('ρ'));
  const interval = estimate && ([Math.max(-1, estimate.low), Math.min(1, estimate.high)] as const);
  const worth = (correlation: number): number => effectiveVoters(size, Math.max(0, correlation));
  return [
    { what: 'correlation of errors ρ, mean of all pairs', value, interval, share: false },
    {
      what: `independent experts ${size} are worth`,
      value: worth(value),
      interval: interval && [worth(interval[1]), worth(interval[0])],
      share: false,
    },
  ];
}

/** Share of answers that must be there; a missing one counts as an error. */
const MOSTLY = 0.9;

/** By item: what it adds to the mean correlation, Σ over pairs of the product of their standardised errors / pairs. */
function pairwise(wrong: readonly (readonly boolean[])[]): number[] {
  const rows = wrong.flatMap((row) => {
    const share = row.filter(Boolean).length / row.length;
    const spread = Math.sqrt(share * (1 - share));
    return spread === 0 ? [] : [row.map((failed) => (Number(failed) - share) / spread)];
  });
  return (rows[0] ?? []).map((_, item) => {
    let [sum, squares] = [0, 0];
    for (const row of rows) {
      sum += row[item] as number;
      squares += (row[item] as number) ** 2;
    }
    return (sum ** 2 - squares) / (rows.length * (rows.length - 1));
  });
}

/** Answers are numbered over all items: what counts is whether two members gave the same one. */
function reliability(items: readonly BlindItem[]): Figure[] {
  const alpha = krippendorffAlpha(
    items.map(({ candidates, answers }) =>
      answers.map((answer) => (answer === null ? null : candidates.indexOf(answer))),
    ),
    nominal,
  );
  return alpha === null ? [] : [bare('agreement beyond chance, Krippendorff α', alpha)];
}

function calibrated(known: readonly Known[], random: Streams): Figure[] {
  const forecasts = known.map(forecastsOf).filter((row) => row.length > 0);
  if (forecasts.length === 0) return [];
  return [
    ...meanFigure('Brier score of the stated confidences', forecasts.map(brier), false, random),
    bare('expected calibration error', calibrationError(forecasts.flat())),
  ];
}

const forecastsOf = ({ truth, answers, confidences }: Known): Forecast[] =>
  answers.flatMap((answer, member) => {
    const probability = confidences[member] ?? null;
    return answer === null || probability === null ? [] : [{ probability, outcome: answer === truth }];
  });
