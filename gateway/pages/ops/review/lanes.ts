import type { Transition } from '../../../../runtime/observation/index.ts';
import { type Html, html } from '../../html.ts';
import type { Say } from '../../languages.ts';
import { duration } from '../ops-page.ts';
import { type Story, stays } from './review-story.ts';

/** Units of a drawing across: it is as wide as there is room. */
const WIDTH = 1_000;

interface Scale {
  readonly from: number;
  readonly until: number;
}

const place = (at: number, { from, until }: Scale): number =>
  Math.round(((at - from) / Math.max(1, until - from)) * WIDTH * 10) / 10;

/** Top-level states by how they look: five kinds can be told apart, eleven cannot. */
const LOOKS: Readonly<Record<string, string>> = {
  thinking: 'work',
  listening: 'wait',
  dismissed: 'over',
  analysing: 'work',
  debating: 'talk',
  drafting: 'write',
  publishing: 'print',
  posting: 'work',
  waiting: 'wait',
  failed: 'fail',
  exhausted: 'fail',
};

const lookOf = (state: string): string => LOOKS[state.split('.')[0] ?? ''] ?? 'other';

function bars(steps: readonly Transition[], scale: Scale, height: number): Html[] {
  return stays(steps, scale.until).flatMap(({ state, at, ms }, index, all) => {
    const isLast = index === all.length - 1;
    // A final state is drawn as a mark, since a bar without duration cannot be seen.
    if (ms === 0 && !isLast) return [];
    const x = place(at, scale);
    const width = Math.max(isLast && lookOf(state) === 'over' ? 2 : 1, place(at + ms, scale) - x);
    const shown = lookOf(state) === 'over' ? 2 : width;
    return [html`<rect class="${lookOf(state)}" x="${x}" width="${Math.round(shown * 10) / 10}" height="${height}"/>`];
  });
}

/** The review's states along its time. */
export function reviewLane(story: Story, say: Say): Html {
  const all = stays(story.path, story.until);
  const held = (story.isOver ? all.slice(0, -1) : all).filter(({ ms }) => ms > 0);
  const words = held.map(({ state, ms }) => `${state} ${duration(ms)}`).join(', ');
  return html`<svg class="lane tall" viewBox="0 0 ${WIDTH} 22" preserveAspectRatio="none" role="img" aria-label="${say('ops.review.time')}: ${words}">${bars(story.path, story, 22)}</svg>
<ul class="legend">${held.map(({ state, ms }) => html`<li><i class="${lookOf(state)}"></i>${state} <b>${duration(ms)}</b></li>`)}</ul>`;
}

/** One lane for each of the other actors, those that were busy longest first. */
export function actorLanes(story: Story, say: Say, isRecord: boolean): Html {
  const review = story.view.review_id;
  const rows = [...story.others].map(([name, steps]) => {
    const busy = stays(steps, story.until).reduce((sum, { state, ms }) => sum + (lookOf(state) === 'work' ? ms : 0), 0);
    return { name, steps, busy, state: steps.at(-1)?.to ?? '' };
  });
  const sorted = rows.toSorted((a, b) => b.busy - a.busy || (a.name < b.name ? -1 : 1));
  return html`<ol class="lanes card" tabindex="0" aria-label="${say('ops.review.actors')}">${sorted.map(
    ({ name, steps, busy, state }) => {
      const [type = '', ...rest] = name.split(' ');
      const member = rest.join(' ');
      const href = `/ops/actors/${type}/${encodeURIComponent(member === '' ? review : `${review}.${member}`)}`;
      const failure = type === 'expert' ? story.failures[member] : undefined;
      const label = member === '' ? type : member;
      return html`<li data-actor="${name}" data-state="${state}"><span class="who">${isRecord ? label : html`<a href="${href}">${label}</a>`}${failure !== undefined && html` <span class="bad" title="${failure}">${say('ops.review.left-out')}</span>`}</span><span class="now soft">${state}</span><svg class="lane" viewBox="0 0 ${WIDTH} 8" preserveAspectRatio="none" aria-hidden="true">${bars(steps, story, 8)}</svg><span class="number soft">${duration(busy)}</span></li>`;
    },
  )}</ol>`;
}
