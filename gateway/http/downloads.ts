import { Effect } from 'effect';
import { ArtifactName, fileNameOf, mediaTypeOf } from '../../protocols/index.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { contentDisposition } from './content-disposition.ts';
import type { Answer, Exchange, Handler } from './exchange.ts';
import { findReview, refuseUnfinished } from './readings.ts';
import { invalid, Refusal } from './refusal.ts';

/** GET …/download/{artifact}: the file, named after the document's title. */
export function downloads(desk: ReviewDesk): Handler<Exchange> {
  return (exchange) => {
    const answer = download(desk, exchange);
    return answer instanceof Refusal ? Effect.fail(answer) : Effect.succeed(answer);
  };
}

function download(desk: ReviewDesk, exchange: Exchange): Answer | Refusal {
  const view = findReview(desk, exchange);
  if (view instanceof Refusal) return view;
  const name = ArtifactName.safeParse(exchange.params.artifact);
  if (!name.success) return new Refusal('NOT_FOUND');
  const version = versionOf(exchange, name.data);
  if (version instanceof Refusal) return version;
  const unfinished = refuseUnfinished(view);
  if (unfinished !== undefined) return unfinished;
  const bytes = desk.artifact(view.review_id, name.data, version);
  if (bytes === undefined) return new Refusal('NOT_FOUND');
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

function versionOf({ query }: Exchange, name: ArtifactName): 'original' | undefined | Refusal {
  const version = query.version;
  if (version === undefined) return undefined;
  if (version === 'original' && name === 'txt') return 'original';
  return invalid([{ field: 'version', message: 'must be original, and only with txt' }]);
}
