import { SHARDS } from '../../runtime/cluster/shard.ts';
import type { Fleet } from './fleet.ts';
import { rowsOf, type Witness } from './witness.ts';

/** What is wrong among the nodes of a cluster when everything is over: nothing, when each of them has the truth and each shard one home. */
export function checkReplicas({ witness, up }: Fleet): string[] {
  if (witness === undefined) return [];
  return [...witness.complaints, ...differences(witness, up), ...homeless(witness, up)];
}

function differences(witness: Witness, up: Fleet['up']): string[] {
  const truth = rowsOf(witness.store);
  return up.flatMap(({ memory, options: { name } }) => {
    const rows = rowsOf(memory);
    const different = [...new Set([...truth.keys(), ...rows.keys()])].filter((key) => truth.get(key) !== rows.get(key));
    return different.length === 0
      ? []
      : [`the replica of ${name} differs in ${different.length} rows: ${different[0]}`];
  });
}

function homeless(witness: Witness, up: Fleet['up']): string[] {
  const wrong: string[] = [];
  for (let shard = 0; shard < SHARDS; shard++) {
    const homes = up.filter((node) => node.homes?.ownsShard(shard)).map(({ options }) => options.name);
    if (homes.length !== 1) wrong.push(`shard ${shard} has ${homes.length} homes: ${homes}`);
    else if (witness.fence(shard)?.node !== homes[0])
      wrong.push(`shard ${shard} lives on ${homes[0]} without its fence`);
  }
  return wrong;
}
