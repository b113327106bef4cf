import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { windows } from '../../toolkit/word-index.ts';

/** A capitalised expression used like a defined term. */
export interface TermUse {
  readonly term: string;
  readonly spans: readonly Span[];
  /** Used with each, any, such …: a kind of thing, hence a term. A proper name takes only `the`. */
  readonly generic: boolean;
}

/** Capitalised in ordinary drafting without being defined: parts of documents, offices, institutions, places, calendar. */
const ORDINARY = new Set(
  `agreement contract section article clause exhibit schedule appendix annex attachment addendum amendment recital paragraph
  party parties state states united federal court courts board director president secretary treasurer chairman officer chief
  executive general manager vice government commission congress act code law laws rule rules regulation regulations
  constitution internet web english american european union county city republic kingdom north south east west january february
  march april may june july august september october november december monday tuesday wednesday thursday friday saturday
  sunday christmas bank securities exchange patent trademark office department ministry district supreme commonwealth
  province arbitration association chamber commerce notary public attorney counsel whereof witness gaap irs sec form title
  part table figure page volume time day year date world web net people chapter memorandum undersigned hereof euro dollars dollar pounds committee council`.split(
    /\s+/,
  ),
);

const USE =
  /\b(?:[Tt]he|[Ee]ach|[Aa]ny|[Ss]uch|[Aa]ll|[Ee]very|[Nn]o|[Ii]ts|[Tt]heir)\s+((?:[A-Z][a-z]{2,})(?:[ \t]+[A-Z][a-z]{2,}){0,3})\b/g;

/** The term in lower case, singular, with single spaces: two spellings of one term are equal. */
export function normalTerm(term: string): string {
  return term
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/ies$/, 'y'))
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ');
}

/**
 * Capitalised terms used at least three times after an article, never defined; most used first. Empty when the document
 * defines fewer than three terms: then it does not follow the convention, and capitals mean nothing.
 */
export function undefinedTerms(document: ParsedDocument): TermUse[] {
  return allUndefined(document).filter(
    (use) => use.spans.length >= (use.term.includes(' ') ? 3 : 4) && !quoted(document, use.term),
  );
}

/** Undefined terms of several words used once or twice: slips, where a defined term was meant. */
export function strayTerms(document: ParsedDocument): TermUse[] {
  return allUndefined(document).filter(
    (use) => use.spans.length < 3 && use.term.includes(' ') && !quoted(document, use.term),
  );
}

/** Capitalised terms without a definition, most used first. */
function allUndefined(document: ParsedDocument): TermUse[] {
  if (document.definitions.length < 3) return [];
  const known = knownTerms(document);
  // `the Center` after `Acme Center` was defined is a short form a reader follows.
  const partsOfTerms = new Set([...known].flatMap((term) => term.split(' ')));
  const uses = new Map<string, { term: string; spans: Span[]; generic: boolean }>();
  for (const match of document.text.matchAll(USE)) {
    const term = match[1] as string;
    const key = normalTerm(term);
    if (known.has(key) || isOrdinary(key, known) || partsOfTerms.has(key)) continue;
    const start = match.index + match[0].length - term.length;
    const entry = uses.get(key) ?? { term, spans: [], generic: false };
    entry.generic ||= !/^(?:the|its|their)\b/i.test(match[0]);
    entry.spans.push({ start, end: start + term.length });
    uses.set(key, entry);
  }
  return [...uses.values()].toSorted((a, b) => b.spans.length - a.spans.length || (a.term < b.term ? -1 : 1));
}

function knownTerms(document: ParsedDocument): Set<string> {
  const known = new Set<string>();
  for (const definition of document.definitions) known.add(normalTerm(definition.term));
  for (const party of document.parties) known.add(normalTerm(party.role)).add(normalTerm(party.name));
  for (const clause of document.clauses) if (clause.heading.length < 80) known.add(normalTerm(clause.heading));
  return known;
}

/** Ordinary words, or an expression made only of known and ordinary words (`Supplier Software Agreement`). */
function isOrdinary(key: string, known: ReadonlySet<string>): boolean {
  const words = key.split(' ');
  if (words.every((word) => ORDINARY.has(word) || ORDINARY.has(`${word}s`) || known.has(word))) return true;
  return words.some((word) => ORDINARY.has(word)) && words.length > 1;
}

/** How far around a quoted term its quotation marks stand (UTF-16 units). */
const REACH = 80;

/** Stands somewhere in quotation marks: defined in a form the reader did not recognise. */
function quoted(document: ParsedDocument, term: string): boolean {
  const stem = term.replace(/s$/, '');
  const words = stem.replace(/\s+/g, '\\s+');
  const means = new RegExp(`${words}(?:s|es)?\\W{0,3}\\s*(?:shall mean|means|is defined|has the meaning)`, 'i');
  const hyphened = new RegExp(`[-–]${words}|${words}[-–]`, 'i');
  const marked = new RegExp(`["“'‘(]\\s*(?:the\\s+)?["“]?${words}(?:s|es)?[,.]?\\s*["”'’)]`, 'i');
  for (const form of [stem, `${stem}s`, `${stem}es`]) {
    for (const window of windows(document, form, REACH))
      if (marked.test(window) || means.test(window) || hyphened.test(window)) return true;
  }
  return false;
}
