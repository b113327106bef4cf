import { describe, expect, test } from 'vitest';
import { compareRosters } from '../../../gateway/cluster/compare-rosters.ts';
import { MemoryNetwork, MemoryPeers } from '../../../runtime/cluster/memory-peers.ts';
import { createLogger, VirtualClock } from '../../../runtime/index.ts';

describe('rosters of outside experts in a cluster', () => {
  /** What the nodes that start one after the other with these experts log. */
  const logged = async (...rosters: readonly (readonly string[])[]): Promise<unknown[]> => {
    const clock = new VirtualClock(0);
    const network = new MemoryNetwork(clock);
    const lines: string[] = [];
    const log = createLogger({ clock, write: (line) => lines.push(line) });
    for (const experts of rosters) await compareRosters(experts, new MemoryPeers(network), log);
    return lines.map((line) => JSON.parse(line));
  };

  test('that are the same are not spoken of', async () => {
    expect(await logged(['outside-a', 'outside-b'], ['outside-a', 'outside-b'])).toEqual([]);
  });

  test('that differ are told to the operator by the node that starts later', async () => {
    expect(await logged(['outside-a', 'outside-b'], ['outside-a'])).toMatchObject([
      { level: 'warn', event: 'outside.rosters_differ', here: 'outside-a', there: 'outside-a outside-b' },
    ]);
    expect(await logged([], ['outside-a'])).toMatchObject([{ here: 'outside-a', there: '' }]);
  });
});
