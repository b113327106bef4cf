import { Effect } from 'effect';
import {
  ArtifactName,
  COMPARISON_FILE,
  fileNameOf,
  INTERNAL_REDLINE_FILE,
  mediaTypeOf,
} from '../../../protocols/index.ts';
import type { ArtifactVersion, ReviewService } from '../../reviews/review-service.ts';
import { contentDisposition } from '../content-disposition.ts';
import { ApiError, invalidParameters } from '../errors/api-error.ts';
import type { AccountContext, Answer, Handler } from '../request-context.ts';
import { findReview, revisionOf, unfinishedError } from './review-handlers.ts';

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
  const revision = revisionOf(context);
  if (revision instanceof ApiError) return revision;
  const bytes = reviews.artifact(view.review_id, name.data, { version, revision });
  if (bytes === undefined) return new ApiError('NOT_FOUND');
  const file = version === undefined ? fileNameOf(name.data) : VERSION_FILES[version];
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

const VERSION_FILES: Readonly<Record<ArtifactVersion, string>> = {
  original: 'original.txt',
  internal: INTERNAL_REDLINE_FILE,
  comparison: COMPARISON_FILE,
};

function versionOf({ query }: AccountContext, name: ArtifactName): ArtifactVersion | undefined | ApiError {
  const version = query.version;
  // The default redline is the external one, under either of its names.
  if (version === undefined || (version === 'external' && name === 'redline')) return undefined;
  if (version === 'original' && name === 'txt') return 'original';
  if ((version === 'internal' || version === 'comparison') && name === 'redline') return version;
  return invalidParameters([
    { field: 'version', message: 'must be original with txt, external, internal or comparison with redline' },
  ]);
}
