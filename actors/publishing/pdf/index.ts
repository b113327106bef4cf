export { renderAnalytics } from './analytics.ts';
export { renderReport } from './report.ts';
