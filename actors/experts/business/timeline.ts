import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, gather, inContext, opposed, passages, sentenceText } from '../toolkit/evidence.ts';
import { WORK_DOCUMENTS } from './work-documents.ts';

const PLAN =
  /\b(?:project (?:plan|schedule)|milestones?|time ?line|time ?table|delivery (?:date|schedule)|completion date|start date|key dates)\b/i;
const SOFT =
  /\b(?:target(?:ed)? (?:dates?|completion)|estimated (?:dates?|completion|timeline|schedule|delivery)|anticipated (?:dates?|completion)|(?:dates?|timeline|schedule)s? (?:is|are) (?:only )?(?:estimates?|approximate|indicative)|(?:is|are|as) tentative\b)\b/gi;

/** What a report on progress must mention is no promise. */
const OF_REPORTS = /\b(?:reports?|status|indications?|updates?|forecasts?)\b/i;

function noDates(document: ParsedDocument): Finding[] {
  if (document.text.length < 2500 || document.dates.length > 1 || PLAN.test(document.text)) return [];
  if (document.durations.length > 3) return [];
  return [absence(document, { rule: 'timeline.no-dates', category: 'timeline', severity: 'medium', belief: 0.73 })];
}

function soft(document: ParsedDocument): Finding[] {
  const frame = { rule: 'timeline.not-binding', category: 'timeline', severity: 'medium', belief: 0.75 } as const;
  return gather(
    document,
    frame,
    passages(document, SOFT)
      .filter(({ start }) => !OF_REPORTS.test(sentenceText(document, start)))
      .map((span) => inContext(document, span)),
  );
}

/** By when things happen, and whether that binds. */
export const timeline: Expert = {
  id: 'timeline',
  domain: 'business',
  competence: ['timeline'],
  serves: [...WORK_DOCUMENTS, 'supply'],
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.82,
  detectors: [noDates, soft],
  defeaters: [
    {
      against: ['timeline'],
      examine: (_claim, document) => {
        const essence =
          /\btime (?:is|shall be) of the essence\b|\bdelay (?:damages|penalt\w+|liquidated damages)\b/i.exec(
            document.text,
          );
        return essence ? opposed('timeline.binding', 0.35, { quote: essence[0] }) : undefined;
      },
    },
  ],
};
