/** The option a free text ends up with, or null: the last that is in brackets, is called the answer, or stands alone. */
export function finalLetter(text: string): string | null {
  const called = [...text.matchAll(/(?:final solution|answer)(?:\s+is)?\s*:?\s*\*{0,2}\(?([A-Z])\b(?!\s+[a-z])/gi)]
    .map((match) => match[1] as string)
    .filter((letter) => letter === letter.toUpperCase());
  const bracketed = [...text.matchAll(/\(([A-Z])\)/g)].map((match) => match[1] as string);
  const alone = /(?:^|\s)([A-Z])[).\]:]?\s*$/.exec(text)?.[1];
  return called.at(-1) ?? bracketed.at(-1) ?? alone ?? null;
}

/** An answer as a candidate: the letter where it is an option (`B) …`), otherwise its words with single blanks. */
export function answerOf(text: string): string | null {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '') return null;
  return /^\(?([A-Z])[).:\]](?=\s|$)/.exec(words)?.[1] ?? /^([A-Z])$/.exec(words)?.[1] ?? finalLetter(words) ?? words;
}

/** As answerOf, where options are known to be letters, in capitals or small: `Therefore, Output (a) is better` as `A`. */
export function letterOf(text: string): string | null {
  const answer = answerOf(text);
  if (answer === null || /^[A-Z]$/.test(answer)) return answer;
  const small =
    /^\(?([a-z])[).:\]](?=\s|$)/.exec(answer)?.[1] ??
    /^([a-z])$/.exec(answer)?.[1] ??
    [...answer.matchAll(/\(([a-z])\) (?:is|was) (?:the )?(?:better|best|right|correct|preferable)\b/gi)].at(-1)?.[1] ??
    // Not a plural in brackets: `the party(s)`.
    [...answer.matchAll(/(?<![\p{L}\p{N}])\(([a-z])\)/gu)].at(-1)?.[1];
  return small?.toUpperCase() ?? answer;
}

/** What stands for every answer that nobody gave, so that a unanimous item can still be voted on. */
const OTHER = '(another answer)';

/** All answers given and the right one, in order of name; never fewer than two. */
export function candidatesOf(answers: readonly (string | null)[], gold: string | null): string[] {
  const given = new Set(answers.filter((answer) => answer !== null));
  if (gold !== null) given.add(gold);
  const sorted = [...given].toSorted();
  return sorted.length >= 2 ? sorted : [...sorted, OTHER, `${OTHER} 2`].slice(0, 2);
}
