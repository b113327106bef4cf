export { renderAnalytics } from './analytics.ts';
export { unjudged } from './brief.ts';
export { otherDuties } from './calendar.ts';
export {
  type CaseFile,
  citationOf,
  isNegotiated,
  numberOf,
  openCase,
  percent,
  protocolName,
  sectionOf,
  titleOf,
} from './case-file.ts';
export { clauseFields } from './charts/clause-fields.ts';
export { scoreInWords } from './charts/gauge.ts';
export { SEVERITY_SIGN } from './charts/heat-map.ts';
export { dutyWords, isDuty, ownerName } from './duties.ts';
export { decided } from './exchanges.ts';
export { spokenFor } from './masthead.ts';
export { renderReport } from './report.ts';
export { endSummary, stepRuns } from './simulation.ts';
