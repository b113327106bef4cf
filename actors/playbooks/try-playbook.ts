import type { PlaybookTrialBody } from '../../protocols/index.ts';
import type { Playbook } from '../../protocols/playbook/index.ts';
import { citation, clauseAt } from '../experts/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { ownParty, roleOf } from '../sides/index.ts';
import { type AppliedEntry, applyPlaybook } from './apply-playbook.ts';
import { partyNames } from './party-names.ts';

/** How a document stands to each entry of a playbook. */
export function tryPlaybook(
  playbook: Playbook,
  document: ParsedDocument,
  asked: string | undefined,
): Omit<PlaybookTrialBody, 'id' | 'version'> {
  const side = (asked === undefined ? undefined : roleOf(asked)) ?? playbook.side;
  const names = partyNames(document, asked === undefined ? undefined : ownParty(asked, document), side);
  return {
    document_type: document.type,
    ...names,
    lines: applyPlaybook(playbook, document, { names, side }).map((entry) => line(entry, document)),
  };
}

function line({ entry, kind, advice, passages, place }: AppliedEntry, document: ParsedDocument) {
  const at = passages[0]?.start ?? place;
  return {
    id: entry.id,
    name: entry.name,
    kind,
    standing: advice.standing,
    step: advice.step,
    section: at === undefined ? '' : citation(clauseAt(document, at), document),
    owner: advice.owner,
    quotes: passages.map(({ start, end }) => document.text.slice(start, end)),
    preferred: advice.preferred,
  };
}
