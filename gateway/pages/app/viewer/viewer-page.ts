/** The viewer: the document as it is, with its findings in the margin, and what remains to be decided. */
import type { Speaker } from '../../../../actors/languages/index.ts';
import { judgedScore, type ReviewResult } from '../../../../protocols/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import { includesRole } from '../../../people/index.ts';
import { type Html, html, isolated } from '../../html.ts';
import type { Say } from '../../languages.ts';
import type { AppRequest } from '../access.ts';
import { namesIn, notedAside, notedMakers } from '../names.ts';
import { pills } from '../severity-pills.ts';
import type { CompletedReview } from './completed-review.ts';
import type { Block } from './document-blocks.ts';
import { type CardContext, findingCard, formTemplate, saidByClaim } from './finding-card.ts';
import { markedText } from './marked-text.ts';
import { type Decided, type ShownBlock, type ViewerContent, viewerContent } from './viewer-content.ts';
import { downloads, type RevisionState, revisionPart } from './viewer-files.ts';

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;

/** Clauses in the outline: more are no overview. */
const MAX_OUTLINE = 250;

export interface ViewerState {
  readonly decisions: ReadonlyMap<string, Decided>;
  readonly revision: RevisionState;
}

export async function viewerPage(request: AppRequest, review: CompletedReview, state: ViewerState): Promise<Answer> {
  const { view, result, text } = review;
  const { say, language, person } = request;
  const names = await namesIn(language);
  const content = viewerContent(review, state.decisions);
  const decides = includesRole(person.role, 'reviewer');
  const context: CardContext = { review: view.review_id, say, names, decides, said: saidByClaim(result) };
  const body = html`<review-viewer data-undecided="${say('app.viewer.reload')}">
${heading(review, { say, names, makers: await notedMakers(result, names), aside: await notedAside(result, names) })}${toolbar(content, review, { say, names, state, decides })}
<div class="viewer"><nav class="outline" aria-label="${say('app.viewer.outline')}"><ol>${outline(content, result)}</ol></nav>
<article lang="${result.document.language}">${general(content, context)}${content.blocks.map((block) => shownBlock(block, text, context))}</article></div>${decides && formTemplate(context)}${keys(say)}</review-viewer>`;
  return request.page({ title: view.document_title, body, scripts: ['review-viewer.js'] });
}

interface Heading {
  readonly say: Say;
  readonly names: Speaker;
  /** Who sat on the panel beside the embedded experts. */
  readonly makers: string | undefined;
  /** What holds and is no issue. */
  readonly aside: string | undefined;
}

function heading({ view, result }: CompletedReview, { say, names, makers, aside }: Heading): Html {
  const { metadata, structured_issues, panel, document } = result;
  const facts = say('app.viewer.facts', {
    type: names.documentType(metadata.document_type),
    issues: structured_issues.length,
    experts: panel.length,
  });
  const unread = document.unread.map((each) => html`<p>${each}</p>`);
  return html`<h1>${isolated(view.document_title)}</h1><p class="soft">${facts} · ${score(result, say, names)}</p>
${makers !== undefined && html`<div class="notice"><p>${makers}</p></div>`}${verdict(result, names)}${unread.length > 0 && html`<div class="notice"><p><b>${say('app.viewer.unread')}</b></p>${unread}</div>`}
${spokenFor(result, say)}<p class="links"><a href="/app/reviews/${view.review_id}/obligations">${say('app.viewer.obligations')}</a>${beside(view.review_id, result, say)}</p>${aside !== undefined && html`<p class="soft">${aside}</p>`}`;
}

/** Whom the review speaks for, where it was told. */
function spokenFor({ metadata: { side } }: ReviewResult, say: Say): Html | undefined {
  if (side === undefined) return undefined;
  const { asked, party } = side;
  return html`<p dir="auto">${party === null ? say('app.viewer.side-unknown', { asked }) : say('app.viewer.side', { party })}</p>`;
}

/** The ways to what the document was held against. */
const beside = (review: string, { playbook, deviations }: ReviewResult, say: Say): Html =>
  html`${playbook && html` · <a href="/app/reviews/${review}/positions">${say('app.viewer.playbook', { name: playbook.name, version: playbook.version })}</a>`}${deviations && html` · <a href="/app/reviews/${review}/comparison">${say('app.viewer.comparison')}</a>`}`;

const score = ({ metadata, risk }: ReviewResult, say: Say, names: Speaker): string =>
  judgedScore(metadata) === null
    ? say('app.viewer.least-risk', { score: names.number(Math.round(risk.overall)) })
    : say('app.viewer.risk', { score: names.number(Math.round(metadata.overall_score)) });

