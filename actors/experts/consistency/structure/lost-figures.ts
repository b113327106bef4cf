import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { gather, inContext, passages } from '../../toolkit/evidence.ts';

/** Places where a figure or a date must stand and none does: nobody printed a line to fill in. */
const LOST = new RegExp(
  [
    // `an initial term of year`, `for a period of months`
    '\\b(?:term|period) of (?:\\(\\s*\\) ?)?(?:years?|months?|days?|weeks?)\\b(?=\\s+(?:from|after|of|commencing|beginning|following|as of|and|unless)\\b|\\s*[.,;])',
    // `within days after`
    '\\bwithin\\s+(?:business |calendar |working )?(?:days|months|weeks|hours)\\s+(?:of|after|from|following|prior)\\b',
    // `at least days' notice`
    "\\b(?:at least|not less than|upon|with)\\s+(?:business |calendar )?(?:days|months)['’]?\\s+(?:prior |advance |written |prior written )?notice\\b",
    // `a sixty (60) written notice`, `within thirty (30) of receipt`: a number without its unit
    '\\b[a-z]+ ?\\(\\d{1,3}\\) (?:prior |advance )?written notice\\b',
    '\\bwithin [a-z-]+ ?\\(\\d{1,3}\\) (?:of|after|from|following) (?:the|its|such|receipt|notice)\\b',
    // `by no later than .`
    '\\b(?:no|not) later than\\s*(?=[.;])',
    '\\b(?:on or before|on or about)\\s*(?=[.;])',
    // `a fee of $ per month`, `equal to % of`
    '\\b(?:of|to|is|be|at|exceed|pay)\\s+[$€£]\\s+(?=(?:per|for|in|and|on|plus|upon|each|a)\\b|[.,;])',
    '\\b(?:of|to|is|be|at|by|than|exceed)\\s+%\\s+(?=(?:of|per|on|above|over|interest)\\b)',
  ].join('|'),
  'gi',
);

/** A form is filled in when it is used. */
const FORM = /\b(?:[Ff]orm|FORM) (?:of|OF)\b/;
const FORM_REACH = 400;

const isOpen = ({ text }: ParsedDocument, { start }: Span): boolean =>
  !FORM.test(text.slice(Math.max(0, start - FORM_REACH), start));

/** Gaps that nothing marks as gaps. */
export function lostFigures(document: ParsedDocument): Finding[] {
  const spans = passages(document, LOST).filter((span) => isOpen(document, span));
  return gather(
    document,
    {
      rule: 'placeholders.lost-figure',
      category: 'placeholders',
      severity: 'high',
      belief: 0.86,
      values: { count: spans.length },
    },
    spans.map((span) => inContext(document, span)),
  );
}
