import { createHash } from 'node:crypto';
import * as Effect from 'effect/Effect';
import type { StandardReference } from '../../../protocols/index.ts';
import type { PlaybookService } from '../../playbooks/index.ts';
import type { ReviewService, Submission } from '../../reviews/review-service.ts';
import { UnreadableUpload, UnsupportedUpload, type UploadReader } from '../../uploads/upload-reader.ts';
import type { FormFile } from '../body/form-body.ts';
import { type ApiError, invalidParameters } from '../errors/api-error.ts';
import type { HttpLimits } from '../limits.ts';

interface Asked {
  readonly standard?: string | undefined;
  readonly standard_text?: string | undefined;
  /** Of a form: the standard as a file. */
  readonly standard_file?: FormFile | undefined;
}

interface Sources {
  readonly reviews: ReviewService;
  readonly playbooks: PlaybookService;
  readonly uploads: UploadReader;
  readonly limits: Pick<HttpLimits, 'maxCharacters'>;
}

/** The text that the document is to be compared with, as it is now; undefined when the request names none. */
export function standardOf(
  sources: Sources,
  accountId: string,
  { standard, standard_text, standard_file }: Asked,
): Effect.Effect<Submission['standard'], unknown> {
  if ([standard, standard_text, standard_file].filter((each) => each !== undefined).length > 1) {
    return refusal('must be given once: as `standard`, `standard_text` or `standard_file`');
  }
  if (standard_file !== undefined) return ofFile(sources, accountId, standard_file);
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

/** Read like the document, others' tracked changes as if accepted. */
function ofFile({ uploads, limits }: Sources, account: string, { name, bytes }: FormFile) {
  const title = name === '' ? 'standard_file' : name;
  return Effect.tryPromise({
    try: (signal) => uploads.read(bytes, name, { account, signal }),
    catch: (error) => (isUnusable(error) ? refused('standard_file', error.message) : error),
  }).pipe(
    Effect.flatMap(({ text }) => {
      if (!/\S/.test(text)) return Effect.fail(refused('standard_file', 'holds no text'));
      if (text.length > limits.maxCharacters) {
        return Effect.fail(refused('standard_file', `has more than ${limits.maxCharacters} characters`));
      }
      return Effect.succeed(standardFrom({ kind: 'file', id: null, title }, text));
    }),
  );
}

const isUnusable = (error: unknown): error is UnreadableUpload | UnsupportedUpload =>
  error instanceof UnreadableUpload || error instanceof UnsupportedUpload;

function standardFrom(source: Omit<StandardReference, 'hash'>, text: string): NonNullable<Submission['standard']> {
  return { reference: { ...source, hash: createHash('sha256').update(text).digest('hex') }, text };
}

const refused = (field: string, message: string): ApiError => invalidParameters([{ field, message }]);

const refusal = (message: string) => Effect.fail(refused('standard', message));
