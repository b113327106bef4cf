import { unshouted } from './capitals.ts';
import { type TextView, viewThrough } from './edited-text.ts';
import { detectLanguage } from './language.ts';
import { type Dictionary, joinedLines, mendedWords } from './misread-words.ts';
import { joinedLabels } from './torn-labels.ts';
import { joinedCapitals, joinedPieces } from './torn-words.ts';
import { plainLetters, visibleText } from './visible-text.ts';

/**
 * The text as a person reads it: without what nobody sees, with broken and misread words whole, and in small letters if it
 * shouts. The view of a clean text is that text, and `english`, which says whether a word is English, is not asked then:
 * building a dictionary takes a while.
 */
export function readableText(submitted: string, english: (word: string) => boolean): TextView {
  const asked = new Map<string, boolean>();
  let isEnglish: boolean | undefined;
  let view = visibleText(submitted);
  view = viewThrough(view, plainLetters(view.text));
  const known: Dictionary = (word) => {
    isEnglish ??= detectLanguage(view.text).code === 'en';
    if (!isEnglish) return undefined;
    const answer = asked.get(word) ?? english(word);
    asked.set(word, answer);
    return answer;
  };
  view = viewThrough(view, joinedLabels(view.text));
  view = viewThrough(view, joinedLines(view.text, known));
  view = viewThrough(view, joinedCapitals(view.text, known));
  view = viewThrough(view, joinedPieces(view.text, known));
  view = viewThrough(view, mendedWords(view.text, known));
  const text = unshouted(view.text, known);
  return text === view.text ? view : { ...view, text };
}
