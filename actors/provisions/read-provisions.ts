/**
 * Reads what a document does, sentence by sentence. Owns what sentences have to do with each other: list items that go on
 * from their lead-in, pronouns that look back, a next sentence that takes something out of the one before.
 *
 * Invariants:
 *  1. Provisions come in document order; each lies inside its sentence, or inside its list item.
 *  2. Time grows in line with the length of the text: a sentence is read once, behind at most LEAD tokens of its lead-in.
 */
import type { ParsedDocument, Sentence, Span } from '../reading/index.ts';
import { provisionOf } from './assemble.ts';
import { attachmentsOf } from './grammar/attachments.ts';
import { type Grammar, grammarOf } from './grammar/grammar.ts';
import { type Draft, readSentence } from './grammar/sentence-reader.ts';
import { type Token, tokensOf } from './grammar/tokens.ts';
import { type Language, languageOf } from './language/languages.ts';
import type { Lexicon } from './language/lexicon.ts';
import { LeadIns } from './lead-ins.ts';
import { measure, type Quantity, quantitiesOf } from './measures/measures.ts';
import { NOBODY } from './parties/noun-phrase.ts';
import { type Roster, rosterOf } from './parties/roster.ts';
import type { Bearer, Provision, Provisions } from './provision.ts';

interface Book {
  readonly recitals: Span;
  readonly document: ParsedDocument;
  readonly language: Language;
  readonly grammar: Grammar;
  readonly roster: Roster;
  readonly quantities: readonly Quantity[];
  readonly provisions: Provision[];
  /** First quantity that no sentence has taken. */
  quantity: number;
  last: Bearer;
}

/** Longest sentence that is read (UTF-16 units). */
const LONGEST = 6000;

export function readProvisions(document: ParsedDocument): Provisions {
  const language = languageOf(document.language.code);
  if (language === undefined) return { isRead: false, parties: [], all: [] };
  const grammar = grammarOf(language.lexicon);
  const roster = rosterOf(document, language.lexicon);
  const book: Book = {
    document,
    language,
    grammar,
    roster,
    quantities: quantitiesOf(document),
    provisions: [],
    quantity: 0,
    recitals: recitalsOf(document.text, language.lexicon),
    last: NOBODY,
  };
  const leads = new LeadIns(document, grammar);
  let before: readonly Provision[] = [];
  document.sentences.forEach((sentence, index) => {
    if (sentence.isHeading) return;
    const found = readOne(book, leads, sentence, index);
    if (found === undefined) return;
    before = limited(book, before, sentence, found);
  });
  return { isRead: true, parties: roster.parties, all: book.provisions };
}

/** Reads a sentence and keeps its provisions. undefined where it is nothing but signs. */
function readOne(book: Book, leads: LeadIns, sentence: Sentence, index: number): readonly Provision[] | undefined {
  const { document, grammar } = book;
  const end = Math.min(sentence.end, sentence.start + LONGEST);
  const words = document.text.slice(sentence.start, end);
  const fixed = fixedModality(book, sentence, words);
  const tokens = tokensOf(document.text, sentence.start, end);
  if (tokens.length < 2) return undefined;
  const quantities = takeQuantities(book, sentence.start, sentence.end);
  if (fixed !== undefined) {
    leads.forget();
    const kept = [whole(sentence, index, fixed, tokens)];
    book.provisions.push(...kept);
    return kept;
  }
  const lead = leads.before(sentence, tokens);
  const all = [...lead, ...tokens];
  const reading = readSentence(grammar, book.roster, document.text, all, book.last);
  book.last = reading.last;
  const own = reading.drafts.filter(({ predicate }) => predicate.verb >= lead.length);
  leads.remember(sentence, tokens);
  const attached = attachmentsOf(grammar, all, own);
  const shares = share(own, all, quantities);
  const kept = own.map((draft, n) =>
    provisionOf(book, {
      sentence,
      index,
      tokens: all,
      draft,
      attached: attached[n] ?? { triggers: [], exceptions: [] },
      quantities: shares[n] ?? [],
      lead: lead.length,
      last: book.last,
    }),
  );
  if (kept.length === 0 && quantities.length > 0) kept.push(stated(book, sentence, index, tokens, quantities));
  book.provisions.push(...kept);
  return kept;
}

