import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { gather, inContext, passages } from '../../toolkit/evidence.ts';

/** A mark of what is left out of a copy. */
const REDACTED =
  /\bX{6,}\b|\[X{2,}\]|\[\s*\*\s*\*\s*\*\s*\]|\[\s*\*{2,}\s*\]|\*{3,}|\[\s*REDACTED\s*\]|\[\s*(?:confidential )?(?:portion|text|information)? ?omitted\s*\]/gi;

/** A row of stars alone on its line closes a text; it leaves nothing out. */
function isOrnament({ text }: ParsedDocument, { start, end }: Span): boolean {
  if (!/^\*+$/.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  return /(?:^|\n)[\s*]*$/.test(before) && /^[\s*]*(?:\n|$)/.test(text.slice(end, end + 40));
}

/** `[***] Confidential treatment requested`: a legend explains the mark, and leaves nothing out itself. */
const LEGEND =
  /^[\s:=–—"”'.-]{0,12}(?:confidential treatment|indicates?|denotes?|represents?|means?|certain (?:confidential )?information|information (?:redacted|omitted)|portions? of)\b/i;
const isLegend = ({ text }: ParsedDocument, { end }: Span): boolean => LEGEND.test(text.slice(end, end + 60));

/** Words around a mark that are read, UTF-16 units. */
const BEFORE = 90;
const AFTER = 40;

/** What a contract is made for: without it nobody can say whether it is a good one. */
const ESSENTIAL = [
  {
    term: 'cap',
    before: /\b(?:liab\w*|damages)\b[^.;]{0,80}\bexceed\b[^.;]{0,30}$/i,
    after: /^/,
  },
  {
    term: 'price',
    before:
      /(?:[$€£]\s?|\b(?:purchase price|price|prices|fees?|royalt(?:y|ies)|(?:amount|sum|rate|payment|commission) of|milestone payments?)\b[^.;]{0,50})$/i,
    after: /^(?!\s*\]?\s*(?:\([^)]{0,12}\)\s*)?(?:business |calendar )?(?:days?|months?|years?|weeks?|hours?)\b)/i,
  },
  {
    term: 'period',
    before: /^/,
    after: /^\s*\]?\s*(?:\([^)]{0,12}\)\s*)?(?:business |calendar )?(?:days?|months?|years?|weeks?|hours?)\b/i,
  },
  { term: 'quantity', before: /\b(?:minimum|quantit(?:y|ies)|at least)\b[^.;]{0,50}$/i, after: /^/ },
] as const;

function essentialOf({ text }: ParsedDocument, { start, end }: Span): string | undefined {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const after = text.slice(end, end + AFTER);
  return ESSENTIAL.find((one) => one.before.test(before) && one.after.test(after))?.term;
}

/** So many figures of the bargain must be withheld; one alone may be a secret of small matter. */
const FEWEST = 3;
/** One price alone may be that of an extra. */
const PRICES = 2;

/** One finding a document: what is withheld, and above all whether it is what the parties bargained for. */
export function redactions(document: ParsedDocument): Finding[] {
  const spans = passages(document, REDACTED).filter((span) => !isOrnament(document, span) && !isLegend(document, span));
  const terms = spans.flatMap((span) => {
    const term = essentialOf(document, span);
    return term === undefined ? [] : [{ span, term }];
  });
  const count = (wanted: string): number => terms.filter(({ term }) => term === wanted).length;
  const prices = count('price');
  if (prices < PRICES || terms.length < FEWEST)
    return gather(
      document,
      {
        rule: 'placeholders.redacted',
        category: 'placeholders',
        severity: 'info',
        belief: 0.97,
        values: { count: spans.length },
      },
      spans.map((span) => inContext(document, span)),
    );
  return gather(
    document,
    {
      rule: 'placeholders.redacted-terms',
      category: 'placeholders',
      // Who signs has the figures: a copy for the public is no flaw of the contract. The first page says what could not be judged.
      severity: 'info',
      belief: 0.95,
      values: {
        count: spans.length,
        prices,
        periods: count('period'),
        quantities: count('quantity'),
        caps: count('cap'),
      },
    },
    terms.filter(({ term }) => term === 'price').map(({ span }) => inContext(document, span)),
  );
}
