export { drawn } from './chart.ts';
export { frontier } from './cost-chart.ts';
export { frontierChart, robustFrontier } from './frontier-chart.ts';
export { juryChart } from './jury-chart.ts';
export { reportPage } from './page.ts';
export { reportCharts } from './report.ts';
