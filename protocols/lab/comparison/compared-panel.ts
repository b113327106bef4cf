import { shareInterval } from '../../metrics/index.ts';
import type { RecordedItem, RecordedPanel } from '../recorded/index.ts';
import { rightOf } from '../recorded/learnt/index.ts';
import type { DebateRecord } from '../replay/index.ts';
import { type Comparison, compared, type Pairing, shown } from '../statistics/index.ts';
import { BEST, electorate, MAJORITY, majorityOf, type Way, waysOf } from './ways.ts';

/** One way of deciding on a panel, held against the two controls everybody asks for. */
export interface ComparedWay extends Pick<Way, 'name' | 'kind' | 'fault'> {
  /** Items with a known right answer. */
  readonly items: number;
  /** Share of them decided rightly, with Wilson's 95% interval; an undecided item is not right. Null where none is known. */
  readonly accuracy: { readonly share: number; readonly low: number; readonly high: number } | null;
  /** Of all items, those on which nothing is decided. */
  readonly undecided: number;
  /** Of all items, those it decides otherwise than the majority. */
  readonly flips: number;
  /** Null for the control itself, and where no right answer is known. */
  readonly againstBest: (Comparison & { readonly shown: string }) | null;
  readonly againstMajority: (Comparison & { readonly shown: string }) | null;
}

/** How right the majority was after each round, and what the answers up to there took. */
export interface RoundFigure {
  readonly round: number;
  readonly right: number | null;
  /** Means over items of what was recorded; null where nothing was. */
  readonly tokens: number | null;
  readonly cost: number | null;
}

export interface ComparedPanel {
  readonly record: DebateRecord;
  readonly ways: readonly Way[];
  /** Parallel to the ways. */
  readonly rows: readonly ComparedWay[];
  readonly rounds: readonly RoundFigure[];
}

/**
 * Every way of deciding on the panel's last answers, with its paired difference from the best agent and from the majority. The
 * best agent, competences and weights are learnt on other items. All p-values are corrected together by Holm. Items without a
 * right answer are decided, and learnt from where no right answer is needed, but not counted.
 */
export function comparePanel({ items }: Pick<RecordedPanel, 'items'>): ComparedPanel {
  const record = electorate(items);
  const ways = waysOf(items, record);
  return { record, ways, rows: rowsOf(items, ways), rounds: roundFigures(items, record) };
}

function rowsOf(items: readonly RecordedItem[], ways: readonly Way[]): ComparedWay[] {
  const known = items.flatMap((item, index) => (rightOf(item) >= 0 ? [index] : []));
  const right = (way: Way): boolean[] => known.map((index) => way.verdicts[index] === items[index]?.gold);
  const control = (name: string): Way | undefined => ways.find((way) => way.name === name && way.fault === null);
  const controls = [control(BEST), control(MAJORITY)];
  const asked = ways.flatMap((way) =>
    way.fault !== null || known.length === 0
      ? []
      : controls.flatMap((against) =>
          against === undefined || against === way
            ? []
            : [{ method: way.name, control: against.name, right: right(way), controlRight: right(against) }],
        ),
  );
  const made = comparedOnce(asked).map((comparison) => ({ ...comparison, shown: shown(comparison) }));
  const majority = control(MAJORITY);
  return ways.map((way) => {
    const { name, kind, fault, verdicts } = way;
    const against = (control: string) => made.find((one) => one.method === name && one.control === control) ?? null;
    const hits = right(way).filter(Boolean).length;
    return {
      name,
      kind,
      fault,
      items: known.length,
      accuracy:
        fault !== null || known.length === 0
          ? null
          : { share: hits / known.length, ...shareInterval(hits, known.length) },
      undecided: verdicts.filter((verdict) => verdict === null).length,
      flips: verdicts.filter((verdict, index) => verdict !== majority?.verdicts[index]).length,
      againstBest: against(BEST),
      againstMajority: against(MAJORITY),
    };
  });
}

/** Ways that are right on the very same items are one test: a rule under two names must not cost the others their correction. */
function comparedOnce(pairings: readonly Pairing[]): Comparison[] {
  const keyOf = ({ control, right }: Pairing): string => `${control} ${right.map(Number).join('')}`;
  const different = new Map(pairings.map((pairing) => [keyOf(pairing), pairing]));
  const made = compared([...different.values()]);
  const byKey = new Map([...different.keys()].map((key, index) => [key, made[index] as Comparison]));
  return pairings.map((pairing) => ({ ...(byKey.get(keyOf(pairing)) as Comparison), method: pairing.method }));
}

function roundFigures(items: readonly RecordedItem[], record: DebateRecord): RoundFigure[] {
  return record.rounds.map((_, round) => {
    const majority = majorityOf({ ...record, rounds: record.rounds.slice(0, round + 1) });
    const known = items.flatMap((item, index) => (rightOf(item) >= 0 ? [index] : []));
    const hits = known.filter((index) => majority?.verdicts[index] === items[index]?.gold).length;
    return {
      round,
      right: known.length === 0 ? null : hits / known.length,
      tokens: spentUntil(items, round, 'tokens'),
      cost: spentUntil(items, round, 'cost'),
    };
  });
}

function spentUntil(items: readonly RecordedItem[], round: number, what: 'tokens' | 'cost'): number | null {
  const spent = items.flatMap(({ rounds }) => rounds.slice(0, round + 1).flat()).flatMap((vote) => vote[what] ?? []);
  return spent.length === 0 ? null : spent.reduce((sum, one) => sum + one, 0) / items.length;
}
