import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, opposed, passages } from '../toolkit/evidence.ts';
import { WORK_DOCUMENTS } from './work-documents.ts';

const DEPENDS =
  /\b(?:depend(?:s|ent|ing)? (?:up)?on (?:the )?(?:Client|Customer|Buyer|Company|third[- ]part\w+|cooperation|timely|receipt|availability|input|approval)|subject to (?:the )?(?:Client|Customer|third[- ]part\w+)['’]?s? (?:timely )?(?:cooperation|input|approval|assistance|availability))/gi;
const RELIEF =
  /\b(?:extension of time|extend(?:ed)?\b[^.]{0,80}\bdelay|relie(?:f|ved) (?:from|of)|not be (?:liable|responsible) for (?:any )?delays?|schedule (?:will|shall) be (?:adjusted|extended)|day-for-day)\b/i;

function withoutRelief(document: ParsedDocument): Finding[] {
  if (RELIEF.test(document.text)) return [];
  const frame = { rule: 'dependencies.no-relief', category: 'dependencies', severity: 'medium', belief: 0.75 } as const;
  return gather(
    document,
    frame,
    passages(document, DEPENDS).map((span) => inContext(document, span)),
  );
}

/** Work that waits for others, and what happens while it waits. */
export const dependencies: Expert = {
  id: 'dependencies',
  domain: 'business',
  competence: ['dependencies', 'assumptions'],
  serves: WORK_DOCUMENTS,
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.82,
  detectors: [withoutRelief],
  defeaters: [
    {
      against: ['dependencies', 'timeline'],
      examine: (_claim, document) => {
        const relief = RELIEF.exec(document.text);
        return relief ? opposed('dependencies.relief', 0.25, { quote: relief[0].slice(0, 120) }) : undefined;
      },
    },
  ],
};
