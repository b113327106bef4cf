export { type Absence, absent } from './absence.ts';
export { CONSUMER_TERMS, CONTRACTS, isAmendment, isCoverPage, TERMS_ELSEWHERE } from './agreement.ts';
export { addAfter, addAtEnd, addSentence, replaceSpan, replaceWords } from './change.ts';
export { answered, elsewhere, isWeighedAlready, mutuality, operative, weighed } from './defeat.ts';
export { daysOf, durationsIn, printed, replacePeriod } from './durations.ts';
export { isExpected, PAID } from './expected-clauses.ts';
export { expertFactory } from './expert-factory.ts';
export { type Report, report } from './finding.ts';
export { capital, type Names } from './names.ts';
export type { Obligor } from './obligor.ts';
export { FREE_EXIT, type Like, likeOfOtherSide, NOTICE_OF_EXIT } from './other-side.ts';
export { find, foldedText, isContentsLine, type Passage, passageAt, passagesOf, sectionText } from './passages.ts';
export { firstMatch, pattern, says } from './pattern.ts';
export { type Draft, placeFor } from './place.ts';
export {
  calledName,
  grantorOf,
  type Hit,
  isOneSided,
  NOBODY,
  type Presence,
  partyOf,
  present,
  standsAlone,
} from './presence.ts';
export { type Scattered, scattered } from './scattered.ts';
export { type Bound, isBoundTo } from './scope.ts';
export { invertedSubjectTo, subjectTo } from './subject.ts';
