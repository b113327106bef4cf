import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Sentence, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { claimText, gather, lowered, opposed, supported } from '../../toolkit/evidence.ts';
import { CONTRACTS, pattern, scattered } from '../../toolkit/index.ts';

/** How an exception opens. */
const OPENS =
  /(?:^|[;.,]\s+|\bprovided,?\s+)(however(?! (?:caused|arising|worded|it))|nevertheless|nonetheless|despite (?:the (?:above|foregoing)|this|that)|notwithstanding (?:the (?:above|foregoing)|this|that)|except that|while|although)\b/i;

/** What it takes back: a duty, a period, or any measure. */
const RELEASES =
  /\b(?:(?:is|are|be|was) not (?:\w+ )?(?:required|obligated|obliged|liable|bound|responsible|entitled|considered|necessary|mandatory)|(?:shall|will|does|do|need) not (?:apply|be (?:required|obligated|liable|bound|considered))|no (?:obligation|duty|liability|requirement)|may (?:choose|elect|decide|opt|refuse|waive|disregard|also|still|at (?:any time|its))|discretion|regardless|irrespective|for any reason|indefinitely|at any time|without (?:notice|cause|liability|penalty|consent|approval)|not guaranteed|only if|optional|voluntar\w+)\b/i;

const DUTY = /\b(?:shall|must|will|agrees? to|is (?:required|obligated|obliged) to|warrants?|grants?)\b/i;

/** An exception for named cases leaves the rule standing. */
const NAMED_CASES =
  /\bto the extent\b|\bnot apply to\b|\bif and to\b|\b(?:who|which|that) (?:has|have|is|are|was|were) (?:already|otherwise|publicly|been)\b|\b(?:the )?following\b|\bmay (?:assign|transfer)\b|\bsurvive\b|\([i1a]\)|\b(?:where|if|when|in the event)\b[^.;]{0,90}\b(?:fail|breach|default|bankrupt|insolven|invalid|illegal|required by law)|\b(?:initiate|bring|prosecute)\b[^.;]{0,30}\b(?:action|suit|proceeding)/i;

/** A longer sentence holds the rule and its exception together, and was drafted as one (UTF-16 units). */
const SENTENCE = 700;

function swallowing(document: ParsedDocument): Finding[] {
  const spans: Span[] = [];
  let before: Sentence | undefined;
  for (const sentence of document.sentences) {
    const text = document.text.slice(sentence.start, Math.min(sentence.end, sentence.start + SENTENCE));
    const opening = OPENS.exec(text);
    if (opening !== null) {
      const rule = opening.index > 20 ? text.slice(0, opening.index) : textOf(document, before);
      const exception = text.slice(opening.index);
      if (DUTY.test(rule) && RELEASES.test(exception) && !NAMED_CASES.test(exception)) {
        const start = sentence.start + opening.index + (opening[0].length - (opening[1] as string).length);
        spans.push({ start, end: Math.min(sentence.end, start + 240) });
      }
    }
    if (!sentence.isHeading) before = sentence;
  }
  return gather(
    document,
    { rule: 'exceptions.takes-back', category: 'contradiction', severity: 'low', belief: 0.7 },
    spans,
  );
}

const textOf = (document: ParsedDocument, sentence: Sentence | undefined): string =>
  sentence === undefined ? '' : document.text.slice(sentence.start, sentence.end);

