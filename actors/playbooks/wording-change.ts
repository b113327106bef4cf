/** How a playbook's wording gets into a contract that says something else on the topic. */
import type { Change } from '../../protocols/index.ts';
import { numberedInsertion } from '../experts/index.ts';
import { provisionsIn } from '../provisions/index.ts';
import { detectLanguage, type ParsedDocument, type Sentence } from '../reading/index.ts';
import { amountEdit } from './amount-edit.ts';
import { contained, likeness } from './likeness.ts';
import type { TopicPassage } from './passages.ts';
import { renewalEdit } from './renewal-edit.ts';
import { type Act, actOf, isOwedByBoth, isOwedOtherwise, isOwedWider, onlyBinds, rulesTheSame } from './same-act.ts';
import { thisDocument } from './terms.ts';
import type { TopicStanding } from './topic-standing.ts';

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
 * @param all everything the contract says on the topic: what is beside the replaced sentence goes with it
 * @param clause for wording that becomes its own clause
 * @param isOurName whether the wording begins with the name of a party, whose capital stays
 * @param otherSide what the contract calls the other side; null where that is not known
 */
export function wordingChange(
  wording: string,
  { passages, all, standing }: Pick<TopicStanding, 'passages' | 'all' | 'standing'>,
  document: ParsedDocument,
  {
    clause: { heading, headings },
    isOurName,
    otherSide,
  }: { readonly clause: OwnClause; readonly isOurName: boolean; readonly otherSide: string | null },
): Change | undefined {
  if (isForeign(wording, document)) return undefined;
  const isFatal = standing === 'walk_away';
  const sentences = sentencesOf(passages, document).filter((sentence) => isWhole(sentence, document, isFatal));
  const smallest = isFatal
    ? undefined
    : (amountEdit(wording, sentences, document) ??
      renewalEdit(
        wording,
        sentences.filter((each) => followers(each, document).length === 0),
        document,
      ));
  if (smallest !== undefined) return smallest;
  const like = sentences.map((sentence) => likeness(wording, wordsOf(sentence, document)));
  // What says nothing but what nobody may sign goes as a whole.
  const isAll =
    isFatal && (isWholeClause(sentences, document) || sentences.every((each) => saysOneThing(each, document)));
  const act = actOf(wording, document);
  const rivals = sentences.filter(
    (sentence, index) => isAll || (like[index] ?? 0) >= REPLACEABLE || rulesTheSame(act, sentence, document),
  );
  const [best] = rivals;
  const isOwed =
    !isFatal &&
    rivals.some(
      (each) =>
        isOwedToClient(each, document, otherSide, wording) ||
        isOwedByBoth(act, each, document) ||
        isOwedOtherwise(act, each, document),
    );
  if (
    best !== undefined &&
    !isOwed &&
    rivals.every(({ clause }) => clause === best.clause) &&
    follow(rivals, sentences)
  ) {
    const near = sentencesOf(all, document).filter((each) => contained(wordsOf(each, document), wording) >= NEAR);
    const gone = withNeighbours(rivals, near, document);
    const change = replaced(said(wording, gone, document, isOurName), gone, document);
    const isReferredTo = followers(gone.at(-1) as Sentence, document).length > 0;
    if (change.end - change.start <= LONGEST_REPLACED && !(isReferredTo && !isFatal)) return change;
  }
  if (!isFatal && sentences.some((each) => isOwedWider(act, each, document, otherSide))) return undefined;
  // A duty that the contract has on another matter: what is owed for taxes says nothing on patents.
  const isApart = !isFatal && rivals.length === 0 && act?.owner !== undefined && !MAY_CONFLICT.test(wording);
  const apart = isApart ? insertedClause({ heading, headings }, wording, document) : undefined;
  return apart ?? override(wording, rivals.length > 0 ? rivals : sentences, document, { isOurName, act });
}

export interface OwnClause {
  readonly heading: string;
  /** Of the section that it belongs to. */
  readonly headings: RegExp;
}

/** Its own clause, where the contract says nothing on the topic. */
export const insertedClause = (
  { heading, headings }: OwnClause,
  text: string,
  document: ParsedDocument,
): Change | undefined =>
  isForeign(text, document) ? undefined : numberedInsertion(document, { heading, text }, headings);

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
  text
    .slice(Math.max(start, clauses[clause]?.bodyStart ?? start), end)
    .replace(HEADING, '')
    .trim();

