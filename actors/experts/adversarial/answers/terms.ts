import type { ParsedDocument, Span } from '../../../reading/index.ts';
import type { Answer, Question } from './answer.ts';

/** The terms a claim names in its values: `“Confidential Information”, “Shares”`. A cut list cannot be answered whole. */
function termsOf({ claim }: Question): string[] {
  const { terms } = claim.finding.values;
  if (typeof terms !== 'string' || terms.includes('…')) return [];
  return [...terms.matchAll(/“([^”]{2,80})”/g)].map(([, term]) => term as string);
}

const each =
  (look: (document: ParsedDocument, term: string) => Span | undefined): Answer['look'] =>
  (question) => {
    const found = termsOf(question).map((term) => look(question.document, term));
    return found.length > 0 && found.every((one) => one !== undefined) ? found[0] : undefined;
  };

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The term before a word that defines it, whatever sign a scanner made of the quotation marks. */
function defined({ text }: ParsedDocument, term: string): Span | undefined {
  const words = term.trim().split(/\s+/).map(escaped).join('\\s+');
  const meaning = `\\b${words}(?:\\s?[^\\w\\s.;]{1,3})?\\s{1,3}(?:(?:shall|will)\\s+mean|means?\\b|(?:shall\\s+have|has|have)\\s+the\\s+meaning|(?:as|is|are)\\s+(?:more\\s+fully\\s+)?(?:defined|set\\s+(?:forth|out)|described|listed)\\s+(?:in|on|below|above))`;
  const match = new RegExp(meaning).exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

/** Shorter terms are ordinary words too. */
const LONG = 8;
/** The definition itself may name the term twice. */
const USED = 3;

/** Uses of the term in the plural or singular, or with a blank that the reader of a file left inside it. */
function used({ text, definitions }: ParsedDocument, term: string): Span | undefined {
  const letters = term.replace(/\(s\)$|(?<=[a-z])e?s$/i, '').replace(/\s+/g, '');
  if (letters.length < LONG) return undefined;
  const torn = new RegExp(`\\b${[...letters].map(escaped).join('\\s?')}`, 'g');
  const by = definitions.find((one) => one.term === term)?.by;
  const uses = [...text.matchAll(torn)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const outside = uses.filter(({ start }) => by === undefined || start < by.start || start >= by.end);
  return uses.length >= USED ? outside[0] : undefined;
}

const SCOPED =
  /\b(?:for (?:the )?purposes? of this|as used in this) (?:sub-?)?(?:section|paragraph|article|clause|exhibit|schedule|appendix|annex)\b/i;
/** Where a clause says for what its definitions hold, UTF-16 units from its head. */
const HEAD = 240;

/** A second definition for one clause only. */
const scoped: Answer['look'] = ({ document, grounds }) => {
  for (const { clause } of grounds)
    for (let at = clause; at >= 0; at = document.clauses[at]?.parent ?? -1) {
      const { bodyStart = 0, end = 0 } = document.clauses[at] ?? {};
      const match = SCOPED.exec(document.text.slice(bodyStart, Math.min(end, bodyStart + HEAD)));
      if (match !== null) return { start: bodyStart + match.index, end: bodyStart + match.index + match[0].length };
    }
  return undefined;
};

/** Where a term is defined or used after all. */
export const TERMS: readonly Answer[] = [
  { rules: /^defined-terms\.undefined$/, reason: 'elsewhere', look: each(defined) },
  { rules: /^defined-terms\.unused$/, reason: 'elsewhere', look: each(used) },
  { rules: /^defined-terms\.twice$/, reason: 'elsewhere', look: scoped },
];
