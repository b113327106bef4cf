export { renderAnalytics } from './analytics.ts';
export { type CaseFile, citationOf, numberOf, openCase, percent, sectionOf } from './case-file.ts';
export { bandOf } from './gauge.ts';
export { renderReport } from './report.ts';
