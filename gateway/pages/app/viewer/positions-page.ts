/** How a document stands to each position of the client's playbook, with the way to its place. */
import type { PlaybookOutcome } from '../../../../protocols/playbook/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import { html, isolated } from '../../html.ts';
import { PageError } from '../../page-request.ts';
import type { AppRequest } from '../access.ts';
import type { CompletedReview } from './completed-review.ts';

type Line = PlaybookOutcome['lines'][number];

const GOOD: ReadonlySet<Line['standing']> = new Set(['preferred', 'acceptable', 'passed', 'not_required']);
const BAD: ReadonlySet<Line['standing']> = new Set(['walk_away', 'missing', 'deviates', 'failed']);

/** Throws PageError 404: the review has no playbook. */
export function positionsPage(request: AppRequest, { view, result }: CompletedReview): Answer {
  const { say } = request;
  const { playbook } = result;
  if (playbook === undefined) throw new PageError(404);
  const issueOf = new Map(
    result.structured_issues.flatMap(({ id, playbook: advice }) => (advice ? [[advice.topic, id] as const] : [])),
  );
  const rows = playbook.lines.map(({ id, name, standing, step, section, owner, set_aside }) => {
    const issue = issueOf.get(id);
    const words = say(`app.standing.${standing}`, { step: step ?? 0 });
    const tone = GOOD.has(standing) ? 'good' : BAD.has(standing) ? 'bad' : 'warn';
    const gaveWay =
      set_aside.length > 0 &&
      html`<br><span class="soft">${say('app.positions.set-aside', { titles: set_aside.map(({ title }) => title).join('; ') })}</span>`;
    return html`<tr><td dir="auto">${issue === undefined ? name : html`<a href="/app/reviews/${view.review_id}#${issue}">${name}</a>`}${gaveWay}</td>
<td class="${tone}" data-label="${say('app.positions.standing')}">${words}</td><td dir="auto" data-label="${say('app.positions.section')}">${section}</td><td dir="auto" data-label="${say('app.positions.owner')}">${owner}</td></tr>`;
  });
  const title = say('app.viewer.playbook', { name: playbook.name, version: playbook.version });
  const unknown = say('app.positions.unknown');
  const roles = say('app.positions.roles', {
    provider: playbook.provider ?? unknown,
    customer: playbook.customer ?? unknown,
  });
  const body = html`<p><a href="/app/reviews/${view.review_id}">${isolated(view.document_title)}</a></p><h1 dir="auto">${title}</h1><p class="soft" dir="auto">${roles}</p>
<div class="card scroll"><table class="stacks"><thead><tr><th scope="col">${say('app.positions.entry')}</th><th scope="col">${say('app.positions.standing')}</th><th scope="col">${say('app.positions.section')}</th><th scope="col">${say('app.positions.owner')}</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return request.page({ title, body });
}
