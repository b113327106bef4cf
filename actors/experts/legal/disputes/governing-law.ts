import type { ParsedDocument } from '../../../reading/index.ts';
import type { Detector, Expert } from '../../expert.ts';
import { absent, elsewhere, find, operative, pattern, report, says } from '../../toolkit/index.ts';
import { LASTING } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';
import { conflictingForum } from './conflicting-forum.ts';

const LAW = pattern(
  '(?:govern(?:ed|ing|s)|constru(?:ed|ction)|interpret(?:ed|ation)|subject)\\b[^.;]{0,140}?\\blaws?\\b|\\blaws? of (?:the )?(?:state|commonwealth|province|republic|country)?[^.;]{0,40}?(?:shall|will) (?:govern|apply)|governing law|choice of law|applicable law|law of [^.;]{0,40}(?:shall|will) (?:govern|apply)|(?<!\\b(?:mandatory|protection|tax|privacy|employment|competition|insolvency) )\\blaws? (?:governs?|applies|apply)\\b|\\blaws? of [^.;]{0,60}?\\b(?:governs?|applies|apply)\\b',
);
const CHOSEN =
  /\b[Ll]aws?\s+(?:\([^)]{0,40}\)\s+)?of\s+(?:the\s+)?((?:State|Commonwealth|Province|Republic|People|Kingdom)\s+(?:and\s+\w+\s+)?of\s+)?(?:the\s+)?([A-Z][\w’']+(?:\s+(?:and\s+)?[A-Z][\w’']+){0,3})/;
/** The blank of a form, or a law that is named elsewhere. */
const PLACEHOLDER = /^(?:Governing|Such|Applicable|Relevant|Member|Other|Any)\b|\b(?:State|Jurisdiction|Country)$/;
const GOVERNS = pattern('govern|constru|interpret');

/** A lawyer's opinion on some law, or the law under which a company was founded, is no choice of law. */
const OPINION = pattern("\\bcounsel(?:'s)?\\b|\\bopinions?\\b|\\b(?:organized|incorporated|existing) under");

/** Different laws named as the governing law of one contract. */
const severalLaws: Detector = (document) => {
  const chosen = new Map<string, { start: number; end: number }>();
  for (const passage of find(document, LAW)) {
    if (passage.folded.search(GOVERNS) < 0 || says(passage.folded, OPINION)) continue;
    const place = placeIn(document, passage);
    if (place !== undefined && !PLACEHOLDER.test(place) && !chosen.has(place)) chosen.set(place, passage);
  }
  if (chosen.size < 2) return [];
  const [first, second] = [...chosen.keys()] as [string, string];
  const evidence = [...chosen.values()].slice(0, 3);
  return [
    report(document, {
      rule: 'governing-law.several',
      category: 'governing_law',
      severity: 'high',
      belief: 0.8,
      evidence,
      values: { first, second },
    }),
  ];
};

function placeIn(document: ParsedDocument, span: { start: number; end: number }): string | undefined {
  return CHOSEN.exec(document.text.slice(span.start, span.end))?.[2]
    ?.replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Under which law the contract is read. */
export const governingLaw: Expert = legalExpert({
  id: 'governing-law',
  competence: ['governing_law', 'venue'],
  quick: true,
  precision: 0.91,
  detectors: [
    absent({
      rule: 'governing-law.missing',
      category: 'governing_law',
      severity: 'medium',
      belief: 0.93,
      types: LASTING,
      topic: LAW,
      belongs: pattern('general|miscell|dispute|other|final'),
    }),
    severalLaws,
    conflictingForum,
  ],
  defeaters: [
    elsewhere({ against: ['governing_law'], topic: LAW, found: 'governing-law.found' }),
    operative(['governing_law', 'venue', 'arbitration', 'notices']),
  ],
});
