import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, gather, inContext, opposed, passages } from '../toolkit/evidence.ts';
import { isCoverPage, pattern, placeFor } from '../toolkit/index.ts';

/** What is handed over to be accepted. A `work product` that is only assigned, or acceptance of an offer, is not. */
const DELIVERS =
  /\bdeliverables?\b|\b(?:acceptance|accept|acceptable) (?:of|to) (?:the |its |any |all |such |each )?(?:[a-z]+ )?(?:work|works|services|goods|products?|software|system|equipment|deliver\w+|items|units)\b|\baccepted by\b|\b(?:final|provisional) acceptance\b/gi;
const WHERE = pattern('deliver|accept|deliverable|services|scope|work|performance');
const ACCEPTS =
  /\baccept(?:ance|ed|s)?\b(?:[^.]|\.(?=\d)){0,200}\b(?:criteria|tests?|tested|testing|test plan|procedure|specifications?|conform\w*)\b|\b(?:test(?:s|ed|ing)?|inspect\w*)\b(?:[^.]|\.(?=\d)){0,160}\b(?:specifications?|accept\w*|reject\w*)\b|\breject\w*\b(?:[^.]|\.(?=\d)){0,160}\b(?:conform\w*|specifications?|defect\w*)\b|\b(?:criteria|tests?|test plan|procedure)\b[^.]{0,60}\b(?:for|of) acceptance\b/i;
const BY_TASTE =
  /\b(?:to|at) the (?:sole |full |complete )*(?:satisfaction|discretion) of\b|\bto (?:its|their|[A-Z]\w+[’']s) (?:sole |full |complete )*satisfaction\b|(?<!reasonably )\bsatisfactory to\b/g;
const DEADLINE =
  /\baccept(?:ance|ed|s)?\b[^.]{0,200}\b(?:within|days|deemed)\b|\b(?:within|days)\b[^.]{0,160}\baccept/i;

function lacking(document: ParsedDocument): Finding[] {
  const places = passages(document, DELIVERS);
  if (places.length < 3 || ACCEPTS.test(document.text) || isCoverPage(document)) return [];
  const frame = { category: 'acceptance_criteria', severity: 'medium', belief: 0.81 } as const;
  return [absence(document, { ...frame, rule: 'acceptance-criteria.missing' }, placeFor(document, WHERE))];
}

function noDeadline(document: ParsedDocument): Finding[] {
  const tests = passages(document, /\bacceptance (?:tests?|testing|procedure|criteria)\b/gi);
  if (DEADLINE.test(document.text)) return [];
  const frame = { category: 'acceptance_criteria', severity: 'medium', belief: 0.78 } as const;
  return gather(
    document,
    { ...frame, rule: 'acceptance-criteria.no-deadline' },
    tests.slice(0, 3).map((span) => inContext(document, span)),
  );
}

function byTaste(document: ParsedDocument): Finding[] {
  const frame = { category: 'acceptance_criteria', severity: 'medium', belief: 0.75 } as const;
  const spans = passages(document, BY_TASTE).filter((span) =>
    /\b(?:deliver|work|service|software|accept|perform|complet)/i.test(
      document.text.slice(Math.max(0, span.start - 160), span.start),
    ),
  );
  return gather(
    document,
    { ...frame, rule: 'acceptance-criteria.by-taste' },
    spans.map((span) => inContext(document, span)),
  );
}

/** How it is decided that a delivery is good. */
export const acceptanceCriteria: Expert = {
  id: 'acceptance-criteria',
  domain: 'technical',
  competence: ['acceptance_criteria', 'deliverables'],
  serves: ['services', 'consulting', 'supply', 'requirements', 'request_for_proposal', 'proposal', 'saas'],
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.85,
  detectors: [lacking, noDeadline, byTaste],
  defeaters: [
    {
      against: ['acceptance_criteria'],
      examine: (claim, document) => {
        const stated = ACCEPTS.exec(document.text);
        if (stated && claim.finding.evidence.length === 0)
          return opposed('acceptance-criteria.stated', 0.25, { quote: stated[0].slice(0, 120) });
        const objective = claim.finding.evidence.find((piece) => /\breasonabl[ey]\b/i.test(piece.quote));
        return objective ? opposed('acceptance-criteria.reasonable', 0.4, { quote: objective.quote }) : undefined;
      },
    },
  ],
};
