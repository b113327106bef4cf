import { describe, expect, it } from 'vitest';
import confederate from '../../../../protocols/lab/designs/confederate.json' with { type: 'json' };
import { SimulatedPanel } from '../../../../protocols/lab/panels/index.ts';
import {
  type ColumnSummary,
  headerOf,
  MEASURES,
  panelFigures,
  Stage,
  SweepDesign,
  SweepTally,
} from '../../../../protocols/lab/sweeps/index.ts';

const panel = (block: object = {}, more: object = {}) =>
  SimulatedPanel.parse({ name: 'panel', ...more, blocks: [{ name: 'a', count: 9, accuracy: 0.6, ...block }] });

const design = (more: object = {}) =>
  SweepDesign.parse({
    name: 'design',
    panel: 'given',
    protocols: ['complete-two-rounds'],
    debates: 150,
    panels: 1,
    ...more,
  });

function columns(plan: SweepDesign, people: SimulatedPanel): readonly ColumnSummary[] {
  const tally = new SweepTally(headerOf(plan, people));
  const stage = new Stage(plan, people, 0);
  for (let debate = 0; debate < plan.debates; debate++) tally.add(stage.run(debate));
  return tally.summary({ margin: 0.02, panels: 1 })[0]?.columns ?? [];
}

const measures = (column: ColumnSummary | undefined) =>
  Object.fromEntries((column?.conduct ?? []).map(({ measure, mean }) => [measure, mean]));

describe('conduct', () => {
  it('conduct: experts who heed nobody adopt nothing, whatever they say when asked again, and fall for no confederate', () => {
    const [column] = columns(design(), panel({ stubbornness: 1 }));
    const found = measures(column);
    expect(found).toMatchObject({
      flips: 0,
      corrected: 0,
      corrupted: 0,
      adopted: 0,
      swayed: 0,
      'confederate-collapse': 0,
    });
    expect(found.readopted as number).toBeGreaterThan(0.1);
    expect(found.conformity).toBeCloseTo(-(found.readopted as number), 12);
  });

  it('conduct: experts who follow the crowd adopt more than they do when asked again', () => {
    const [column] = columns(design(), panel({ stubbornness: 0, conformity: 5 }));
    const net = column?.conduct.find(({ measure }) => measure === 'conformity');
    expect(net?.low as number).toBeGreaterThan(0.2);
    expect(measures(column).collapsed as number).toBeGreaterThan(0.5);
  });

  it('conduct: a voter that never changes its answer when asked again has no noise to subtract', () => {
    const [column] = columns(design(), panel({ stubbornness: 0.3 }, { correlation_self: 0.999 }));
    const { adopted, readopted, conformity } = measures(column);
    expect(readopted as number).toBeLessThan(0.05);
    expect(conformity).toBeCloseTo((adopted as number) - (readopted as number), 12);
  });

  it('conduct: corrected less corrupted is what the course gains', () => {
    const [column] = columns(design(), panel({ truth_pull: 4 }));
    const of = (name: string) => column?.conduct.find(({ measure }) => measure === name);
    const [gained, lost] = ['corrected', 'corrupted'].map((name) => {
      const found = of(name);
      return (found?.mean as number) * (found?.of as number);
    }) as [number, number];
    const net = (gained - lost) / (150 * 9);
    expect(net).toBeCloseTo((column?.course.at(-1)?.accuracy ?? 0) - (column?.course[0]?.accuracy ?? 0), 3);
  });

  it('conduct: order is measured where members speak in turn; a voter that answers by rule has no confederate; votes have none', () => {
    const protocols = ['p04-one-by-one', 'p16-degroot', 'ring', 'plurality-vote'];
    const found = columns(design({ protocols, debates: 20 }), panel());
    const measured = (name: string) => Object.keys(measures(found.find((column) => column.name === name)));
    expect(measured('p04-one-by-one')).toEqual(Object.keys(MEASURES));
    expect(measured('ring')).not.toContain('order');
    expect(measured('p16-degroot')).not.toContain('swayed');
    expect(measured('p16-degroot')).toContain('corrected');
    expect(measured('plurality-vote')).toEqual([]);
  });

  it('conduct: one confident liar among three takes more along where confidence counts', () => {
    const plan = SweepDesign.parse({ ...confederate, debates: 150 });
    const found = columns(plan, SimulatedPanel.parse(confederate.panel));
    const lost = (name: string) => measures(found.find((column) => column.name === name)).overruled as number;
    expect(lost('p05-reconcile')).toBeGreaterThan(lost('p01-society-of-minds') + 0.1);
  });
});

describe('panel figures', () => {
  const value = (figures: ReturnType<typeof panelFigures>[number] | undefined, what: string) =>
    figures?.find((figure) => figure.what.startsWith(what));

  it('panel figures: recover what the panel was made of', () => {
    const people = panel({ count: 25, accuracy: 0.7, correlation: 0.2 });
    const [figures] = panelFigures(design({ debates: 500 }), people);
    expect(value(figures, 'right')?.value).toBeCloseTo(0.7, 1);
    const [low, high] = value(figures, 'correlation')?.interval ?? [1, 0];
    expect(low).toBeLessThan(0.2);
    expect(high).toBeGreaterThan(0.2);
    expect(value(figures, 'independent')?.value).toBeCloseTo(25 / (1 + 24 * 0.2), 0);
  });

  it('panel figures: one for each scene, and of one expert what can be told of one', () => {
    const vary = [{ path: 'panel.blocks.*.accuracy', levels: [0.6, 0.9] }];
    const [weak, strong] = panelFigures(design({ vary }), panel({ count: 1 }));
    expect(value(strong, 'right')?.value as number).toBeGreaterThan(value(weak, 'right')?.value as number);
    expect(value(weak, 'correlation')).toBeUndefined();
  });
});
