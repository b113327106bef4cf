/**
 * Looks through the whole document for what answers a claim that something is absent. It wants to miss nothing: where the
 * text may answer, the claim falls, or it becomes a question with the passage beside it.
 */
import type { Claim } from '../../../../protocols/index.ts';
import { provisionsIn } from '../../../provisions/index.ts';
import { lastStartingBy, type ParsedDocument, type Span } from '../../../reading/index.ts';
import { isWeighedAlready, type Passage, says } from '../../toolkit/index.ts';
import type { AnswerSpec, Sought } from './answer-spec.ts';
import { SURVIVE } from './families-matters.ts';
import { SPEC_OF } from './specs/index.ts';
import { having, sentencesOf } from './whole-text.ts';

export interface FoundAnswer {
  readonly strength: 'answers' | 'may-answer';
  readonly passage: Span;
}

/** Sentences read before and after a quoted one. */
const BEFORE = 2;
const AFTER = 3;
/** A clause longer than this is about several matters, UTF-16 units: more than a page. */
const CLAUSE = 3500;

/** The passage that answers the claim, or may answer it; undefined when nothing in the document does. */
export function absenceAnswer(claim: Claim, document: ParsedDocument): FoundAnswer | undefined {
  const spec = SPEC_OF.get(claim.finding.rule);
  if (spec === undefined) return undefined;
  const { topic } = claim.finding.values;
  const sought = spec.sought.filter((one) => one.topic === undefined || one.topic === topic);
  const { denied } = spec;
  if (denied !== undefined && claim.finding.evidence.some(({ quote }) => says(quote.toLowerCase(), denied)))
    return undefined;
  const places = placesOf(claim, document);
  for (const strength of ['answers', 'may-answer'] as const) {
    for (const one of sought.filter((each) => (each.strength ?? 'answers') === strength)) {
      const passage =
        one.where === 'beside'
          ? besideEach(one, places, document, isWeighedAlready(claim))
          : anywhere(one, places, document);
      if (passage !== undefined) return { strength, passage };
    }
    const mirrored = strength === 'answers' ? undefined : mirrorOf(spec, places, document);
    if (mirrored !== undefined) return { strength, passage: mirrored };
  }
  return undefined;
}

/** For each quotation the index of its sentence. */
function placesOf({ finding }: Claim, document: ParsedDocument): readonly number[] {
  const sentences = sentencesOf(document);
  return finding.evidence.map(({ start }) => lastStartingBy(sentences, start));
}

function anywhere(sought: Sought, places: readonly number[], document: ParsedDocument): Span | undefined {
  const [first] = sought.words;
  if (first === undefined) return undefined;
  const own = new Set(places);
  const at = [...having(document, first)].find(
    (index) => !own.has(index) && isTold(sought, index, document) && meet(sought, index, document),
  );
  return at === undefined ? undefined : sentencesOf(document)[at];
}

/** Words of one matter are within this of each other; farther off in one sentence they belong to two (UTF-16 units). */
const CLOSE = 220;
/** Words of the first family that are tried in one sentence. */
const TRIED = 20;

const SURVIVES = /\b(?:surviv|sopravviv|sobreviv|subsist)/;
const NAMED = /\b(?:sections?|clauses?|articles?|articol[oi]|clausol[ae]|cláusulas?)\b/g;
/** So many sections in one sentence are a list. */
const LIST = 3;

/** `The following sections survive: …` names many matters and settles none. */
const listsSurvivors = (folded: string): boolean => SURVIVES.test(folded) && (folded.match(NAMED) ?? []).length >= LIST;

/** Whether the passage tells a reader something: a heading by itself, a table of contents and a list of what survives do not. */
function isTold({ words }: Sought, index: number, document: ParsedDocument): boolean {
  const { start, end, folded } = sentencesOf(document)[index] as Passage;
  if (folded.includes('table of contents')) return false;
  if (!words.includes(SURVIVE) && listsSurvivors(folded)) return false;
  const sentence = document.sentences[lastStartingBy(document.sentences, start)];
  return !(sentence?.isHeading === true && sentence.start <= start && end <= sentence.end);
}

