import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { gather, inContext, passages } from '../../toolkit/evidence.ts';

/** A pointer to something above, and the signs of it that would do. */
const POINTERS = [
  {
    matter: 'address',
    pointer:
      /\baddress(?:es)?\b[^.;]{0,40}?\b(?:shown|set forth|set out|stated|given|listed|specified|indicated|written|appearing)\s+(?:first\s+)?(?:above|at the (?:beginning|head) of)|\bindirizz[oi]\b[^.;]{0,30}?\b(?:sopra|in epigrafe)\b|\bdomicili?o?s?\b[^.;]{0,30}?\b(?:arriba|en el encabezamiento)\b/gi,
    there:
      /\b\d{1,6}[^.;\n]{1,50}\b(?:street|avenue|road|boulevard|blvd|drive|suite|floor|lane|parkway|plaza|square|court|place|way|st|ave|rd|dr)\b|\bp\.?\s?o\.?\s?box\b|,\s?[A-Z]{2}\s+\d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b|\b(?:via|viale|piazza|corso|calle|avenida|paseo)\s+\p{Lu}|\b(?:place of business|offices?|address(?:es)?|residing|located|resident|sede|domicilio|residente)\s{1,3}(?:legale |social )?(?:at|in|is|are|of|located|en|:)/iu,
    near: Number.POSITIVE_INFINITY,
  },
  {
    matter: 'date',
    pointer:
      /\b(?:date|day|year)\b[^.;]{0,30}?\b(?:first\s+(?:set forth|written|stated|mentioned|indicated|above)|(?:set forth|written|stated)\s+(?:first\s+)?above|(?:set forth|written) at the beginning)\b|\bdata\b[^.;]{0,20}?\b(?:in epigrafe|sopra indicata)\b|\bfecha\b[^.;]{0,20}?\b(?:del encabezamiento|arriba indicada)\b/gi,
    there:
      /\b(?:19|20)\d{2}\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\bday\s+of\b|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?<!_)_{2,}[^.;\n]{0,12}(?:19|20|day)|\[[^\]]{0,30}(?:date|●|•)|\bdated\b|\bdate\s?:|\bgennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre\b|\benero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre\b/i,
    near: 4_000,
  },
] as const;

/** `the address shown above`, and none is shown: what is before the pointer has no such thing. */
export function nothingAbove(document: ParsedDocument): Finding[] {
  const { text } = document;
  return POINTERS.flatMap(({ matter, pointer, there, near }) => {
    const spans = passages(document, pointer);
    const [first] = spans;
    if (first === undefined || there.test(text.slice(0, Math.min(first.start, near)))) return [];
    return gather(
      document,
      {
        rule: 'unsettled-wording.nothing-above',
        category: 'placeholders',
        severity: matter === 'date' ? 'high' : 'medium',
        belief: 0.86,
        values: { matter },
      },
      spans.map((span: Span) => inContext(document, span)),
    );
  });
}
