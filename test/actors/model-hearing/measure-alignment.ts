/** How many quotations are aligned, by kind: of harmless ones all should be, at their place; of altered ones none. */
import { readDocument } from '../../../actors/expert-jobs/index.ts';
import { align, fold } from '../../../actors/model-hearing/index.ts';
import { passagesOf } from '../../../actors/model-hearing/passages.ts';
import { seededRandom } from '../../../protocols/index.ts';
import { ALTERED, HARMLESS } from './quotations.ts';

export interface AlignmentFigure {
  readonly kind: string;
  readonly asked: number;
  readonly taken: number;
  /** Taken, and more than 85% of the sentence. */
  readonly atPlace: number;
}

const isSentence = (text: string): boolean => {
  const count = text.trim().split(/\s+/).length;
  return count >= 8 && count <= 60 && /[a-z]{3}/.test(text);
};

/** @param each quotations of each kind drawn from each text */
export function measureAlignment(texts: readonly string[], each: number, seed: number) {
  const random = seededRandom(seed, 'alignment');
  const grounds = texts.map((text) => {
    const document = readDocument(text);
    const passages = passagesOf(document);
    return { document, passages, folded: fold(document.text) };
  });
  const measured = (kinds: typeof HARMLESS, isAltered: boolean): AlignmentFigure[] =>
    Object.entries(kinds).map(([kind, make]) => {
      const figure = { kind, asked: 0, taken: 0, atPlace: 0 };
      for (const [nth, { document, passages, folded }] of grounds.entries()) {
        const elsewhere = grounds[(nth + 1) % grounds.length] as (typeof grounds)[number];
        for (let draw = 0; draw < each; draw += 1) {
          const index = random.integer(0, passages.length - 1);
          const { start, end } = passages[index] as { start: number; end: number };
          const sentence = document.text.slice(start, end);
          const far = elsewhere.passages[random.integer(0, elsewhere.passages.length - 1)] as {
            start: number;
            end: number;
          };
          const other = elsewhere.document.text.slice(far.start, far.end);
          if (!isSentence(sentence) || !isSentence(other)) continue;
          const made = make(sentence, index, other, random);
          if (made === undefined) continue;
          // Boilerplate that truly is here, too, is no invention.
          if (
            isAltered &&
            folded.text.includes(
              fold(made.quote)
                .text.trim()
                .replace(/[.,;:]+$/, ''),
            )
          )
            continue;
          figure.asked += 1;
          const spans = align(made.quote, folded, passages, made.cited);
          if (spans === undefined) continue;
          figure.taken += 1;
          const from = Math.max(start, Math.min(...spans.map((span) => span.start)));
          const to = Math.min(end, Math.max(...spans.map((span) => span.end)));
          if ((to - from) / (end - start) > 0.85) figure.atPlace += 1;
        }
      }
      return figure;
    });
  return { harmless: measured(HARMLESS, false), altered: measured(ALTERED, true) };
}
