import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, gather, inContext, opposed, passages } from '../toolkit/evidence.ts';
import { WORK_DOCUMENTS } from './work-documents.ts';

const STATED =
  /\b(?:scope of (?:work|services|supply|the project)|statements? of work|services\b[^.]{0,60}\b(?:described|set forth|set out|listed|specified|identified|defined)|services to be (?:provided|performed|rendered)|shall (?:provide|perform|render) (?:the )?(?:following|consulting|such)|duties|the following (?:services|work|tasks)|in scope)\b/i;
const EXCLUDED =
  /\b(?:out of scope|outside (?:of )?(?:the )?scope|exclu(?:ded|sions?)|not includ(?:ed|e)|does not include)\b/i;
const OPEN =
  /\b(?:any and all (?:services|work|tasks)|all (?:necessary|required|related) (?:services|work|tasks)|services as (?:requested|directed|required|needed)|such (?:other )?duties as (?:may be|are) assigned|including but not limited to(?= (?:the )?(?:following )?(?:services|work|tasks|support)))\b/gi;

function notStated(document: ParsedDocument): Finding[] {
  if (document.text.length < 2500 || STATED.test(document.text)) return [];
  if (passages(document, /\bservices?\b/gi).length < 5) return [];
  return [
    absence(
      document,
      { rule: 'scope.not-stated', category: 'scope', severity: 'medium', belief: 0.73 },
      document.clauses[0]?.end,
    ),
  ];
}

function openEnded(document: ParsedDocument): Finding[] {
  const frame = { rule: 'scope.open-ended', category: 'scope', severity: 'medium', belief: 0.75 } as const;
  return gather(
    document,
    frame,
    passages(document, OPEN).map((span) => inContext(document, span)),
  );
}

/** What is to be done, and what is not. */
export const scope: Expert = {
  id: 'scope',
  domain: 'business',
  competence: ['scope', 'change_control'],
  serves: WORK_DOCUMENTS,
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.84,
  detectors: [notStated, openEnded],
  defeaters: [
    {
      against: ['scope'],
      examine: (claim, document) => {
        const excluded = EXCLUDED.exec(document.text);
        if (excluded && claim.finding.rule.endsWith('.open-ended'))
          return opposed('scope.excluded', 0.4, { quote: excluded[0] });
        const stated = STATED.exec(document.text);
        return stated && claim.finding.evidence.length === 0
          ? opposed('scope.stated', 0.25, { quote: stated[0] })
          : undefined;
      },
    },
  ],
};
