export { type Chart, drawn } from './chart.ts';
export { costChart, frontier } from './cost-chart.ts';
export { courseChart } from './course-chart.ts';
export { effectChart } from './effect-chart.ts';
export { fitChart } from './fit-chart.ts';
export { juryChart, type MeasuredJury } from './jury-chart.ts';
export { type ReportPage, reportPage } from './page.ts';
export { reportCharts } from './report.ts';
export { scenesChart } from './scenes-chart.ts';
