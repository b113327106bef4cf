import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Detector } from '../../expert.ts';
import { find, foldedText, partyOf, pattern, present, report, says } from '../../toolkit/index.ts';
import { denied } from './denied.ts';

const MAY_END = '\\b(?:may|right to|entitled to|can|option to|elects? to)\\b[^.;]{0,80}?\\bterminat[a-z]*\\b';
/** Notice, and not how long before. */
const ON_NOTICE = pattern(
  `${MAY_END}[^.;:]{0,100}?\\b(?:upon|by|on|with|after)\\b (?:giving |providing |delivering |serving )?(?:[a-z]+ ){0,3}?(?:prior |advance |written )(?:[a-z]+ ){0,2}?notice\\b`,
);
const GROUND =
  '\\b(?:breach|default|fail(?:s|ed|ure)?|violat[a-z]*|if|in the event|event of|upon (?:the )?occurrence|where|when|should|because|due to|insolven[a-z]*|bankrupt[a-z]*|force majeure|change (?:of|in) control|for cause|pursuant to|in accordance with|as (?:set forth|provided)|death|disabilit[a-z]*|convicted|section|clause|article|effective (?:on|as of)|anniversary|expir[a-z]*)\\b|:';
const TIMED =
  '\\b(?:cur(?:e|ed|able)|days?|weeks?|months?|years?|hours?|quarter|immediate(?:ly)?|period|convenience|any time|any reason)\\b';

const HOPES =
  '(?:expectations? (?:of|have|has|are|is|were|not)[^.;]{0,80}?\\b(?:un(?:fulfilled|met)|not (?:been )?(?:met|fulfilled|satisfied|achieved))|(?:not|un|dis) ?(?:satisfied|happy|content) with)';
/** To leave because hopes were not met. */
const UNMET = pattern(`${MAY_END}[^.;]{0,300}?\\b${HOPES}|\\b${HOPES}[^.;]{0,300}?${MAY_END}`);

const ACCUSED =
  '\\b(?:been |is |are |be |was |becomes? )?(?:(?:(?:charged with|accused of|indicted (?:for|on)|sued by)\\b)|(?:named|joined) (?:as )?(?:a )?defendants?\\b|(?:become |becomes |is |are |be )?(?:the )?(?:subject|target) (?:of|to) (?:an? |any )?(?:[a-z]+ ){0,2}?(?:investigation|inquiry|proceeding)|under investigation\\b|received a subpoena\\b)';
/** A charge or an inquiry is no finding. */
const ACCUSATION = pattern(ACCUSED);
/** Grounds stand in a list below the words that make them grounds (UTF-16 units). */
const LIST = 1500;
const ENDS_IT = pattern('\\bterminat[a-z]*\\b|\\bevents? of default\\b|\\bfor cause\\b|\\bcancel[a-z]*\\b');

/** The exclusive right goes for any failure. */
const LESS_EXCLUSIVE = pattern(
  '\\b(?:defaults?|breach(?:es)?|fails?|failure|violat(?:es|ion))\\b[^;]{0,300}?\\b(?:exclusiv(?:e|ity)(?: [a-z]+)?)\\b[^;]{0,200}?\\b(?:convert(?:ed)?|become|terminat|cease|revoke|lost|lose|withdraw|non-?exclusive)[a-z]*',
);
const ANY_FAILURE = pattern(
  '\\b(?:any|other) (?:[a-z]+ ){0,2}?(?:provision|term|breach|default|obligation|failure|covenant)s?\\b|\\b(?:breach(?:es)? of|breach(?:es)?|defaults? under) (?:any|this)\\b',
);

const EFFECT =
  '\\bth(?:is|e) (?:[a-z]+ ){0,2}?(?:agreement|amendment|contract|addendum)\\b[^.;]{0,20}?\\b(?:shall|will)\\b (?:[a-z]+ ){0,2}?(?:become|be|take|come into)\\b (?:[a-z]+ )?(?:effective|effect|force|binding)\\b';
const EVENT = '(?:closing|consummation|completion|approvals?|consents?|satisfaction|fulfil+ment|obtaining|financing)';
/** When it begins hangs on an event. */
const BEGINS_ON = pattern(
  `${EFFECT}[^.;]{0,60}?\\b(?:upon|on|subject to|conditional (?:up)?on|only (?:if|when|upon)|when)\\b[^.;]{0,80}?\\b${EVENT}`,
);
/** A last day for it, or somebody who may leave until then. */
const LONG_STOP = pattern(
  '\\b(?:long[- ]?stop|outside date|drop[- ]dead|(?:on or before|no(?:t)? later than|by|prior to|until) (?:[a-z]+ [0-9]{1,2},? [0-9]{4}|[0-9]{1,2} [a-z]+ [0-9]{4}|[0-9]{4})|within [a-z0-9 ()-]{1,24}(?:days|months|weeks))\\b',
);

