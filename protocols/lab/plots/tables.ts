import type { Figure } from '../figures/index.ts';
import { pValue } from '../statistics/index.ts';
import { type ColumnSummary, type Finding, MEASURES, type Measured, type SceneSummary } from '../sweeps/index.ts';
import { escaped } from './escaped.ts';

/** The figures of one scene: the protocols, what their debates did, every comparison, and the panel itself. */
export function tables({ scene, voters, columns, findings, panel = [] }: SceneSummary): string {
  return `<section>
<h2>Figures: ${escaped(scene)}</h2>
<p>${voters} experts, ${columns[0]?.items ?? 0} items.</p>
<div class="wide"><table>
<thead><tr><th>protocol or (control)</th><th>right %</th><th>95%</th><th>undecided %</th><th>rounds</th><th>tokens an item</th></tr></thead>
<tbody>
${columns
  .filter(({ of }) => of === undefined)
  .toSorted((left, right) => right.accuracy.share - left.accuracy.share)
  .map(columnRow)
  .join('\n')}
</tbody></table></div>
${conductTable(columns)}${panelTable(panel)}<details><summary>All ${findings.length} comparisons</summary>
<div class="wide"><table>
<thead><tr><th>protocol</th><th>control</th><th>difference, pp</th><th>95%</th><th>only protocol : only control</th><th>p (Holm)</th><th>evidence, ln</th><th></th></tr></thead>
<tbody>
${findings.map(findingRow).join('\n')}
</tbody></table></div></details>
</section>`;
}

function columnRow({ name, kind, accuracy, undecided, rounds, tokens }: ColumnSummary): string {
  const told = kind === 'protocol' ? escaped(name) : `(${escaped(name)})`;
  const cells = [
    percent(accuracy.share),
    `${percent(accuracy.low)} – ${percent(accuracy.high)}`,
    percent(undecided),
    rounds.toFixed(1),
    Math.round(tokens).toLocaleString('en'),
  ];
  return `<tr class="${kind === 'protocol' ? 'protocol' : 'control'}"><td>${told}</td>${numbers(cells)}</tr>`;
}

function findingRow({
  method,
  control,
  difference,
  onlyMethod,
  onlyControl,
  adjusted,
  logEvidence,
  shown,
}: Finding): string {
  const cells = [
    points(difference.mean),
    `${points(difference.low)} to ${points(difference.high)}`,
    `${onlyMethod} : ${onlyControl}`,
    pValue(adjusted).replace('= ', ''),
    logEvidence.toFixed(1).replace('-', '−'),
  ];
  return `<tr><td>${escaped(method)}</td><td>${escaped(control)}</td>${numbers(cells)}<td class="${shown}">${shown.replace('-', ' ')}</td></tr>`;
}

const numbers = (cells: readonly string[]): string =>
  cells.map((cell) => `<td class="number">${escaped(cell)}</td>`).join('');

const percent = (share: number): string => (share * 100).toFixed(1);
const points = (share: number): string => percent(share).replace('-', '−');

/** Columns are the measures that any protocol of the scene has. */
function conductTable(columns: readonly ColumnSummary[]): string {
  const rows = columns.filter(({ conduct }) => conduct.length > 0);
  const used = new Set(rows.flatMap(({ conduct }) => conduct.map(({ measure }) => measure)));
  if (used.size === 0) return '';
  const shown = (Object.keys(MEASURES) as Measured['measure'][]).filter((measure) => used.has(measure));
  const row = ({ name, conduct }: ColumnSummary): string => {
    const found = new Map(conduct.map((one) => [one.measure, one]));
    return `<tr class="protocol"><td>${escaped(name)}</td>${shown.map((measure) => conductCell(found.get(measure))).join('')}</tr>`;
  };
  return `<h3>What debate does to the answers, %</h3>
<div class="wide"><table class="conduct">
<thead><tr><th>protocol</th>${shown.map((measure) => `<th title="${escaped(MEASURES[measure].told)}">${escaped(MEASURES[measure].short)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(row).join('\n')}
</tbody></table></div>
`;
}

function conductCell(found: Measured | undefined): string {
  if (found === undefined) return '<td class="number"></td>';
  return `<td class="number">${points(found.mean)}<br><small>${points(found.low)}${found.low < 0 ? ' to ' : '–'}${points(found.high)}</small></td>`;
}

function panelTable(figures: readonly Figure[]): string {
  if (figures.length === 0) return '';
  const told = (value: number, share: boolean): string =>
    share ? `${percent(value)} %` : value.toFixed(value < 1 ? 3 : 2).replace('-', '−');
  const rows = figures.map(({ what, value, interval, share }) => {
    const range = interval === null ? '' : `${told(interval[0], share)} to ${told(interval[1], share)}`;
    return `<tr><td>${escaped(what)}</td>${numbers([told(value, share), range])}</tr>`;
  });
  return `<h3>The panel before it debates</h3>
<div class="wide"><table class="panel"><thead><tr><th></th><th></th><th>95%</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
`;
}
