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
import { requireFinished, requireReview, revisionOf } from './review-handlers.ts';

/** GET …/download/{artifact}: the file, named after the document's title. */
export const downloads =
  (reviews: ReviewService): Handler<AccountContext> =>
  (context) =>
    download(reviews, context);

function download(reviews: ReviewService, context: AccountContext): Answer {
  const view = requireReview(reviews, context);
  const name = ArtifactName.safeParse(context.params.artifact);
  if (!name.success) throw new ApiError('NOT_FOUND');
  const version = versionOf(context, name.data);
  requireFinished(view);
  const revision = revisionOf(context);
  const bytes = reviews.artifact(view.review_id, name.data, { version, revision });
  if (bytes === undefined) throw new ApiError('NOT_FOUND');
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

function versionOf({ query }: AccountContext, name: ArtifactName): ArtifactVersion | undefined {
  const version = query.version;
  // The default redline is the external one, under either of its names.
  if (version === undefined || (version === 'external' && name === 'redline')) return undefined;
  if (version === 'original' && name === 'txt') return 'original';
  if ((version === 'internal' || version === 'comparison') && name === 'redline') return version;
  throw invalidParameters([
    { field: 'version', message: 'must be original with txt, external, internal or comparison with redline' },
  ]);
}
