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
import {
  type Answer,
  blindAnswers,
  itemOf,
  type SimulatedItem,
  type SimulatedPanel,
  seat,
  stream,
} from '../panels/index.ts';
import { bootstrapMean } from '../statistics/index.ts';
import type { SweepDesign } from './design.ts';
import { gridOf } from './grid.ts';

/** A figure of a panel before anybody has heard anybody. */
export interface PanelFigure {
  readonly what: string;
  readonly value: number;
  /** 95% interval, where there is one. */
  readonly interval: readonly [low: number, high: number] | null;
  /** As a share it is told in percent. */
  readonly share: boolean;
}

/** Items of the design that are looked at: more move no digit that is told. */
const MOST_ITEMS = 500;

/** One item and everybody's blind answer to it. */
interface Asked {
  readonly item: SimulatedItem;
  readonly answers: readonly Answer[];
}

/** By scene: what is known of the panel from its blind answers to the design's own items. Throws DesignFault as gridOf. */
export function panelFigures(design: SweepDesign, panel: SimulatedPanel): PanelFigure[][] {
  return gridOf(design, panel).scenes.map(({ name, panel: people }) => {
    const seating = seat(people, design.seed);
    const size = Math.min(MOST_ITEMS, design.debates * design.items_per_debate);
    const asked = Array.from({ length: size }, (_, index): Asked => {
      const item = itemOf(people, `item-${index}`, design.seed);
      return { item, answers: blindAnswers(seating, item, design.seed)[0] ?? [] };
    });
    return figures(asked, (label) => stream(design.seed, 'panel', name, label));
  });
}

type Streams = (label: string) => ReturnType<typeof stream>;

function figures(asked: readonly Asked[], random: Streams): PanelFigure[] {
  const forecasts = asked.map(({ item, answers }) => forecastsOf(item, answers)).filter((row) => row.length > 0);
  const mean = (what: string, values: readonly number[], share: boolean): PanelFigure[] => {
    if (values.length === 0) return [];
    const { mean: value, low, high } = bootstrapMean(values, random(what));
    return [{ what, value, interval: [low, high], share }];
  };
  return [
    ...mean(
      'right, of all blind answers',
      forecasts.map((row) => row.filter(({ outcome }) => outcome).length / row.length),
      true,
    ),
    allWrong(asked),
    ...correlated(asked, random),
    ...mean(
      'different answers, in effect (2 to the entropy)',
      asked.map(({ item, answers }) => effectiveAnswers(item.candidates.map((_, k) => countOf(answers, k)))),
      false,
    ),
    ...reliability(asked),
    ...mean('Brier score of the stated confidences', forecasts.map(brier), false),
    ...(forecasts.length === 0 ? [] : [bare('expected calibration error', calibrationError(forecasts.flat()))]),
  ];
}

const bare = (what: string, value: number): PanelFigure => ({ what, value, interval: null, share: false });

const countOf = (answers: readonly Answer[], candidate: number): number =>
  answers.filter(({ choice }) => choice === candidate).length;

const forecastsOf = ({ truth }: SimulatedItem, answers: readonly Answer[]): Forecast[] =>
  answers.flatMap(({ choice, confidence }) =>
    choice === null ? [] : [{ probability: confidence, outcome: choice === truth }],
  );

/** Co-failure β: no rule that elects a given answer can do better than 1 - β. */
function allWrong(asked: readonly Asked[]): PanelFigure {
  const value = coFailure(
    asked.map(({ item, answers }) => ({
      answers: answers.map(({ choice }) => (choice === null ? null : (item.candidates[choice] as string))),
      truth: item.candidates[item.truth] as string,
    })),
  );
  const { low, high } = shareInterval(Math.round(value * asked.length), asked.length);
  return { what: 'all wrong (co-failure β)', value, interval: [low, high], share: true };
}

/**
 * Mean correlation ρ of any two experts' errors, and how many independent experts the panel is worth. The interval of ρ is
 * that of the mean over items, each expert's own share of errors taken as it is.
 */
function correlated(asked: readonly Asked[], random: Streams): PanelFigure[] {
  const voters = asked[0]?.answers.length ?? 0;
  const wrong = Array.from({ length: voters }, (_, voter) =>
    asked.map(({ item, answers }) => answers[voter]?.choice !== item.truth),
  );
  const value = errorCorrelation(wrong);
  if (value === null) return [];
  const { low, high } = bootstrapMean(pairwise(wrong), random('ρ'));
  const worth = (correlation: number): number => effectiveVoters(voters, Math.max(0, correlation));
  return [
    { what: 'correlation of errors ρ, mean of all pairs', value, interval: [low, high], share: false },
    {
      what: `independent experts ${voters} are worth`,
      value: worth(value),
      interval: [worth(high), worth(low)],
      share: false,
    },
  ];
}

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

function reliability(asked: readonly Asked[]): PanelFigure[] {
  const alpha = krippendorffAlpha(
    asked.map(({ answers }) => answers.map(({ choice }) => choice)),
    nominal,
  );
  return alpha === null ? [] : [bare('agreement beyond chance, Krippendorff α', alpha)];
}
