import type { ParsedDocument } from '../../../reading/index.ts';
import type { Detector, Expert } from '../../expert.ts';
import { absent, elsewhere, find, foldedText, operative, pattern, report, says } from '../../toolkit/index.ts';
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

/** To keep the laws of a place chooses none of them. */
const KEPT = pattern('\\b(?:compl(?:y|ies|iance)|observe|meet|in accordance) with\\b[^.;]{0,80}?\\blaws? of\\b');

/** Different laws named as the governing law of one contract. */
const severalLaws: Detector = (document) => {
  const chosen = new Map<string, { start: number; end: number }>();
  for (const passage of find(document, LAW)) {
    if (passage.folded.search(GOVERNS) < 0 || says(passage.folded, OPINION) || says(passage.folded, KEPT)) continue;
    const place = placeIn(document, passage);
    if (place === undefined || PLACEHOLDER.test(place)) continue;
    if ([...chosen.keys()].some((other) => isSamePlace(document, place, other))) continue;
    chosen.set(place, passage);
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
  const [, of = '', name] = CHOSEN.exec(document.text.slice(span.start, span.end)) ?? [];
  const printed = name?.replace(/\s+/g, ' ');
  if (printed === undefined) return undefined;
  const whole = /^People/i.test(printed)
    ? (REPUBLIC.exec(document.text.slice(span.start, span.end))?.[0] ?? printed)
    : printed;
  const isShouted = of + whole === (of + whole).toUpperCase() && / |.{5}/.test(whole);
  return isShouted
    ? whole.toLowerCase().replace(/(?<![a-z'’])[a-z]/g, (letter) => letter.toUpperCase())
    : whole.replace(/\s+/g, ' ');
}
const REPUBLIC = /People['’]?s['’]?\s+Republic\s+of\s+[A-Z]\w+/i;

/** The first letters of the words that have a capital: `People’s Republic of China` is `PRC`. */
const initialsOf = (name: string): string => (name.match(/\b\p{Lu}/gu) ?? []).join('');

/** The same place under another name: other capitals, its initials, or an abbreviation that the document defines. */
function isSamePlace({ text }: ParsedDocument, one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[^a-z ]/g, ''));
  if (a === undefined || b === undefined || a === b) return true;
  if (a.startsWith(`${b} `) || b.startsWith(`${a} `)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === short.toUpperCase() && short.replace(/\W/g, '') === initialsOf(long)) return true;
  return [
    [one, other],
    [other, one],
  ].some(([term = '', meaning = '']) =>
    new RegExp(
      `["“]${escaped(term)}["”]?\\s+(?:shall )?(?:means?|refers to)\\b[^.;]{0,40}${escaped(meaning)}|${escaped(meaning)}[^.;]{0,20}\\((?:the |hereinafter[^"“)]{0,20})?["“]?${escaped(term)}["”]?\\)`,
      'i',
    ).test(text),
  );
}
const escaped = (words: string): string => words.replace(/[^\p{L}\p{N} ]/gu, '.').replace(/ +/g, '\\s+');

const FORUM = pattern(
  "\\b(?:people's |competent |district |state |federal )?courts?\\b[^.;]{0,60}?\\b(?:located|jurisdiction|at the place|where)\\b|\\barbitration (?:commission|cent(?:er|re)|tribunal|court)\\b",
);

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
      // A court that is named applies the law of its place: the law is seldom in doubt.
      severity: (document) => (says(foldedText(document), FORUM) ? 'low' : 'medium'),
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
