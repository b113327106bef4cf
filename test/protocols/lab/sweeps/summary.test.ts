import { describe, expect, it } from 'vitest';
import {
  csvHead,
  csvRows,
  type Finding,
  factorColumns,
  headerOf,
  headlines,
  type SweepLine,
  SweepTally,
} from '../../../../protocols/lab/sweeps/index.ts';
import { design, lines, panel } from './plans.ts';

describe('sweep summary', () => {
  const plan = design({ protocols: ['ring', 'plurality-vote'], debates: 60, items_per_debate: 3 });
  const people = panel({}, { correlation: 0.2 });
  const header = headerOf(plan, people);

  it('sweep summary: the order of the lines does not matter', () => {
    const made = lines(plan, people);
    const [forward, backward] = [new SweepTally(header), new SweepTally(header)];
    for (const line of made) forward.add(line);
    for (const line of made.toReversed()) backward.add(line);
    expect(backward.summary({ margin: 0.02, panels: 1 })).toEqual(forward.summary({ margin: 0.02, panels: 1 }));
    const [scene] = forward.summary({ margin: 0.02, panels: 1 });
    expect(scene?.columns[0]?.items).toBe(180);
    expect(scene?.findings.filter(({ method }) => method === 'ring').map(({ control }) => control)).toEqual([
      'one expert',
      'the best expert',
      'the blind vote',
      'learnt weights',
      'its own rule without debate',
      'the same experts asked again, hearing nothing',
      'learnt weights at as many calls',
      'the best expert at as many calls',
      'a vote at equal cost',
      'its null debate',
    ]);
  });

  it('sweep summary: a protocol is headlined beside the control it does worst against, as a loss where it is one', () => {
    const difference = (mean: number) => ({ mean, low: mean - 0.01, high: mean + 0.01 });
    const [finding] = ((tally: SweepTally) => {
      for (const line of lines(plan, people)) tally.add(line);
      return tally.summary({ margin: 0.02, panels: 1 })[0]?.findings ?? [];
    })(new SweepTally(header)) as [Finding];
    const of = (method: string, kind: Finding['kind'], mean: number): Finding => ({
      ...finding,
      method,
      kind,
      difference: difference(mean),
      sentence: `${method} ${kind}`,
    });
    const made = headlines([
      of('ring', 'vote', 0.16),
      of('ring', 'own-rule', -0.034),
      of('ring', 'null', -0.2),
      of('sure', 'vote', 0.1),
      of('sure', 'learnt-again', 0.02),
    ]);
    expect(made.map(({ sentence, controls }) => [sentence, controls])).toEqual([
      ['sure learnt-again', 2],
      ['ring own-rule', 2],
    ]);
  });

  it('sweep summary: with a baseline every other protocol is compared with it too, and it must be one of them', () => {
    const tally = new SweepTally(header);
    for (const line of lines(plan, people)) tally.add(line);
    const [scene] = tally.summary({ margin: 0.02, panels: 1, baseline: 'plurality-vote' });
    const made = scene?.findings.filter(({ control }) => control === 'plurality-vote') ?? [];
    expect(made.map(({ method, kind }) => [method, kind])).toEqual([['ring', 'protocol']]);
    expect(() => headerOf(design({ baseline: 'none' }), people)).toThrow('the baseline none');
  });

  it('sweep summary: a line of another sweep is refused; none gives no scene', () => {
    const tally = new SweepTally(header);
    expect(tally.summary({ margin: 0.02, panels: 1 })).toEqual([]);
    expect(() => tally.add({ scene: 7, debate: 0, results: [] })).toThrow(RangeError);
    expect(() => tally.add({ scene: 0, debate: 0, results: [] })).toThrow(RangeError);
  });

  it('sweep summary: what was varied is in columns of its own, for a control as for its protocol', () => {
    const varied = design({
      vary: [
        { path: 'protocol.stop.max_rounds', levels: [2, 3] },
        { path: 'panel.blocks.0.stubbornness', levels: [0.1, 0.9], labels: ['open', 'firm'] },
      ],
    });
    const { names, of } = factorColumns(varied, people);
    expect(names).toEqual(['protocol.stop.max_rounds', 'panel.blocks.0.stubbornness']);
    const { scenes, columns } = headerOf(varied, people);
    const levels = columns.map((column) => [column.kind, of(scenes[1]?.name ?? '', column)] as const);
    expect(new Set(levels.map(([, [, panelLevel]]) => panelLevel))).toEqual(new Set(['firm']));
    const rounds = (kind: string) => levels.filter(([own]) => own === kind).map(([, [level]]) => level);
    expect(new Set(rounds('protocol'))).toEqual(new Set(['2', '3']));
    expect(new Set(rounds('null'))).toEqual(new Set(['2', '3']));
    expect(new Set(rounds('vote'))).toEqual(new Set(['']));
    expect(csvHead({ names, of })).toMatch(/,tokens,protocol\.stop\.max_rounds,panel\.blocks\.0\.stubbornness\r\n$/);
  });

  it('sweep summary: CSV has a row for each column of a debate, and quotes what it must', () => {
    const [line] = lines(plan, people);
    const rows = csvRows({ ...header, scenes: [{ name: 'a, "b"', voters: 9, liars: 0 }] }, line as SweepLine).split(
      '\r\n',
    );
    expect(rows.length - 1).toBe(header.columns.length);
    expect(rows[0]).toMatch(/^"a, ""b""",0,ring,protocol,,3,/);
    const formula = csvRows({ ...header, scenes: [{ name: '=1+1', voters: 9, liars: 0 }] }, line as SweepLine);
    expect(formula).toMatch(/^'=1\+1,/);
    expect(formula.split('\r\n')[0]?.split(',').length).toBe(csvHead().split(',').length);
  });
});
