import { type ConfederateTrial, confederateTest } from '../../../metrics/index.ts';
import type { DebateLog, Panel } from '../../debate/index.ts';
import { type SimulatedItem, stream } from '../../panels/index.ts';
import { named } from './course.ts';
import type { Conduct } from './measure.ts';

/** Never in doubt, short of what no log-odds can hold. */
const SURE = 0.99;

/** Whose place the confederate takes on an item: drawn, so that on average it is as competent as anybody. */
const placeOf = (seed: number, item: string, members: number): number =>
  stream(seed, 'confederate', item).integer(0, members - 1);

/** The panel with one member who gives the item's misleading answer from first to last, under the name of whom it replaced. */
export function withConfederate(panel: Panel<SimulatedItem>, seed: number): Panel<SimulatedItem> {
  const places = new Map<string, number>();
  const place = (item: string): number => {
    const known = places.get(item) ?? placeOf(seed, item, panel.members.length);
    places.set(item, known);
    return known;
  };
  return {
    ...panel,
    blind: (item, luck) => panel.blind(item, luck).with(place(item.id), { choice: item.lure, confidence: SURE }),
    respond: (view, chance) =>
      view.member === place(view.item.id) ? { choice: view.item.lure, confidence: SURE } : panel.respond(view, chance),
  };
}

/** Counts of the confederate test: the same items debated without the confederate, and with it. */
export function confederateConduct(
  honest: DebateLog,
  exposed: DebateLog,
  items: readonly SimulatedItem[],
  seed: number,
): Conduct {
  const trials = items.map((item, index): ConfederateTrial => {
    const place = placeOf(seed, item.id, honest.members.length);
    const others = (log: DebateLog): (string | null)[] => finals(log, index).toSpliced(place, 1);
    return {
      lie: item.candidates[item.lure] as string,
      honest: others(honest),
      exposed: others(exposed),
      decided: { honest: honest.tallies[index]?.winner ?? null, exposed: exposed.tallies[index]?.winner ?? null },
    };
  });
  const found = confederateTest(trials);
  return {
    swayed: [found.swayed, found.sound],
    overruled: [found.overruled, found.safe],
    'confederate-collapse': [found.collapsed - found.collapsedAnyway, found.trials],
  };
}

function finals({ items }: DebateLog, index: number): (string | null)[] {
  const { candidates = [], rounds = [] } = items[index] ?? {};
  const last = rounds.at(-1);
  return last === undefined ? [] : named(last.choices, candidates);
}
