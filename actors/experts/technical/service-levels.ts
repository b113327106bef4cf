import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, opposed, passages } from '../toolkit/evidence.ts';

/** Nobody promises to be up for half of the time: a smaller share is of something else. */
const LEVEL =
  /\b(?:uptime|availability|available)\b[^.;\n]{0,60}\b9\d(?:\.\d+)?\s?(?:%|percent)|\b9\d(?:\.\d+)?\s?(?:%|percent)[^.;\n]{0,40}\b(?:uptime|availability|available)\b/gi;
const PERIOD =
  /\b(?:per|each|every|any|calendar|in a|over a|rolling)\s+(?:calendar\s+)?(?:month|quarter|year)|\bmonthly|\bquarterly|\bannual/i;
const REMEDY = /\bservice credits?|\bcredits?\b|\brefund|\breduction in (?:the )?fees|\bterminat/i;
const PROMISE =
  /\b(?:24\s?[x/×]\s?7|around the clock|continuous(?:ly)? available|uninterrupted|high availability|(?:maximum|highest|reasonable) (?:availability|uptime)|prompt(?:ly)? (?:response|support)|timely support)\b/gi;

function lacks(document: ParsedDocument, span: Span, pattern: RegExp, reach: number): boolean {
  return !pattern.test(document.text.slice(Math.max(0, span.start - reach), span.end + reach));
}

function noPeriod(document: ParsedDocument): Finding[] {
  const spans = passages(document, LEVEL).filter((span) => lacks(document, span, PERIOD, 250));
  const frame = { category: 'service_levels', severity: 'medium', belief: 0.81 } as const;
  return gather(
    document,
    { ...frame, rule: 'service-levels.no-period' },
    spans.map((span) => inContext(document, span)),
  );
}

function noRemedy(document: ParsedDocument): Finding[] {
  const spans = passages(document, LEVEL).filter((span) => lacks(document, span, REMEDY, 1500));
  const frame = { category: 'service_levels', severity: 'high', belief: 0.81 } as const;
  return gather(
    document,
    { ...frame, rule: 'service-levels.no-remedy' },
    spans.map((span) => inContext(document, span)),
  );
}

function noFigure(document: ParsedDocument): Finding[] {
  if (passages(document, LEVEL).length > 0) return [];
  const frame = { category: 'service_levels', severity: 'medium', belief: 0.75 } as const;
  return gather(
    document,
    { ...frame, rule: 'service-levels.no-figure' },
    passages(document, PROMISE).map((span) => inContext(document, span)),
  );
}

/** Promises of availability: over what period, measured how, and what follows when they are missed. */
export const serviceLevels: Expert = {
  id: 'service-levels',
  domain: 'technical',
  competence: ['service_levels'],
  serves: ['saas', 'services', 'requirements', 'request_for_proposal', 'proposal'],
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.85,
  detectors: [noRemedy, noPeriod, noFigure],
  defeaters: [
    {
      against: ['service_levels'],
      examine: (claim, document) => {
        const annex = document.clauses.find(
          (clause) => clause.kind === 'schedule' && /\bservice levels?|\bSLA\b/i.test(clause.heading),
        );
        if (annex) return opposed('service-levels.annex', 0.3, { heading: annex.heading });
        const disclaimed = claim.finding.evidence.find((piece) =>
          /\b(?:not|no|does not)\b[^.]{0,60}\b(?:warrant|guarantee)/i.test(piece.quote),
        );
        return disclaimed ? opposed('service-levels.disclaimer', 0.15, { quote: disclaimed.quote }) : undefined;
      },
    },
  ],
};
