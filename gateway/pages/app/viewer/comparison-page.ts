/** The document clause by clause against its standard: what is changed as marked text, what is missing and what is extra. */
import type { Deviation } from '../../../../protocols/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import { type Html, html, isolated } from '../../html.ts';
import { PageError } from '../../page-request.ts';
import type { AppRequest } from '../access.ts';
import { namesIn } from '../names.ts';
import type { CompletedReview } from './completed-review.ts';
import { blockAt } from './document-blocks.ts';
import { blocksOf } from './laid-out-blocks.ts';

const TONES = { matches: 'good', changed: 'warn', missing: 'bad', extra: 'warn' } as const;

/** Throws PageError 404: the review has no standard. */
export async function comparisonPage(
  request: AppRequest,
  { view, result, text, layout }: CompletedReview,
): Promise<Answer> {
  const { say, language } = request;
  const { deviations, document } = result;
  if (deviations === undefined) throw new PageError(404);
  const names = await namesIn(language);
  const { standard, matches, changed, missing, extra } = deviations;
  const blocks = blocksOf(text, document, layout);
  const placed = ({ document: clause }: Deviation): Html | undefined => {
    if (clause === null) return undefined;
    const block = blocks[Math.max(0, blockAt(blocks, clause.start))]?.start ?? 0;
    return html` <a href="/app/reviews/${view.review_id}#p${block}">${say('app.obligations.place')}</a>`;
  };
  const rows = deviations.lines.map((line) => {
    const { standing } = line;
    const named = line.document ?? line.standard;
    const words = standing === 'extra' && html`<ins>${text.slice(named?.start, named?.end)}</ins>`;
    return html`<tr><td dir="auto">${named?.number} ${named?.heading}${placed(line)}</td><td class="${TONES[standing]}" data-label="${say('app.viewer.comparison')}">${names.text(`deviations.${standing}`)}</td>
<td dir="auto" class="words" lang="${document.language}">${line.edits.map(edited)}${words}</td></tr>`;
  });
  const title = say('app.viewer.comparison');
  const column = (name: string): Html => html`<th scope="col">${names.text(`deviations.column.${name}`)}</th>`;
  const summary = names.text('deviations.summary', { title: standard.title, matches, changed, missing, extra });
  const body = html`<p><a href="/app/reviews/${view.review_id}">${isolated(view.document_title)}</a></p><h1>${title}</h1><p dir="auto">${summary}</p>
<div class="card scroll"><table class="stacks"><thead><tr>${column('clause')}${column('standing')}${column('words')}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return request.page({ title, body });
}

function edited({ kind, text }: Deviation['edits'][number]): Html {
  switch (kind) {
    case 'same':
      return html`${text}`;
    case 'delete':
      return html`<del>${text}</del>`;
    case 'insert':
      return html`<ins>${text}</ins>`;
    default:
      return kind satisfies never;
  }
}
