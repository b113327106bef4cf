import { parseArgs } from 'node:util';
import { discordantShare, itemsNeeded, powerAt, shareInterval, smallestDifference } from '../../protocols/lab/index.ts';
import { type LabCommand, UsageError } from './command.ts';
import { table } from './table.ts';

const USAGE = [
  'power --difference POINTS [--accuracy PERCENT] [--correlation R] [--alpha A] [--power P]',
  'power --items N [--accuracy PERCENT] [--correlation R] [--alpha A] [--power P]',
  'power --right K --items N',
].join('\n');

/** How many items an experiment needs, what a given number can show, and how precise a single figure is. */
export const power: LabCommand = {
  name: 'power',
  usage: USAGE,
  run(args, { print }) {
    const { difference, items, right, accuracy, correlation, alpha, power: wanted } = parse(args);
    if (right !== undefined && items !== undefined) print(worth(right, items));
    else if (items !== undefined) print(reach(items, { accuracy, correlation, alpha, power: wanted }));
    else if (difference !== undefined) print(need(difference, { accuracy, correlation, alpha, power: wanted }));
    else throw new UsageError('What is asked: --difference, or --items?');
    return 0;
  },
};

interface Terms {
  /** Of the control, 0..1. */
  readonly accuracy: number;
  readonly correlation: number;
  readonly alpha: number;
  readonly power: number;
}

function worth(right: number, items: number): string {
  const { low, high } = asked(() => shareInterval(right, items));
  return `${right} of ${items} are ${percent(right / items)}%; the true accuracy lies between ${percent(low)}% and ${percent(high)}% (95%, Wilson).\n`;
}

function need(difference: number, terms: Terms): string {
  const discordant = discordantOf(terms, difference);
  const items = asked(() => itemsNeeded({ difference, discordant, ...terms }));
  return [
    `To show ${percent(difference)} points over an accuracy of ${percent(terms.accuracy)}% (${percent(terms.power)}% power, p ≤ ${terms.alpha}, both on the same items):`,
    `${items.toLocaleString('en')} items, on ${percent(discordant)}% of which the two differ (successes correlate with ${terms.correlation}).\n`,
    table([
      ['items', 'power %'],
      ...[0.25, 0.5, 1, 2].map((share) => {
        const count = Math.max(1, Math.round(items * share));
        return [count.toLocaleString('en'), percent(powerAt(count, { difference, discordant, alpha: terms.alpha }))];
      }),
    ]),
  ].join('\n');
}

function reach(items: number, terms: Terms): string {
  const discordant = discordantOf(terms, 0);
  const least = asked(() => smallestDifference(items, { discordant, alpha: terms.alpha, power: terms.power }));
  const alone = shareInterval(Math.round(terms.accuracy * items), items);
  return [
    `${items.toLocaleString('en')} items give an accuracy of ${percent(terms.accuracy)}% an interval from ${percent(alone.low)}% to ${percent(alone.high)}%.`,
    least === null
      ? 'No difference between two methods on these items can be shown with this power.\n'
      : `Between two methods on the same items they show differences from ${percent(least)} points up (${percent(terms.power)}% power, p ≤ ${terms.alpha}); smaller ones are noise.\n`,
  ].join('\n');
}

/** The share of items on which the two methods differ. */
function discordantOf({ accuracy, correlation }: Terms, difference: number): number {
  if (accuracy + difference >= 1) {
    throw new UsageError(`Over ${percent(accuracy)}% there are only ${percent(1 - accuracy)} points.`);
  }
  return Math.max(
    difference,
    asked(() => discordantShare(accuracy, accuracy + difference, correlation)),
  );
}

/** What the formulas refuse is what was asked wrongly. */
function asked<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(`That cannot be: ${error.message}.`) : error;
  }
}

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  difference: TEXT,
  items: TEXT,
  right: TEXT,
  accuracy: TEXT,
  correlation: TEXT,
  alpha: TEXT,
  power: TEXT,
};

function parse(args: readonly string[]): Terms & { difference?: number; items?: number; right?: number } {
  let values: { [Name in keyof typeof OPTIONS]?: string | undefined };
  try {
    ({ values } = parseArgs({ args: [...args], options: OPTIONS }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const number = (name: keyof typeof OPTIONS, low: number, high: number): number | undefined => {
    const text = values[name];
    if (text === undefined) return undefined;
    const value = Number(text);
    if (text.trim() === '' || !(value >= low && value <= high))
      throw new UsageError(`--${name} lies between ${low} and ${high}.`);
    return value;
  };
  const [difference, items, right] = [number('difference', 0.01, 99), number('items', 1, 1e9), number('right', 0, 1e9)];
  return {
    accuracy: (number('accuracy', 0.1, 99.9) ?? 70) / 100,
    correlation: number('correlation', -1, 1) ?? 0.5,
    alpha: number('alpha', 1e-6, 0.5) ?? 0.05,
    power: number('power', 0.01, 0.9999) ?? 0.8,
    ...(difference === undefined ? {} : { difference: difference / 100 }),
    ...(items === undefined ? {} : { items: Math.floor(items) }),
    ...(right === undefined ? {} : { right: Math.floor(right) }),
  };
}

const percent = (share: number): string => (share * 100).toFixed(1);
