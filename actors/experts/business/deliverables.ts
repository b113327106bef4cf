import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, opposed, passages } from '../toolkit/evidence.ts';
import { isCoverPage } from '../toolkit/index.ts';
import { quote } from '../toolkit/quote.ts';
import { WORK_DOCUMENTS } from './work-documents.ts';

const DESCRIBED =
  /\bdeliverables?["”']?\s*(?:means|shall mean|are (?:the )?(?:following|listed|described|set|\d|two|three|four|five)|include|:|consist)|\bfollowing deliverables\b|\bdeliverables? (?:described|listed|identified|specified|set forth|defined)\b/i;

/** `Deliverables` that carry duties and money, described nowhere. */
function undescribed(document: ParsedDocument): Finding[] {
  const uses = passages(document, /\bdeliverables?\b/gi);
  if (uses.length < 3 || DESCRIBED.test(document.text) || isCoverPage(document)) return [];
  if (document.definitions.some((definition) => /^deliverables?$/i.test(definition.term))) return [];
  const frame = {
    rule: 'deliverables.undescribed',
    category: 'deliverables',
    severity: 'medium',
    belief: 0.81,
  } as const;
  return gather(document, { ...frame, values: { count: uses.length } }, uses.slice(0, 3));
}

/** A delivery duty with neither date nor reference to a plan in its sentence. */
function undated(document: ParsedDocument): Finding[] {
  const due = document.obligations.filter((obligation) =>
    /^(?:deliver|provide|submit|furnish)\b(?!.{0,60}\b(?:support|assistance|access|training|services|notice)\b).{0,60}\b(?:deliverables?|reports?|documentation|work product)\b/i.test(
      obligation.action,
    ),
  );
  const open = due.filter(
    (obligation) =>
      !/\b(?:within|by|before|no later|on or|days?|weeks?|monthly|quarterly|annual\w*|hours?|during|term|schedule|upon|date|promptly|each|request(?:ed)?|time to time|timely)\b/i.test(
        document.text.slice(obligation.start, obligation.end + 200),
      ),
  );
  if (open.length === 0) return [];
  const frame = { rule: 'deliverables.undated', category: 'deliverables', severity: 'medium', belief: 0.73 } as const;
  return [
    {
      ...frame,
      values: { count: open.length },
      evidence: open.slice(0, 5).map((obligation) => quote(document, obligation)),
    },
  ];
}

/** What is handed over, and when. */
export const deliverables: Expert = {
  id: 'deliverables',
  domain: 'business',
  competence: ['deliverables', 'acceptance_criteria'],
  serves: WORK_DOCUMENTS,
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.84,
  detectors: [undescribed, undated],
  defeaters: [
    {
      against: ['deliverables'],
      examine: (_claim, document) => {
        const list = document.clauses.find(
          (clause) => /\bdeliverables?\b|\bmilestones?\b/i.test(clause.heading) && clause.end - clause.bodyStart > 120,
        );
        return list ? opposed('deliverables.listed', 0.3, { heading: list.heading }) : undefined;
      },
    },
  ],
};
