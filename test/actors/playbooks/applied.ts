import { applyPlaybook, partyNames } from '../../../actors/playbooks/index.ts';
import { Playbook } from '../../../protocols/playbook/index.ts';
import { contract } from '../provisions/reading.ts';

/** What a playbook of the customer says of the words as a clause. */
export function applied(words: string, entries: { topics?: unknown[]; checks?: unknown[] }) {
  const document = contract(words);
  const playbook = Playbook.parse({ name: 'Ours', side: 'customer', ...entries });
  const names = partyNames(document, undefined, undefined);
  return applyPlaybook(playbook, document, { names, side: 'customer' })[0];
}
