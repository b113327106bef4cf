/** Who indemnifies whom, each direction with the sentence that says so; quotations alone where a direction is not understood. */
import type { Speaker } from '../../languages/index.ts';
import { mirrorOf, type Provision, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Sentence } from '../../reading/index.ts';
import type { Candidate } from './candidates.ts';
import type { ReadLine } from './exit-line.ts';
import { partyWords } from './party-words.ts';
import { otherThan, UNKNOWN, type Whom, whomOf } from './whom.ts';

interface Indemnity {
  readonly giver: Whom;
  readonly taker: Whom;
  readonly sentence: Sentence;
}

/** A promise to bear another's loss, and no clause about how a claim is handled. */
const PROMISES =
  /\b(?:indemnif(?:y|ies)|(?:hold|save|keep)s?\b[^.;]{0,90}\b(?:harmless|indemnified)|be indemnified)\b/i;
const DEFENDS = /\bdefend\b[^.;]{0,140}\b(?:claims?|suits?|actions?|demands?|proceedings?)\b/i;
const HEADED = /\b(?:indemn\w+|hold harmless|infring\w+)\b/i;
/** Whose the promise is in a clause on procedure: they are named by the part they play in it. */
const ROLE_IN_CLAIM = /\bindemni(?:f(?:ying|ied)|tor|tee)\b/i;
/** Words between the verb and the indemnified party. */
const BETWEEN =
  /^(?:[\s,/(-]|indemnify|indemnified|defend|hold|save|keep|protect|reimburse|compensate|release|harmless|settle|and\/or|and|or|at (?:its|their|his|her) (?:own |sole )*(?:cost|expense)(?: and expense)?|fully|forever|the(?= )|to|from|against)+/i;
/** Whether the words up to the verb deny it. */
const isDenied = (words: string): boolean =>
  /\b(?<!\bor )(?:not|neither|nor|never|no event|no circumstances)\b/i.test(words);
/** Directions shown; a contract of three parties may have more. */
const MOST = 3;

/** Undefined where nobody promises it in words that the rules can read. */
export function indemnityLine(
  document: ParsedDocument,
  speaker: Speaker,
  likely: readonly Candidate[],
): ReadLine | undefined {
  const found = indemnities(document);
  const general = found.filter(({ sentence }) => !isNarrow(document, sentence));
  const promised = general.length > 0 ? general : found;
  if (promised.length === 0) return undefined;
  const weightOf = (sentence: Sentence): number =>
    Math.max(0, ...likely.filter((each) => each.sentence === sentence).map(({ weight }) => weight));
  const [best] = likely;
  // What is likeliest and was not read may be the other direction.
  const isMissed = best !== undefined && !promised.some(({ sentence }) => sentence === best.sentence);
  const unread = [...new Set([...(isMissed ? [best.sentence] : []), ...unreadPromises(document, promised)])];
  const all = [...promised, ...unread.map((sentence) => ({ giver: UNKNOWN, taker: UNKNOWN, sentence }))];
  const directions = [...Map.groupBy(all, directionOf)].map(([direction, some]) => ({
    direction,
    best: some.reduce((best, each) => (weightOf(each.sentence) > weightOf(best.sentence) ? each : best)),
  }));
  const shown = directions.slice(0, MOST).map(({ best }) => best.sentence);
  // A promise in the same words with the sides swapped is one of the other side, though its name was not understood.
  const mirrored = directions.length > 1 ? [] : shown.flatMap((sentence) => mirrorOf(document, sentence) ?? []);
  const isWhole = general.length > 0 && mirrored.length === 0 && all.every(({ giver }) => giver.kind !== 'unknown');
  const spans = [...new Set([...shown, ...mirrored])].toSorted((a, b) => a.start - b.start);
  return {
    facts: isWhole
      ? factsOf(
          directions.map(({ best }) => best),
          speaker,
        )
      : [],
    spans,
  };
}

/** For a broker's fee, or for the breach of one sentence: no indemnity of which a reader should think as the contract's. */
const NARROW = /\b(?:brokers?|finders?)\b|\bsuch (?:fees|commissions)\b|\bthe (?:foregoing|preceding) sentence\b/i;
const isNarrow = ({ text }: ParsedDocument, { start, end }: Sentence): boolean => NARROW.test(text.slice(start, end));

const UNREAD = /\b(?:shall|will|agrees?)\b[^.;:]{0,60}\bindemnify\b[^.;]{0,60}\bharmless\b/i;
/** Promises in plain words that were not read: one of them may be the other direction. */
const unreadPromises = (document: ParsedDocument, read: readonly Indemnity[]): Sentence[] =>
  document.sentences.filter((each) => {
    const words = document.text.slice(each.start, each.end);
    return (
      !each.isHeading &&
      UNREAD.test(words) &&
      !isDenied(words.slice(0, words.search(/\bindemnify\b/i))) &&
      !ROLE_IN_CLAIM.test(words) &&
      !isNarrow(document, each) &&
      !read.some(({ sentence }) => sentence === each)
    );
  });

const nameOf = (whom: Whom): string => (whom.kind === 'one' ? whom.name : whom.kind);
const directionOf = ({ giver, taker }: Indemnity): string =>
  giver.kind === 'both' ? 'both' : `${nameOf(giver)}\n${nameOf(taker)}`;

function factsOf(all: readonly Indemnity[], speaker: Speaker): string[] {
  const facts = all.map(({ giver, taker }) => {
    if (giver.kind === 'both') return speaker.text('drafting.deal.indemnity.each');
    const from = giver.kind === 'one' ? partyWords(giver.name, speaker) : '';
    return taker.kind === 'one' && taker.name !== nameOf(giver) ? `${from} → ${partyWords(taker.name, speaker)}` : from;
  });
  // `A` beside `A → B` says less of the same.
  return [...new Set(facts)].filter((fact) => !facts.some((other) => other.startsWith(`${fact} →`)));
}

/** Every promise to indemnify, in document order. */
function indemnities(document: ParsedDocument): Indemnity[] {
  const { text, sentences, clauses } = document;
  const bySentence = Map.groupBy(provisionsOf(document).all, ({ sentence }) => sentence);
  return sentences.flatMap((sentence, index): Indemnity[] => {
    if (sentence.isHeading) return [];
    const words = text.slice(sentence.start, sentence.end);
    const isHeaded =
      HEADED.test(clauses[sentence.clause]?.heading ?? '') || HEADED.test(parentHeading(document, sentence));
    if (!PROMISES.test(words) && !(isHeaded && DEFENDS.test(words))) return [];
    const read = (bySentence.get(index) ?? [])
      .filter((it) => isPromise(document, it))
      .map((it) => ({ ...sidesOf(document, it, sentence), sentence }));
    return (read.length > 0 ? read : plainly(document, sentence)).filter(
      ({ giver }) => !(giver.kind === 'unknown' && ROLE_IN_CLAIM.test(words)),
    );
  });
}

/** `X SHALL RELEASE, DEFEND, INDEMNIFY AND HOLD HARMLESS Y`, `X indemnifies Y`: by its words where the grammar reads none. */
const PLAINLY =
  /(?<=^|[.,;:)\s])((?:either|each|both|the|every)?\s?(?:\p{Lu}[\p{L}\d&.’'-]*\s){1,4}|(?:either|each) (?:of the )?part(?:y|ies) |the parties )(?:hereby |also |further )?(?:(?:shall|will|must|agrees? to|covenants? (?:and agrees? )?to)\b(?! not)[^.;:]{0,90}?\b(?:indemnify|hold)\b|indemnif(?:y|ies)\b)/iu;

function plainly(document: ParsedDocument, sentence: Sentence): Indemnity[] {
  const words = document.text.slice(sentence.start, sentence.end);
  const said = PLAINLY.exec(words);
  // Where case does not count, any word is a name: `The Supplier shall not indemnify` begins with four.
  if (said === null || isDenied(said[0])) return [];
  const giver = whomOf(document, said[1] ?? '');
  if (giver.kind === 'unknown') return [];
  const behind = sentence.start + said.index + said[0].length;
  return [{ giver, taker: giver.kind === 'one' ? named(document, behind, giver) : UNKNOWN, sentence }];
}

function parentHeading({ clauses }: ParsedDocument, { clause }: Sentence): string {
  return clauses[clauses[clause]?.parent ?? -1]?.heading ?? '';
}

function isPromise(
  { text }: ParsedDocument,
  { action, also, modality, polarity, subject, object, start, end }: Provision,
): boolean {
  if (modality !== 'duty' || polarity === 'negative') return false;
  if (action !== 'indemnify' && !also.includes('indemnify')) return false;
  if (isDenied(text.slice(subject.end, Math.max(subject.end, object.start)))) return false;
  if (ROLE_IN_CLAIM.test(text.slice(subject.start, subject.end)) && !/\(/.test(text.slice(subject.start, subject.end)))
    return false;
  return PROMISES.test(text.slice(start, end + 80)) || DEFENDS.test(text.slice(start, object.end));
}

function sidesOf(
  document: ParsedDocument,
  provision: Provision,
  sentence: Sentence,
): Pick<Indemnity, 'giver' | 'taker'> {
  const { text } = document;
  const { bearer, counterparty, subject, passive } = provision;
  const printed = text.slice(subject.start, subject.end);
  if (passive) {
    const by = /\bby (?:the )?([^.,;:()]{2,50}?)(?=\s(?:from|against|for|in|with|to|and)\b|[.,;(])/i.exec(
      text.slice(provision.start, sentence.end),
    )?.[1];
    return { giver: by === undefined ? UNKNOWN : whomOf(document, by), taker: whomOf(document, printed) };
  }
  const read = printed === '' ? UNKNOWN : whomOf(document, printed);
  const giver = read.kind === 'unknown' && bearer.kind !== 'none' ? whomOf(document, bearer.name) : read;
  return { giver, taker: takerOf(document, provision, giver, counterparty) };
}

function takerOf(
  document: ParsedDocument,
  provision: Provision,
  giver: Whom,
  counterparty: Provision['counterparty'],
): Whom {
  if (giver.kind !== 'one') return UNKNOWN;
  if (counterparty.kind === 'party' && counterparty.name !== giver.name)
    return { kind: 'one', name: counterparty.name };
  return named(document, provision.object.start, giver);
}

/** The party named after the verb. */
function named(document: ParsedDocument, from: number, giver: Whom & { readonly kind: 'one' }): Whom {
  const behind = document.text.slice(from, from + 200).replace(BETWEEN, '');
  const phrase =
    /^[^,;.(]{2,60}?(?=\s(?:and its|and their|harmless|from|against|for|in respect|with respect|to the)\b|[,;.(])/i.exec(
      behind,
    )?.[0];
  const whom = phrase === undefined ? UNKNOWN : whomOf(document, phrase);
  if (whom.kind === 'one' && whom.name !== giver.name) return whom;
  return whom.kind === 'both' ? otherThan(document, giver) : UNKNOWN;
}
