import { type Html, html } from '../../html.ts';
import type { Say } from '../../languages.ts';
import type { ClaimLine, RoundCell, Story } from './review-story.ts';

const STANCES = ['support', 'oppose', 'amend', 'abstain'] as const;

/** Abstentions are only counted. */
const NAMED = ['support', 'oppose', 'amend'] as const;

/** Units across of a bar. */
const BAR = 100;

/** The claims of a debate, round by round: how many stood where, and who moved. Without the words of the document. */
export function claimsTable({ claims, rounds }: Story, say: Say): Html {
  if (claims.length === 0) return html`<p class="card soft">${say('ops.claims.none')}</p>`;
  return html`<div class="card scroll" tabindex="0" role="group" aria-label="${say('ops.review.debate')}"><p class="legend">${STANCES.map((stance) => html`<span><i class="${stance}"></i>${say(`ops.claims.${stance}`)}</span>`)}<span>▲ ${say('ops.claims.mover')}</span></p>
<table class="claims"><thead><tr><th>${say('ops.claims.claim')}</th><th class="number">${say('ops.claims.raised')}</th>${Array.from({ length: rounds }, (_, round) => html`<th>${say('ops.claims.round', { round: round + 1 })}</th>`)}<th>${say('ops.claims.outcome')}</th><th class="number">${say('ops.claims.belief')}</th></tr></thead><tbody>
${claims.map((line) => writeLine(line, say))}</tbody></table></div>`;
}

const writeLine = ({ claim, rule, severity, raised, rounds, outcome, belief }: ClaimLine, say: Say): Html =>
  html`<tr id="${claim}"><th scope="row"><code>${claim}</code> ${rule} <span class="pill ${severity}">${severity}</span></th><td class="number">${raised}</td>${rounds.map((cell, index) => html`<td>${writeCell(cell, claim, index + 1, say)}</td>`)}<td>${outcome}</td><td class="number">${belief?.toFixed(2)}</td></tr>`;

function writeCell(cell: RoundCell, claim: string, round: number, say: Say): Html {
  const all = STANCES.reduce((sum, stance) => sum + cell[stance], 0);
  if (all === 0) return html`<span class="soft">·</span>`;
  let x = 0;
  const parts = STANCES.map((stance) => {
    const width = Math.round((cell[stance] / all) * BAR);
    const part = width > 0 && html`<rect class="${stance}" x="${x}" width="${width}" height="10"/>`;
    x += width;
    return part;
  });
  const told = STANCES.map((stance) => `${say(`ops.claims.${stance}`)} ${cell[stance]}`).join(', ');
  const { names, moved } = cell;
  const bar = html`<svg class="bar" viewBox="0 0 ${BAR} 10" preserveAspectRatio="none" role="img" aria-label="${told}">${parts}</svg>`;
  const people = NAMED.filter((stance) => names[stance].length > 0).map(
    (stance) => html`<p><i class="${stance}"></i>${say(`ops.claims.${stance}`)}: ${listed(names[stance])}</p>`,
  );
  if (people.length === 0) return bar;
  const movers =
    moved.length > 0 && html`<p>${say('ops.claims.moved', { count: moved.length, round })}: ${listed(moved)}</p>`;
  return html`<details class="stances" name="stances-${claim}"><summary>${bar}${moved.length > 0 && ` ▲${moved.length}`}</summary>${movers}${people}</details>`;
}

/** Names of one stance: a panel of a hundred is not read to its end. */
const MOST_NAMES = 20;

const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMES).join(', ')} … +${names.length - MOST_NAMES}`;
