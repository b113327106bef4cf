import type { Answer } from '../../http/request-context.ts';
import type { AuditTrail } from '../../operations/audit-trail.ts';
import { html, isolated } from '../html.ts';
import { instant, type OpsRequest, opsPage, short } from './ops-page.ts';

const PAGE = 100;

/** Who did what, the newest first. */
export function logPage(request: OpsRequest, audit: AuditTrail): Answer {
  const { say, url } = request;
  const [at = '', id = ''] = (url.searchParams.get('before') ?? '').split('~');
  const { entries, next } = audit.newest(/^\d+$/.test(at) && id !== '' ? [Number(at), id] : null, PAGE);
  const title = say('ops.menu.log');
  const body = html`<h1>${title}</h1>${
    entries.length === 0
      ? html`<p class="card soft">${say('ops.log.none')}</p>`
      : html`<div class="card scroll" tabindex="0" role="group" aria-label="${title}"><table class="stacks"><thead><tr><th>${say('ops.log.at')}</th><th>${say('ops.log.by')}</th><th>${say('ops.log.act')}</th><th>${say('ops.log.what')}</th><th>${say('ops.letters.outcome')}</th></tr></thead><tbody>${entries.map(
          (entry) =>
            html`<tr><td>${instant(entry.at)}</td><td data-label="${say('ops.log.by')}">${isolated(short(entry.by))}</td><td><code>${entry.act}</code></td><td><code>${short(JSON.stringify(entry.params), 200)}</code></td><td class="${entry.outcome === 'done' ? 'good' : 'bad'}">${entry.outcome} <span class="soft">${short(entry.detail ?? '', 200)}</span></td></tr>`,
        )}</tbody></table></div>`
  }${next !== null && html`<p><a class="button" href="/ops/log?before=${next.join('~')}">${say('ops.more')}</a></p>`}`;
  return opsPage(request, { title, body, data: { entries, next } });
}
