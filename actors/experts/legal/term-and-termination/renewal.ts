import type { Expert } from '../../expert.ts';
import {
  addAtEnd,
  answered,
  daysOf,
  durationsIn,
  foldedText,
  type Hit,
  pattern,
  present,
  printed,
  replacePeriod,
  says,
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const AUTOMATIC = pattern(
  '(?:automatic(?:ally)?) (?:be )?(?:renew|extend|continu)|(?:renew|extend)(?:s|ed|al|ing)?(?: [a-z]+){0,3} automatically|shall (?:be )?(?:renew(?:ed)?|extended?) (?:itself )?for (?:additional|successive|further|consecutive)',
);
const WAY_OUT = pattern(
  'unless|notice|elects? not|option|prior to|before the (?:end|expir)|either party (?:may|notif)|\\bobject(?:s|ed|ions?)?\\b|\\bif (?:neither|no) party\\b|\\bno (?:dispute|disagreement)\\b|\\bmutual(?:ly)?\\b',
);
/** A party that may terminate on notice need not object to renewal. */
export const LEAVES = pattern(
  '\\b(?:either|any|each) (?:of the )?part(?:y|ies)\\b(?![^.;]{0,240}?\\b(?:breach[a-z]*|default[a-z]*|fails?|insolven[a-z]*|bankrupt[a-z]*|force majeure|events?|if)\\b)[^.;]{0,80}?\\bterminat[a-z]*\\b[^.;]{0,160}?\\b(?:notice|convenience|any reason|any time)\\b|\\beither\\b[^.;]{0,80}?\\bright to terminate\\b',
);
const longest = ({ document, passage }: Hit) =>
  durationsIn(document, passage).find((period) => {
    const around = document.text.slice(
      Math.max(passage.start, period.start - 60),
      Math.min(passage.end, period.end + 60),
    );
    return (
      daysOf(period) >= 89 &&
      daysOf(period) < 366 &&
      /notice|prior|before|notif/i.test(around) &&
      !/term of|period of|successive/i.test(
        document.text.slice(Math.max(passage.start, period.start - 40), period.start),
      )
    );
  });

/** The term is often given a sentence before the renewal, UTF-16 units. */
const BEFORE = 500;
const TERM_OF = /\b(?:terms?|periods?|renew[a-z]*|extensions?|successive|continue[sd]?)\b[^.;]{0,50}$/;
const BEFORE_END =
  /^[^.;]{0,30}?\b(?:before|prior to|in advance of|ahead of|preceding)\b[^.;]{0,50}?\b(?:end|expir|terminat|renew|anniversary|commencement|conclusion|completion)/;

/** The shortest term that renewal is about, and the notice that stops it. */
function noticeAndTerm({ document, passage }: Hit) {
  const from = Math.max(document.clauses[passage.clause]?.start ?? 0, passage.start - BEFORE);
  const periods = durationsIn(document, { start: from, end: passage.end });
  const folded = foldedText(document);
  const notice = periods.findLast(
    ({ start, end }) => start >= passage.start && BEFORE_END.test(folded.slice(end, Math.min(passage.end, end + 160))),
  );
  const term = periods
    .filter(({ start }) => start !== notice?.start && TERM_OF.test(folded.slice(Math.max(0, start - 60), start)))
    .toSorted((a, b) => daysOf(a) - daysOf(b))[0];
  return notice === undefined || term === undefined || daysOf(notice) < daysOf(term) ? undefined : { notice, term };
}
/** A notice of an eighth of the time that it stops is none too long: three months before two years, a year before ten. */
const EIGHTH = 8;
const stopsLong = (hit: Hit): boolean => {
  const notice = longest(hit);
  const renewed = Math.max(0, ...durationsIn(hit.document, hit.passage).map(daysOf));
  return notice !== undefined && daysOf(notice) * EIGHTH <= renewed + 31;
};

/** Contracts that go on by themselves. */
export const renewal: Expert = legalExpert({
  id: 'renewal',
  competence: ['renewal_term', 'notice_period_to_terminate_renewal'],
  quick: true,
  precision: 0.91,
  detectors: [
    present({
      rule: 'renewal.notice-as-long-as-term',
      does: { polarity: 'positive' },
      category: 'notice_period_to_terminate_renewal',
      topic: AUTOMATIC,
      accept: (hit) => noticeAndTerm(hit) !== undefined,
      severity: 'high',
      belief: 0.92,
      values: (hit) => ({
        notice: printed(hit.document, noticeAndTerm(hit)?.notice),
        term: printed(hit.document, noticeAndTerm(hit)?.term),
      }),
    }),
    present({
      rule: 'renewal.no-way-out',
      does: { polarity: 'positive' },
      category: 'renewal_term',
      topic: AUTOMATIC,
      unless: pattern('\\bmeanings?\\b|" means|\\bascribed\\b|\\bdefined in\\b'),
      unlessSection: WAY_OUT,
      unlessDocument: LEAVES,
      severity: 'high',
      belief: 0.86,
      values: () => ({}),
      change: ({ document, passage, names }) =>
        addAtEnd(
          document,
          passage,
          `, unless either party gives notice at least thirty (30) days before the end of the current term of ${names.agreement} that it does not wish to renew`,
        ),
    }),
    present({
      rule: 'renewal.long-notice',
      does: { polarity: 'positive' },
      unlessDocument: LEAVES,
      category: 'notice_period_to_terminate_renewal',
      topic: AUTOMATIC,
      accept: (hit) => longest(hit) !== undefined && !stopsLong(hit),
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ period: printed(hit.document, longest(hit)) }),
      // Where one period serves both, every notice of termination would be cut short.
      change: (hit) =>
        /terminat/.test(hit.passage.folded)
          ? undefined
          : replacePeriod(hit.document, longest(hit), 'thirty (30)', 'day'),
    }),
    present({
      rule: 'renewal.automatic',
      does: { polarity: 'positive' },
      unlessDocument: LEAVES,
      category: 'renewal_term',
      topic: AUTOMATIC,
      accept: (hit) => longest(hit) === undefined && says(hit.passage.folded, WAY_OUT),
      severity: 'low',
      belief: 0.92,
      values: () => ({}),
    }),
  ],
  defeaters: [
    answered({
      against: ['renewal_term'],
      rules: /no-way-out/,
      within: 'section',
      words: pattern('unless[^.;]{0,120}(?:notice|notif)|not (?:to )?renew'),
      reason: 'renewal.way-out',
    }),
    weighed({
      against: ['renewal_term', 'notice_period_to_terminate_renewal', 'term_and_survival'],
      within: 'section',
      words: pattern('terminat[^.;]{0,80}(?:at any time|for convenience|without cause|for any reason)'),
      steps: 1,
      reason: 'renewal.may-end-anyway',
    }),
  ],
});
