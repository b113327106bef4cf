import type { ParsedDocument, Span } from '../../../reading/index.ts';

/** A defined term printed in lower case. */
interface LowerCaseTerm {
  readonly term: string;
  readonly spans: readonly Span[];
}

/** Capitalised at least so often, before a use in lower case stands out. */
const OFTEN = 10;
/** Share of uses in lower case up to which they are slips; above it the word also has its ordinary meaning. */
const SLIPS = 0.06;
/** So many slips are possible in a short text too. */
const FEW = 1;

const USE = /\b([Tt]he|[Tt]his) ((?:[A-Za-z][a-z]{2,}) (?:[A-Za-z][a-z]{2,})|[A-Za-z][a-z]{2,})(?![\w@-]|\.\w)/g;

/** Terms the document defines or takes for granted, used without their capital here and there. One pass over the text. */
export function lowerCaseTerms(document: ParsedDocument): LowerCaseTerm[] {
  const defined = new Map<string, string>([['agreement', 'Agreement']]);
  for (const { term } of document.definitions) if (/^[A-Z]/.test(term)) defined.set(term.toLowerCase(), term);
  for (const { role } of document.parties) if (/^[A-Z]/.test(role)) defined.set(role.toLowerCase(), role);
  const uses = new Map<string, { capitals: number; spans: Span[] }>();
  for (const match of document.text.matchAll(USE)) count(document, match, defined, uses);
  return [...uses].flatMap(([key, { capitals, spans }]) => {
    const slips = spans.length > 0 && capitals >= OFTEN && spans.length <= Math.max(FEW, capitals * SLIPS);
    return slips ? [{ term: titled(defined.get(key) as string), spans }] : [];
  });
}

/** A term defined in capitals is known by its first one. */
const titled = (term: string): string =>
  term === term.toUpperCase() ? term.charAt(0) + term.slice(1).toLowerCase() : term;

function count(
  document: ParsedDocument,
  match: RegExpExecArray,
  defined: ReadonlyMap<string, string>,
  uses: Map<string, { capitals: number; spans: Span[] }>,
): void {
  const [whole, , words = ''] = match;
  const start = match.index + whole.length - words.length;
  const known = [words, words.split(' ')[0] as string].find((one) => defined.has(one.toLowerCase()));
  if (known === undefined) return;
  const use = uses.get(known.toLowerCase()) ?? { capitals: 0, spans: [] };
  uses.set(known.toLowerCase(), use);
  if (/^[A-Z]/.test(known)) use.capitals++;
  else if (!another(document.text, start + known.length) && !meant(document.text, match.index))
    use.spans.push({ start, end: start + known.length });
}

/** `“Portal” means the product that …`: a definition itself uses ordinary words. */
const meant = (text: string, start: number): boolean =>
  /\bmeans?,?\s+$/i.test(text.slice(Math.max(0, start - 8), start));

/** `the agreement between the banks`, `the company that bought it`: another one than the defined. */
const another = (text: string, end: number): boolean =>
  /^\s*\(|^\s+(?:between|with|of|among|dated|entered|that|which|whose|to|for|on|as to|in question|referred|by|described|listed|identified|named)\b/.test(
    text.slice(end, end + 24),
  );
