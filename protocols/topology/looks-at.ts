import type { Topology } from '../debate/protocol.ts';

/** Whether the links of a topology depend on the item and on the round, besides the panel and the seed. */
export function looksAt(topology: Topology): { readonly item: boolean; readonly round: boolean } {
  switch (topology.kind) {
    case 'k-out':
      return { item: true, round: true };
    case 'k-regular':
      return { item: false, round: topology.redraw === 'round' };
    case 'star':
      return { item: topology.hub === 'competence', round: false };
    case 'trust':
      return { item: true, round: false };
    case 'complete':
    case 'blackboard':
    case 'ring':
    case 'tree':
    case 'chain':
    case 'two-cliques':
    case 'committees':
    case 'small-world':
      return { item: false, round: false };
    default:
      return topology satisfies never;
  }
}
