/** What a review knew at two moments, and what differs. No snapshot of it is kept: it goes its way again from the journal. */
import { setImmediate } from 'node:timers/promises';
import { NotRetraceable, type RetracedStep, retrace } from '../../../actors/review/index.ts';
import type { Answer } from '../../http/request-context.ts';
import type { AuditTrail } from '../../operations/audit-trail.ts';
import { type Html, html, isolated } from '../html.ts';
import { PageError } from '../page-request.ts';
import { type Difference, differences } from './json-differences.ts';
import { numberIn, type OpsRequest, opsPage, short } from './ops-page.ts';
import type { OpsServices } from './ops-services.ts';
import { type Journaled, journaledReview } from './review/journaled-review.ts';

/** Messages read for one comparison: several times what the longest debate of the largest panel has. */
const MESSAGES = 5_000;

/** Differences on a page: beyond them nobody reads on. */
const SHOWN = 400;

/** Of a value (UTF-16 units). */
const VALUE = 600;

/** Steps after which others get their turn: a review of 400 steps would otherwise hold them up for 0.1 s. */
const STEPS = 16;

/** The look is on the audit trail: what a review knows is content. */
export async function comparePage(request: OpsRequest, services: OpsServices, audit: AuditTrail): Promise<Answer> {
  const { say, params, operator } = request;
  const review = params.key ?? '';
  if (params.type !== 'review') throw new PageError(400, say('ops.compare.reviews'));
  const messages = await services.journal.whole(review, MESSAGES).catch(() => {
    throw new PageError(503, say('ops.messages.closed'));
  });
  const told = journaledReview(messages);
  if (told === undefined) throw new PageError(404, say('ops.compare.gone'));
  const a = numberIn(request, 'a', told.events[0]?.sequence ?? 0);
  const b = numberIn(request, 'b', told.events.at(-1)?.sequence ?? 0);
  await audit.record({ act: 'actors.compare', by: operator.name, params: { review, a, b } }, async () => undefined);
  const [before, after] = await stepsAt(told, [a, b]).catch((error) => {
    if (error instanceof NotRetraceable) throw new PageError(404, say('ops.compare.gone'));
    throw error;
  });
  const found = [...differences(before, after)];
  const title = say('ops.compare.title');
  const body = html`<h1>${title}</h1><p class="soft">${say('ops.compare.how')} ${say('ops.audited')} <a href="/ops/reviews/${review}">${say('ops.actors.review')}</a></p>
${chooser(request, told, { a, b })}${found.length === 0 ? html`<p class="card soft">${say('ops.compare.same')}</p>` : table(request, found)}${found.length > SHOWN && html`<p class="soft">${say('ops.compare.more', { count: found.length - SHOWN })}</p>`}`;
  return opsPage(request, { title, body, data: { review, a, b, before, after, differences: found } });
}

/** The review as it was at these places of the journal; undefined before its first announcement. */
async function stepsAt(told: Journaled, sequences: readonly [number, number]) {
  const wanted = sequences.map((sequence) => told.announcedBy(sequence));
  const found: (RetracedStep | undefined)[] = wanted.map(() => undefined);
  const last = Math.max(...wanted);
  let count = 0;
  for (const step of retrace(told)) {
    wanted.forEach((events, index) => {
      if (events > 0 && found[index] === undefined && step.context.events >= events) found[index] = step;
    });
    if (step.context.events >= last) break;
    count += 1;
    if (count % STEPS === 0) await setImmediate();
  }
  return found as [RetracedStep | undefined, RetracedStep | undefined];
}

/** Moments to choose from: all that was announced but single statements, and those that the address names. */
function chooser({ say }: OpsRequest, { events }: Journaled, chosen: { readonly a: number; readonly b: number }): Html {
  const from = events[0]?.at ?? 0;
  const options = (sequence: number): Html => {
    const moments = events.filter(({ name, sequence: at }) => name !== 'expert-reported' || at === sequence);
    const isNamed = moments.some(({ sequence: at }) => at === sequence);
    return html`${!isNamed && html`<option value="${sequence}" selected>${say('ops.review.messages')} ${sequence}</option>`}${moments.map(({ sequence: at, at: instant, name, data }) => html`<option value="${at}"${at === sequence ? html` selected` : ''}>+${instant - from} ms ${name} ${[data.stage, data.round, data.expert, data.artifact].filter((part) => part !== undefined).join(' ')}</option>`)}`;
  };
  return html`<form class="row card" method="get"><label>${say('ops.compare.earlier')} <select name="a">${options(chosen.a)}</select></label>
<label>${say('ops.compare.later')} <select name="b">${options(chosen.b)}</select></label><button>${say('ops.compare.show')}</button></form>`;
}

function table({ say }: OpsRequest, found: readonly Difference[]): Html {
  const cell = (label: string, value: unknown): Html =>
    html`<td data-label="${label}"><code>${isolated(value === undefined ? '–' : short(JSON.stringify(value), VALUE))}</code></td>`;
  return html`<div class="card scroll" tabindex="0" role="group" aria-label="${say('ops.compare.title')}"><table class="stacks compare"><thead><tr><th>${say('ops.compare.place')}</th><th>${say('ops.compare.earlier')}</th><th>${say('ops.compare.later')}</th></tr></thead><tbody>
${found.slice(0, SHOWN).map(({ path, before, after }) => html`<tr><td><code>${isolated(path.join(' › '))}</code></td>${cell(say('ops.compare.earlier'), before)}${cell(say('ops.compare.later'), after)}</tr>`)}</tbody></table></div>`;
}