/** What the reader may do with the document, first. Results of earlier versions do not say. */
function verdict({ metadata }: ReviewResult, names: Speaker): Html | false {
  const key = `report.verdict.${metadata.verdict}`;
  if (!names.has(key)) return false;
  const reasons = metadata.verdict_reasons.map((reason) => html`<p>${reason}</p>`);
  return html`<div class="notice verdict"><p><b>${names.text(key)}</b></p>${reasons}</div>`;
}

interface Toolbar {
  readonly say: Say;
  readonly names: Speaker;
  readonly state: ViewerState;
  readonly decides: boolean;
}

function toolbar(content: ViewerContent, review: CompletedReview, { say, names, state, decides }: Toolbar): Html {
  const { findings } = content;
  const open = findings.filter(({ decided }) => decided === undefined).length;
  const filters = SEVERITIES.map((severity) => {
    const count = findings.filter(({ issue }) => issue.severity === severity).length;
    return (
      count > 0 &&
      html`<label class="check ${severity}"><input type="checkbox" value="${severity}" checked> ${names.severity(severity)} ${count}</label>`
    );
  });
  return html`<div class="toolbar"><fieldset data-filter hidden><legend class="unseen">${say('app.viewer.filter')}</legend>${filters}</fieldset>
<span class="unscripted">${pills(countsOf(content), names)}</span>
${findings.length > 0 && html`<span class="remaining"><progress max="${findings.length}" value="${findings.length - open}" aria-label="${say('app.viewer.progress')}"></progress> <output aria-live="polite" data-text="${say('app.viewer.remaining', { count: -1 })}">${say('app.viewer.remaining', { count: open })}</output></span>`}
${decides && revisionPart(review.view.review_id, state, say)}${downloads(review.view, say)}</div>`;
}

const countsOf = ({ findings }: ViewerContent) =>
  SEVERITIES.map(
    (severity) => [severity, findings.filter(({ issue }) => issue.severity === severity).length] as const,
  ).filter(([, count]) => count > 0);

const outline = ({ blocks }: ViewerContent, { document }: ReviewResult): Html[] => {
  const starts = new Set(blocks.map(({ block }) => block.start));
  return document.clauses
    .filter(({ depth, start, heading, number }) => depth <= 1 && starts.has(start) && heading + number !== '')
    .slice(0, MAX_OUTLINE)
    .map(
      ({ start, number, heading, depth }) =>
        html`<li class="depth-${Math.min(depth, 1)}"><a href="#p${start}">${number} ${heading}</a></li>`,
    );
};

const general = ({ general: findings }: ViewerContent, context: CardContext): Html | false =>
  findings.length > 0 &&
  html`<section class="block general" lang=""><h2>${context.say('app.viewer.general')}</h2><div class="margin">${findings.map((each) => findingCard(each, context))}</div></section>`;

function shownBlock({ block, findings, marking }: ShownBlock, text: string, context: CardContext): Html {
  const cards = findings.map((each) => findingCard(each, context));
  return html`<section class="block" id="p${block.start}"><div class="text">${written(block, text, marking)}</div>${cards.length > 0 && html`<div class="margin">${cards}</div>`}</section>`;
}

function written(block: Block, text: string, marking: ShownBlock['marking']): Html {
  if (block.kind === 'table') {
    const rows = block.rows.map(
      (cells) =>
        html`<tr>${cells.map((cell) => html`<td dir="auto"${taking('colspan', cell.across)}${taking('rowspan', cell.down)}>${markedText(text, cell, marking)}</td>`)}</tr>`,
    );
    return html`<div class="scroll"><table class="document">${rows}</table></div>`;
  }
  const { start, end, numberEnd, alignment = '' } = block;
  const number =
    numberEnd > start && html`<span class="clause">${markedText(text, { start, end: numberEnd }, marking)}</span>`;
  const words = markedText(text, { start: numberEnd, end }, marking);
  if (block.kind === 'paragraph')
    return html`<p class="depth-${block.depth} ${alignment}" dir="auto">${number}${words}</p>`;
  return html`<p class="heading level-${block.level} ${alignment}" role="heading" aria-level="${block.level}" dir="auto">${number}${words}</p>`;
}

const taking = (name: string, count = 1): Html | false => count > 1 && html` ${name}="${count}"`;

const KEYS = ['j', 'k', 'a', 'r', 'e', 'u', '?'] as const;

const keys = (say: Say): Html =>
  html`<dialog aria-label="${say('app.keys.title')}"><h2>${say('app.keys.title')}</h2><dl>${KEYS.map((key) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(`app.keys.${key}`)}</dd></div>`)}</dl><form method="dialog"><button autofocus>${say('app.keys.close')}</button></form></dialog>
<p class="soft hint" hidden>${say('app.keys.hint')}</p>`;
