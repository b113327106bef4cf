import { shippedPlaybooks } from '../../../actors/playbook-library/index.ts';
import { applyPlaybook, partyNames } from '../../../actors/playbooks/index.ts';
import { contract } from '../provisions/reading.ts';

/** A playbook that comes with the service. */
export const playbookOf = (id: string) => {
  const found = shippedPlaybooks().find(({ reference }) => reference.id === id);
  if (found === undefined) throw new Error(`${id} does not come with the service`);
  return found.playbook;
};

/** What the contract gets instead, topic by topic. */
export function answers(id: string, words: string, language: string) {
  const playbook = playbookOf(id);
  const document = { ...contract(words, language), ...(id === 'nda' && { type: 'nda' as const }) };
  const names = partyNames(document, undefined, playbook.side);
  const entries = applyPlaybook(playbook, document, { names, side: playbook.side });
  return Object.fromEntries(
    entries.map(({ entry, advice, change }) => [entry.id, { standing: advice.standing, after: change?.after ?? null }]),
  );
}
