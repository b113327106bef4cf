import { describe, expect, it } from 'vitest';
import { SimulatedPanel } from '../../../../protocols/lab/panels/index.ts';
import {
  drawn,
  frontier,
  frontierChart,
  juryChart,
  reportCharts,
  reportPage,
  robustFrontier,
} from '../../../../protocols/lab/plots/index.ts';
import {
  type ColumnSummary,
  headerOf,
  type SceneSummary,
  Stage,
  SweepDesign,
  SweepTally,
} from '../../../../protocols/lab/sweeps/index.ts';

const panel = SimulatedPanel.parse({ name: 'p', blocks: [{ name: 'a', count: 7, accuracy: 0.65, correlation: 0.1 }] });
const design = SweepDesign.parse({
  name: 'drawn',
  panel: 'given',
  protocols: ['ring', 'plurality-vote'],
  debates: 30,
  panels: 1,
  vary: [{ path: 'panel.misleading', levels: [0, 1], labels: ['even', '<misled> & "all"'] }],
});

function scenes() {
  const tally = new SweepTally(headerOf(design, panel));
  for (const scene of [0, 1]) {
    const stage = new Stage(design, panel, scene);
    for (let debate = 0; debate < design.debates; debate++) tally.add(stage.run(debate));
  }
  return tally.summary({ margin: 0.02, panels: 1 });
}

const fit = {
  record: 'recorded',
  checks: [{ what: 'right', observed: 0.5, low: 0.4, median: 0.5, high: 0.6, p: 0.9, like: true }],
};

describe('plots', () => {
  it('plots: every chart is drawn, the same bytes every time, without anything from elsewhere', async () => {
    const charts = reportCharts(scenes(), fit);
    expect(charts.map(({ name }) => name)).toEqual([
      'panels',
      'effect-1',
      'cost-1',
      'course-1',
      'conduct-1',
      'effect-2',
      'cost-2',
      'course-2',
      'conduct-2',
      'jury',
      'fit',
    ]);
    for (const chart of charts) {
      const svg = await drawn(chart);
      expect(await drawn(chart)).toBe(svg);
      expect(svg).toMatch(/^<svg role="img" aria-label="/);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg.replaceAll(/xmlns(:xlink)?="[^"]+"/g, '')).not.toMatch(/https?:/);
    }
  });

  it('plots: what debate does has one mark for each value, on the line of its interval', async () => {
    const chart = reportCharts(scenes(), fit).find(({ name }) => name === 'conduct-1');
    const svg = await drawn(chart as NonNullable<typeof chart>);
    const count = (role: string): number => svg.split(`aria-roledescription="${role}"`).length - 1;
    expect(count('point')).toBeGreaterThan(0);
    expect(count('point')).toBe(count('rule mark'));
  });

  it('plots: the page stands alone, tells what is shown, and takes no name for markup', async () => {
    const charts = reportCharts(scenes(), null);
    const drawings = await Promise.all(charts.map(async (chart) => ({ ...chart, svg: await drawn(chart) })));
    const page = reportPage({
      title: 'A <script> & more',
      question: '',
      scenes: scenes(),
      charts: drawings,
      design: '{"a":"</pre>"}',
      hash: 'abc',
      seed: 1,
    });
    expect(page).toContain('A &lt;script&gt; &amp; more');
    expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(http/);
    expect(page).not.toContain('<misled>');
    expect(page).not.toContain('</pre>"');
    expect(page).toMatch(
      /ring (beats|trails|is as good as|against) (its own rule|the same experts|a vote|the best|the blind|learnt)/,
    );
  });

  it('plots: of rules and liars, the frontier is what no other beats both without them and among the worst', () => {
    const points = [
      { name: 'sharp', honest: 95, worst: 19 },
      { name: 'dull', honest: 80, worst: 60 },
      { name: 'middle', honest: 90, worst: 55 },
      { name: 'beaten', honest: 79, worst: 58 },
    ];
    expect(robustFrontier(points).map(({ name }) => name)).toEqual(['sharp', 'middle', 'dull']);
    expect(frontierChart(scenes())).toBeNull();
    const [honest] = scenes();
    const attacked = { ...(honest as SceneSummary), scene: 'five liars', liars: 5 };
    expect(frontierChart([honest as SceneSummary, attacked])?.name).toBe('frontier');
  });

  it('plots: variants of several protocols have a colour for the protocol and a shape for what was varied', async () => {
    const [honest] = scenes() as [SceneSummary];
    const columns = ['ring', 'star', 'complete'].flatMap((base, index) =>
      ['log-odds', 'plurality'].map((rule) => ({
        ...(honest.columns[0] as ColumnSummary),
        name: `${base} ${rule}`,
        accuracy: { share: 0.6 + index / 10, low: 0, high: 1 },
      })),
    );
    const varied = { ...honest, columns };
    const chart = frontierChart([varied, { ...varied, liars: 2 }], ['ring', 'star', 'complete']);
    const svg = await drawn(chart as NonNullable<typeof chart>);
    for (const told of ['who hears whom', 'decided by', 'star', 'log-odds']) expect(svg).toContain(`>${told}<`);
  });

  it('plots: right answers by voters and liars, for as many liars as there are voters, in place of one frontier', async () => {
    const [honest] = scenes() as [SceneSummary];
    const of = (voters: number, liars: number) => ({ ...honest, voters, liars });
    const sized = [of(1, 0), of(1, 1), of(2, 0), of(2, 1), of(2, 2), of(2, 3)];
    const charts = reportCharts(sized, null).filter(({ name }) => name === 'frontier' || name === 'liars');
    expect(charts.map(({ name }) => name)).toEqual(['liars']);
    const { values } = (
      (charts[0] as (typeof charts)[0]).spec as unknown as {
        data: { values: { voters: number; liars: number; frontier: boolean }[] };
      }
    ).data;
    expect([...new Set(values.map(({ voters, liars }) => `${liars}/${voters}`))]).toEqual([
      '0/1',
      '1/1',
      '0/2',
      '1/2',
      '2/2',
    ]);
    expect(values.filter(({ frontier }) => frontier).length).toBeGreaterThanOrEqual(5);
    expect(await drawn(charts[0] as (typeof charts)[0])).toContain('>2 voters<');
    expect(reportCharts([of(2, 0), of(2, 1)], null).map(({ name }) => name)).toContain('frontier');
  });

  it('plots: the frontier is what nothing cheaper beats', () => {
    const column = (name: string, tokens: number, share: number) =>
      ({ name, tokens, accuracy: { share, low: 0, high: 1 } }) as ColumnSummary;
    const all = [column('dear', 9, 0.8), column('good', 5, 0.8), column('cheap', 1, 0.6), column('poor', 2, 0.5)];
    expect(frontier(all).map(({ name }) => name)).toEqual(['cheap', 'good']);
  });

  it('plots: the chart of the correlated jury holds the figures of O11', () => {
    const { spec } = juryChart(0.7, null);
    const values = (spec as unknown as { data: { values: { voters: number; correlation: string; right: number }[] } })
      .data.values;
    const at = (correlation: string) =>
      values.find((row) => row.voters === 75 && row.correlation === correlation)?.right.toFixed(1);
    expect(['ρ 0', 'ρ 0.05', 'ρ 0.2', 'ρ 0.5'].map(at)).toEqual(['100.0', '94.8', '81.3', '72.7']);
  });
});
