import { Effect } from 'effect';
import { ArtifactName, fileNameOf, mediaTypeOf } from '../../../protocols/index.ts';
import type { ReviewService } from '../../reviews/review-service.ts';
import { contentDisposition } from '../content-disposition.ts';
import { ApiError, invalidParameters } from '../errors/api-error.ts';
import type { AccountContext, Answer, Handler } from '../request-context.ts';
import { findReview, unfinishedError } from './review-handlers.ts';

/** GET …/download/{artifact}: the file, named after the document's title. */
export function downloads(reviews: ReviewService): Handler<AccountContext> {
  return (context) => {
    const answer = download(reviews, context);
    return answer instanceof ApiError ? Effect.fail(answer) : Effect.succeed(answer);
  };
}

function download(reviews: ReviewService, context: AccountContext): Answer | ApiError {
  const view = findReview(reviews, context);
  if (view instanceof ApiError) return view;
  const name = ArtifactName.safeParse(context.params.artifact);
  if (!name.success) return new ApiError('NOT_FOUND');
  const version = versionOf(context, name.data);
  if (version instanceof ApiError) return version;
  const unfinished = unfinishedError(view);
  if (unfinished !== undefined) return unfinished;
  const bytes = reviews.artifact(view.review_id, name.data, version);
  if (bytes === undefined) return new ApiError('NOT_FOUND');
  const file = version === 'original' ? 'original.txt' : fileNameOf(name.data);
  return {
    status: 200,
    headers: {
      'content-type': mediaTypeOf(name.data),
      'content-disposition': contentDisposition(view.document_title, ` - ${file}`),
      'x-content-type-options': 'nosniff',
    },
    body: bytes,
  };
}

function versionOf({ query }: AccountContext, name: ArtifactName): 'original' | undefined | ApiError {
  const version = query.version;
  if (version === undefined) return undefined;
  if (version === 'original' && name === 'txt') return 'original';
  return invalidParameters([{ field: 'version', message: 'must be original, and only with txt' }]);
}
