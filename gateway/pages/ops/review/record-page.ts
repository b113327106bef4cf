import { createHash } from 'node:crypto';
import type { Answer } from '../../../http/request-context.ts';
import { assetNamed } from '../../assets.ts';
import { Html, html } from '../../html.ts';
import { textAnswer } from '../../page-answer.ts';
import { instant, type OpsRequest } from '../ops-page.ts';
import type { OpsServices } from '../ops-services.ts';
import { storyFor, writeStory } from './review-page.ts';

/**
 * A review's record as one file: an incident's page to be sent or filed. It has no script, asks nobody for anything, and
 * leaves out what is the customer's: title, account, and the words of an error.
 */
export function recordPage(request: OpsRequest, services: OpsServices): Answer {
  const { say, language } = request;
  const story = storyFor(request, services);
  const { review_id: id, stage } = story.view;
  const style = assetNamed('style.css').text;
  const hash = createHash('sha256').update(style).digest('base64');
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'sha256-${hash}'"><title>${id} · Conclave</title><style>${new Html(style)}</style></head>
<body><main class="record"><h1>${id} <span class="pill">${stage}</span></h1><p class="soft">${say('ops.record.made')} ${instant(services.clock.now())}. ${say('ops.record.without')}</p>
${writeStory(story, services.machines.get('review'), say, true)}</main></body></html>`;
  return textAnswer(page.text, 'text/html; charset=utf-8', {
    headers: { 'content-disposition': `attachment; filename="${id}.html"` },
  });
}