/** Whether each family has a word near the same word of the first one. */
function areClose(words: readonly RegExp[], { folded }: Passage): boolean {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return true;
  const places = others.map((family) => placesIn(folded, family));
  return placesIn(folded, first).some((at) =>
    places.every((found) => found.some((place) => Math.abs(place - at) <= CLOSE)),
  );
}

/** Where words of the family begin. */
function placesIn(folded: string, family: RegExp): readonly number[] {
  const found: number[] = [];
  // A global pattern goes on where it stopped last.
  family.lastIndex = 0;
  for (const { index } of folded.matchAll(family)) {
    found.push(index);
    if (found.length === TRIED) break;
  }
  return found;
}

/** Whether the other families have a word in the sentence or in those next to it. */
function meet({ words, within = 0, unless }: Sought, at: number, document: ParsedDocument): boolean {
  if (unless !== undefined && having(document, unless).has(at)) return false;
  if (within === 0 && !areClose(words, sentencesOf(document)[at] as Passage)) return false;
  return words.slice(1).every((family) => {
    const found = having(document, family);
    for (let index = at - within; index <= at + within; index++) if (found.has(index)) return true;
    return false;
  });
}

/** Each quoted place must be answered where it stands. The first answer is quoted. */
function besideEach(
  sought: Sought,
  places: readonly number[],
  document: ParsedDocument,
  isJudged: boolean,
): Span | undefined {
  // What only may answer is no news where it is quoted already.
  const isQuoted = isJudged || sought.strength === 'may-answer';
  const found = places.map((place) => beside(sought, place, document, isQuoted));
  return found.every((one) => one !== undefined) ? found[0] : undefined;
}

/** `isJudged`: the quoted sentence itself has been weighed and answers nothing. */
function beside(sought: Sought, place: number, document: ParsedDocument, isJudged: boolean): Span | undefined {
  const { words, unless, within = 0 } = sought;
  const sentences = sentencesOf(document);
  const around = surroundings(place, document).filter(
    (index) =>
      !(isJudged && index === place) &&
      (index === place || isTold(sought, index, document)) &&
      (unless === undefined || !having(document, unless).has(index)) &&
      (within > 0 || areClose(words, sentences[index] as Passage)),
  );
  const at = around.find((index) =>
    words.every((family) => {
      const found = having(document, family);
      for (let next = index; next <= index + within; next++) if (found.has(next)) return true;
      return false;
    }),
  );
  return at === undefined ? undefined : sentences[at];
}

/** The quoted sentence first, then those near it and in the same clause. */
function surroundings(place: number, document: ParsedDocument): number[] {
  const sentences = sentencesOf(document);
  const { clause } = sentences[place] as Passage;
  const { start = 0, end = 0 } = document.clauses[clause] ?? {};
  const isInClause = (index: number): boolean => end - start <= CLAUSE && sentences[index]?.clause === clause;
  let first = Math.max(0, place - BEFORE);
  while (first > 0 && isInClause(first - 1)) first--;
  let last = Math.min(sentences.length - 1, place + AFTER);
  while (last < sentences.length - 1 && isInClause(last + 1)) last++;
  const near = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [place, ...near.filter((index) => index !== place)];
}

/** Another sentence on the matter that binds or serves the other side, or both. */
function mirrorOf({ mirror }: AnswerSpec, places: readonly number[], document: ParsedDocument): Span | undefined {
  if (mirror === undefined) return undefined;
  const sentences = sentencesOf(document);
  const own = new Set(places);
  const grounds = places.flatMap((place) => provisionsIn(document, sentences[place] as Passage));
  const named = new Set(grounds.flatMap(({ bearer }) => (bearer.kind === 'party' ? [bearer.party] : [])));
  if (named.size === 0) return undefined;
  const acts = new Set(grounds.map(({ action }) => action));
  const at = [...having(document, mirror)].find(
    (index) =>
      !own.has(index) &&
      provisionsIn(document, sentences[index] as Passage).some(
        ({ bearer, action, modality }) =>
          acts.has(action) &&
          grounds.some((ground) => ground.modality === modality) &&
          (bearer.kind === 'mutual' || (bearer.kind === 'party' && !named.has(bearer.party))),
      ),
  );
  return at === undefined ? undefined : sentences[at];
}
