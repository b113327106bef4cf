import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, gather, inContext, opposed, passages } from '../toolkit/evidence.ts';

const WORK = /\b(?:scope of (?:work|services)|statements? of work|deliverables?|specifications?)\b/gi;
const PROCEDURE =
  /\bchange[- ](?:orders?|requests?|control|procedure|management)\b|\b(?:chang|modif|amend)\w*\b[^.]{0,120}\b(?:statement of work|scope|services|deliverables)\b[^.]{0,120}\b(?:writ|agree)\w*/i;
const INFORMAL =
  /\b(?:such (?:other|additional) (?:services|work|tasks|duties) as|additional (?:services|work|tasks) (?:as|that|which) (?:may be )?(?:requested|required|reasonably requested))\b/gi;

function noProcedure(document: ParsedDocument): Finding[] {
  const work = passages(document, WORK);
  if (work.length < 4 || PROCEDURE.test(document.text)) return [];
  const frame = { category: 'change_control', severity: 'medium', belief: 0.75 } as const;
  return [absence(document, { ...frame, rule: 'change-control.missing' }, work.at(-1)?.end)];
}

function onRequest(document: ParsedDocument): Finding[] {
  const frame = { category: 'change_control', severity: 'medium', belief: 0.78 } as const;
  return gather(
    document,
    { ...frame, rule: 'change-control.on-request' },
    passages(document, INFORMAL).map((span) => inContext(document, span)),
  );
}

/** How the work may change, and who pays for it. */
export const changeControl: Expert = {
  id: 'change-control',
  domain: 'technical',
  competence: ['change_control', 'scope'],
  serves: ['services', 'consulting', 'request_for_proposal', 'proposal'],
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.84,
  detectors: [noProcedure, onRequest],
  defeaters: [
    {
      against: ['change_control'],
      examine: (_claim, document) => {
        const procedure = PROCEDURE.exec(document.text);
        return procedure ? opposed('change-control.procedure', 0.3, { quote: procedure[0].slice(0, 120) }) : undefined;
      },
    },
  ],
};
