export { renderAnalytics } from './analytics.ts';
export { unjudged } from './brief.ts';
export {
  type CaseFile,
  changeCounts,
  citationOf,
  firstPageFallback,
  isNegotiated,
  kindOf,
  numberOf,
  openCase,
  percent,
  pointFacts,
  protocolName,
  sectionOf,
  titleAndMembers,
  titleOf,
} from './case-file.ts';
export { clauseFields } from './charts/clause-fields.ts';
export { scoreInWords } from './charts/gauge.ts';
export { SEVERITY_SIGN } from './charts/heat-map.ts';
export { draftingNotes, isDraftingNote } from './drafting-notes.ts';
export { chosenDuties, dutyOwnerName, dutyWords, otherDuties, ownerName } from './duties.ts';
export { decided } from './exchanges.ts';
export { shortText } from './layout/short-text.ts';
export { spokenFor } from './masthead.ts';
export { quotations } from './quoted-words.ts';
export { renderReport } from './report.ts';
export { endSummary, stepRuns } from './simulation.ts';