/** A paragraph in capitals that the reading has not told from its sentence. */
const HEADING = /^\s{0,20}(?=[^\n]{0,80}\p{Lu}{3})[^\p{Ll}.;:\n]{3,80}\n\s{0,20}\n/u;

/** Its own sentence: no item of a list, no line of a table, no lead-in. */
function isWhole(sentence: Sentence, document: ParsedDocument, isFatal: boolean): boolean {
  const words = wordsOf(sentence, document);
  const before = document.text.slice(0, sentence.start).trimEnd().at(-1) ?? '.';
  // Without a provision it is a title, a footer or a remark.
  const says = isFatal || provisionsIn(document, sentence).length > 0;
  // Behind its heading it begins as it may: a company can have a small letter.
  const isBegun = /^[\p{Lu}“"«(]/u.test(words) || HEADING.test(document.text.slice(sentence.start, sentence.end));
  return says && isBegun && /\.["”’»)]?$/.test(words) && !/[,;]/.test(before);
}

const saysOneThing = (sentence: Sentence, document: ParsedDocument): boolean =>
  provisionsIn(document, sentence).length <= 1;

/** A duty of the other side: the client gains by it, and keeps it beside its own wording unless both name a figure. */
function isOwedToClient(
  sentence: Sentence,
  document: ParsedDocument,
  otherSide: string | null,
  wording: string,
): boolean {
  return provisionsIn(document, sentence).some(
    ({ modality, bearer, measures }) =>
      modality === 'duty' &&
      bearer.kind === 'party' &&
      bearer.name === otherSide &&
      !(measures.length > 0 && /\d/.test(wording)),
  );
}

function isWholeClause(sentences: readonly Sentence[], document: ParsedDocument): boolean {
  const clause = sentences[0]?.clause;
  const own = document.sentences.filter((each) => each.clause === clause && !each.isHeading);
  return sentences.length > 0 && own.every((each) => sentences.includes(each));
}

/** From this share of its words on a sentence beside the replaced one is about the same. */
const NEAR = 0.3;

/** Whether nothing of another matter is between the sentences. */
function follow(rivals: readonly Sentence[], all: readonly Sentence[]): boolean {
  const from = all.indexOf(rivals[0] as Sentence);
  return rivals.every((sentence, index) => all[from + index] === sentence);
}

/** The sentences, with those on the topic that stand right before and after them in their clause. */
function withNeighbours(rivals: readonly Sentence[], all: readonly Sentence[], document: ParsedDocument): Sentence[] {
  const own = all.filter(({ clause }) => clause === rivals[0]?.clause);
  const touches = (a: Sentence, b: Sentence): boolean => b.start - a.end <= GAP && b.start >= a.end;
  const gone = [...rivals];
  for (const sentence of own) {
    if (!gone.includes(sentence) && touches(gone.at(-1) as Sentence, sentence)) gone.push(sentence);
  }
  for (const sentence of own.toReversed()) {
    if (!gone.includes(sentence) && touches(sentence, gone[0] as Sentence)) gone.unshift(sentence);
  }
  const { sentences } = document;
  // What only bounds the replaced sentence would bound nothing.
  for (let at = sentences.indexOf(gone.at(-1) as Sentence) + 1; at < sentences.length; at += 1) {
    const next = sentences[at] as Sentence;
    if (next.clause !== gone[0]?.clause || !touches(gone.at(-1) as Sentence, next)) break;
    if (!BOUNDS.test(wordsOf(next, document))) break;
    gone.push(next);
  }
  return gone;
}

/** A sentence that begins so speaks of what the one before it has said, and would be about nothing without it. */
const FOLLOWS = /^(?:Such|Said|The said|Any such|The foregoing|Tale|Tali|Detta|Detto|Dicho|Dicha|Tal)(?!\p{L})/u;

/** The sentences right after one, in its clause, that go on about what it says. */
function followers(sentence: Sentence, document: ParsedDocument): Sentence[] {
  const { sentences } = document;
  const found: Sentence[] = [];
  for (let at = sentences.indexOf(sentence) + 1; at < sentences.length; at += 1) {
    const next = sentences[at] as Sentence;
    if (next.clause !== sentence.clause || !FOLLOWS.test(wordsOf(next, document))) break;
    found.push(next);
  }
  return found;
}

/** What overrides or adds to a sentence comes behind those that go on about it, which are the rest of its paragraph. */
function endOfParagraph(sentence: Sentence, { sentences, text }: ParsedDocument): Sentence {
  let last = sentence;
  for (let at = sentences.indexOf(sentence) + 1; at < sentences.length; at += 1) {
    const next = sentences[at] as Sentence;
    if (next.clause !== sentence.clause || text.slice(last.end - 1, next.start).includes('\n')) break;
    last = next;
  }
  return last;
}

/** A sentence that begins so bounds the one before it. */
const BOUNDS = /^(?:However|Nevertheless|Nonetheless|Tuttavia|No obstante|Sin embargo)(?!\p{L})/u;

/** Blanks between two sentences of a paragraph (UTF-16 units). */
const GAP = 4;

/** The wording in the place of sentences; where another of the clause says something close, it goes before that. */
function said(wording: string, gone: readonly Sentence[], document: ParsedDocument, isOurName: boolean): string {
  const others = document.sentences.filter(
    (each) => each.clause === gone[0]?.clause && !each.isHeading && !gone.includes(each),
  );
  const isAlone = others.every((each) => likeness(wording, wordsOf(each, document)) < CLOSE);
  const lead = LEADS[document.language.code]?.[2];
  return isAlone || lead === undefined
    ? wording
    : lead.replace(ITSELF, thisDocument(document)) + small(wording, isOurName);
}

/** From this likeness on two sentences of a clause may be read against each other. */
const CLOSE = 0.2;

function replaced(after: string, gone: readonly Sentence[], document: ParsedDocument): Change {
  const { start: from, clause } = gone[0] as Sentence;
  const to = (gone.at(-1) as Sentence).end;
  const words = document.text
    .slice(Math.max(from, document.clauses[clause]?.bodyStart ?? from), to)
    .replace(HEADING, '');
  const start = to - words.trimStart().length;
  const before = words.trim();
  return { start, end: start + before.length, before, after };
}

/** How a sentence joins others: beside them, before those of its clause, before those of the whole contract. */
const LEADS: Readonly<Record<string, readonly [beside: string, here: string, everywhere: string]>> = {
  en: [
    'In addition, ',
    'Notwithstanding the foregoing, ',
    'Notwithstanding anything to the contrary in this {document}, ',
  ],
  it: ['Inoltre, ', 'In deroga a quanto precede, ', 'In deroga a ogni diversa disposizione del presente {document}, '],
  es: ['Además, ', 'No obstante lo anterior, ', 'No obstante cualquier disposición en contrario de este {document}, '],
};
const ITSELF = '{document}';

/** Wording with a figure, a limit, a denial or what somebody owns may be against what is there; a duty more is not. */
const MAY_CONFLICT =
  /\d|(?<!\p{L})(?:keeps?|retains?|owns?|conserv\p{L}+|resta(?:no)?|retien\p{L}+|not|no|nor|neither|nothing|only|limited|without|unless|non|nessun[oa]?|niente|solo|soltanto|limitat[ao]|senza|ningun[oa]?|nada|sólo|únicamente|limitad[ao]|sin|salvo)(?!\p{L})/iu;

function override(
  wording: string,
  sentences: readonly Sentence[],
  document: ParsedDocument,
  { isOurName, act }: { readonly isOurName: boolean; readonly act: Act | undefined },
): Change | undefined {
  const leads = LEADS[document.language.code];
  const clause = sentences[0]?.clause;
  const last = sentences.filter((sentence) => sentence.clause === clause).at(-1);
  if (leads === undefined || last === undefined) return undefined;
  const place = endOfParagraph(last, document);
  const at = place.start + document.text.slice(place.start, place.end).trimEnd().length;
  const isHere = sentences.every((sentence) => sentence.clause === clause);
  const isMore = onlyBinds(act, sentences, document) || !MAY_CONFLICT.test(wording);
  const lead = isMore ? leads[0] : isHere ? leads[1] : leads[2];
  const words = lead.replace(ITSELF, thisDocument(document)) + small(wording, isOurName);
  return { start: at, end: at, before: '', after: ` ${words}` };
}

/** Behind a lead-in: a name keeps its capital, its article does not. */
function small(wording: string, isOurName: boolean): string {
  const keepsCapital = /^\p{Lu}{2}/u.test(wording) || (isOurName && !ARTICLE.test(wording));
  return keepsCapital ? wording : wording.charAt(0).toLowerCase() + wording.slice(1);
}

const ARTICLE = /^(?:The|Il|La|Lo|El)\s|^L['’]/;
