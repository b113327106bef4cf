import type { Answer } from '../../http/request-context.ts';
import type { AuditTrail } from '../../operations/audit-trail.ts';
import { html } from '../html.ts';
import { PageError } from '../page-request.ts';
import { instant, type OpsRequest, opsPage, short } from './ops-page.ts';
import type { OpsServices } from './ops-services.ts';
import { storyFor } from './review/review-page.ts';

/** A body is shown so far (UTF-16 units): the largest is a round of a whole panel. */
const SHOWN = 200_000;

/** One message of a review as the journal has it. Its body is content: the look is on the audit trail. */
export async function messagePage(request: OpsRequest, services: OpsServices, audit: AuditTrail): Promise<Answer> {
  const { say, params, operator } = request;
  const { review_id: review } = storyFor(request, services).view;
  const sequence = /^\d{1,15}$/.test(params.sequence ?? '') ? Number(params.sequence) : 0;
  const message = await services.journal.message(review, sequence).catch(() => {
    throw new PageError(503, say('ops.messages.closed'));
  });
  if (message === undefined) throw new PageError(404);
  const look = { act: 'messages.look', by: operator.name, params: { review, sequence } };
  await audit.record(look, async () => undefined);
  const body = html`<h1><code>${message.subject}</code></h1><p class="soft">${short(message.from)} · ${instant(message.at)} · ${message.bytes} B · ${say('ops.audited')} <a href="/ops/reviews/${review}#messages">${say('ops.actors.review')}</a></p>
<p><a class="button" href="/ops/actors/review/${review}/compare?a=${sequence - 1}&amp;b=${sequence}">${say('ops.compare.message')}</a></p>
<pre tabindex="0">${short(indented(message.text), SHOWN)}</pre>`;
  return opsPage(request, { title: String(sequence), body, data: message });
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}
