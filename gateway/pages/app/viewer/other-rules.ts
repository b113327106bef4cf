/** What other decision rules would make of a claim: which of them turn its verdict, by how much, and on whose word. */
import type { Speaker } from '../../../../actors/languages/index.ts';
import { claimOutcome, debateRecord, type ReviewContext } from '../../../../actors/review/index.ts';
import { type Html, html } from '../../html.ts';
import type { Say } from '../../languages.ts';

interface Words {
  readonly say: Say;
  readonly names: Speaker;
}

/** Nothing where the record of the debate is no longer kept, or has no such claim. */
export async function otherRules(
  debate: ReviewContext | undefined,
  claim: string,
  { say, names }: Words,
): Promise<Html | undefined> {
  const verdict = debate?.verdicts.find((one) => one.claim === claim);
  if (debate === undefined || verdict === undefined) return undefined;
  // Loaded with the first page that needs it: a service that nobody looks at does without the lab.
  const { turnedOn } = await import('../../../../protocols/lab/index.ts');
  const turned = turnedOn(debateRecord(debate), claim, verdict.outcome, claimOutcome);
  const heading = html`<h2>${say('app.debate.rules')}</h2>`;
  if (turned.length === 0)
    return html`<section>${heading}<p class="soft">${say('app.debate.rules.none')}</p></section>`;
  const rows = turned.map(
    ({ rule, is, margin, pivotal }) =>
      html`<tr><th scope="row" lang="en">${rule}</th><td>${names.text(`outcome.${is}`)}</td><td class="number">${margin.toFixed(2)}</td><td>${names.list((pivotal ?? []).map((id) => names.expert(id)))}</td></tr>`,
  );
  return html`<section>${heading}<div class="scroll" tabindex="0" role="group" aria-label="${say('app.debate.rules')}"><table><thead><tr><th>${say('app.debate.rules.rule')}</th><th>${say('app.debate.rules.is')}</th><th class="number">${say('app.debate.rules.margin')}</th><th>${say('app.debate.rules.pivotal')}</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}
