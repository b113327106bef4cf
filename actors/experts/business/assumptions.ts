import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, gather, inContext, opposed, passages } from '../toolkit/evidence.ts';

const ASSUMED =
  /\b(?:(?:it is|we|is|are) (?:assumed?|presumed?)|assum(?:es|ing) that|on the assumption|based on the assumption|presuming that)\b/gi;
const SECTION = /\bassumptions?\b/i;
const CONSEQUENCE =
  /\b(?:if|should|where) (?:any|an|one|these|this|such)(?: of (?:these|the))? assumptions?\b|\bassumptions?\b[^.]{0,120}\b(?:change order|adjust\w*|renegotiat\w*|additional (?:fees|cost))/i;

function scattered(document: ParsedDocument): Finding[] {
  const spans = passages(document, ASSUMED);
  if (CONSEQUENCE.test(document.text)) return [];
  const frame = {
    rule: 'assumptions.no-consequence',
    category: 'assumptions',
    severity: 'medium',
    belief: 0.78,
  } as const;
  return gather(
    document,
    frame,
    spans.map((span) => inContext(document, span)),
  );
}

function notStated(document: ParsedDocument): Finding[] {
  if (document.type !== 'proposal' || document.text.length < 2500 || SECTION.test(document.text)) return [];
  if (passages(document, ASSUMED).length > 0) return [];
  return [
    absence(document, { rule: 'assumptions.not-stated', category: 'assumptions', severity: 'low', belief: 0.73 }),
  ];
}

/** What price and plan silently rest on. */
export const assumptions: Expert = {
  id: 'assumptions',
  domain: 'business',
  competence: ['assumptions', 'dependencies'],
  serves: ['proposal', 'request_for_proposal', 'services', 'consulting'],
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.84,
  detectors: [scattered, notStated],
  defeaters: [
    {
      against: ['assumptions'],
      examine: (claim, document) => {
        const settled = CONSEQUENCE.exec(document.text);
        if (settled) return opposed('assumptions.settled', 0.25, { quote: settled[0].slice(0, 120) });
        const debt = claim.finding.evidence.find((piece) =>
          /\bassum(?:es|ed|ing) (?:all |any |the )*(?:liabilit|obligation|risk|lease|debt|contract|responsib)/i.test(
            document.text.slice(piece.start, piece.end + 60),
          ),
        );
        return debt ? opposed('assumptions.taking-over', 0.1, { quote: debt.quote }) : undefined;
      },
    },
  ],
};
