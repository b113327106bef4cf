/**
 * Translation: the words of a result in a language that no catalogue speaks. Quotations and figures are masked before a model
 * sees them and have to come back, each once; a text in which one is missing stays English.
 */
import type { ReviewResult } from '../../protocols/index.ts';
import type { AnsweredText, SeatSheet } from '../../protocols/models/index.ts';
import { plainWords } from '../model-hearing/model-words.ts';

/** Texts in one question, and questions: an answer has a bounded length. The gravest issues come first. */
const TEXTS_A_QUESTION = 24;
const QUESTIONS = 6;
const LONGEST = 1_500;

export interface MaskedText {
  readonly id: string;
  readonly text: string;
  /** The masked words, in order. */
  readonly masked: readonly string[];
}

const MASKED = /“[^”]*”|"[^"]*"|«[^»]*»|‘[^’]{3,}’|\d+(?:[.,:/-]\d+)*(?:\s?%)?/g;

const maskOf = (index: number): string => `⟦${index + 1}⟧`;

export function mask(id: string, text: string): MaskedText {
  const masked: string[] = [];
  const hidden = text.replace(MASKED, (found) => maskOf(masked.push(found) - 1));
  return { id, text: hidden, masked };
}

/** The translation with what was masked; undefined when a mask is missing, comes twice, or was made up. */
export function unmask({ masked, text }: MaskedText, translated: string): string | undefined {
  const words = plainWords(translated, LONGEST);
  const back = words.match(/⟦\d+⟧/g) ?? [];
  const isWhole =
    back.length === masked.length && masked.every((_, index) => back.some((each) => each === maskOf(index)));
  const bare = words.replace(/⟦\d+⟧/g, '');
  if (!isWhole || bare.trim() === '' || /\d/.test(bare) || words.length > text.length * 4 + 40) return undefined;
  return words.replace(/⟦(\d+)⟧/g, (_, number: string) => masked[Number(number) - 1] ?? '');
}

/** Every text of the result that is translated, with where it belongs. */
export function translatable({ structured_issues, executive_briefings }: ReviewResult): MaskedText[] {
  const issues = structured_issues.flatMap(({ id, title, description, suggestions }) => [
    mask(`${id}.title`, title),
    mask(`${id}.description`, description),
    ...suggestions.slice(0, 1).map((text) => mask(`${id}.suggestion`, text)),
  ]);
  const briefings = executive_briefings.flatMap(({ points }, index) =>
    points.map((text, point) => mask(`briefing-${index}.${point}`, text)),
  );
  return [...briefings, ...issues].filter(({ text }) => /\p{L}/u.test(text));
}

/** The questions: as many as may be asked. What is left over stays English. */
export function translationQuestions(
  { id, task, checklist }: SeatSheet,
  texts: readonly MaskedText[],
  language: string,
) {
  const batches = Array.from({ length: Math.min(QUESTIONS, Math.ceil(texts.length / TEXTS_A_QUESTION)) }, (_, index) =>
    texts.slice(index * TEXTS_A_QUESTION, (index + 1) * TEXTS_A_QUESTION),
  );
  return batches.map((batch) =>
    [
      `Seat: ${id}`,
      'Task: texts',
      task,
      ...checklist.map((point) => `- ${point}`),
      `The language: ${JSON.stringify(language)}.`,
      `Answer in "texts", with these ids: ${batch.map((each) => each.id).join(', ')}. Leave out what you cannot translate well.`,
      'Texts:',
      ...batch.map(({ id: name, text }) => JSON.stringify({ id: name, text })),
    ].join('\n'),
  );
}

/** The result in the words of the answers; texts without a sound translation stay as they are. */
export function translated(
  result: ReviewResult,
  texts: readonly MaskedText[],
  answered: readonly AnsweredText[],
): { readonly result: ReviewResult; readonly count: number } {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const words = new Map<string, string>();
  for (const { id, text } of answered) {
    const asked = byId.get(id);
    const found = asked === undefined || words.has(id) ? undefined : unmask(asked, text);
    if (found !== undefined) words.set(id, found);
  }
  const say = (id: string, text: string): string => words.get(id) ?? text;
  return {
    count: words.size,
    result: {
      ...result,
      structured_issues: result.structured_issues.map((issue) => ({
        ...issue,
        title: say(`${issue.id}.title`, issue.title),
        description: say(`${issue.id}.description`, issue.description),
        suggestions: issue.suggestions.map((text, index) => (index === 0 ? say(`${issue.id}.suggestion`, text) : text)),
      })),
      executive_briefings: result.executive_briefings.map((briefing, index) => ({
        ...briefing,
        points: briefing.points.map((text, point) => say(`briefing-${index}.${point}`, text)),
      })),
    },
  };
}
