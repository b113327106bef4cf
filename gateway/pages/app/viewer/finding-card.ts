/** A finding in the margin: what it is, who is for and against it, and the buttons that decide on it. */
import type { Speaker } from '../../../../actors/languages/index.ts';
import type { ReviewResult, SpokenPosition } from '../../../../protocols/index.ts';
import { type Html, html } from '../../html.ts';
import type { Say } from '../../languages.ts';
import type { ShownFinding } from './viewer-content.ts';

export interface CardContext {
  readonly review: string;
  readonly say: Say;
  readonly names: Speaker;
  /** Whether the reader may decide. */
  readonly decides: boolean;
  /** What was said of each claim, in the order of the rounds. */
  readonly said: ReadonlyMap<string, readonly Said[]>;
}

export interface Said extends SpokenPosition {
  readonly round: number;
}

/** Voices of a debate on its card; all of them are one link away. */
const SHOWN_VOICES = 4;

/** What was said of each claim. */
export function saidByClaim({ boardroom_discussion }: ReviewResult): Map<string, Said[]> {
  const all = boardroom_discussion.flatMap(({ round, statements }) => statements.map((each) => ({ ...each, round })));
  return Map.groupBy(all, ({ claim }) => claim);
}

export function findingCard(finding: ShownFinding, context: CardContext): Html {
  const { issue, decided, target } = finding;
  const { say, names } = context;
  return html`<details name="finding" class="finding ${issue.severity}" id="${issue.id}" data-target="${target}" data-severity="${issue.severity}" data-decision="${decided?.action}" data-version="${decided?.version ?? 0}">
<summary><span class="pill ${issue.severity}">${names.severity(issue.severity)}</span> <b dir="auto">${issue.title}</b> <span class="decided">${decided && say(`app.decided.${decided.action}`)}</span></summary>
<div class="body"><p dir="auto">${issue.description}</p>${issue.suggestions.map((each) => html`<p class="soft" dir="auto">${each}</p>`)}
${standing(finding, context)}${wording(finding, context)}${context.decides && toDecide(finding, context)}${why(finding, context)}</div></details>`;
}

/** For whom it is worse, and what the company's own playbook takes instead. */
function standing({ issue: { side_note, standing, sides, playbook } }: ShownFinding, { say }: CardContext): Html {
  const favoured = standing === 'for' ? sides?.find(({ effect }) => effect === 'better') : undefined;
  const fallback = playbook?.fallback.map(
    ({ wording, note }) => html`<li dir="auto">${wording} <span class="soft">${note}</span></li>`,
  );
  return html`${side_note && html`<p dir="auto">${side_note}</p>`}${favoured && html`<p class="good" dir="auto">${say('app.finding.better', { party: favoured.party })}</p>`}
${fallback && fallback.length > 0 && html`<p class="label">${say('app.finding.fallbacks')}</p><ol>${fallback}</ol>`}${playbook?.walk_away && html`<p class="bad" dir="auto">${say('app.finding.walk-away')} ${playbook.walk_away}</p>`}${playbook?.owner && html`<p class="soft" dir="auto">${say('app.finding.owner', { owner: playbook.owner })}</p>`}`;
}

function wording({ change, decided }: ShownFinding, { say }: CardContext): Html | undefined {
  if (change === undefined) return undefined;
  const after = decided?.action === 'edit' ? (decided.after ?? change.after) : change.after;
  return html`<div class="wording"><p class="label">${say('app.finding.wording')}</p><p dir="auto">${change.before !== '' && html`<del>${change.before}</del> `}${after !== '' && html`<ins data-after>${after}</ins>`}</p>
<p class="soft" dir="auto">${[change.rationale, change.cost].filter(Boolean).join(' ')}</p></div>`;
}

/** With script the card gets its form from the page's template when it is opened; without it the form is on the finding's own page. */
const toDecide = ({ issue, decided }: ShownFinding, { review, say }: CardContext): Html =>
  html`<noscript><p><a class="button" href="/app/reviews/${review}/debate/${issue.id}">${say('app.finding.decide')}</a></p></noscript>${decidedBy(decided, say)}`;

const decidedBy = (decided: ShownFinding['decided'], say: Say): Html =>
  html`<p class="soft by"${decided?.reason !== undefined && html` data-reason="${decided.reason}"`}>${decided && say('app.finding.by', { name: decided.by })}</p>`;