/** How something ends, is done or is called: a rule that applies to every kind and cause sets no other term aside. */
const EVERY_KIND = [
  '(?:early |earlier |prior |any |such |or )*(?:expir|terminat|cancell?ation|rescission|completion|closing|delegation|investigation|assignment)[a-z]*',
  '(?:underlying |specific |any )*(?:reasons?|causes?|forms?|types?|kinds?|nature|sources?|manner|means|medium|method|legal|title|status)',
  '(?:actual |total )*(?:numbers?|percentages?|amounts?|size|extent|length|locations?|dates?)',
  '(?:[a-z]+ )?(?:race|colou?r|sex|gender|religion|age|nationality|origin|disability)',
  '(?:which|who|whose|what|how|where)',
  'whether(?! [^.;]{0,60}(?:notice|consent|approv|cure|agreed|compl[iy]|pay|paid|remit|perform|deliver|breach|terms of|accept))',
  '(?:rule|section|item) [0-9]',
  '(?:notice|knowledge|advice) of the possibility',
  '(?:previous|prior|subsequent)',
].join('|');
const OVERRIDE = pattern(
  `\\b(?:(?:regardless|irrespective) of|without regard to) (?!(?:(?:any|the|its|their|such|a) )*(?:${EVERY_KIND})\\b)[^ .;,]+(?: [^ .;,]+){0,5}`,
);
const CONFLICTS = pattern(
  '\\b(?:conflicts? of laws?|choice of laws?|principles|form of action|theory|whether (?:in )?(?:contract|such|or not)|negligen|place of)\\b',
);
const NO_DUTY = pattern(
  '\\b(?:is|are|be) (?:under no obligation|not (?:\\*?[a-z]+ )?(?:required|obligated|obliged|bound)) to\\b(?! be [a-z]+(?:ed|en|ht)\\b)(?: [^ .;,]+){1,4}|\\bno obligation to\\b(?! (?:the|any|a|such|that|its|it)\\b)(?: [^ .;,]+){1,4}|\\b(?:may|can) (?:choose|elect|decide|opt) (?:not )?to\\b(?: [^ .;,]+){1,3}',
);

/**
 * Who states a fact owes nothing by it, and who may use what is no longer secret or report a violation of the law was
 * never bound; what an exception takes back is reported there.
 */
const NOT_OWED = pattern(
  '^[^a-z]*(?:however|notwithstanding (?:the foregoing|the above))\\b|\\b(?:represents?|warrants?)(?: and [a-z]+)?(?: to [a-z ]{3,40})?,? that\\b|\\bno obligation to keep\\b|\\bwhistle-?blow|\\bsuch reports? or disclosures?\\b|\\b(?:violations? of|reports? to) (?:[a-z]+ ){0,4}(?:law|agency|authority|regulator)',
);

/** Exceptions that leave little of the rule, and words that set other provisions aside. */
export const exceptions: Expert = {
  id: 'exceptions',
  domain: 'consistency',
  competence: ['contradiction', 'risk_allocation'],
  serves: [...CONTRACTS, 'terms_of_service'],
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.9,
  detectors: [
    swallowing,
    scattered({
      rule: 'exceptions.override',
      category: 'contradiction',
      severity: 'low',
      belief: 0.65,
      words: OVERRIDE,
      unless: CONFLICTS,
    }),
    scattered({
      rule: 'exceptions.no-duty',
      category: 'risk_allocation',
      severity: 'low',
      belief: 0.65,
      words: NO_DUTY,
      unless: NOT_OWED,
    }),
  ],
  defeaters: [
    {
      against: ['contradiction', 'risk_allocation'],
      examine: (claim, document) => {
        if (!claim.finding.rule.startsWith('exceptions.')) return undefined;
        const text = claimText(claim, document);
        const bound =
          /\b(?:to the extent (?:required|caused|that)|only (?:in|for|to) the (?:case|extent|event)|not (?:more|later) than|up to a maximum)\b[^.;]{0,60}/i.exec(
            text,
          );
        if (bound && claim.finding.evidence.length === 1) {
          return opposed('exceptions.narrow', 0.35, { quote: bound[0].replace(/\s+/g, ' ') });
        }
        const notice = /\bupon\b[^.;]{0,40}\bnotice\b/i.exec(text);
        return notice && claim.finding.severity === 'medium' && claim.finding.evidence.length === 1
          ? lowered('exceptions.with-notice', 'low', 0.6, { quote: notice[0].replace(/\s+/g, ' ') })
          : undefined;
      },
    },
    {
      against: ['contradiction'],
      examine: (claim, document) => {
        if (!claim.finding.rule.startsWith('contradictions.')) return undefined;
        const release = RELEASES.exec(claimText(claim, document));
        return release ? supported('exceptions.release', 0.65, { quote: release[0].replace(/\s+/g, ' ') }) : undefined;
      },
    },
  ],
};
