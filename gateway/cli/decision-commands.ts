/** The client's commands for what people decide on a completed review. */
import { readFile } from 'node:fs/promises';
import type { Decision, Decisions, DecisionsRequest } from '../clients/typescript/index.ts';
import { type Action, only, say, text, UsageError } from './client-arguments.ts';
import { saveArtifacts } from './save-artifacts.ts';

const ACTIONS: readonly Decision['action'][] = ['accept', 'reject', 'edit'];

/** Sends decisions, waits until the files are made again, and saves them where `--out` says. */
export const decide: Action = async (client, { positionals, options }, io) => {
  const [id = '', ...rest] = positionals;
  if (id === '') throw new UsageError('Which review?');
  const request = await requestOf(rest, options);
  await client.decide(id, request);
  const made = await client.waitForRevision(id);
  const last = made.revisions.at(-1);
  if (last?.state === 'failed') throw new Error(last.error ?? 'The files could not be made again.');
  const out = text(options.out);
  if (out !== undefined) await saveArtifacts(client, id, last?.artifacts ?? [], out);
  say(io, options, made, described(made));
};

export const decisions: Action = async (client, given, io) => {
  const made = await client.decisions(only(given, 'review'));
  say(io, given.options, made, described(made));
};

async function requestOf(
  [name = '', ...targets]: readonly string[],
  options: Parameters<Action>[1]['options'],
): Promise<DecisionsRequest> {
  const file = text(options.file);
  if (file !== undefined) return JSON.parse(await readFile(file, 'utf8')) as DecisionsRequest;
  const by = text(options.by);
  const action = ACTIONS.find((each) => each === name);
  const after = text(options.wording);
  const reason = text(options.reason);
  if (action === undefined) throw new UsageError(`Say what is decided: ${ACTIONS.join(', ')}; or --file.`);
  if (targets.length === 0) throw new UsageError('Name the changes and issues: change-1 issue-2 …');
  if (by === undefined) throw new UsageError('Say who decides with --by.');
  if ((action === 'edit') !== (after !== undefined)) {
    throw new UsageError('edit takes a change and its --wording; issues are edited with --file.');
  }
  const said = { ...(after !== undefined && { after }), ...(reason !== undefined && { reason }) };
  return { by, decisions: targets.map((target) => ({ target, action, ...said })) };
}

function described({ review_id, revision, decisions: taken, undecided }: Decisions): string {
  const open = [...undecided.changes, ...undecided.issues];
  return [
    `${review_id}: revision ${revision}`,
    ...taken.map(({ target, action, by, reason }) =>
      [action.padEnd(7), target.padEnd(12), by, reason].filter((part) => part !== undefined).join('  '),
    ),
    open.length === 0 ? 'nothing left to decide' : `to decide: ${open.join(' ')}`,
  ].join('\n');
}
