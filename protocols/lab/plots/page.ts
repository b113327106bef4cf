import { headlines, MEASURES, type SceneSummary } from '../sweeps/index.ts';
import { escaped } from './escaped.ts';
import { PAGE_STYLE } from './page-style.ts';
import { tables } from './tables.ts';

/** What is on the page of a sweep. */
interface ReportPage {
  readonly title: string;
  readonly question: string;
  readonly scenes: readonly SceneSummary[];
  /** Drawn charts, in order. */
  readonly charts: readonly { readonly title: string; readonly caption: string; readonly svg: string }[];
  /** The design as it was read, and its identity. */
  readonly design: string;
  readonly hash: string;
  readonly seed: number;
}

/** One HTML page that needs nothing from elsewhere: styles and drawings are inside, there is no script. */
export function reportPage({ title, question, scenes, charts, design, hash, seed }: ReportPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<header>
<h1>${escaped(title)}</h1>
${question === '' ? '' : `<p class="question">${escaped(question)}</p>\n`}</header>
<section>
<h2>What it shows</h2>
${scenes.map((scene) => shownIn(scene, scenes.length > 1)).join('\n')}
</section>
${charts.map(figure).join('\n')}
${scenes.map(tables).join('\n')}
<section>
<h2>How it was done</h2>
<p>Simulated experts: probabilities, not language models. Every protocol and every control met the same items, the same blind answers and
the same luck, so that differences are theirs. Undecided items count as not right. Intervals of a share are Wilson’s, of a difference
Bonett and Price’s over items, or Student’s over the drawn panels where that is wider, each of its own comparison; p-values
are McNemar’s exact ones, corrected by Holm for all comparisons of a panel. The null debate (P17) has the protocol’s own topology and
rounds, but nobody in it knows more than what others say: what it gains too, the debate has not earned.</p>
${measures(scenes)}<p>Seed ${seed}, design <code>${escaped(hash.slice(0, 16))}</code>. The same design gives the same bytes on any machine.</p>
<details><summary>The design</summary><pre>${escaped(design)}</pre></details>
</section>
</main>
</body>
</html>
`;
}

const figure = ({ title, caption, svg }: ReportPage['charts'][number]): string =>
  `<section><h2>${escaped(title)}</h2>
<figure>${svg}<figcaption>${escaped(caption)}</figcaption></figure></section>`;

/** The main findings: each protocol against the control that it does worst against. */
function shownIn({ scene, findings }: SceneSummary, several: boolean): string {
  const items = headlines(findings).map(
    ({ sentence, shown, controls }) =>
      `<li class="${shown}">${escaped(sentence)} <small>Hardest of ${controls} controls.</small></li>`,
  );
  const list = (lines: readonly string[]): string => `<ul class="verdicts">\n${lines.join('\n')}\n</ul>`;
  const rest = items.slice(TOLD);
  const more = rest.length === 0 ? '' : `\n<details><summary>${rest.length} more</summary>${list(rest)}</details>`;
  return `${several ? `<h3>${escaped(scene)}</h3>\n` : ''}${list(items.slice(0, TOLD))}${more}`;
}

/** Findings shown at once; the others are folded away. */
const TOLD = 10;

/** A definition of each measure in the tables that has one. */
function measures(scenes: readonly SceneSummary[]): string {
  const used = new Set(
    scenes.flatMap(({ columns }) => columns.flatMap(({ conduct }) => conduct.map(({ measure }) => measure))),
  );
  if (used.size === 0) return '';
  const entries = [...used].map(
    (measure) => `<dt>${escaped(MEASURES[measure].short)}</dt><dd>${escaped(MEASURES[measure].told)}</dd>`,
  );
  return `<p>What debate does to the answers is measured with intervals that hold for debates not held (Wilson’s at the effective
number of debates; Student’s for a difference). What happened in fewer than three debates cannot be told and is left out:</p>
<dl>${entries.join('\n')}</dl>
`;
}
