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
  sectionOf,
  titleOf,
} from './case-file.ts';
export { isDuty, ownerName } from './duties.ts';
export { decided } from './exchanges.ts';
export { scoreInWords } from './gauge.ts';
export { SEVERITY_SIGN } from './heat-map.ts';
export { clauseFields } from './outline-of.ts';
export { renderReport } from './report.ts';
export { endSummary, stepRuns } from './simulation.ts';
