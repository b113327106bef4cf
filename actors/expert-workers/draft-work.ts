import type { DocumentReference, TakenDecision } from '../../protocols/index.ts';
import { TerminalError } from '../../runtime/hosting/index.ts';
import type { Store } from '../../runtime/index.ts';
import { trialRecords } from '../playbook-trial/index.ts';
import { type ReviewContext, reviewFiles, reviewRecords } from '../review/index.ts';
import type { DocumentWork, Ordered } from './document-work.ts';
import { shareText } from './shared-text.ts';
import { standardText } from './standard-text.ts';

/** Drafts the result of a review, and stores it with the debate that it came from. */
export async function draft(work: DocumentWork, store: Store, input: unknown, ordered: Ordered): Promise<unknown> {
  const { key } = ordered;
  const review = input as ReviewContext;
  const playbook = review.submit.playbook && reviewRecords.playbook.get(store, key);
  if (review.submit.playbook !== undefined && playbook === undefined) {
    throw new TerminalError(`the playbook of review ${key} is not in the store`);
  }
  const { document, standard: reference } = review.submit;
  const length = document.length + (reference === undefined ? 0 : (standardText(store, key)?.length ?? 0));
  const given = (): object => {
    const standard = reference && standardText(store, key);
    return { text: work.text(document, ordered), review, playbook, standard };
  };
  const bytes = (await work.run('draft', { length, input: given }, ordered)) as Uint8Array;
  await store.commit([reviewFiles.result.put(bytes, key), reviewRecords.debate.put(review, key)]);
  return { bytes: bytes.length };
}

interface RedraftOrder {
  readonly review_id: string;
  readonly document: DocumentReference;
  readonly revision: number;
  readonly decisions: readonly TakenDecision[];
}

/** Drafts a revision of the result from what people decided. */
export async function redraft(work: DocumentWork, store: Store, input: unknown, ordered: Ordered): Promise<unknown> {
  const { review_id, revision, decisions, document } = input as RedraftOrder;
  const given = (): object => {
    const result = reviewFiles.result.get(store, review_id);
    if (result === undefined) throw new TerminalError(`review ${review_id} has no result to decide on`);
    return { text: work.text(document, ordered), result, decisions, revision };
  };
  const bytes = (await work.run('redraft', { length: document.length, input: given }, ordered)) as Uint8Array;
  await store.commit([reviewFiles.result.put(bytes, review_id, revision)]);
  return { bytes: bytes.length };
}

/** Tries a playbook on a text; nothing is stored. */
export async function tryPlaybook(
  work: DocumentWork,
  store: Store,
  input: unknown,
  ordered: Ordered,
): Promise<unknown> {
  const { trial } = input as { trial: string };
  const question = trialRecords.question.get(store, trial);
  if (question === undefined) throw new TerminalError(`the question of ${trial} is not in the store`);
  const { text: words, account_id: _, ...rest } = question;
  const given = (): object => ({ text: shareText(trial, words), ...rest });
  return { answer: await work.run('try-playbook', { length: words.length, input: given }, ordered) };
}
