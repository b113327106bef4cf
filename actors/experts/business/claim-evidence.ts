import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, listing, opposed, passages, sentenceText } from '../toolkit/evidence.ts';

const BOAST =
  /\b(?:world[- ]class|best[- ]in[- ]class|market[- ]leading|industry[- ]leading|leading provider|unparalleled|unrivalled|unmatched|cutting[- ]edge|proven track record|highly experienced|vast experience|guaranteed (?:savings|results|success)|second to none|second-to-none|extensive experience|best practices)\b/gi;
const PROOF =
  /(?<![\d.,])\d[\d.,]{0,40}\s*(?:%|years?|customers?|clients?|projects?|users?|countries)|\b(?:according to|certified|see (?:appendix|annex|section|reference)|case stud(?:y|ies)|reference clients?|awarded|ranked)\b/i;

function unproven(document: ParsedDocument): Finding[] {
  const spans = passages(document, BOAST).filter((span) => !PROOF.test(sentenceText(document, span.start)));
  const frame = {
    rule: 'claim-evidence.unproven',
    category: 'evidence_for_claims',
    severity: 'low',
    belief: 0.78,
  } as const;
  return gather(
    document,
    { ...frame, values: { count: spans.length, words: listing(document, spans, 4) } },
    spans.map((span) => inContext(document, span)),
  );
}

/** Claims about the offeror that a buyer would want to see proven. */
export const claimEvidence: Expert = {
  id: 'claim-evidence',
  domain: 'business',
  competence: ['evidence_for_claims'],
  serves: ['proposal', 'report'],
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.84,
  detectors: [unproven],
  defeaters: [
    {
      against: ['evidence_for_claims'],
      examine: (_claim, document) => {
        const section = document.clauses.find((clause) =>
          /\b(?:references?|case studies|track record|credentials|past performance)\b/i.test(clause.heading),
        );
        return section ? opposed('claim-evidence.section', 0.35, { heading: section.heading }) : undefined;
      },
    },
  ],
};
