import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, opposed, passages } from '../toolkit/evidence.ts';

/** Without these a bidder cannot bid, or bids cannot be compared. */
const NEEDED = [
  {
    rule: 'stated-requirements.no-criteria',
    pattern:
      /\b(?:evaluation|selection|award|scoring) (?:criteria|process|method\w*)|\bevaluated (?:on|by|based|against)|\bweight(?:ing|ed)/i,
  },
  {
    rule: 'stated-requirements.no-deadline',
    pattern:
      /\b(?:submission|closing|due) (?:date|deadline)|\bdeadline for|\b(?:proposals?|bids?|responses?|tenders?)\b[^.]{0,80}\b(?:no later than|by|before|due|until)\b|\bmust be (?:received|submitted) (?:by|before|no later)/i,
  },
  {
    rule: 'stated-requirements.no-contact',
    pattern:
      /\b(?:questions|enquir\w+|inquir\w+|clarifications?)\b[^.]{0,120}\b(?:to|by|via|at|contact)\b|\bpoint of contact\b|\bcontact person\b/i,
  },
] as const;

function lacking(document: ParsedDocument): Finding[] {
  if (
    document.text.length < 1500 ||
    passages(document, /\b(?:proposals?|bidders?|respondents?|tender(?:er)?s?|RFP)\b/gi).length < 3
  )
    return [];
  return NEEDED.filter(({ pattern }) => !pattern.test(document.text)).map(({ rule }) =>
    absence(document, {
      rule,
      category: 'stated_requirements',
      severity: rule.endsWith('contact') ? 'low' : 'medium',
      belief: 0.78,
    }),
  );
}

/** What a request must tell those who answer it. */
export const statedRequirements: Expert = {
  id: 'stated-requirements',
  domain: 'business',
  competence: ['stated_requirements'],
  serves: ['request_for_proposal'],
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.85,
  detectors: [lacking],
  defeaters: [
    {
      against: ['stated_requirements'],
      examine: (_claim, document) => {
        const portal =
          /\b(?:procurement|tender(?:ing)?|e-?procurement|bid) (?:portal|platform|website|system)\b[^.]{0,60}/i.exec(
            document.text,
          );
        return portal ? opposed('stated-requirements.portal', 0.4, { quote: portal[0] }) : undefined;
      },
    },
  ],
};
