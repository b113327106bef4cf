/**
 * Control claims: two claims in each batch whose answer is known. A verifier that does not read the document, or that nods,
 * answers one of them wrongly, and its batch does not count.
 */

import { seededRandom } from '../../protocols/index.ts';
import type { AnsweredPosition } from '../../protocols/models/index.ts';
import type { AskedClaim } from '../model-experts/prompt.ts';
import type { ParsedDocument } from '../reading/index.ts';
import type { Chunk, Passages } from './passages.ts';

export interface ControlClaim {
  readonly asked: AskedClaim;
  readonly expects: 'support' | 'oppose';
}

/** A sentence one can be asked about: not a heading, not a page. */
const LEAST = 40;
const MOST = 400;

/**
 * One claim that the document bears out, from its last tenth, and one that it does not: a sentence with a number changed.
 * Fewer when the document has no such sentence. The same for the same seed.
 *
 * @param taken ids of the claims they are put among
 */
export function controlClaims(
  document: Pick<ParsedDocument, 'text'>,
  passages: Passages,
  chunk: Chunk,
  taken: ReadonlySet<string>,
  seed: number,
): ControlClaim[] {
  const random = seededRandom(seed, 'control-claims', String(chunk.first));
  const texts = passages
    .slice(chunk.first, chunk.end)
    .map(({ start, end }, index) => ({
      at: chunk.first + index + 1,
      quote: document.text.slice(start, end).replace(/\s+/g, ' '),
    }))
    .filter(({ quote }) => quote.length >= LEAST && quote.length <= MOST);
  const late = texts.filter(({ at }) => at > chunk.end - Math.max(5, (chunk.end - chunk.first) / 10));
  const whole = document.text.replace(/\s+/g, ' ');
  const changed = texts.flatMap(({ at, quote }) => {
    const other = withAnotherNumber(quote);
    return other === undefined || whole.includes(other) ? [] : [{ at, quote: other }];
  });
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items.length === 0 ? undefined : items[random.integer(0, items.length - 1)];
  const ids = freeIds(taken);
  return (
    [
      [pick(late), 'support'],
      [pick(changed), 'oppose'],
    ] as const
  ).flatMap(([cited, expects]) => (cited === undefined ? [] : [control(ids.next().value as string, cited, expects)]));
}

function control(id: string, cited: { at: number; quote: string }, expects: ControlClaim['expects']): ControlClaim {
  const statement = `The document provides as quoted: ${cited.quote}`;
  return { asked: { id, statement, severity: 'medium', quotes: [cited], objections: [] }, expects };
}

/** The first number of two digits or more becomes another one of as many digits. */
function withAnotherNumber(quote: string): string | undefined {
  const found = /(?<![\d.,§(])\d{2,}(?![\d.)])/.exec(quote)?.[0];
  if (found === undefined) return undefined;
  const digit = (Number(found[0]) % 9) + 1;
  return quote.replace(found, `${digit}${found.slice(1)}`);
}

/** Ids that look like those of any claim. */
function* freeIds(taken: ReadonlySet<string>): Generator<string, never> {
  for (let number = taken.size + 1; ; number += 1) if (!taken.has(`c${number}`)) yield `c${number}`;
}

/** Whether every control was answered as the document answers it. */
export const passesControls = (controls: readonly ControlClaim[], positions: readonly AnsweredPosition[]): boolean =>
  controls.every(({ asked, expects }) => positions.find(({ claim }) => claim === asked.id)?.stance === expects);