/** No step until somebody else speaks, and no day on which he must. */
const UNTIL_TOLD = pattern(
  '\\b(?:shall|will|may|agrees? (?:that (?:he|she|it|they) (?:shall|will)|to)?|must) ?not\\b[^.;]{0,160}?\\b(?:sell|transfer|dispose|pledge|assign|encumber|exercise|trade|compete|publish|disclose|solicit)[^.;]{0,260}?\\buntil\\b (?:such time as |the (?:time|date|day) (?:that |when |on which |as )?|after )?(?:the )?[^.;,]{2,50}?\\b(?:notif(?:y|ies|ied)|informs?|informed|advises?|advised|determines?|announces?|announced|publishes|published|releases?|consents?)\\b',
);
const LAST_DAY = pattern(
  '\\b(?:earlier of|later than|not (?:to )?exceed|in (?:any|no) event|days?|weeks?|months?|years?|anniversary|expir[a-z]*|terminat[a-z]*|[12][0-9]{3}|registration statement|court|law)\\b',
);

const DEAL = pattern(
  '\\b(?:upon|at|following|after|until|prior to|before) (?:the )?(?:consummation of the (?:merger|acquisition|transactions?)|effective time|closing of the (?:merger|acquisition)|merger (?:is |becomes )?(?:consummated|effective))\\b',
);
const OTHER_DEAL = pattern(
  '\\b(?:agreement and plan of (?:merger|reorganization)|merger agreement|acquisition agreement)\\b',
);
const FAILED_DEAL = pattern('\\b(?:terminat|abandon|void|cancel|rescind|expir|lapse|null)[a-z]*\\b');
/** A side letter to a deal has a few pages (UTF-16 units). */
const LETTER = 40_000;

/** Duties for the sake of a deal, and nothing ends them if there is none. */
function* outlivesDeal(document: ParsedDocument): Iterable<Finding> {
  const folded = foldedText(document);
  if (folded.length > LETTER || !says(folded, OTHER_DEAL) || says(folded, FAILED_DEAL)) return;
  const [duty] = find(document, DEAL).filter(({ folded: said }) => /\b(?:not|shall|will|agrees?)\b/.test(said));
  if (duty === undefined) return;
  yield report(document, {
    rule: 'onerous-exit.outlives-deal',
    category: 'term_and_survival',
    severity: 'high',
    belief: 0.84,
    evidence: [duty],
  });
}

/** Contracts that end too easily, or hang on what may never come. */
export const looseExits: readonly Detector[] = [
  outlivesDeal,
  present({
    rule: 'onerous-exit.notice-of-no-length',
    does: { modalities: ['right'], polarity: 'positive' },
    category: 'termination_for_convenience',
    topic: ON_NOTICE,
    unless: pattern(`${GROUND}|${TIMED}`),
    severity: 'high',
    belief: 0.86,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-exit.unmet-expectations',
    category: 'termination_for_cause',
    topic: UNMET,
    unless: pattern(
      `\\b(?:reasonably|due diligence|inspection|title|financing|court|arbitrat[a-z]*)\\b|${denied('terminat')}`,
    ),
    severity: 'high',
    belief: 0.85,
  }),
  present({
    rule: 'onerous-exit.accusation-alone',
    category: 'termination_for_cause',
    topic: ACCUSATION,
    unless: pattern(
      '\\b(?:represents?|warrants?|indemnif[a-z]*|not (?:been |be )|no |neither|none|notify|inform|bankrupt[a-z]*|insolven[a-z]*|liquidat[a-z]*|receiver(?:ship)?|winding|trustee|taxes|fees?)\\b',
    ),
    accept: ({ document, passage }) =>
      says(foldedText(document).slice(Math.max(0, passage.start - LIST), passage.end), ENDS_IT),
    severity: 'high',
    belief: 0.83,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-exit.exclusivity-for-any-failure',
    category: 'exclusivity',
    topic: LESS_EXCLUSIVE,
    also: ANY_FAILURE,
    unless: pattern(
      `\\bmaterial(?:ly)?\\b|${denied('convert|become|terminat|cease|revoke|los|withdraw|make|end|affect')}`,
    ),
    severity: 'high',
    belief: 0.85,
  }),
  present({
    rule: 'onerous-exit.no-long-stop',
    category: 'term_and_survival',
    topic: BEGINS_ON,
    unless: pattern(
      '\\b(?:assign(?:ment|s|ed)?|delegat(?:ion|e)|amend(?:ment)?|modification|waiver)\\b[^.;]{0,240}?\\b(?:consent|writing|written|signed)\\b|\\bnot (?:up)?on\\b|\\bnot (?:be )?(?:conditional|subject|dependent)\\b',
    ),
    unlessSection: LONG_STOP,
    severity: 'medium',
    belief: 0.84,
  }),
  present({
    rule: 'onerous-exit.bound-until-told',
    category: 'term_and_survival',
    topic: UNTIL_TOLD,
    unless: LAST_DAY,
    accept: ({ obligor }) => obligor.kind !== 'mutual',
    severity: 'high',
    belief: 0.85,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
];
