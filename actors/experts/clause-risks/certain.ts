import type { ParsedDocument } from '../../reading/index.ts';
import { passagesOf } from '../toolkit/index.ts';
import type { RiskId } from './catalogue.ts';
import { type RiskPassage, riskReading } from './risk-reading.ts';

/**
 * Forms that a lawyer never lets pass, so rare that a classifier has seen too few of them. Nobody writes these words by accident.
 * In lower case, as the folded text has them.
 */
const FORMS: readonly (readonly [id: RiskId, form: RegExp])[] = [
  [
    'affiliates_bound',
    /(?<!\b(?:no|not|nor|without|releases?)\b[^.;]{0,80})\bpersonal guarant(?:y|ees?|ies)\b[^.;]{0,200}\b(?:execut\w+|sign\w*|deliver\w*|each|shall|will)\b|(?<!\b(?:no|not|nor|without)\b[^.;]{0,80})\b(?:execute|sign|deliver)\b[^.;]{0,200}\bpersonal guarant(?:y|ees?|ies)\b|(?<!\b(?:no|not|nor|without)\b[^.;]{0,80})\bpersonally guarant(?:ees?|y)\b/,
  ],
  [
    'defences_waived',
    /(?<!\b(?:no|not|nor|neither|nothing)\b[^.;]{0,80})\bwaives? (?:any|all|each|every)(?: and all)?\b[^.;]{0,40}\bdefen[cs]es?\b(?![^.;]{0,160}\b(?:forum|venue|jurisdiction|bond|remedy at law)\b)|\bdefen[cs]e to the enforcement\b[^.;]{0,160}\b(?:waived?|no application|not apply)\b/,
  ],
];

/** What is certain is as likely as what readers nearly always raise. */
const LIKELY = 0.8;

/** Passages of a certain form that the classifier passes over. */
export function certain(document: ParsedDocument): RiskPassage[] {
  const read = new Set(riskReading(document).map(({ id, start }) => `${id} ${start}`));
  return passagesOf(document).flatMap(({ start, end, clause, folded }) =>
    FORMS.flatMap(([id, form]): RiskPassage[] =>
      form.test(folded) && !read.has(`${id} ${start}`)
        ? [{ start, end, clause, id, probability: LIKELY, grave: 1 }]
        : [],
    ),
  );
}
