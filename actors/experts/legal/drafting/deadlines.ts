import type { Finding } from '../../../../protocols/index.ts';
import type { Duration, ParsedDocument, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { claimText, gather, inContext, listing, opposed } from '../../toolkit/evidence.ts';
import { daysOf, passageAt, pattern, says } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

/** Nobody reads, answers or repairs in less than this, weekends included (days). */
const SHORT = 5;
/** A notice that ends a contract leaves no time to replace it below this (days). */
const SHORT_END = 10;
/** A longer deadline than this for an act that takes a day is credit to the other side (days). */
const LONG = 60;

const ACT = pattern(
  '\\b(?:notice|notif[a-z]+|object[a-z]*|reject[a-z]*|inspect[a-z]*|cur(?:e|ed|ing)|remed[a-z]+|respon[ds][a-z]*|approv[a-z]+|claim[a-z]*|dispute[a-z]*|pay|paid|payable|correct[a-z]*|suppl(?:y|ied)|confirm[a-z]*|deliver[a-z]*|return[a-z]*)\\b',
);
const ENDING = pattern('\\b(?:terminat[a-z]*|cancel[a-z]*|cure[ds]?|uncured|remed(?:y|ied)|unremedied)\\b');
const RENDERED = pattern(
  '\\b(?:pay|pays|paid|payable|payment|report[a-z]*|statement|deliver[a-z]*|return[a-z]*|destroy|notif[a-z]+|notice|refund[a-z]*|reimburse[a-z]*|invoice[a-z]*|remit[a-z]*|provide|furnish|due|replace|respond|delete|net)\\b',
);
/** Periods that are long or short by nature. */
const OTHER = pattern(
  '\\b(?:fiscal|tax return|audit[a-z]*|statute|expiration of the term|force majeure|bankrupt[a-z]*|petition|involuntary|change (?:of|in) control|closing date|registration|securities|regulation)\\b',
);

const BEFORE =
  /(?:within|at least|not less than|no less than|not later than|no later than|upon|of|after|giving|by|with|a|net)\s+(?:a\s+period\s+of\s+)?(?:no\s+)?(?:more\s+than\s+)?$/i;
const WITHIN = /(?:within|no later than|not later than|net|in)\s+(?:a\s+period\s+of\s+)?$/i;
const COUNTED = /^['’]?\s*(?:,|\.|\)|calendar\s)?\s*(?:after|of|from|following|upon|\.)/i;

interface Timed {
  readonly duration: Duration;
  readonly folded: string;
  readonly before: string;
  readonly after: string;
}

/** How much of the sentence is looked at on each side of the period, UTF-16 units: an endless one is not read for each. */
const NEAR = 240;

function timed(document: ParsedDocument): Timed[] {
  return document.durations.flatMap((duration) => {
    const passage = passageAt(document, duration.start);
    if (passage === undefined) return [];
    const from = Math.max(0, duration.start - passage.start - NEAR);
    const folded = passage.folded.slice(from, duration.end - passage.start + NEAR);
    if (says(folded, OTHER)) return [];
    return [
      {
        duration,
        folded,
        before: document.text.slice(Math.max(passage.start, duration.start - 40), duration.start),
        after: document.text.slice(duration.end, duration.end + 24),
      },
    ];
  });
}

function isShort({ duration, folded, before }: Timed): boolean {
  if (duration.unit === 'hour' || !BEFORE.test(before)) return false;
  const days = daysOf(duration);
  return (days < SHORT && says(folded, ACT)) || (days <= SHORT_END && says(folded, ENDING));
}

const isLong = ({ duration, folded, before, after }: Timed): boolean =>
  daysOf(duration) >= LONG &&
  daysOf(duration) <= 200 &&
  WITHIN.test(before) &&
  COUNTED.test(after) &&
  says(folded, RENDERED) &&
  !says(folded, ENDING);

/** How long secrecy commonly lasts: from two to five years, with room on both sides (days). */
const SECRECY = { from: 400, to: 6.5 * 365 };
const SECRET = pattern('\\b(?:confidential[a-z]*|secre(?:t|cy)|non-?disclosure|proprietary information)\\b');
const LASTS = /\b(?:period of|for|until|surviv\w*|terminat\w*|continu\w*|remain\w*|expir\w*|during)\b[^.;]{0,60}$/i;
const YEARLY = /^['’]?\s*(?:,|\))?\s*(?:after|from|following|of|thereafter)\b/i;

/** `one year after disclosure`: so long, or so short, do secrets of a contract have to be kept. */
function isUnusualSecrecy({ duration, folded, before, after }: Timed): boolean {
  const days = daysOf(duration);
  if ((days >= SECRECY.from && days <= SECRECY.to) || days < 25 || !says(folded, SECRET)) return false;
  return LASTS.test(before) && YEARLY.test(after) && /terminat|disclos|expir|receipt|date/.test(folded);
}

function found(document: ParsedDocument, rule: string, is: (one: Timed) => boolean): Finding[] {
  const spans: Span[] = timed(document)
    .filter(is)
    .map(({ duration }) => duration);
  return gather(
    document,
    {
      rule,
      category: 'timeline',
      severity: 'low',
      belief: 0.65,
      values: { count: spans.length, words: listing(document, spans, 4) },
    },
    spans.map((span) => inContext(document, span)),
  );
}

/** Periods that are too short to be kept, or long at the other side's cost. */
export const deadlines: Expert = legalExpert({
  id: 'deadlines',
  competence: ['timeline', 'cure_period'],
  precision: 0.8,
  detectors: [
    (document) => found(document, 'deadlines.short', isShort),
    (document) => found(document, 'deadlines.long', isLong),
    (document) => found(document, 'deadlines.secrecy', isUnusualSecrecy),
  ],
  defeaters: [
    {
      against: ['timeline', 'cure_period'],
      examine: (claim, document) => {
        if (!/^deadlines\.|short-cure/.test(claim.finding.rule) || claim.finding.evidence.length > 1) return undefined;
        const longer =
          /\b(?:or such (?:longer|other) (?:period|time)|unless (?:the parties|otherwise) agree[d]?|may be extended)\b[^.;]{0,60}/i.exec(
            claimText(claim, document),
          );
        return longer ? opposed('deadlines.extendable', 0.3, { quote: longer[0].replace(/\s+/g, ' ') }) : undefined;
      },
    },
  ],
});
