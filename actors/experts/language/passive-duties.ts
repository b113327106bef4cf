import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, opposed, passages, sentenceText } from '../toolkit/evidence.ts';

/** A duty to act in the passive: somebody shall do it, but who? */
const PASSIVE =
  /\b(?:shall|must|will)\s+be\s+(?:promptly\s+|fully\s+|duly\s+)?(?:provided|delivered|paid|performed|maintained|notified|submitted|returned|destroyed|completed|reviewed|approved|obtained|prepared|reported|repaired|replaced|installed|insured|kept|made|given|sent|trained|tested|inspected|updated|documented|supplied|stored|protected|corrected|resolved)\b/gi;
const AGENT =
  /^[^.;]{0,140}\bby\s+(?:the\s+|a\s+|an\s+|each\s+|either\s+|both\s+|its\s+|such\s+)?(?!(?:the )?(?:laws?|mail|reason|means|way|email|wire|check|virtue|reference|(?:\w+ )?(?:date|day|month)|writing)\b)[A-Za-z]/i;
/** Passives whose actor is clear without a name: somebody is notified, charged or assigned. */
const ACTOR_NAMED =
  /\b(?:at (?:the )?(?:sole )?(?:cost|expense) of|responsib\w+ of|from (?:the )?[A-Z]|shall (?:cause|ensure|procure)|is responsible)\b/;

function withoutActor(document: ParsedDocument): Finding[] {
  const spans = passages(document, PASSIVE).filter((span) => !hasActor(document, span));
  // One or two are style; a habit leaves duties without an owner.
  if (spans.length < 3) return [];
  return gather(
    document,
    {
      rule: 'passive-duties.no-actor',
      category: 'passive_voice',
      severity: 'info',
      belief: 0.85,
      values: { count: spans.length },
    },
    spans.slice(0, 8).map((span) => inContext(document, span)),
  );
}

function hasActor(document: ParsedDocument, span: Span): boolean {
  return (
    AGENT.test(document.text.slice(span.end, span.end + 200)) || ACTOR_NAMED.test(sentenceText(document, span.start))
  );
}

/** Duties in the passive voice that name nobody who must act. */
export const passiveDuties: Expert = {
  id: 'passive-duties',
  domain: 'language',
  competence: ['passive_voice'],
  serves: 'any',
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.82,
  detectors: [withoutActor],
  defeaters: [
    {
      against: ['passive_voice'],
      examine: (claim, document) => {
        const pieces = claim.finding.evidence;
        const named = pieces.filter((piece) => hasActor(document, piece));
        return pieces.length > 0 && named.length * 2 > pieces.length
          ? opposed('passive-duties.actor-named', 0.25, { quote: (named[0] as Span & { quote: string }).quote })
          : undefined;
      },
    },
  ],
};
