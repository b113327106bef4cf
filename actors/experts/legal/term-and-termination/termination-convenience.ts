import type { Expert } from '../../expert.ts';
import {
  answered,
  daysOf,
  durationsIn,
  FREE_EXIT,
  type Hit,
  isBoundTo,
  likeOfOtherSide,
  mutuality,
  NOTICE_OF_EXIT,
  partyOf,
  pattern,
  present,
  printed,
  replacePeriod,
  standsAlone,
  subjectTo,
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const AT_WILL = pattern(
  '\\b(?:may|right to|can|entitled to|option to)\\b[^.;]{0,60}?\\b(?:terminat|cancel)[^.;]{0,160}?(?:for any reason|for (?:its |any )?convenience|without cause|with or without cause|at any time|no reason|in its (?:sole|absolute) (?:and absolute )?discretion|at its (?:sole )?(?:option|discretion))|(?:at any time|for any reason|in its sole discretion),? [^.;]{0,60}?\\bmay (?:[a-z]+ )?terminat',
);
const CAUSES =
  'breach|default|bankrupt|insolven|fail(?:s|ed|ure)|violat|convicted|death|disabilit|if (?:the )?other party|in the event|for cause|change (?:of|in) control|sub-?servic|sub-?contract|sub-?licen';
const FOR_CAUSE = pattern(CAUSES);
/** A right with a list of grounds after it is none at will. */
const GROUNDS = pattern(
  `${CAUSES}|:\\s*$|\\b(?:any (?:one )?of the following|following (?:events|grounds|reasons|circumstances|cases)|if any of)\\b`,
);
const OBJECT = pattern(
  '\\b(?:agreement|contract|lease|licen[cs]e|engagement|employment|appointment|order|services|arrangement)\\b',
);
/** `by the Trustees, or by the Sponsor, in each case on notice`: each side has the right. */
const BY_EITHER = pattern('\\bby (?:the )?[a-z ]{2,60},? or by (?:the )?[a-z]{2,}');
/** A licensee may stop using a licence: the licensor has prepared nothing for it alone. */
const STOPS_USING = pattern(
  '\\bby (?:[a-z]+ ){0,3}?(?:destroy|delet|return|uninstall|remov|ceas|stopp|discontinu)[a-z]*\\b[^.;]{0,80}?\\b(?:cop(?:y|ies)|software|use|using|product|program|documentation)',
);
/** The other side may resign, leave on notice or is told how to give it. */
const mayOtherLeave = (hit: Hit): boolean =>
  [FREE_EXIT, NOTICE_OF_EXIT].some(
    (like) => likeOfOtherSide(hit.document, [hit.passage], partyOf(hit), like) !== undefined,
  );
const NOTICE = pattern('\\bnotice\\b');
const IN_TIME = pattern(
  '\\b(?:days?|weeks?|months?)\\b[^.;]{0,40}?\\bnotice|\\bnotice\\b[^.;]{0,60}?\\b(?:days?|weeks?|months?)\\b|\\bimmediate',
);
const noticeOf = ({ document, passage }: Hit) => durationsIn(document, passage)[0];
const isShort = (hit: Hit) => {
  const notice = noticeOf(hit);
  return notice !== undefined && daysOf(notice) < 30;
};

/** Who may terminate for convenience, and on what notice. */
export const terminationConvenience: Expert = legalExpert({
  id: 'termination-convenience',
  competence: ['termination_for_convenience', 'termination_for_cause'],
  quick: true,
  precision: 0.91,
  detectors: [
    present({
      rule: 'termination-convenience.one-sided',
      does: { modalities: ['right'], actions: ['terminate'] },
      category: 'termination_for_convenience',
      topic: AT_WILL,
      also: OBJECT,
      unless: new RegExp(`${GROUNDS.source}|${STOPS_USING.source}|${BY_EITHER.source}`, 'g'),
      // Until a closing or a start nothing is performed that could be lost.
      accept: (hit) =>
        standsAlone(AT_WILL, OBJECT)(hit) && !mayOtherLeave(hit) && !isBoundTo(hit.passage.folded, 'moment'),
      severity: (hit) => (noticeOf(hit) === undefined || isShort(hit) ? 'high' : 'medium'),
      belief: 0.86,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) => subjectTo(hit, 'either party'),
    }),
    present({
      rule: 'termination-convenience.short-notice',
      does: { modalities: ['right'], actions: ['terminate'] },
      category: 'termination_for_convenience',
      topic: AT_WILL,
      unless: FOR_CAUSE,
      accept: isShort,
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ period: printed(hit.document, noticeOf(hit)) }),
      change: (hit) => replacePeriod(hit.document, noticeOf(hit), 'thirty (30)', 'day'),
    }),
    present({
      rule: 'termination-convenience.no-period',
      does: { modalities: ['right'], actions: ['terminate'] },
      category: 'termination_for_convenience',
      topic: AT_WILL,
      also: NOTICE,
      unless: FOR_CAUSE,
      accept: (hit) => noticeOf(hit) === undefined && !standsAlone(AT_WILL, OBJECT)(hit),
      unlessSection: IN_TIME,
      severity: 'low',
      belief: 0.78,
    }),
  ],
  defeaters: [
    answered({
      against: ['termination_for_convenience'],
      within: 'sentence',
      words: pattern('material(?:ly)? breach|bankrupt|insolven|default'),
      reason: 'termination-convenience.for-cause-in-fact',
    }),
    weighed({
      against: ['termination_for_convenience'],
      within: 'section',
      words: pattern(
        '(?:pay|reimburse|compensat)[^.;]{0,80}(?:work (?:performed|done)|services (?:performed|rendered)|costs|expenses|through the (?:effective )?date)',
      ),
      steps: 1,
      reason: 'termination-convenience.paid-until-then',
    }),
    mutuality({ against: ['termination_for_convenience', 'termination_for_cause'], topic: AT_WILL }),
  ],
});