/** One for all cards of a page: browsers look through every form that they are sent, which takes two milliseconds for each. */
export const formTemplate = ({ review, say }: Pick<CardContext, 'review' | 'say'>): Html =>
  html`<template id="decide">${decideForm({ review, finding: '', target: '', after: '', decided: undefined }, say)}</template>`;

/** A finding with all that can be done about it, on its own page. */
export const decidable = (finding: ShownFinding, context: CardContext): Html => {
  const { issue, change, target, decided } = finding;
  const { review, say, decides } = context;
  const after = change && (decided?.after ?? change.after);
  return html`<section class="finding" data-decision="${decided?.action}">${wording(finding, context)}${decides && decideForm({ review, finding: issue.id, target, after, decided }, say)}${decidedBy(decided, say)}</section>`;
};

interface DecideForm {
  readonly review: string;
  readonly finding: string;
  readonly target: string;
  /** The wording to edit; undefined where there is no change. */
  readonly after: string | undefined;
  readonly decided: ShownFinding['decided'];
}

function decideForm({ review, finding, target, after, decided }: DecideForm, say: Say): Html {
  const button = (action: string, text: string): Html =>
    html`<button name="action" value="${action}" aria-pressed="${String(decided?.action === action)}">${text}</button>`;
  const edit =
    after !== undefined &&
    html`<details class="edit"><summary>${say('app.finding.edit')}</summary><label>${say('app.finding.edited')} <textarea name="after" rows="5" maxlength="20000" dir="auto">${after}</textarea></label>
${button('edit', say('app.finding.keep'))}</details>`;
  return html`<form class="decide" method="post" action="/app/reviews/${review}/decisions"><input type="hidden" name="target" value="${target}"><input type="hidden" name="finding" value="${finding}"><input type="hidden" name="seen" value="${decided?.version ?? 0}">
<div class="row">${button('accept', say('app.finding.accept'))}${button('reject', say('app.finding.reject'))}<button name="action" value="undo" class="undo">${say('app.finding.undo')}</button></div>
${edit}<label class="reason">${say('app.finding.reason')} <input name="reason" maxlength="2000" value="${decided?.reason}"></label></form>`;
}

function why({ issue }: ShownFinding, { review, say, names, said }: CardContext): Html {
  const { consensus, evidence, claim } = issue;
  const voices = (said.get(claim ?? '') ?? []).filter(({ stance }) => stance !== 'abstain');
  const opposed = consensus.dissent.filter(({ expert }) => !voices.some((voice) => voice.expert === expert));
  const shown = [...opposed.map((each) => ({ ...each, round: consensus.rounds })), ...voices].slice(0, SHOWN_VOICES);
  const ballots = say('app.finding.ballots', {
    support: consensus.support,
    oppose: consensus.oppose,
    abstain: consensus.abstain,
    belief: names.number(consensus.belief, { style: 'percent' }),
  });
  const quotes = evidence
    .slice(1)
    .map(({ quote, section }) => html`<li><q dir="auto">${short(quote)}</q> <span class="soft">${section}</span></li>`);
  // Where everybody agrees it is one click away: the card stays short, and the text beside it together.
  return html`<details class="why"${consensus.oppose > 0 && html` open`}><summary class="label">${say('app.finding.why')}</summary><p>${names.text(`outcome.${consensus.outcome}`)} · ${ballots}</p>
${shown.map((each) => voice(each, names, say('app.debate.round', { round: each.round })))}${quotes.length > 0 && html`<p>${say('app.finding.also')}</p><ul>${quotes}</ul>`}
<p><a href="/app/reviews/${review}/debate/${issue.id}">${say('app.finding.debate')}</a></p></details>`;
}

/** What one expert said, and in which round where nothing around it says so. */
export const voice = ({ expert_name, stance, reason }: Said, names: Speaker, round?: string): Html =>
  html`<p class="voice ${stance}"><b>${expert_name}</b> <span class="stance">${names.text(`stance.${stance}`)}</span> ${round !== undefined && html`<span class="soft">${round}</span> `}<span dir="auto">${reason}</span></p>`;

const LONGEST_QUOTE = 200;
const short = (quote: string): string =>
  quote.length <= LONGEST_QUOTE ? quote : `${quote.slice(0, LONGEST_QUOTE).toWellFormed()}…`;
