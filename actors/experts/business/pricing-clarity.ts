import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, gather, inContext, opposed, passages } from '../toolkit/evidence.ts';
import { isExpected } from '../toolkit/index.ts';
import { WORK_DOCUMENTS } from './work-documents.ts';

const PRICE = /\b(?:fees?|prices?|charges?|rates?|compensation|pay(?:ment)?)\b/gi;
const ELSEWHERE =
  /\b(?:fees?|prices?|charges?|rates?|compensation|amounts?)\b[^.;]{0,80}\b(?:set (?:forth|out)|specified|listed|stated|described|shown|provided)\b[^.;]{0,30}\b(?:in|on|by)\b[^.;]{0,60}\b(?:exhibit|schedule|annex|appendix|order|statement of work|price list|attachment|quotation|section)/i;
const OPEN_PRICE =
  /\b(?:then[- ]current|prevailing|customary|usual|standard) (?:hourly |list |market )?(?:rates?|prices?|fees?|charges?)\b|\b(?:rates?|prices?|fees?|charges?) (?:may|can|will) (?:vary|change)\b|\b(?:additional|extra|supplementary) (?:fees?|charges?|costs?) (?:may|will|shall) (?:apply|be (?:charged|incurred|payable))\b|\bfees? (?:as|to be) (?:mutually )?(?:agreed|determined|negotiated)\b|\bplus expenses\b|\breimburse\w*\b[^.]{0,60}\ball (?:reasonable )?(?:out-of-pocket )?expenses\b(?![^.]{0,120}(?:approv|exceed|pre-|prior|cap))/gi;

const NOTHING =
  '(?:free (?:of|from) (?:any |all )?(?:fees?|charges?|costs?|payments?)|without (?:any )?(?:fees?|charges?|payment))';
/** The services or the use are given for nothing: not a repair, a copy, or a licence beside what is paid for. */
const FREE = new RegExp(
  `\\b(?:services?|software|site|platform|use|access|licen[cs]e|right)\\b[^.;]{0,40}\\b(?:is|are|be) (?:\\w+ ){0,2}${NOTHING}\\b|\\bno (?:fees?|royalt(?:y|ies)|charges?|consideration|payments?) (?:shall|will|is|are) (?:be )?(?:due|payable|owed|charged|paid)\\b(?! (?:if|until|unless|for|before|after|on|in)\\b)`,
  'i',
);

function noPrice(document: ParsedDocument): Finding[] {
  const talk = passages(document, PRICE);
  if (talk.length < 6 || document.amounts.length > 0 || ELSEWHERE.test(document.text)) return [];
  if (FREE.test(document.text) || !isExpected(document, 'pricing_clarity')) return [];
  const frame = {
    rule: 'pricing-clarity.no-amount',
    category: 'pricing_clarity',
    severity: 'medium',
    belief: 0.73,
  } as const;
  return [absence(document, frame, talk[0]?.end)];
}

function open(document: ParsedDocument): Finding[] {
  const frame = {
    rule: 'pricing-clarity.open-price',
    category: 'pricing_clarity',
    severity: 'medium',
    belief: 0.78,
  } as const;
  return gather(
    document,
    frame,
    passages(document, OPEN_PRICE).map((span) => inContext(document, span)),
  );
}

/** Whether the price can be worked out from the paper. */
export const pricingClarity: Expert = {
  id: 'pricing-clarity',
  domain: 'business',
  competence: ['pricing_clarity', 'price_adjustment'],
  serves: [...WORK_DOCUMENTS, 'supply', 'licence'],
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.84,
  detectors: [open, noPrice],
  defeaters: [
    {
      against: ['pricing_clarity'],
      examine: (claim, document) => {
        const capped = claim.finding.evidence.find((piece) =>
          /\b(?:not (?:to )?exceed|capped|cap of|maximum|prior (?:written )?(?:approval|consent)|approved in advance)\b/i.test(
            document.text.slice(Math.max(0, piece.start - 250), piece.end + 250),
          ),
        );
        if (capped) return opposed('pricing-clarity.capped', 0.3, { quote: capped.quote });
        const list = ELSEWHERE.exec(document.text);
        return list && claim.finding.evidence.length === 0
          ? opposed('pricing-clarity.listed', 0.25, { quote: list[0].slice(0, 120) })
          : undefined;
      },
    },
  ],
};
