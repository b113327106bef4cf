import { judgeUnfair, judgeUnfairByLetters, leadIns, type UnfairJudgement } from '../../classifiers/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { type Passage, passageAt, passagesOf } from '../toolkit/index.ts';
import { bench } from './bench.ts';

/** Shorter than this a line is a heading or a label, UTF-16 units. */
const SENTENCE = 35;

/** A sentence as the trained classifier reads it. */
export interface ReadSentence {
  readonly passage: Passage;
  /** Rules of the bench that matched it. */
  readonly rules: readonly string[];
  /** The sentence that leads in the list it stands in. */
  readonly lead: string | undefined;
  /** All categories, most probable first. */
  readonly judgements: readonly UnfairJudgement[];
}

const readings = new WeakMap<ParsedDocument, ReadonlyMap<number, ReadSentence>>();

/** Every sentence of the terms by its start, read once for all who ask. */
export function termsReading(document: ParsedDocument): ReadonlyMap<number, ReadSentence> {
  let reading = readings.get(document);
  if (reading === undefined) {
    reading = read(document);
    readings.set(document, reading);
  }
  return reading;
}

const byLetters = new WeakMap<ReadSentence, readonly UnfairJudgement[]>();

/** What the classifier that reads by letters says of a sentence: asked of claimed ones alone, so the others cost nothing. */
export function letterJudgements(document: ParsedDocument, sentence: ReadSentence): readonly UnfairJudgement[] {
  const { passage, rules, lead } = sentence;
  const judgements =
    byLetters.get(sentence) ?? judgeUnfairByLetters(document.text.slice(passage.start, passage.end), { rules, lead });
  byLetters.set(sentence, judgements);
  return judgements;
}

/** Rules of the bench by the start of the sentence they matched. */
export function rulesBySentence(document: ParsedDocument): ReadonlyMap<number, readonly string[]> {
  const matched = new Map<number, string[]>();
  const findings = bench.flatMap(({ detectors }) => detectors.flatMap((detector) => [...detector(document)]));
  for (const { rule, evidence } of findings) {
    for (const piece of evidence) {
      const start = passageAt(document, piece.start)?.start ?? piece.start;
      matched.set(start, [...(matched.get(start) ?? []), rule]);
    }
  }
  return matched;
}

function read(document: ParsedDocument): ReadonlyMap<number, ReadSentence> {
  const { sentences, text } = document;
  const rules = rulesBySentence(document);
  const leads = leadIns(sentences.map(({ start, end }) => text.slice(start, end)));
  const leadAt = new Map(sentences.map(({ start }, i) => [start, leads[i]]));
  return new Map(
    passagesOf(document)
      .filter(({ folded }) => folded.length >= SENTENCE)
      .map((passage) => {
        const { start, end } = passage;
        const matched = rules.get(start) ?? [];
        const lead = leadAt.get(start);
        const judgements = judgeUnfair(text.slice(start, end), { rules: matched, lead });
        return [start, { passage, rules: matched, lead, judgements }];
      }),
  );
}
