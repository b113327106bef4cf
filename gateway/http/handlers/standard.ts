import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import type { StandardReference } from '../../../protocols/index.ts';
import type { PlaybookService } from '../../playbooks/index.ts';
import type { ReviewService, Submission } from '../../reviews/review-service.ts';
import { type ApiError, invalidParameters } from '../errors/api-error.ts';

interface Asked {
  readonly standard?: string | undefined;
  readonly standard_text?: string | undefined;
}

interface Sources {
  readonly reviews: ReviewService;
  readonly playbooks: PlaybookService;
}

/** The text that the document is to be compared with, as it is now; undefined when the request names none. */
export function standardOf(
  sources: Sources,
  accountId: string,
  { standard, standard_text }: Asked,
): Effect.Effect<Submission['standard'], ApiError> {
  if (standard !== undefined && standard_text !== undefined) return refusal('is given as `standard_text`, too');
  if (standard_text !== undefined) {
    return Effect.succeed(standardFrom({ kind: 'text', id: null, title: 'standard_text' }, standard_text));
  }
  if (standard === undefined) return Effect.succeed(undefined);
  const name = standard.trim();
  return name.startsWith('rev_') ? ofReview(sources, accountId, name) : ofPlaybook(sources, accountId, name);
}

function ofReview({ reviews }: Sources, accountId: string, id: string) {
  const view = reviews.view(id);
  const bytes = view?.account_id === accountId ? reviews.artifact(id, 'txt', { version: 'original' }) : undefined;
  if (view === undefined || bytes === undefined) return refusal('is no completed review of this account');
  return Effect.succeed(
    standardFrom({ kind: 'review', id, title: view.document_title }, Buffer.from(bytes).toString()),
  );
}

function ofPlaybook({ playbooks }: Sources, accountId: string, name: string) {
  const found = playbooks.named(accountId, name);
  if (found === undefined) return refusal('is neither a review nor a playbook of this account');
  const { playbook, reference } = found;
  if (playbook.text === undefined) return refusal('is a playbook without a text');
  return Effect.succeed(standardFrom({ kind: 'playbook', id: reference.id, title: reference.name }, playbook.text));
}

function standardFrom(source: Omit<StandardReference, 'hash'>, text: string): NonNullable<Submission['standard']> {
  return { reference: { ...source, hash: createHash('sha256').update(text).digest('hex') }, text };
}

const refusal = (message: string) => Effect.fail(invalidParameters([{ field: 'standard', message }]));
