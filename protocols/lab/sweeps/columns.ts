import { compileProtocol } from '../../compiler/index.ts';
import type { Protocol } from '../../debate/protocol.ts';
import { contentHash } from '../../hash.ts';
import type { SimulatedPanel } from '../panels/index.ts';
import type { SweepDesign } from './design.ts';
import { DesignFault } from './design-fault.ts';
import { type Grid, gridOf } from './grid.ts';
import type { Column, SweepHeader } from './record.ts';

/** Raised whenever the same design would give other figures. */
const ENGINE = 4;

/** Whether anybody speaks twice under this protocol: only then can it owe anything to debate. */
export const debates = ({ gate, stop }: Protocol): boolean => gate.kind !== 'none' && stop.max_rounds > 0;

/** Responders that work by rule: what an expert knows beyond its answer plays no part, so there is nothing a null could lack. */
const BY_RULE: readonly string[] = ['independent', 'adopt', 'delphi', 'argument', 'opinion', 'null'];

/** Whether a null debate can tell anything: somebody speaks twice, and in the experts' own way. */
export const hasNull = (protocol: Protocol): boolean =>
  debates(protocol) && !BY_RULE.includes(protocol.responder?.kind ?? 'revise');

/** The protocols of a grid and the controls that come with them, in the order of the results. */
function columnsOf({ arms }: Pick<Grid, 'arms'>): Column[] {
  return [
    ...arms.map(({ name, hash }): Column => ({ name, kind: 'protocol', hash })),
    { name: 'one expert', kind: 'one-expert' },
    { name: 'the best expert', kind: 'best-expert' },
    { name: 'the blind vote', kind: 'vote' },
    { name: 'learnt weights', kind: 'learnt-weights' },
    ...arms
      .filter(({ protocol }) => debates(protocol))
      .flatMap(({ name, protocol }): Column[] => [
        { name: `the rule of ${name}, blind`, kind: 'own-rule', of: name },
        { name: `${name}, asked again alone`, kind: 'asked-again', of: name },
        { name: `learnt weights, asked as often as ${name}`, kind: 'learnt-again', of: name },
        { name: `the best expert, asked as often as ${name}`, kind: 'best-again', of: name },
        { name: `a vote at the cost of ${name}`, kind: 'equal-cost', of: name },
        ...(hasNull(protocol) ? [{ name: `the null of ${name}`, kind: 'null', of: name } as const] : []),
      ]),
  ];
}

/** The compiler's word, before anything is spent. Throws DesignFault for a protocol that is unsound for a panel this large. */
function check({ scenes, arms }: Grid, items: number): void {
  for (const agents of new Set(scenes.map(({ panel }) => votersOf(panel)))) {
    for (const { name, protocol } of arms) {
      const wrong = compileProtocol(protocol, { agents, items }).checks.filter(({ severity }) => severity === 'error');
      if (wrong.length > 0) throw new DesignFault(`${name}: ${wrong.map(({ sentence }) => sentence).join(' ')}`);
    }
  }
}

const votersOf = ({ blocks }: SimulatedPanel): number => blocks.reduce((sum, { count }) => sum + count, 0);

/**
 * What the results of a design over a panel are headed by. Throws DesignFault as gridOf, and for a protocol the compiler finds
 * unsound.
 */
export function headerOf(design: SweepDesign, panel: SimulatedPanel): SweepHeader {
  const grid = gridOf(design, panel);
  check(grid, design.items_per_debate);
  if (design.baseline !== undefined && !grid.arms.some(({ name }) => name === design.baseline)) {
    throw new DesignFault(`the baseline ${design.baseline} is none of ${grid.arms.map(({ name }) => name).join('; ')}`);
  }
  return {
    sweep: design.name,
    // The protocols by what they are, not by name: a shipped file that is edited makes other results.
    design: contentHash({ ...design, panel, protocols: grid.arms.map(({ hash }) => hash) }),
    engine: ENGINE,
    scenes: grid.scenes.map(({ name, panel: people }) => ({
      name,
      voters: votersOf(people),
      liars: people.adversaries.count,
    })),
    columns: columnsOf(grid),
    debates: design.debates,
    items_per_debate: design.items_per_debate,
  };
}
