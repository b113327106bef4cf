/** How a playbook's wording gets into a contract that says something else on the topic. */
import type { Change } from '../../protocols/index.ts';
import { numberedInsertion } from '../experts/index.ts';
import { provisionsIn } from '../provisions/index.ts';
import { detectLanguage, type ParsedDocument, type Sentence } from '../reading/index.ts';
import { likeness } from './likeness.ts';
import type { TopicPassage } from './passages.ts';

/** Passages that one clause of wording can take the place of (UTF-16 units). */
const LONGEST_REPLACED = 2_000;

/** From this likeness on a sentence is about what the wording says, and about little else. */
const REPLACEABLE = 0.25;

/** Shorter wording says nothing about its language (UTF-16 units). */
const FEWEST_LETTERS = 40;

/**
 * The wording in the place of the sentence that says what it says. Where none does, or several clauses do, it follows the
 * passage and goes before what the contract says otherwise.
 *
 * @param isOurName whether the wording begins with the name of a party, whose capital stays
 */
export function wordingChange(
  wording: string,
  passages: readonly TopicPassage[],
  document: ParsedDocument,
  isOurName: boolean,
): Change | undefined {
  if (isForeign(wording, document)) return undefined;
  const sentences = sentencesOf(passages, document).filter((sentence) => isWhole(sentence, document));
  const like = sentences.map((sentence) => likeness(wording, wordsOf(sentence, document)));
  const rivals = sentences.filter((_, index) => (like[index] ?? 0) >= REPLACEABLE);
  const [best] = rivals;
  if (best !== undefined && rivals.every(({ clause }) => clause === best.clause) && follow(rivals, sentences)) {
    const end = (rivals.at(-1) ?? best).end;
    if (end - best.start <= LONGEST_REPLACED) return replaced(wording, best, end, document);
  }
  return override(wording, rivals.length > 0 ? rivals : sentences, document, isOurName);
}

/** A clause of its own, where the contract says nothing on the topic. */
export const insertedClause = (heading: string, text: string, document: ParsedDocument): Change | undefined =>
  isForeign(text, document) ? undefined : numberedInsertion(document, { heading, text });

/** English wording does not go into an Italian contract. */
const isForeign = (wording: string, { language }: ParsedDocument): boolean => {
  const own = wording.length < FEWEST_LETTERS ? 'und' : detectLanguage(wording).code;
  return own !== 'und' && language.code !== 'und' && own !== language.code;
};

function sentencesOf(passages: readonly TopicPassage[], { sentences }: ParsedDocument): Sentence[] {
  return sentences.filter(
    ({ start, end, isHeading }) => !isHeading && passages.some((passage) => start < passage.end && end > passage.start),
  );
}

/** A sentence without the number and heading that it may begin with. */
const wordsOf = ({ start, end, clause }: Sentence, { text, clauses }: ParsedDocument): string =>
  text.slice(Math.max(start, clauses[clause]?.bodyStart ?? start), end).trim();

/** A sentence of its own: no item of a list, no line of a table, no lead-in. */
function isWhole(sentence: Sentence, document: ParsedDocument): boolean {
  const words = wordsOf(sentence, document);
  const before = document.text.slice(0, sentence.start).trimEnd().at(-1) ?? '.';
  // Without a provision it is a title, a footer or a remark.
  const says = provisionsIn(document, sentence).length > 0;
  return says && /^[\p{Lu}“"«(]/u.test(words) && /\.["”’»)]?$/.test(words) && !/[,;]/.test(before);
}

/** Whether nothing of another matter stands between the sentences. */
function follow(rivals: readonly Sentence[], all: readonly Sentence[]): boolean {
  const from = all.indexOf(rivals[0] as Sentence);
  return rivals.every((sentence, index) => all[from + index] === sentence);
}

function replaced(after: string, { start: from, clause }: Sentence, to: number, document: ParsedDocument): Change {
  const words = document.text.slice(Math.max(from, document.clauses[clause]?.bodyStart ?? from), to);
  const start = to - words.trimStart().length;
  const before = words.trim();
  return { start, end: start + before.length, before, after };
}

/** How a sentence joins others: beside them, before those of its clause, before those of the whole contract. */
const LEADS: Readonly<Record<string, readonly [beside: string, here: string, everywhere: string]>> = {
  en: [
    'In addition, ',
    'Notwithstanding the foregoing, ',
    'Notwithstanding anything to the contrary in this document, ',
  ],
  it: ['Inoltre, ', 'In deroga a quanto precede, ', 'In deroga a ogni diversa disposizione del presente documento, '],
  es: ['Además, ', 'No obstante lo anterior, ', 'No obstante cualquier disposición en contrario de este documento, '],
};

/** Wording with a figure, a limit or a denial may be against what stands there; a duty more is not. */
const MAY_CONFLICT =
  /\d|(?<!\p{L})(?:not|no|nor|neither|nothing|only|limited|without|unless|non|nessun[oa]?|niente|solo|soltanto|limitat[ao]|senza|ningun[oa]?|nada|sólo|únicamente|limitad[ao]|sin|salvo)(?!\p{L})/iu;

function override(
  wording: string,
  sentences: readonly Sentence[],
  document: ParsedDocument,
  isOurName: boolean,
): Change | undefined {
  const leads = LEADS[document.language.code];
  const clause = sentences[0]?.clause;
  const place = sentences.filter((sentence) => sentence.clause === clause).at(-1);
  if (leads === undefined || place === undefined) return undefined;
  const at = place.start + document.text.slice(place.start, place.end).trimEnd().length;
  const isHere = sentences.every((sentence) => sentence.clause === clause);
  const lead = MAY_CONFLICT.test(wording) ? (isHere ? leads[1] : leads[2]) : leads[0];
  const keepsCapital = /^\p{Lu}{2}/u.test(wording) || (isOurName && !ARTICLE.test(wording));
  const own = keepsCapital ? wording : wording.charAt(0).toLowerCase() + wording.slice(1);
  return { start: at, end: at, before: '', after: ` ${lead.replace('document', thisDocument(document))}${own}` };
}

const ARTICLE = /^(?:The|Il|La|Lo|El)\s|^L['’]/;

/** `this Agreement`, as the contract calls itself. */
function thisDocument({ text, language }: ParsedDocument): string {
  if (language.code !== 'en') return 'document';
  const names = text.matchAll(
    /\b[Tt]his (Agreement|Contract|Addendum|Order|Deed|Lease|Licen[cs]e|DPA|SOW|MNDA|NDA)\b/g,
  );
  const counts = Map.groupBy(names, ([, name]) => name as string);
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 'document';
}
