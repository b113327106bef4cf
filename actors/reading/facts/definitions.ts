import type { Clause, Definition, Sentence, Span } from '../parsed-document.ts';
import { clauseIndexAt, inOrder, spanIndexAt } from '../structure/clause-at.ts';
import { findUses } from './term-uses.ts';

/** A quoted or bold term of at most 80 UTF-16 units on one line or broken over two. */
const QUOTED =
  /["“„«‟][ \t]?((?:[^"“”„«»\n]|\n(?!\s*\n)){1,80}?)[ \t]?[,.]?["”“»]|\*\*["“]?([^*"“”\n]{1,80})["”]?\*\*|[‘]([^‘’\n]{2,80})[’]/g;
const MEANS =
  /[*_"”]{0,3}\s{0,3}(?:\([^()\n]{1,60}\)\s?)?(?:,[^,.;\n]{1,60},\s)?(?:(?:as used (?:in this \w{1,12}|herein|hereunder),?\s)?(?:(?:shall|will|do|does|each)\s)?(?:(?:also\s)?means?\b|mean and include|have the (?:same )?meanings?|has the (?:same )?meanings?|is defined|are defined|refers? to|be defined|be deemed to mean|significa\b|indica\b|se entenderá|si intende)|(?:shall|will)\s(?:include|refer)\b|is\s(?:the|any|an?)\s|:)/iy;
/** Words that may be inside the bracket beside the term: `(each, a "Party" and collectively, the "Parties")`. */
const BRACKET_WORDS =
  /^\(?(?:\s|[,;:]|\b(?:the|this|that|an?|each|any|all|and|or|as|is|are|its?|such|both|individually|collectively|together|with|sometimes|singularly|jointly|referred|to|hereinafter|hereafter|herein|herein-?after|called|being|be|in|known|also|defined|which|shall|will|may|on|individual|date|for|of|if|d'ora|innanzi|di|seguito|il|la|lo|l'|i|le|en|adelante|el|los|las|denominat[oa]|denominad[oa])\b|["“”*][^"“”*\n]{1,80}["”*]|\*){0,60}$/i;
const UNQUOTED =
  /(?:the term )?([A-Z][\w&’'-]{1,30}(?: (?:(?:of|and|or|the|to|for|in) )?[A-Z(][\w&’')-]{0,30}){0,6})(?:\s(?:shall mean|means|shall have the meaning|has the meaning)\b)/y;
const NOT_TERMS = /^(?:[\d\s.,$%-]+|[a-z ]+[.;])$/;
const LOOK_BACK = 220;

/** Terms the document gives itself, each with its uses elsewhere. In document order. */
export function findDefinitions(
  text: string,
  clauses: readonly Clause[],
  sentences: readonly Sentence[],
): Definition[] {
  const kept = inOrder([...quoted(text, sentences), ...unquoted(text, sentences)]);
  const uses = findUses(text, kept);
  return kept.map(({ term, start, end, by }) => ({
    term,
    start,
    end,
    by,
    clause: clauseIndexAt(clauses, start),
    uses: uses.get(term) ?? [],
  }));
}

interface Found extends Span {
  readonly term: string;
  readonly by: Span;
}

function* quoted(text: string, sentences: readonly Sentence[]): Iterable<Found> {
  for (const match of text.matchAll(QUOTED)) {
    const term = (match[1] ?? match[2] ?? match[3] ?? '').replace(/^[*_]+|[*_]+$/g, '');
    const start = match.index + match[0].indexOf(term);
    const end = start + term.replace(/[,.;:\s]+$/, '').length;
    const words = text.slice(start, end);
    if (!isTerm(words)) continue;
    const by = bracketAround(text, match.index, match.index + match[0].length) ?? meaning(text, sentences, match);
    if (by) yield { term: words.replace(/\s+/g, ' '), start, end, by };
  }
}

/** Begins with a capital or is one defined word; no sentence, no number. */
function isTerm(term: string): boolean {
  if (term.length < 2 || NOT_TERMS.test(term) || term.split(/\s+/).length > 9) return false;
  return /^(?:[\p{Lu}\p{N}]|[a-z]\w{0,3}[A-Z-])/u.test(term) && /\p{L}/u.test(term);
}

/** `(the "Term")`: the bracket that holds the quotation, when nothing but naming words is beside it. */
function bracketAround(text: string, quoteStart: number, quoteEnd: number): Span | undefined {
  const from = Math.max(0, quoteStart - LOOK_BACK);
  const window = text.slice(from, quoteStart);
  const open = from + window.lastIndexOf('(');
  if (open < from) return undefined;
  const before = text.slice(open, quoteStart);
  if (before.includes(')')) return undefined;
  const after = text.slice(quoteEnd, quoteEnd + LOOK_BACK);
  const close = after.indexOf(')');
  if (close < 0) return undefined;
  if (!BRACKET_WORDS.test(before.replace(/\s+/g, ' ')))
    return hereinafter(before) ? { start: open, end: quoteEnd + close + 1 } : undefined;
  return { start: open, end: quoteEnd + close + 1 };
}

function hereinafter(before: string): boolean {
  return /\b(?:here(?:in)?after|referred to as|known as|called|defined as)\b[^()]{0,40}$/i.test(before);
}

function meaning(text: string, sentences: readonly Sentence[], match: RegExpExecArray): Span | undefined {
  const end = match.index + match[0].length;
  MEANS.lastIndex = end;
  const means = MEANS.test(text);
  const before = text.slice(Math.max(0, match.index - 60), match.index);
  const named =
    /(?:\b(?:here(?:in)?after|referred to (?:herein |hereinafter )?as|known as|called|defined as|the terms?)[\s,:]{1,3}(?:the |an? |collectively,? )?)$/i.test(
      before,
    );
  if (!means && !named) return undefined;
  if (means && text[MEANS.lastIndex - 1] === ':' && !startsSentence(sentences, match.index)) return undefined;
  if (named && !means && /\bthe terms?\s$/i.test(before)) return undefined;
  const sentence = sentences[spanIndexAt(sentences, match.index)];
  return sentence ? { start: sentence.start, end: Math.max(sentence.end, end) } : { start: match.index, end };
}

function startsSentence(sentences: readonly Sentence[], offset: number): boolean {
  const sentence = sentences[spanIndexAt(sentences, offset)];
  return sentence !== undefined && offset - sentence.start <= 3;
}

/** `Affiliate means …` at the beginning of a sentence, without quotation marks. */
function* unquoted(text: string, sentences: readonly Sentence[]): Iterable<Found> {
  for (const sentence of sentences) {
    if (sentence.isHeading) continue;
    UNQUOTED.lastIndex = sentence.start;
    const match = UNQUOTED.exec(text);
    const term = match?.[1];
    if (!match || term === undefined || /^(?:This|That|It|Which|The|If|In)$/.test(term)) continue;
    const start = match.index + match[0].indexOf(term);
    yield { term, start, end: start + term.length, by: { start: sentence.start, end: sentence.end } };
  }
}
