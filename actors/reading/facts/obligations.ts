import type { Obligation, Sentence } from '../parsed-document.ts';

/** Not the second half of a word at a line's end: `its good-will`. */
const MODAL =
  /(?<!\p{L}-\s{0,3})\b(?:(?:shall|must|may|will|should)(?:\s(?:not|only))?|cannot|can not|(?:agrees?|undertakes?|covenants?)(?:\snot)?(?=\sto\b)|(?:is|are)\s(?:required|obligated|obliged|entitled|prohibited)(?=\s(?:to|from)\b)|deve|devono|dovrà|dovranno|può|possono|si\simpegna(?=\sa\b)|deberán?|debe|deben|podrán?|puede|se\scompromete(?=\sa\b))(?![\p{L}'])/giu;
const LONGEST_ACTOR = 90;
const LONGEST_ACTION = 120;
/** UTF-16 units of a sentence that are read. */
const LONGEST_SENTENCE = 6000;
/** Most modals read in one sentence: a list of duties, not a whole page without a full stop. */
const MOST = 12;
const BOUNDARY =
  /[,;:()]\s|\b(?:that|if|when|unless|whether|where|which|then|because|until|while|provided|whereby|and|or|but|che|se|que|si)\s/gi;
const ACTOR =
  /^(?:[Tt]he|[Ee]ach|either|any|such|neither|both|all|no|every|this|these|an?|your?|we|they|it|he|she|il|la|lo|le|gli|i|ogni|el|los|las|cada|our|their|its)\b|^\p{Lu}/u;

const NO_ACTOR = /^(?:in no (?:event|case)|under no|the terms?|there|nothing|what|how|as)\b|\bmeans\b/i;

/** Who shall, may or must do what, from the sentences. A sentence can hold several. */
export function findObligations(text: string, sentences: readonly Sentence[]): Obligation[] {
  const found: Obligation[] = [];
  for (const sentence of sentences) {
    if (sentence.isHeading) continue;
    const words = text.slice(sentence.start, Math.min(sentence.end, sentence.start + LONGEST_SENTENCE));
    const duties = dutiesIn(words);
    duties.forEach(({ actor, start, modal, after }, i) => {
      const action = actionAfter(words, after, duties[i + 1]?.start ?? words.length);
      if (action.words === '') return;
      const end = sentence.start + action.end;
      found.push({ start: sentence.start + start, end, actor, modal, action: action.words, clause: sentence.clause });
    });
  }
  return found;
}

interface Duty {
  readonly actor: string;
  readonly start: number;
  readonly modal: string;
  /** Where the action begins. */
  readonly after: number;
}

function dutiesIn(words: string): Duty[] {
  const duties: Duty[] = [];
  let from = 0;
  for (const modal of words.matchAll(MODAL)) {
    const window = Math.max(from, modal.index - LONGEST_ACTOR);
    const actor = actorBefore(words.slice(window, modal.index), window === 0);
    from = modal.index + modal[0].length;
    if (actor === undefined) continue;
    const said = modal[0].replace(/\s+/g, ' ').trim().toLowerCase();
    duties.push({ actor, start: words.lastIndexOf(actor, modal.index), modal: said, after: from });
    if (duties.length === MOST) break;
  }
  return duties;
}

/** The noun phrase right before the modal: what follows the last clause boundary, when it looks like a subject. */
function actorBefore(before: string, whole: boolean): string | undefined {
  let cut = -1;
  for (const boundary of before.matchAll(BOUNDARY)) {
    if (/^(?:and|or)\s$/i.test(boundary[0]) && joinsNames(before, boundary.index)) continue;
    cut = boundary.index + boundary[0].length;
  }
  if (cut < 0 && !whole) return undefined;
  const actor = before
    .slice(Math.max(0, cut))
    .trim()
    .replace(/^["“”'*]+|["“”'*,]+$/g, '')
    .trim();
  const words = actor.split(/\s+/).length;
  return actor !== '' && words <= 12 && ACTOR.test(actor) && !NO_ACTOR.test(actor) ? actor : undefined;
}

/** `the Seller and the Buyer shall`: the words on both sides are names. */
function joinsNames(before: string, at: number): boolean {
  return (
    /\p{Lu}[\p{L}\p{N}]*\s$/u.test(before.slice(Math.max(0, at - 30), at)) &&
    /^(?:and|or)\s(?:the |its |each )?\p{Lu}/iu.test(before.slice(at, at + 16))
  );
}

function actionAfter(words: string, from: number, next: number): { words: string; end: number } {
  let end = Math.min(from + LONGEST_ACTION, words.length, Math.max(next, from + 1));
  const stop = words.slice(from, end).search(/[;:]\s/);
  if (stop > 0) end = from + stop;
  if (end < words.length && /[\p{L}\p{N}]/u.test(words[end] ?? '')) end = Math.max(words.lastIndexOf(' ', end), from);
  const action = words.slice(from, end);
  const trimmed = action.trim().replace(/(?:[.,\s]|\b(?:and|or|but|provided|that|if|which))+$/, '');
  return { words: trimmed.replace(/\s+/g, ' '), end: from + action.indexOf(trimmed) + trimmed.length };
}
