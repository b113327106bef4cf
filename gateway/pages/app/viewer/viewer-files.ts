/** The viewer's files: what can be downloaded, and making it again from what was decided. */
import { fileNameOf, type ReviewView } from '../../../../protocols/index.ts';
import { type Html, html } from '../../html.ts';
import type { Say } from '../../languages.ts';
import type { Decided } from './viewer-content.ts';

export interface RevisionState {
  /** The latest that is ready; 1 is what the panel left. */
  readonly revision: number;
  /** The one that is being made now. */
  readonly making: number | null;
}

/** Makes the files again from what was decided since; says so while that is under way. */
export function revisionPart(
  review: string,
  { decisions, revision }: { decisions: ReadonlyMap<string, Decided>; revision: RevisionState },
  say: Say,
): Html {
  if (revision.making !== null) {
    return html`<p class="notice" role="status" data-making>${say('app.revision.making')} <a href="/app/reviews/${review}">${say('app.live.again')}</a></p>`;
  }
  const drafts = [...decisions.values()].filter(({ version }) => version > 0).length;
  const word = html` <a class="button" href="/app/reviews/${review}/download/revised-docx" download>${say('app.revision.word')}</a>`;
  return html`<form class="revise" method="post" action="/app/reviews/${review}/revisions"><button class="main" data-make${drafts === 0 ? html` disabled` : ''}>${say('app.revision.make')}</button></form>
${revision.revision > 1 && html`<span class="soft">${say('app.revision.of', { revision: revision.revision })}</span>${word}`}`;
}

export const downloads = ({ review_id, artifacts }: ReviewView, say: Say): Html | undefined =>
  artifacts.length === 0
    ? undefined
    : html`<details class="files"><summary class="button">${say('app.viewer.files')}</summary><ul>${artifacts.map(
        (artifact) =>
          html`<li><a href="/app/reviews/${review_id}/download/${artifact}" download>${say(`app.file.${artifact}`)}</a> <span class="soft">${fileNameOf(artifact)}</span></li>`,
      )}<li><a href="/app/reviews/${review_id}/download/redline?version=internal" download>${say('app.file.internal')}</a></li><li><a href="/app/reviews/${review_id}/download/txt?version=original" download>${say('app.file.original')}</a></li></ul></details>`;
