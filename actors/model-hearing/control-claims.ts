/**
 * Control claims: two claims in each batch whose answer is known. A verifier that does not read the document, or that nods,
 * answers one of them wrongly, and its batch does not count. By form they are claims like those around them: severity and
 * lengths are drawn from the batch, the words are those of the rules.
 */

import { type SeededRandom, seededRandom } from '../../protocols/index.ts';
import type { AnsweredPosition } from '../../protocols/models/index.ts';
import type { AskedClaim } from '../model-experts/prompt.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { controlStatement, type Focus } from './control-statements.ts';
import type { Chunk, Passages } from './passages.ts';

export interface ControlClaim {
  readonly asked: AskedClaim;
  readonly expects: 'support' | 'oppose';
}

/** A sentence one can be asked about: not a heading, not a page. */
const LEAST = 40;
const MOST = 400;

/** What a claim looks like when there is none to look at. */
const USUAL = { severity: 'medium', statement: 180, quote: 160 };

/** A sentence of the document, or one with a number changed. */
interface Sentence {
  readonly at: number;
  readonly text: string;
}

/**
 * One claim that the document bears out, from its last tenth, and one that it does not: a sentence with a number changed.
 * Fewer when the document has no such sentence. The same for the same seed. Their ids are empty: the batch names them.
 *
 * @param among the claims they are put among
 */
export function controlClaims(
  document: Pick<ParsedDocument, 'text'>,
  passages: Passages,
  chunk: Chunk,
  among: readonly AskedClaim[],
  seed: number,
): ControlClaim[] {
  const random = seededRandom(seed, 'control-claims', String(chunk.first));
  const sentences = passages
    .slice(chunk.first, chunk.end)
    .map(({ start, end }, index) => ({
      at: chunk.first + index + 1,
      text: document.text.slice(start, end).replace(/\s+/g, ' '),
    }))
    .filter(({ text }) => text.length >= LEAST && text.length <= MOST);
  const late = sentences.filter(({ at }) => at > chunk.end - Math.max(5, (chunk.end - chunk.first) / 10));
  const withFigure = late.filter(({ text }) => FIGURE.test(text));
  const whole = document.text.replace(/\s+/g, ' ');
  const changed = sentences.flatMap(({ at, text }) => {
    const other = withAnotherNumber(text);
    return other === undefined ? [] : [{ at, text: other }];
  });
  const borneOut = drawn(withFigure.length > 0 ? withFigure : late, random);
  const controls = borneOut === undefined ? [] : [control(borneOut, 'support', among, random)];
  const untrue = drawn(changed, random);
  if (untrue === undefined) return controls;
  const made = control(untrue, 'oppose', among, random);
  // What is quoted may be elsewhere after all.
  return made.asked.quotes.some(({ quote }) => whole.includes(quote)) ? controls : [...controls, made];
}

const drawn = <Item>(items: readonly Item[], random: SeededRandom): Item | undefined =>
  items.length === 0 ? undefined : items[random.integer(0, items.length - 1)];

function control(
  { at, text }: Sentence,
  expects: ControlClaim['expects'],
  among: readonly AskedClaim[],
  random: SeededRandom,
): ControlClaim {
  const like = drawn(among, random);
  const focus = focusOf(text);
  const statement = controlStatement(focus, like?.statement.length ?? USUAL.statement, random);
  const quote = excerpt(text, focus, Math.max(LEAST, like?.quotes[0]?.quote.length ?? USUAL.quote));
  const severity = drawn(among, random)?.severity ?? USUAL.severity;
  return { asked: { id: '', statement, severity, quotes: [{ at, quote }], objections: [] }, expects };
}

/** A number that is no reference, with what it counts; one digit only where it counts something. */
const FIGURE = /(?<![\d.,§(])(?:\d{2,}(?![\d.)])(?: \p{Ll}+)?|\d(?:%| \p{Ll}{3,}))/u;

/** Two words that say more than their neighbours, or however many there are. */
const TWO_WORDS = /(?<!\p{L})\p{L}{5,} \p{L}{5,}/u;

function focusOf(text: string): Focus {
  const figure = FIGURE.exec(text)?.[0];
  if (figure !== undefined) return { kind: 'figure', text: figure };
  return { kind: 'words', text: TWO_WORDS.exec(text)?.[0] ?? text.split(' ').slice(0, 3).join(' ') };
}

/** Whole words around the focus, about as many characters as asked for. */
function excerpt(text: string, focus: Focus, length: number): string {
  if (text.length <= length) return text;
  const at = text.indexOf(focus.text);
  const from = Math.max(0, Math.min(at, text.length - length, at - Math.floor((length - focus.text.length) / 2)));
  const to = Math.max(at + focus.text.length, from + length);
  const start = from === 0 ? 0 : Math.min(at, text.indexOf(' ', from) + 1);
  const end = to >= text.length ? text.length : Math.max(at + focus.text.length, text.lastIndexOf(' ', to));
  return text.slice(start, end);
}

/** The first number becomes another one of as many digits. */
function withAnotherNumber(text: string): string | undefined {
  const found = /^\d+/.exec(FIGURE.exec(text)?.[0] ?? '')?.[0];
  if (found === undefined) return undefined;
  const digit = (Number(found[0]) % 9) + 1;
  return text.replace(FIGURE, (figure) => figure.replace(found, `${digit}${found.slice(1)}`));
}

/** Whether every control was answered as the document answers it. */
export const passesControls = (controls: readonly ControlClaim[], positions: readonly AnsweredPosition[]): boolean =>
  controls.every(({ asked, expects }) => positions.find(({ claim }) => claim === asked.id)?.stance === expects);
