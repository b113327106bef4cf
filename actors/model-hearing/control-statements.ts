/**
 * Statements of control claims: what a sentence says, with the wording and length of the rules' texts, so that only the document
 * distinguishes a control from a claim.
 */
import type { SeededRandom } from '../../protocols/index.ts';

/** `…` stands for what the statement is about: a figure, or words of the sentence. */
const PLACE = '…';

interface Wording {
  readonly titles: readonly string[];
  /** What the sentence says. */
  readonly facts: readonly string[];
  /** Why it matters: true of any sentence that says so. */
  readonly reasons: readonly string[];
}

const FIGURES: Wording = {
  titles: [
    'Figure of …',
    '… without another figure beside it',
    'What rests on …',
    'Duty measured by …',
    '… as the figure that counts',
    'Fixed figure: …',
    'One figure for both sides: …',
    'Clause that rests on …',
  ],
  facts: [
    'The sentence says …, and nothing in the sentence takes it back.',
    'The wording rests on …, and the party that performs has to know it.',
    'The clause states … in so many words.',
    'What is owed or allowed here is measured by ….',
    'The sentence counts with …, and with nothing that would be left to a party.',
    'The document commits itself here to … instead of leaving it open.',
  ],
  reasons: [
    'A party that relies on the sentence has to work with this figure.',
    'A dispute about the sentence will be about this figure.',
    'A party that reads another figure into the sentence gets it wrong.',
    'Another figure would change what the sentence asks of the parties.',
    'The other side can point to it when the sentence is disputed.',
    'Nobody can say later that the sentence left it open.',
  ],
};

const WORDS: Wording = {
  titles: [
    'Wording “…”',
    'Clause that rests on “…”',
    'What rests on the words “…”',
    '“…” without a definition beside it',
    'Meaning of “…” in this clause',
    'Sentence that depends on “…”',
  ],
  facts: [
    'The sentence uses the words “…”, and what it means depends on them.',
    'The wording “…” stands in the clause itself.',
    'The clause says “…” in so many words.',
    'What the sentence asks for depends on the words “…”.',
  ],
  reasons: [
    'A dispute about the sentence will be about these words.',
    'A party that relies on the sentence has to work with this wording.',
    'Other words would change what the sentence says.',
    'The other side can point to them when the sentence is disputed.',
    'Nobody can say later that the wording was another one.',
  ],
};

/** What a statement is about. */
export interface Focus {
  readonly kind: 'figure' | 'words';
  readonly text: string;
}

/**
 * A statement about the focus, near a length.
 *
 * @param length in characters, similar to the claims beside it
 */
export function controlStatement({ kind, text }: Focus, length: number, random: SeededRandom): string {
  const { titles, facts, reasons } = kind === 'figure' ? FIGURES : WORDS;
  const about = (wording: string): string => capital(wording.replace(PLACE, () => text));
  const rest = [...reasons];
  let statement = `${about(take([...titles], random))}. ${about(take([...facts], random))}`;
  while (rest.length > 0) {
    const reason = take(rest, random);
    const isNearer = Math.abs(statement.length + 1 + reason.length - length) < Math.abs(statement.length - length);
    if (isNearer) statement += ` ${reason}`;
  }
  return statement;
}

function take(from: string[], random: SeededRandom): string {
  return from.splice(random.integer(0, from.length - 1), 1)[0] as string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The facts as patterns: a statement that matches one is a control statement. */
const FACTS = [...FIGURES.facts, ...WORDS.facts].map((fact) => {
  const [before = '', after = ''] = fact.split(PLACE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`\\. ${before}.+?${after}`);
});

/** For test doubles of a model that reads well; a real model cannot tell. */
export const isControlStatement = (statement: string): boolean => FACTS.some((fact) => fact.test(statement));
