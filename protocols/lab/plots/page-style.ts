import { COLOURS } from './theme.ts';

/** Styles of the report page. */
export const PAGE_STYLE = `
:root { color: ${COLOURS.ink}; background: #fff; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
body { margin: 0; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; margin: 0; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
.question { color: ${COLOURS.soft}; margin: .25rem 0 0; }
figure { margin: 0; overflow-x: auto; }
figure svg { display: block; max-width: 100%; height: auto; }
figcaption { color: ${COLOURS.soft}; font-size: .9rem; max-width: 46rem; }
.verdicts { list-style: none; padding: 0; margin: .5rem 0; }
.verdicts li { border-left: 4px solid; padding: .1rem 0 .1rem .75rem; margin: .35rem 0; }
li.better { border-color: ${COLOURS.better}; } li.worse { border-color: ${COLOURS.worse}; }
li.as-good { border-color: ${COLOURS['as-good']}; } li.not-shown { border-color: ${COLOURS.line}; }
td.better { color: #00704f; } td.worse { color: #a84a00; } td.as-good { color: ${COLOURS['as-good']}; } td.not-shown { color: ${COLOURS.soft}; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; width: 100%; }
th { text-align: left; font-weight: 600; color: ${COLOURS.soft}; }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid ${COLOURS.line}; vertical-align: top; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
table.conduct { font-size: .8rem; } table.conduct th, table.conduct td { padding-right: .45rem; } small { color: ${COLOURS.soft}; font-size: .68rem; }
table.panel { width: auto; }
dl { font-size: .9rem; display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; } dt { font-weight: 600; } dd { margin: 0; }
tr.control td:first-child { color: ${COLOURS.soft}; }
details { margin: 1rem 0; } summary { cursor: pointer; color: ${COLOURS.protocol}; }
pre { background: #f6f7f9; padding: 1rem; overflow-x: auto; font-size: .8rem; line-height: 1.4; }
@media print { details { display: block; } }
`;
