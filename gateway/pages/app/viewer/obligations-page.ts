/** Who must do what, and the dates, each with the way to its place in the document. */
import type { Answer } from '../../../http/request-context.ts';
import { html, isolated } from '../../html.ts';
import type { AppRequest } from '../access.ts';
import { namesIn } from '../names.ts';
import type { CompletedReview } from './completed-review.ts';
import { blockAt } from './document-blocks.ts';
import { blocksOf } from './laid-out-blocks.ts';

interface Placed {
  readonly start: number;
  readonly section: string;
}

export async function obligationsPage(
  request: AppRequest,
  { view, result, text, layout }: CompletedReview,
): Promise<Answer> {
  const { say, language } = request;
  const { document } = result;
  const names = await namesIn(language);
  const blocks = blocksOf(text, document, layout);
  const there = (offset: number) =>
    html`/app/reviews/${view.review_id}#p${blocks[Math.max(0, blockAt(blocks, offset))]?.start ?? 0}`;
  const link = ({ start, section }: Placed) =>
    html`<a href="${there(start)}">${section || say('app.obligations.place')}</a>`;
  // A date in the footer of every page is one date with many places.
  const dates = [...Map.groupBy(document.dates, ({ iso, quote }) => `${iso} ${quote}`).values()].map((same) => {
    const [{ iso, quote }] = same as [(typeof same)[number]];
    return html`<tr><td><time datetime="${iso}">${names.date(iso)}</time></td><td dir="auto" lang="${document.language}">${quote}</td><td>${same.map((each, index) => html`${index > 0 && ', '}${link(each)}`)}</td></tr>`;
  });
  // Statements that bind nobody are only in calendar.csv of the archive.
  const owed = document.obligations.filter(({ effect }) => effect !== 'statement');
  const byActor = [...Map.groupBy(owed, ({ actor, owner }) => owner || actor)].map(
    ([actor, duties]) =>
      html`<h3 dir="auto">${actor}</h3><ul class="duties">${duties.map(
        (duty) => html`<li><span dir="auto" lang="${document.language}">${duty.quote}</span> ${link(duty)}</li>`,
      )}</ul>`,
  );
  const parties = document.parties.map(
    ({ name, role }) => html`<li dir="auto">${name}${role !== '' && ` (${role})`}</li>`,
  );
  const title = say('app.viewer.obligations');
  const none = html`<p class="soft">${say('app.obligations.none')}</p>`;
  const body = html`<p><a href="/app/reviews/${view.review_id}">${isolated(view.document_title)}</a></p><h1>${title}</h1>
<h2>${say('app.obligations.parties')}</h2>${parties.length === 0 ? none : html`<ul>${parties}</ul>`}
<h2>${say('app.obligations.dates')}</h2>${dates.length === 0 ? none : html`<div class="scroll"><table>${dates}</table></div>`}
<h2>${say('app.obligations.duties')}</h2>${byActor.length === 0 ? none : byActor}`;
  return request.page({ title, body });
}
