/** One finding: what can be decided on it, and its whole debate, every position of every round. */
import type { Answer } from '../../../http/request-context.ts';
import { includesRole } from '../../../people/index.ts';
import { html, isolated } from '../../html.ts';
import { PageError } from '../../page-request.ts';
import type { AppRequest } from '../access.ts';
import { namesIn } from '../names.ts';
import type { CompletedReview } from './completed-review.ts';
import { decidable, type Said, saidByClaim, voice } from './finding-card.ts';
import { otherRules } from './other-rules.ts';
import { type Decided, shownFinding } from './viewer-content.ts';

export async function debatePage(
  request: AppRequest,
  { view, result, debate }: CompletedReview,
  decisions: ReadonlyMap<string, Decided>,
): Promise<Answer> {
  const { say, language, params, person } = request;
  const issue = result.structured_issues.find(({ id }) => id === params.issue);
  if (issue === undefined) throw new PageError(404);
  const names = await namesIn(language);
  const byClaim = saidByClaim(result);
  const said = byClaim.get(issue.claim ?? '') ?? [];
  const change = result.proposed_changes.find(({ issue_id }) => issue_id === issue.id);
  const decides = includesRole(person.role, 'reviewer');
  const context = { review: view.review_id, say, names, decides, said: byClaim };
  const raised = issue.raised_by.map(
    (id) => result.panel.find(({ expert }) => expert === id)?.name ?? names.expert(id),
  );
  const rounds = [...Map.groupBy(said, ({ round }) => round)].map(([round, voices]) => {
    const [quiet, loud] = [voices.filter(isAbstaining), voices.filter((each) => !isAbstaining(each))];
    const abstained = say('app.debate.abstained', { names: names.list(quiet.map(({ expert_name }) => expert_name)) });
    return html`<section><h2 class="round">${say('app.debate.round', { round })}</h2>${loud.map((each) => voice(each, names))}
${quiet.length > 0 && html`<p class="soft">${abstained}</p>`}</section>`;
  });
  const quotes = issue.evidence.map(
    ({ quote, section }) =>
      html`<blockquote dir="auto" lang="${result.document.language}">${quote}<footer class="soft">${section}</footer></blockquote>`,
  );
  const title = issue.title;
  const body = html`<p><a href="/app/reviews/${view.review_id}#${issue.id}">${isolated(view.document_title)}</a></p>
<h1><span class="pill ${issue.severity}">${names.severity(issue.severity)}</span> <span dir="auto">${title}</span></h1><p dir="auto">${issue.description}</p>${quotes}${decidable(shownFinding(issue, change, decisions), context)}
<p>${say('app.debate.raised', { names: names.list(raised) })}</p>${rounds.length === 0 ? html`<p class="soft">${say('app.debate.none')}</p>` : rounds}
${await otherRules(debate, issue.claim ?? '', { say, names })}`;
  return request.page({ title, body });
}

const isAbstaining = ({ stance }: Said): boolean => stance === 'abstain';
