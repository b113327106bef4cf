export { renderAnalytics } from './analytics.ts';
export { type CaseFile, citationOf, endingOf, numberOf, openCase, percent, sectionOf } from './case-file.ts';
export { datesOf, isDuty } from './duties.ts';
export { scoreInWords } from './gauge.ts';
export { renderReport } from './report.ts';
export { surroundings } from './surroundings.ts';
