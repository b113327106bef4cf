import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Action, Measure } from '../provision.ts';
import { matterOf } from './matter.ts';
import { kindOf, type QuantityRules } from './quantity-rules.ts';

/** A quantity as it was read, before anybody knows what it measures. */
export type Quantity = Span & { readonly make: (around: Around) => Measure };

interface Around {
  readonly sentence: string;
  /** Offset of the sentence in the text. */
  readonly at: number;
  readonly heading: string;
  readonly actions: readonly Action[];
  readonly rules: QuantityRules;
}

/** Longest sentence that is read for the matter of its quantities (UTF-16 units). */
const LONGEST = 6000;

/** All quantities of a document in order. A date or rate inside a period is its own quantity. */
export function quantitiesOf(document: ParsedDocument): Quantity[] {
  const periods = document.durations.map(
    ({ start, end, value, unit }): Quantity => ({
      start,
      end,
      make: ({ sentence, at, heading, actions, rules }) => ({
        kind: 'period',
        start,
        end,
        value,
        unit,
        matter: matterOf(rules.periods, { sentence, start: start - at, end: end - at, heading, actions }),
      }),
    }),
  );
  const amounts = document.amounts.map(
    ({ start, end, value, currency }): Quantity => ({
      start,
      end,
      make: ({ sentence, at, actions, rules }) => ({
        kind: 'amount',
        start,
        end,
        value,
        currency,
        of: kindOf(rules.amounts, 'other', sentence, start - at, end - at, actions),
      }),
    }),
  );
  const rates = document.percentages.map(
    ({ start, end, value }): Quantity => ({
      start,
      end,
      make: ({ sentence, at, actions, rules }) => ({
        kind: 'rate',
        start,
        end,
        value,
        of: kindOf(rules.rates, 'other', sentence, start - at, end - at, actions),
      }),
    }),
  );
  const dates = document.dates.map(
    ({ start, end, iso }): Quantity => ({ start, end, make: () => ({ kind: 'date', start, end, iso }) }),
  );
  return [...periods, ...amounts, ...rates, ...dates].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** What the quantities of a provision measure. */
export function measure(
  quantities: readonly Quantity[],
  around: Omit<Around, 'sentence'> & { readonly text: string; readonly end: number },
): Measure[] {
  const sentence = around.text.slice(around.at, Math.min(around.end, around.at + LONGEST));
  return quantities.map(({ make }) => make({ ...around, sentence }));
}