/** A recital or a definition does one thing, whatever verbs it has. */
function fixedModality(book: Book, sentence: Sentence, words: string): 'recital' | 'definition' | undefined {
  const { document, grammar } = book;
  const { recital, definition, recitalHeading } = grammar.lexicon;
  const head = words.slice(0, 260);
  const { recitals } = book;
  if (recital.test(head) || (sentence.start >= recitals.start && sentence.start < recitals.end)) return 'recital';
  const heading = document.clauses[sentence.clause]?.heading ?? '';
  if (heading !== '' && recitalHeading.test(heading)) return 'recital';
  return definition.test(head) ? 'definition' : undefined;
}

/** How far into a contract its recitals end (UTF-16 units). */
const OPENING = 15_000;

/** From `WHEREAS` to `NOW, THEREFORE`; empty where either is missing. */
function recitalsOf(text: string, { recitalsBegin, recitalsEnd }: Lexicon): Span {
  const opening = text.slice(0, OPENING);
  const start = opening.search(recitalsBegin);
  const end = start < 0 ? -1 : opening.slice(start).search(recitalsEnd);
  return end < 0 || end > LONGEST ? EMPTY : { start, end: start + end };
}

/** `The term is two years`: a sentence that binds nobody and has quantities states them. */
function stated(
  book: Book,
  sentence: Sentence,
  index: number,
  tokens: readonly Token[],
  quantities: readonly Quantity[],
): Provision {
  const { document, language } = book;
  const { start: at, end, clause } = sentence;
  const heading = document.clauses[clause]?.heading ?? '';
  const measures = measure(quantities, {
    text: document.text,
    at,
    end,
    heading,
    actions: ['other'],
    rules: language.quantities,
  });
  return { ...whole(sentence, index, 'statement', tokens), measures };
}

const EMPTY = { start: 0, end: 0 };

function whole(
  sentence: Sentence,
  index: number,
  modality: 'recital' | 'definition' | 'statement',
  tokens: readonly Token[],
): Provision {
  const { start, end, clause } = sentence;
  const first = tokens[0] ?? EMPTY;
  return {
    start,
    end,
    sentence: index,
    clause,
    modality,
    polarity: 'positive',
    bearer: NOBODY,
    counterparty: NOBODY,
    action: 'other',
    also: [],
    verb: '',
    object: { start, end },
    subject: { start: first.start, end: first.start },
    passive: false,
    measures: [],
    triggers: [],
    exceptions: [],
  };
}

function takeQuantities(book: Book, start: number, end: number): Quantity[] {
  const taken: Quantity[] = [];
  let next = book.quantities[book.quantity];
  while (next !== undefined && next.start < end) {
    if (next.start >= start) taken.push(next);
    book.quantity++;
    next = book.quantities[book.quantity];
  }
  return taken;
}

/** Which draft each quantity belongs to: the one it stands in, else the one that follows. */
function share(drafts: readonly Draft[], tokens: readonly Token[], quantities: readonly Quantity[]): Quantity[][] {
  const shares: Quantity[][] = drafts.map(() => []);
  for (const quantity of quantities) {
    let owner = drafts.findLastIndex(({ from }) => (tokens[from]?.start ?? 0) <= quantity.start);
    if (owner < 0) owner = 0;
    shares[owner]?.push(quantity);
  }
  return shares;
}

/** A next sentence that begins `However` is an exception of the provisions before it. */
function limited(
  { document, grammar, provisions }: Book,
  before: readonly Provision[],
  sentence: Sentence,
  found: readonly Provision[],
): readonly Provision[] {
  const head = document.text.slice(sentence.start, Math.min(sentence.end, sentence.start + 240)).replace(/\s+/g, ' ');
  if (before.length === 0 || !grammar.lexicon.limitsBefore.test(head)) return found;
  const exception = { start: sentence.start, end: sentence.end };
  const first = provisions.indexOf(
    before[0] as Provision,
    Math.max(0, provisions.length - found.length - before.length),
  );
  before.forEach((provision, n) => {
    provisions[first + n] = { ...provision, exceptions: [...provision.exceptions, exception] };
  });
  return found.length > 0 ? found : before;
}
