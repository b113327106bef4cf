import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, opposed, passages } from '../toolkit/evidence.ts';
import { isCoverPage, isExpected, pattern, placeFor } from '../toolkit/index.ts';

const ENDS = /\b(?:terminat(?:e|es|ed|ion)|expir(?:y|ation|es))\b/gi;
const HANDOVER =
  /\b(?:transition(?:al)? (?:services?|assistance|period|plan)|to (?:allow for |effect |enable |permit )?(?:an? )?(?:[a-z]+ )?transition\b|(?:orderly|smooth) (?:transition|transfer)|continue(?:d)? (?:to )?us(?:e|ing)\b[^.]{0,120}\b(?:days|months)\b|exit (?:plan|assistance|management)|hand(?:ing)?[- ]?over|migration assistance|wind[- ]down|return (?:of|to|all)\b[^.]{0,80}\b(?:data|materials|property|information)|(?:data|materials|property|information)\b[^.]{0,80}\breturn(?:ed)?\b|export (?:of )?(?:its|their|customer|your) data|retriev\w+ (?:its|their|customer|your) data)/i;

/** Under a licence something runs only where it is hosted or looked after: rights alone are not handed over. */
const RUNS =
  /\b(?:host(?:s|ed|ing)|(?:customer|user|client|licensee)[’']?s? (?:data|content)|support services|maintenance services|managed services?|migrat\w+)\b/i;
const WHERE = pattern('terminat|expir|effect of');

function noHandover(document: ParsedDocument): Finding[] {
  const ends = passages(document, ENDS);
  if (document.text.length < 4000 || ends.length < 3 || HANDOVER.test(document.text)) return [];
  if (!isExpected(document, 'exit_plan')) return [];
  if (isCoverPage(document) || (document.type === 'licence' && !RUNS.test(document.text))) return [];
  return [
    absence(
      document,
      { rule: 'exit-plan.missing', category: 'exit_plan', severity: 'medium', belief: 0.78 },
      placeFor(document, WHERE),
    ),
  ];
}

/** How one gets out with data, work and people in hand. */
export const exitPlan: Expert = {
  id: 'exit-plan',
  domain: 'business',
  competence: ['exit_plan', 'post_termination_services'],
  serves: ['services', 'saas', 'consulting', 'licence', 'request_for_proposal', 'proposal'],
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.84,
  detectors: [noHandover],
  defeaters: [
    {
      against: ['exit_plan'],
      examine: (_claim, document) => {
        const stated = HANDOVER.exec(document.text);
        return stated ? opposed('exit-plan.stated', 0.25, { quote: stated[0].slice(0, 120) }) : undefined;
      },
    },
  ],
};
